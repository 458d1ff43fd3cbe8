"""Correcting the table: what can be pointed at, and which correction that means. No Qt."""

from .offer import correct as correct
from .parts import Part as Part
from .parts import parts_of as parts_of
