"""Whole random games in words: nothing fails, and nothing of the machinery shows through."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solitaria_app.engine import inputs as inp
from solitaria_app.engine import play, setup
from solitaria_app.engine.board import Kind
from solitaria_app.engine.dice import Die, Face
from solitaria_app.engine.events import Event
from solitaria_app.engine.goods import GOODS, Goods, as_goods
from solitaria_app.engine.handler import Handler
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.ruleset import Ruleset
from solitaria_app.engine.scoring import result
from solitaria_app.engine.state import GameState
from solitaria_app.session.words import LANGUAGES, Words
from tests.engine.table import BOARDS, LEVELS, rules_of

seeds = st.integers(min_value=0, max_value=2**32)


def machinery(rules: Ruleset) -> re.Pattern[str]:
    """Signs of code, and ids that are no words of either language."""
    board = rules.board
    ids = [*board.line_ids, *(card.id for card in rules.cards), *(city.id for city in board.cities)]
    odd = [re.escape(name) for name in ids if re.search("[-=~]|v", name)]
    return re.compile(rf"[{{}}_|<>]|\bNone\b|(?<![\w-])(?:{'|'.join(odd)})(?![\w-])")


def check(pattern: re.Pattern[str], *texts: str) -> None:
    for text in texts:
        assert text and not pattern.search(text), text
        assert "  " not in text and text == text.strip(), text


def run(rules: Ruleset, random: Random, spoken: list[Words]) -> None:
    """One game; what is said before and after every input is checked in each language."""
    pattern = machinery(rules)
    state, events = setup.begin(rules)
    turn: list[Event] = list(events)
    while not state.over:
        options = play.legal(state)
        chosen = random.choice(options)
        for words in spoken:
            request = words.prompt(state)
            check(pattern, request.title, request.text)
            for option in {chosen, *random.sample(options, min(2, len(options)))}:
                check(pattern, words.label(state, option), words.rule(state, option).text)
            check(pattern, words.undo_label([chosen]))
        state, events = play.apply(state, chosen)
        turn += events
        for words in spoken:
            for event in events:
                check(pattern, words.event(state, event))
    for words in spoken:
        story = words.story(state, turn)
        check(pattern, *(sentence.text for sentence in story))
        runs = {sentence.first: sentence.events for sentence in story}
        assert all(turn[first : first + len(part)] == list(part) for first, part in runs.items())
        ended = words.result(state, result(state))
        check(pattern, ended.headline, *ended.decided, *ended.human, *ended.contrarius)


@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=6)
@given(seed=seeds, level=st.sampled_from(LEVELS))
def test_whole_games(board: str, seed: int, level: str):
    rules = rules_of(board, level, mover="any" if seed % 2 else "shortest")
    run(rules, Random(seed), [Words(language, rules) for language in LANGUAGES])


class Guess:
    """Inputs of any kind on any thing of the game, allowed or not."""

    def __init__(self, rules: Ruleset, random: Random) -> None:
        self.rules, self.random = rules, random

    def below(self, limit: int) -> int:
        return self.random.randrange(limit)

    def goods(self) -> Goods:
        return as_goods([self.below(3) for _ in GOODS])

    def place(self) -> int:
        board = self.rules.board
        return self.random.randrange(-len(board.cities), len(board.lines))

    def of(self, kind: type) -> Input:
        board, below = self.rules.board, self.below
        card, city, line = below(27), below(len(board.cities)), below(len(board.lines))
        good = self.random.choice(GOODS)
        face = self.random.choice([*GOODS, *Face, 1, 2, 6])
        made: dict[type, Input] = {
            inp.Play: inp.Play(card),
            inp.Place: inp.Place(Kind(below(2)), city),
            inp.Step: inp.Step(self.place(), line),
            inp.Build: inp.Build(city),
            inp.Produce: inp.Produce(below(len(board.provinces))),
            inp.Cash: inp.CASH,
            inp.Money: inp.MONEY,
            inp.Sell: inp.Sell(good, below(4)),
            inp.Buy: inp.Buy(good, below(4)),
            inp.Copy: inp.Copy(card),
            inp.Purchase: inp.Purchase(card, self.goods()),
            inp.Keep: inp.Keep(self.goods()),
            inp.Send: inp.Send(self.place(), line),
            inp.Settle: inp.Settle(line),
            inp.Done: inp.DONE,
            inp.Token: inp.Token(city, good),
            inp.Reveal: inp.Reveal(card),
            inp.Rolled: inp.Rolled(self.random.choice(list(Die)), face),
        }
        return made[kind]

    def at(self, state: GameState) -> Input:
        """Mostly of a kind that the present prompt takes."""
        handler = play.HANDLERS[type(state.agenda[-1])] if state.agenda else None
        if isinstance(handler, Handler) and self.below(8):
            return self.of(self.random.choice(handler.accepts))
        return self.of(self.random.choice([inp.Play, inp.Cash, inp.Rolled, inp.Done]))


@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=6)
@given(seed=seeds, level=st.sampled_from(LEVELS))
def test_refusals_of_whatever_is_tried(board: str, seed: int, level: str):
    """The engine's own refusals of guessed inputs, on every table of a random game."""
    random = Random(seed)
    rules = rules_of(board, level)
    pattern, guess = machinery(rules), Guess(rules, random)
    spoken = [Words(language, rules) for language in LANGUAGES]
    state, _ = setup.begin(rules)
    while True:
        for _ in range(6):
            tried = guess.at(state)
            refused = play.refusal(state, tried)
            if refused is not None:
                for words in spoken:
                    said = words.refusal(state, tried, refused)
                    check(pattern, said.text, said.source)
        if state.over:
            return
        state, _ = play.apply(state, random.choice(play.legal(state)))
