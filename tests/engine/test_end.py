"""How the game ends (002:44, 95-96, 98-99; 003:79, 91, 206; `human-ends`, `contrarius-ends`)."""

from solitaria_app.engine.events import EndTriggered, GameEnded
from tests.engine.table import Table, rules_of

CITIES = [city.id for city in rules_of("italia").board.cities if city.letter]


def last_house_of_mine() -> Table:
    """The human has fourteen houses and can build in Cosa; Contrarius is in Roma."""
    mine = [city for city in CITIES if city not in ("cosa", "florentia")][:14]
    table = Table("italia").contrarius(land="roma", face_up="mason-1")
    return table.you(land="cosa=roma", houses=" ".join(mine), goods="2 food", sestertii=9)


def last_house_of_contrarius(card: str = "senator") -> Table:
    """Contrarius has fourteen houses, its land colonist stands beside free cities."""
    theirs = " ".join(city for city in CITIES if city not in ("cosa", "florentia", "genva"))
    table = Table("italia", rest="food").you(hand=f"{card} prefect")
    table.contrarius(land="florentia=cosa", face_up="mason-1")
    return table.contrarius(houses=" ".join(theirs.split()[:14]))


def test_human_ends_with_the_fifteenth_house():
    """002:96, human-ends: the Concordia card is mine; the reaction follows, then it is over."""
    table = last_house_of_mine()
    table.do("play architect", "build cosa")
    assert [(e.side, e.ending.value) for e in table.of(EndTriggered)] == [(0, "last-house")]
    assert table.state.concordia == 0
    assert table.waiting() == "ArchitectAction"
    table.do("done")
    assert table.waiting() == "Roll"
    table.do("roll blue 2", "reveal weaver-2")
    assert len(table.taken()) == 1
    assert table.waiting() == "over"
    assert len(table.of(GameEnded)) == 1


def test_human_ends_with_the_last_card():
    """002:96, 003:91: the last card of the display, with empty stacks; then the white die."""
    table = Table("italia").display("mason-1", hidden="").you(goods="1 food")
    table.contrarius(land="roma")
    table.do("play senator", "purchase mason-1")
    assert [(e.side, e.ending.value) for e in table.of(EndTriggered)] == [(0, "last-card")]
    assert table.waiting() == "Roll"
    table.do("roll white brick")
    assert len(table.built_by_contrarius()) == 1
    assert table.waiting() == "over"


def test_human_ends_with_the_first_of_two_cards():
    """000 Senator, 002:96: nothing is left for a second purchase, nothing is asked."""
    table = Table("italia").display("mason-1", hidden="").you(goods="5 food")
    table.do("play senator", "purchase mason-1")
    assert table.waiting() == "Roll"


def test_human_ends_with_the_second_of_two_cards():
    """002:96: not the first, for one card is still there."""
    table = Table("italia").display("mason-1", "colonist-1", hidden="").you(goods="3 food")
    table.do("play senator", "purchase mason-1")
    assert table.state.ended_by is None
    table.do("purchase colonist-1 paying 1 food")
    assert table.state.ended_by == 0


def test_003_091_an_empty_stack_is_not_the_end():
    """003:91: the display may still hold cards."""
    table = Table("italia").display("mason-1", "colonist-1", "smith-1", hidden="")
    table.you(goods="3 food").contrarius(land="roma")
    table.do("play senator", "purchase mason-1", "purchase colonist-1 paying 1 food")
    assert table.shown() == ["smith-1"]
    assert table.state.ended_by is None


def test_003_091_an_empty_display_with_cards_in_the_stack_is_not_the_end():
    """003:91: it is refilled from the stack first."""
    table = Table("italia").display("mason-1", hidden="weaver-2").you(goods="1 food")
    table.do("play senator", "purchase mason-1")
    assert table.state.ended_by is None
    assert table.shown() == ["weaver-2"]


def test_contrarius_ends_with_its_last_house():
    """002:96, contrarius-ends: I play one more card, without reaction; Concordia is its."""
    table = last_house_of_contrarius()
    table.do("play senator", "done", "roll white food")
    assert [(e.side, e.ending.value) for e in table.of(EndTriggered)] == [(-1, "last-house")]
    assert table.state.concordia == -1
    assert (table.waiting(), table.state.final) == ("ChooseCard", True)
    table.do("play prefect", "cash")
    assert table.points_scored() == []
    assert table.nothing() == ["no-reaction"]
    assert table.waiting() == "over"


def test_contrarius_ends_with_the_last_card():
    """002:96: the last card by the blue die; my next card is the final one."""
    table = Table("italia").display("mason-1", hidden="").you(land="roma")
    table.do("play architect", "done", "roll blue 1")
    assert [(e.side, e.ending.value) for e in table.of(EndTriggered)] == [(-1, "last-card")]
    assert (table.waiting(), table.state.final) == ("ChooseCard", True)


