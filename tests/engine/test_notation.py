"""The notation of inputs: short, readable, and read back as the same."""

import pytest
from soaking.universe import ADJUSTMENTS, KINDS, Universe

from solitaria_app.engine.inputs import Rolled
from solitaria_app.engine.notation import BadNotation, read, write
from tests.engine.table import BOARDS, rules_of, toy

ITALIA = rules_of("italia")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("kind", [*KINDS, *ADJUSTMENTS], ids=lambda kind: kind.__name__)
def test_every_input_there_is_round_trips(board, kind):
    """Written and read back every input of every type is the same; no two are written alike."""
    rules = rules_of(board)
    texts = set()
    inputs = Universe(rules).of(kind)
    for given in inputs:
        text = write(rules, given)
        back = read(rules, text)
        assert back == given
        if isinstance(given, Rolled):
            assert type(back.face) is type(given.face)
        texts.add(text)
    assert len(texts) == len(inputs)


def test_inputs_read_like_sentences():
    """The same words as docs/formats.md."""
    for text in [
        "play prefect-pm",
        "place land roma",
        "move roma cosa=roma",
        "move cosa~roma olbia~roma",
        "build cosa",
        "produce campania",
        "cash",
        "money",
        "sell 2 wine",
        "buy 1 brick",
        "copy c-consul",
        "purchase architect-1 paying 1 cloth",
        "purchase mason-1",
        "keep 2 wine 1 food",
        "send roma cosa~roma",
        "settle spoletvm=roma",
        "done",
        "token cosa wine",
        "reveal weaver-2",
        "roll blue 3",
        "roll red land",
        "roll black cloth",
        "roll white S",
        "roll white S by hand",
        "follow light",
        "midway",
        "hold 14 sestertii 2 cloth 1 tool",
        "hold 0 sestertii",
        "correct house contrarius aleria built",
        "correct house human cosa removed",
        "correct colonist human sea supply cosa~roma",
        "correct card mason-1 display 3",
        "correct card tribune played",
        "correct marker etrvria coins",
        "correct tokens cosa florentia",
        "correct points contrarius 14",
        "correct track 18 built",
    ]:
        assert write(ITALIA, read(ITALIA, text)) == text


def test_parallel_lines_are_numbered():
    """The second line of a kind between the same cities ends in #2."""
    rules = rules_of(toy("roma=alba roma=alba", {"latium": "alba"}))
    assert rules.board.line_ids == ("roma=alba", "roma=alba#2")
    assert write(rules, read(rules, "move roma roma=alba#2")) == "move roma roma=alba#2"


def test_blanks_do_not_matter():
    """Words are split at any blanks."""
    assert read(ITALIA, "  roll   blue 3 ") == read(ITALIA, "roll blue 3")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "jump",
        "play",
        "play nobody",
        "build atlantis",
        "build cosa cosa",
        "move roma",
        "move roma cosa~nowhere",
        "place air roma",
        "place land",
        "sell x wine",
        "sell -1 wine",
        "sell 99999 wine",
        "sell ² wine",
        "buy 1 gold",
        "keep 1",
        "keep wine",
        "purchase mason-1 with 1 wine",
        "roll green 1",
        "roll blue",
        "roll blue 1 2",
        "roll red sky",
        "token cosa",
        "cash 5",
    ],
)
def test_nonsense_is_answered_with_one_sentence(text):
    """A text that is no input raises BadNotation with a short sentence, nothing else."""
    with pytest.raises(BadNotation) as caught:
        read(ITALIA, text)
    message = str(caught.value)
    assert message and message.isprintable() and len(message) < 160


@pytest.mark.parametrize("start", ["", "play ", "buy 1 ", "roll ", "roll blue ", "cash ", "sell "])
def test_long_or_unprintable_nonsense_is_quoted_shortly(start):
    """A message stays one short line, whatever a file holds."""
    with pytest.raises(BadNotation) as caught:
        read(ITALIA, start + "\x1b[31m" + "x" * 100_000)
    message = str(caught.value)
    assert message.isprintable() and len(message) < 200
