"""What a person can point at now, and what that does. No Qt: everything here can be tested bare."""

from . import chance as chance
from .effect import after as after
from .idle import ends_with_nothing as ends_with_nothing
from .moving import reach as reach
from .offer import offer as offer
from .probe import probe as probe
from .values import AtCard as AtCard
from .values import Offer as Offer
from .values import Option as Option
from .values import Selection as Selection
