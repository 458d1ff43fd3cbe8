"""Solitaria Companion: Concordia solo against Contrarius, in a window and in a terminal."""

__version__ = "0.1.0"
