"""What follows an amendment once what is asked is answered."""

from __future__ import annotations

from dataclasses import replace

import pytest

from solitaria_app.content.library import load
from solitaria_app.engine.agenda import ChooseCard, PurchaseAction
from solitaria_app.engine.corrections import SetPoints
from solitaria_app.engine.following import Way
from solitaria_app.engine.inputs import DONE, Input, Play, Purchase, Reveal, Rolled, Send
from solitaria_app.engine.play import legal
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.amend import Amendment, amend
from solitaria_app.session.game import Game
from solitaria_app.session.header import new_header
from solitaria_app.session.policy import random_policy
from solitaria_app.session.rest import Rest, answered, follow, settle
from solitaria_app.session.stream import Stream

LIBRARY = load()


def beside_table(seed: str, turns: int, way: Way = Way.FULL) -> Game:
    """A game of so many turns."""
    game = Game(new_header(LIBRARY, "italia", "standard", seed, way=way), LIBRARY)
    stream = Stream(seed)
    while game.state.turn < turns or not isinstance(game.state.agenda[-1], ChooseCard):
        game.do(random_policy(game.state, stream))
    return game


def answer(game: Game, rest: Rest, given: Input) -> Rest:
    """A person answers, and the rest goes on."""
    rest = answered(game.state, given, rest)
    game.do(given)
    return settle(game, rest)[1]


def forgotten(seeds: range, left: int) -> tuple[Game, int, Input]:
    """A game in which a purchase was ended while so many cards could still have been bought, with
    the number of that end and a purchase."""
    for seed in seeds:
        game = beside_table(f"rest {seed}", 9)
        for number, given in enumerate(game.inputs[:-8]):
            frame = game.state_at(number).agenda[-1]
            if given == DONE and isinstance(frame, PurchaseAction) and frame.left == left:
                for other in legal(game.state_at(number)):
                    if isinstance(other, Purchase):
                        return game, number, other
    raise AssertionError("no such game")


def answer_all(change: Amendment) -> tuple[Game, list[Input]]:
    """Answer what is asked, until all has followed; gives the answers too."""
    game, rest = change.game, change.rest
    given: list[Input] = []
    while rest:
        buys = isinstance(game.state.agenda[-1], PurchaseAction)
        other = next((one for one in game.legal() if one not in rest), game.legal()[0])
        given.append(DONE if buys else other)
        rest = answer(game, rest, given[-1])
    return game, given


@pytest.mark.parametrize("left", [1, 2])
def test_a_forgotten_purchase_is_put_in_and_the_rest_follows(left: int) -> None:
    game, number, purchase = forgotten(range(60), left)
    change = amend(game, number, purchase)
    if left == 2:  # first it is to be finished
        assert (change.rest, change.misfit) == (tuple(game.inputs[number + 1 :]), number + 1)
    new, given = answer_all(change)
    assert new.state.turn == game.state.turn
    plays = [given for given in game.inputs if isinstance(given, Play)]
    assert [given for given in new.inputs if isinstance(given, Play)] == plays
    assert purchase in new.inputs
    assert 1 <= len(given) <= 4  # the end of the purchase, and cards that came to the display


def test_an_end_that_answers_nothing_more_is_passed_over() -> None:
    """Another card is bought, so the action ends by itself: its end is passed over."""
    game, number, purchase = forgotten(range(60), 1)
    other = game.at(number)
    other.cut()
    other.do(purchase)
    assert not isinstance(other.state.agenda[-1], PurchaseAction)
    carried, _ = follow(other, (DONE, *game.inputs[number + 1 :]))
    assert carried[0].place == 1


def waiting(seeds: range, kind: type) -> Amendment:
    """An amendment of a die after which something of a kind is asked that was not asked before,
    or is refused now."""
    for seed in seeds:
        game = beside_table(f"rest {seed}", 8)
        for number, old in enumerate(game.inputs):
            if not isinstance(old, Rolled):
                continue
            for other in legal(game.state_at(number)):
                if other == old or not isinstance(other, Rolled):
                    continue
                change = amend(game, number, replace(other, by_hand=True))
                if not change.rest or change.game.state.over:
                    continue
                asked = change.game.legal()
                if asked and isinstance(asked[0], kind) and not isinstance(change.rest[0], kind):
                    return change
    raise AssertionError("no such amendment")


@pytest.mark.parametrize("kind", [Send, Reveal])
def test_a_missing_question_is_answered_and_the_rest_follows(kind: type) -> None:
    change = waiting(range(60), kind)
    new, given = answer_all(change)
    assert len(given) < 6
    assert new.inputs[-1] == change.rest[-1] or isinstance(new.state.agenda[-1], ChooseCard)


def test_at_a_turns_start_what_is_left_of_the_old_turn_is_passed_over() -> None:
    game = beside_table("leftovers", 6)
    at = game.turn_ends()[2]
    assert isinstance(game.inputs[at], Play)
    die = next(one for one in game.inputs if isinstance(one, Rolled))
    stray = (die, DONE)
    new = game.at(at)
    new.cut()
    carried, rest = follow(new, (*stray, *game.inputs[at:]))
    assert rest == ()
    assert [one.given for one in carried] == game.inputs[at:]
    assert carried[0].place == len(stray)


def test_leftovers_of_the_last_turn_are_nothing_that_waits() -> None:
    game = beside_table("leftovers", 3)
    assert follow(game, (DONE, DONE)) == ([], ())


def test_a_correction_amid_leftovers_stays() -> None:
    game = beside_table("leftovers", 3)
    points = SetPoints(CONTRARIUS, 99)
    carried, rest = follow(game, (DONE, points, DONE))
    assert [one.given for one in carried] == [points] and rest == ()
    assert follow(game, (points, DONE)) == ([], ())  # so it is already


def test_another_answer_takes_the_place_of_one_that_is_refused() -> None:
    game = beside_table("replaced", 4)
    first, second = game.legal()[:2]
    gone = Play(next(card for card in range(40) if Play(card) not in game.legal()))
    assert answered(game.state, second, (gone, DONE)) == (DONE,)
    assert answered(game.state, second, (first, DONE)) == (first, DONE)
    assert answered(game.state, second, (DONE, first)) == (DONE, first)
    assert answered(game.state, second, ()) == ()


def test_on_the_screen_the_program_brings_what_is_missing() -> None:
    """Whatever die is amended, chance never waits."""
    game = beside_table("screen", 7, Way.DIGITAL)
    tried = 0
    for number, old in enumerate(game.inputs):
        if isinstance(old, Rolled) and game.state_at(number).turn > 1:
            other = next(one for one in legal(game.state_at(number)) if one != old)
            change = amend(game, number, other)
            _, rest = settle(change.game, change.rest)
            assert change.game.state.over or change.game.waits_for_human()
            assert len(rest) <= len(change.rest)
            tried += 1
    assert tried > 1