def test_reaction_complete_red_die_after_the_last_house():
    """reaction-complete: the Tribune's last house, then its red die, then my final card."""
    table = last_house_of_contrarius("tribune")
    table.do("play tribune")
    while table.waiting() == "MoveNext":
        table.do(table.legal()[0])
    assert table.state.ended_by == -1
    table.do("roll red land")
    assert table.recruited() == ["land"]
    assert (table.waiting(), table.state.final) == ("ChooseCard", True)


def test_reaction_complete_without_a_house_or_card_left():
    """reaction-complete, 002:107-109: no card, so it would build, but its last house stands."""
    table = last_house_of_contrarius("tribune").display(hidden="")
    table.do("play tribune")
    while table.waiting() == "MoveNext":
        table.do(table.legal()[0])
    table.do("roll red card", "roll white food")
    assert table.nothing() == ["no-card-left", "no-house-left"]
    table.do("roll red land")
    assert table.recruited() == ["land"]
    assert (table.waiting(), table.state.final) == ("ChooseCard", True)


def test_reaction_complete_the_province_of_the_last_house_produces():
    """reaction-complete, 002:68: the Mercator's last house still activates its province."""
    table = last_house_of_contrarius("mercator").you(houses="cosa")
    table.do("play mercator", "done", "roll black food")
    assert table.state.ended_by == -1
    assert table.state.coins == 1 << table.rules.province_number["etrvria"]
    assert table.goods() == "1 food"


def test_reaction_complete_after_my_own_end():
    """reaction-complete: Contrarius may build its last house too; Concordia stays mine."""
    table = last_house_of_mine().display(hidden="")
    table.contrarius(houses=" ".join(CITIES[-14:]), land="verona=comvm")
    table.do("play architect", "build cosa", "done", "roll white food")
    assert table.state.houses_left(table.state.contrarius) == 0
    assert (table.waiting(), table.state.concordia) == ("over", 0)
    assert len(table.of(EndTriggered)) == 1


def test_the_final_card_may_build_my_last_house():
    """002:96: who was first keeps the Concordia card."""
    table = last_house_of_mine()
    table.state.ended_by, table.state.final = -1, True
    table.do("play architect", "build cosa", "done")
    assert table.waiting() == "over"
    assert table.state.concordia == -1
    assert table.of(EndTriggered) == []


def test_the_final_card_may_be_a_diplomat():
    """002:96: the copied action is carried out, the copied reaction is not."""
    table = Table("italia", rest="food").you(houses="neapolis")
    table.state.ended_by, table.state.final = -1, True
    table.do("play diplomat", "copy c-prefect-1", "produce campania")
    assert table.goods() == "2 food"
    assert table.points_scored() == []
    assert table.waiting() == "over"


def test_the_final_card_leaves_out_every_reaction():
    """002:96: whichever card it is."""
    scripts = {
        "tribune": [],
        "architect": ["done"],
        "prefect": ["produce campania"],
        "prefect-pm": ["produce campania"],
        "colonist-1": ["done"],
        "mercator": ["done"],
        "senator": ["done"],
        "consul-2": ["done"],
        "mason-1": [],
        "weaver-2": [],
    }
    for card, inputs in scripts.items():
        table = Table("italia").you(land="roma", hand=card)
        table.state.ended_by, table.state.final = -1, True
        before = table.state.contrarius.copy()
        table.do(f"play {card}", *inputs)
        assert table.waiting() == "over", card
        assert table.state.contrarius == before, card


def test_no_final_card_after_my_own_end():
    """002:96: if I end the game, it ends with this last reaction."""
    table = Table("italia").display("mason-1", hidden="").you(goods="1 food")
    table.do("play senator", "purchase mason-1", "roll white food", "roll red land")
    assert table.waiting() == "over"


def test_an_expert_may_end_the_game_by_its_score():
    """002:37, 96: the house taken from the track is its last one."""
    table = Table("italia", level="expert").you(hand="mason-1 prefect")
    table.contrarius(land="verona=comvm", houses=" ".join(CITIES[-14:]), track=(50,), points=48)
    table.do("play mason-1", "roll black food")
    while table.waiting() == "MoveNext":
        table.do(table.legal()[0])
    assert table.state.ended_by == -1
    assert (table.waiting(), table.state.final) == ("ChooseCard", True)


def test_the_last_card_taken_in_the_middle_of_a_reaction():
    """reaction-complete, no-site: the card face takes the last card, the Tribune's red die comes.

    It shows the card again, of which there is none, so it builds with the white die.
    """
    table = Table("italia", no_site="take-card").display("colonist-1", hidden="")
    table.contrarius(face_up="mason-1")
    table.do("play tribune", "roll red card")
    assert table.taken() == ["colonist-1"]
    assert table.state.ended_by == -1
    table.do("roll red card")
    assert table.nothing()[-1] == "no-card-left"
    table.do("roll white food", "roll red sea")
    assert table.recruited() == ["sea"]
    assert (table.waiting(), table.state.final) == ("ChooseCard", True)
