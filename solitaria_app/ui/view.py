"""The present moment, as every part of the window draws it."""

from __future__ import annotations

from dataclasses import dataclass

from solitaria_app.engine.agenda import TakeStock
from solitaria_app.engine.inputs import DONE
from solitaria_app.engine.play import refusal
from solitaria_app.engine.refusal import Why
from solitaria_app.engine.state import GameState
from solitaria_app.session.words import Words
from solitaria_app.ui.interaction import AtCard, Offer, Selection, probe
from solitaria_app.ui.map.targets import Target
from solitaria_app.ui.texts import Texts
from solitaria_app.ui.theme import Theme


@dataclass(frozen=True)
class View:
    """The table, what can be chosen, and the words and looks to show it with."""

    state: GameState
    words: Words
    texts: Texts
    theme: Theme
    offer: Offer
    selected: Selection | None = None
    keys: bool = True
    """Whether digits and letters choose, and so stand on cards and options."""
    learner: bool = False
    """Whether texts for learners are shown."""
    lesson: str = ""
    """What a learner may want to know at this prompt."""
    reaction: str = ""
    """The part of it on what Contrarius will do."""
    so_far: str = ""
    """What the present action has done and paid so far."""

    @property
    def stock_known(self) -> bool:
        """Whether goods and money of the human are known, or asked for now."""
        state = self.state
        return not state.light or state.over or isinstance(state.agenda[-1], TakeStock)

    @property
    def card_keys(self) -> bool:
        """Whether keys stand on cards; while the table is corrected buttons come first."""
        return self.keys and not (self.offer.control == "correct" and self.offer.options)

    def why_not_done(self) -> str:
        """Why the action can't be ended now, empty if it can or never ends that way."""
        refused = refusal(self.state, DONE)
        if refused is None or refused.why in (Why.NOT_NOW, Why.GAME_OVER):
            return ""
        return self.words.refusal(self.state, DONE, refused).text

    def why_not(self, at: Target | AtCard) -> str:
        """Why a thing can't be chosen now, empty if it can or if it is not in question."""
        if self.offer.pointed(at) is not None or self.offer.control == "correct":
            return ""
        given = probe(self.state, self.selected, at)
        if given is None:
            return ""
        refused = refusal(self.state, given)
        return "" if refused is None else self.words.refusal(self.state, given, refused).text
