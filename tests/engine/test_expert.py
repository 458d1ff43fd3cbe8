"""The expert's houses on the score track (002:37; `expert-track`, `expert-supply`)."""

from solitaria_app.engine.events import HouseLeftTrack
from tests.engine.table import Table, rules_of

CITIES = [city.id for city in rules_of("italia").board.cities if city.letter]


def expert(points: int, goods: str = "casinvm food cosa wine", **of_contrarius: object) -> Table:
    """Contrarius with some points and its land colonist in Roma; the human holds a Mason."""
    table = Table("italia", goods, "tool", level="expert").you(hand="mason-1 prefect")
    return table.contrarius(land="roma", points=points, **of_contrarius)


def test_a_house_that_is_reached_is_built_by_the_black_die():
    """002:37: from 8 to 11 points it passes the house on 10 and builds it at once."""
    table = expert(8)
    table.do("play mason-1", "roll black food")
    assert table.points_scored() == [3]
    assert [(e.position, e.reached) for e in table.of(HouseLeftTrack)] == [(10, True)]
    assert table.built_by_contrarius() == ["casinvm"]
    assert table.state.contrarius.track == (20, 30, 40, 50)
    assert table.state.houses_left(table.state.contrarius) == 14


def test_exactly_on_the_house_is_enough():
    """002:37: on or over a house."""
    table = expert(8)
    table.do("play prefect", "cash")
    assert table.points_scored() == [2]
    assert table.legal("roll") == [
        f"black {face}" for face in ("brick", "cloth", "food", "tool", "wine")
    ]


def test_a_house_not_reached_stays():
    """002:37: at 9 points the house on 10 waits."""
    table = expert(7)
    table.do("play prefect", "cash")
    assert table.waiting() == "ChooseCard"
    assert table.state.contrarius.track == (10, 20, 30, 40, 50)


def test_expert_track_activates_no_province():
    """expert-track: the black die, but no production as with the Mercator."""
    table = expert(8).you(houses="neapolis")
    table.do("play mason-1", "roll black food")
    assert table.gained() == []
    assert table.state.coins == 0


def test_expert_track_several_at_once():
    """expert-track: 7 points over two houses: the lower one first, each with its own roll."""
    table = expert(8, track=(10, 11, 30))
    table.do("play mason-1", "roll black food")
    assert [e.position for e in table.of(HouseLeftTrack)] == [10, 11]
    assert table.built_by_contrarius() == ["casinvm"]
    assert table.waiting() == "Roll"
    table.do("roll black wine")
    assert table.built_by_contrarius() == ["cosa"]
    assert table.waiting() == "ChooseCard"
    assert table.state.contrarius.track == (30,)


def test_expert_track_several_at_once_with_an_empty_supply():
    """expert-track, expert-supply: the reached houses are the supply, none comes from the end."""
    table = expert(8, track=(10, 11, 30, 40))
    table.contrarius(houses=" ".join(CITIES[:3] + CITIES[-8:]))
    table.do("play mason-1", "roll black food")
    while table.waiting() == "MoveNext":
        table.do(table.legal()[0])
    table.do("roll black food")
    while table.waiting() == "MoveNext":
        table.do(table.legal()[0])
    assert table.state.contrarius.track == (30, 40)
    assert table.state.houses_left(table.state.contrarius) == 2
    assert table.state.ended_by is None


def test_expert_track_house_that_cannot_be_built_goes_back_to_the_supply():
    """expert-track, no-site: a colonist is placed, the house can be built later."""
    table = expert(8).contrarius(land="")
    table.do("play mason-1", "roll black food", "roll red land")
    assert table.nothing() == ["no-site"]
    assert table.recruited() == ["land"]
    assert table.state.contrarius.track == (20, 30, 40, 50)
    assert table.state.houses_left(table.state.contrarius) == 15


def test_expert_track_one_site_less_for_the_second_house():
    """expert-track: each is built at once, so the second roll sees the first house."""
    table = expert(8, goods="casinvm food", track=(10, 11))
    table.do("play mason-1", "roll black food", "roll black food")
    assert table.built_by_contrarius() == ["casinvm", "cosa"]


def test_expert_track_is_taken_by_points_in_play_only():
    """expert-track: final scoring takes no houses from the track."""
    table = expert(0, houses=" ".join(CITIES[:10]), face_up="c-architect c-consul")
    table.state.ended_by = -1
    table.state.final = True
    table.do("play mason-1")
    assert table.waiting() == "over"
    assert table.result().contrarius.total > 10
    assert table.state.contrarius.track == (10, 20, 30, 40, 50)


def test_expert_supply_takes_from_the_far_end():
    """002:37, expert-supply: with an empty supply the house on 50 is built."""
    table = expert(0, houses=" ".join(CITIES[-10:])).you(hand="senator")
    table.do("play senator", "done", "roll white tool")
    assert [(e.position, e.reached) for e in table.of(HouseLeftTrack)] == [(50, False)]
    assert table.state.contrarius.track == (10, 20, 30, 40)
    assert len(table.built_by_contrarius()) == 1


def test_expert_supply_without_a_site_the_track_keeps_its_house():
    """expert-supply, no-site: only a house that is built leaves the track."""
    table = expert(0, houses=" ".join(CITIES[-10:])).contrarius(land="").you(hand="senator")
    table.do("play senator", "done", "roll white tool", "roll red land")
    assert table.of(HouseLeftTrack) == []
    assert table.state.contrarius.track == (10, 20, 30, 40, 50)


def test_expert_supply_last_house_is_built_when_track_and_supply_are_empty():
    """expert-supply: with 14 houses built and one on the track that one is the last."""
    table = expert(0, houses=" ".join(CITIES[-14:]), track=(50,)).you(hand="senator")
    table.contrarius(land="verona=comvm")
    table.do("play senator", "done", "roll white tool")
    while table.waiting() == "MoveNext":
        table.do(table.legal()[0])
    assert table.state.houses_left(table.state.contrarius) == 0
    assert table.state.ended_by == -1


def test_ten_houses_built_do_not_end_an_experts_game():
    """expert-supply: an empty supply is not the end while houses stand on the track."""
    table = expert(0, houses=" ".join(CITIES[-9:])).you(hand="senator")
    table.do("play senator", "done", "roll white tool")
    assert table.state.contrarius.house_count == 10
    assert table.state.ended_by is None


def test_scoring_of_the_mercator_reaction_comes_with_no_points():
    """002:37: only reactions that score move the marker; the Mercator's house does not."""
    table = expert(9).you(hand="mercator")
    table.do("play mercator", "done", "roll black food")
    assert table.points_scored() == []
    assert table.state.contrarius.track == (10, 20, 30, 40, 50)
