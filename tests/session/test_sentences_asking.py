"""Prompts, labels, refusals, explanations and results in exact words."""

from solitaria_app.engine import notation, play
from solitaria_app.engine.goods import Good
from solitaria_app.engine.inputs import Input
from solitaria_app.engine.rules.building import where
from solitaria_app.engine.scoring import result
from solitaria_app.engine.state import CONTRARIUS
from solitaria_app.session.words import Words
from tests.engine.table import Table, toy


def words(table: Table, language: str = "en") -> Words:
    return Words(language, table.rules)


def given(table: Table, text: str) -> Input:
    return notation.read(table.rules, text)


def labels(table: Table, *texts: str, language: str = "en") -> list[str]:
    said = words(table, language)
    return [said.label(table.state, given(table, text)) for text in texts]


def asked(table: Table, language: str = "en") -> tuple[str, str]:
    request = words(table, language).prompt(table.state)
    return request.title, request.text


def refused(table: Table, text: str, language: str = "en") -> tuple[str, str]:
    tried = given(table, text)
    refusal = play.refusal(table.state, tried)
    assert refusal is not None
    said = words(table, language).refusal(table.state, tried, refusal)
    return said.text, said.source


def ready() -> Table:
    table = Table("italia", goods="cosa food, aleria wine, neapolis tool, casinvm cloth")
    table.contrarius(land="roma", sea="roma")
    return table.you(land="roma", sea="roma", goods="2 food 2 brick 1 tool", sestertii=9)


def test_cards_say_what_they_bring():
    table = ready().you(houses="cosa neapolis", played="consul-2 mason-1")
    table.you(hand="tribune architect prefect-pm mercator mercator-1 diplomat diplomat-1 senator")
    table.state.human.hand |= table.cards("smith-1 colonist-1")
    assert asked(table) == ("Your turn", "Play a card.")
    assert labels(
        table,
        "play tribune",
        "play architect",
        "play prefect-pm",
        "play mercator-1",
        "play diplomat",
        "play diplomat-1",
        "play senator",
        "play smith-1",
        "play colonist-1",
    ) == [
        "Tribune — take back 3 cards",
        "Architect — 2 steps, then build",
        "Prefect with Praefectus Magnus — produce, or cash bonus of 0 sestertii",
        "Mercator — 5 sestertii, then trade",
        "Diplomat (Jupiter) — to copy: Architect, Consul, Prefect or Colonist",
        "Diplomat (Saturnus) — to copy: Architect, Consul, Prefect or Colonist",
        "Senator — buy up to 2 cards",
        "Smith — 1 tool",
        "Colonist — place colonists, or earn 7 sestertii",
    ]


def test_architect():
    table = ready()
    table.do("play architect")
    assert asked(table) == ("Architect", "2 steps left. Move colonists, then build.")
    assert asked(table, "de") == ("Architekt", "Noch 2 Schritte. Bewege Kolonisten, dann baue.")
    table.do("move roma cosa=roma")
    assert labels(table, "build cosa", "move cosa=roma florentia=cosa", "done") == [
        "Build in COSA — 1 food, 1 brick and 2 sestertii",
        "Move your land colonist from the line COSA – ROMA to the line FLORENTIA – COSA",
        "Finish the Architect",
    ]
    assert refused(table, "build genva")[0] == "You have no colonist on a line at GENVA."
    assert refused(table, "build roma")[0] == "Nobody builds in ROMA: it is the capital."
    table.you(goods="2 food", sestertii=1)
    text = "COSA costs 1 food, 1 brick and 2 sestertii; you lack 1 brick and 1 sestertius."
    assert refused(table, "build cosa") == (
        text,
        "Concordia, costs are paid from what you hold",
    )
    table.you(goods="2 food 1 brick")
    assert refused(table, "build cosa", "de")[0] == (
        "COSA kostet 1 Nahrung, 1 Ziegel und 2 Sesterzen; du brauchst noch 1 Sesterz."
    )
    assert refused(table, "cash")[0] == (
        "This is not the moment for it: 1 step left. Move colonists, then build."
    )


def test_architect_who_can_only_finish():
    table = ready().you(goods="1 food 1 brick", sestertii=2)
    table.do("play architect", "move roma cosa=roma", "build cosa")
    assert asked(table)[1] == "No other house can be built: finish."
    assert asked(table, "de")[1] == "Kein weiteres Haus ist möglich: Beende die Aktion."
    table.you(goods="2 food 2 brick 2 tool", sestertii=9, land="florentia=cosa")
    assert asked(table)[1] == "Build another house, or finish."
    table = ready().you(goods="", sestertii=0)
    table.do("play architect", "move roma cosa=roma", "move cosa=roma florentia=cosa")
    assert asked(table)[1] == "All steps are used and no house can be built: finish."


def test_prefect():
    table = ready().you(houses="casinvm neapolis", goods="").contrarius(houses="casinvm")
    table.do("play prefect-pm")
    assert asked(table)[0] == "Prefect with Praefectus Magnus"
    assert labels(table, "produce campania", "cash") == [
        "Produce in CAMPANIA — 3 cloth and 1 tool; Contrarius +3",
        "Cash bonus — 0 sestertii; Contrarius +2",
    ]
    table.you(goods="3 wine 2 brick")
    assert labels(table, "produce campania") == [
        "Produce in CAMPANIA — 3 cloth and 1 tool; room for 3; Contrarius +3"
    ]
    table.state.final = True
    assert labels(table, "cash") == ["Cash bonus — 0 sestertii"]
    table.state.final = False
    table.coins("campania")
    assert refused(table, "produce campania") == (
        "CAMPANIA has produced already: its bonus marker shows coins until a cash bonus.",
        "Concordia, Prefect",
    )


def test_storehouse():
    table = ready().you(houses="casinvm neapolis", goods="3 wine 3 brick")
    table.do("play prefect-pm", "produce campania")
    assert asked(table) == (
        "Storehouse",
        "3 cloth and 1 tool arrive, and your storehouse has 2 free spaces: choose what to keep.",
    )
    assert labels(table, "keep 1 cloth 1 tool") == ["Keep 1 cloth and 1 tool — without 2 cloth"]
    assert refused(table, "keep 1 cloth") == (
        "Fill your storehouse exactly: keep 2 of the goods that arrived.",
        "Concordia, storehouse: no space stays empty",
    )


def test_mercator():
    table = ready()
    table.do("play mercator")
    assert asked(table) == ("Mercator", "Trade up to 2 goods with the bank, or finish.")
    assert labels(table, "sell 2 food", "buy 1 wine", "done") == [
        "Sell 2 food for 8 sestertii",
        "Buy 1 wine for 6 sestertii",
        "Finish trading",
    ]
    assert refused(table, "buy 2 cloth")[0] == (
        "The price of 2 cloth is 14 sestertii; you lack 2 sestertii."
    )
    assert refused(table, "sell 1 wine")[0] == "You have no wine to sell."
    rule = words(table).rule(table.state, given(table, "sell 2 food"))
    assert "brick 3, food 4, tool 5, wine 6 and cloth 7" in rule.text
    table.do("sell 2 food")
    assert asked(table)[1] == "Trade one more good with the bank, or finish."


def test_senator_and_consul():
    table = ready().you(hand="senator consul-2", goods="2 food 2 brick 2 tool")
    table.do("play senator")
    assert asked(table) == ("Senator", "Buy up to 2 cards of the display, or finish.")
    first = table.state.display.index(table.card("mason-1"))
    assert words(table).price(table.state, first) == "1 cloth, 1 food and 1 good of your choice"
    assert words(table).price(table.state, first, by_position=False) == "1 food"
    assert labels(table, "purchase architect-1", "done") == [
        "Buy the Architect — 1 tool",
        "Finish buying",
    ]
    assert refused(table, "purchase prefect-1")[0] == (
        "The Prefect needs 1 good of your choice for its question marks, no more and no fewer."
    )
    assert refused(table, "purchase prefect-1 paying 1 brick")[0] == (
        "The Prefect costs 1 wine and 1 brick; you lack 1 wine."
    )


def test_contrarius_asks_for_its_colonist():
    table = ready().contrarius(face_up="mason-1")
    table.do("play senator", "done")
    assert asked(table) == (
        "The white die",
        "Roll the white die: in a city of which good does Contrarius build?",
    )
    table.do("roll white wine")
    assert asked(table) == (
        "Contrarius moves",
        "Contrarius builds in ALERIA (wine). To which line there does its colonist go?",
    )
    assert labels(table, "send roma aleria~olbia") == [
        "The sea colonist sails from ROMA to the line ALERIA – OLBIA — 2 steps"
    ]


def test_a_colonist_beside_the_city_may_stay():
    """Table rule `mover` any: the one that stays is an option like the others."""
    table = Table("italia", goods="cosa food", mover="any")
    table.contrarius(land="cosa=roma", sea="roma")
    table.do("play senator", "done", "roll white food")
    assert labels(table, "send cosa=roma cosa=roma", "send roma cosa~roma") == [
        "No colonist moves — one already stands on the line COSA – ROMA",
        "The sea colonist sails from ROMA to the line COSA – ROMA — 1 step",
    ]
    rule = words(table).rule(table.state, given(table, "send roma cosa~roma"))
    assert rule.text.endswith("among all that can get there.")


def test_lines_in_parallel_are_numbered():
    board = toy("roma=alba roma=alba roma~alba alba=ostia", {"east": "alba ostia"})
    table = Table(board)
    say = words(table).say
    assert [say.line(line) for line in range(4)] == [
        "ROMA – ALBA (1)",
        "ROMA – ALBA (2)",
        "ROMA – ALBA",
        "ALBA – OSTIA",
    ]
    assert say.kind_line(2) == "sea line ROMA – ALBA"
    assert say.side(0) == "You" and say.side(CONTRARIUS) == "Contrarius"


def test_undo_names_what_it_takes_back():
    table = ready()
    said = words(table)

    def step(*texts: str) -> list[Input]:
        return [given(table, text) for text in texts]

    assert said.undo_label([]) == "Undo"
    assert said.undo_label(step("build cosa")) == "Undo: build in COSA"
    assert said.redo_label(step("play prefect", "produce campania")) == (
        "Redo: Prefect, produce in CAMPANIA"
    )
    assert said.undo_label(
        step("play senator", "purchase mason-1", "done", "roll white food", "send roma cosa=roma")
    ) == ("Undo: Senator, buy the Mason")
    assert said.undo_label(step("play mercator", "sell 1 food", "buy 1 wine")) == "Undo: Mercator"
    assert said.undo_label(step("roll white food")) == "Undo: roll the white die: food"
    assert said.undo_label(step("token cosa food", "token genva wine")) == "Undo: the city tokens"
    assert said.into("de").undo_label(step("build cosa")) == "Rückgängig: in COSA bauen"


def test_trail_gives_each_rule_its_line():
    wine = "cosa aleria mvtina olbia neapolis genva casinvm"
    goods = " ".join(f"{city} wine" for city in wine.split())
    table = Table("italia", goods=goods, rest="food").you(houses="aleria")
    table.contrarius(land="roma", sea="roma", houses="cosa potentia spoletvm casinvm")
    lines = words(table).trail(where(table.state, Good.WINE))
    assert [line.text for line in lines] == [
        "Contrarius wants a wine city.",
        "Already has a house of Contrarius: CASINVM and COSA.",
        "Out of reach: MVTINA.",
        "Not empty: ALERIA.",
        "Not in a new province: NEAPOLIS.",
        "Later in the alphabet: OLBIA.",
        "Contrarius builds in GENVA.",
        "Then its sea colonist sails from ROMA to the line GENVA – COSA (2 steps).",
    ]
    assert lines[1].rule == "Contrarius never builds twice in one city."
    assert lines[1].source == "Solitaria, page 9, where Contrarius builds, point 1"
    assert lines[1].cities == table.cities("casinvm cosa")
    assert [line.good for line in lines[:2]] == [Good.WINE, Good.WINE]
    assert lines[-1].routes == where(table.state, Good.WINE).routes


def test_trail_says_who_may_move():
    table = Table("italia", goods="aleria wine", rest="food").contrarius(land="roma", sea="roma")
    assert words(table).trail(where(table.state, Good.WINE))[-1].text == (
        "You choose who moves: its sea colonist sails from ROMA to the line COSA – ALERIA "
        "(2 steps) or its sea colonist sails from ROMA to the line ALERIA – OLBIA (2 steps)."
    )
    table.contrarius(land="cosa=roma", sea="cosa~roma")
    assert words(table).trail(where(table.state, Good.FOOD))[-1].text.startswith("Then its ")


def test_trail_tells_goods_that_failed():
    table = Table("italia", goods="cosa tool", rest="food").contrarius(land="cosa=roma")
    texts = [line.text for line in words(table).trail(where(table.state, Good.WINE))]
    assert texts[:4] == [
        "Contrarius wants a wine city.",
        "The board holds no wine city.",
        "No wine city is open to it; next it tries a tool city.",
        "Contrarius builds in COSA.",
    ]


def test_gods_and_results():
    table = ready().you(houses="cosa aleria neapolis", sestertii=25)
    said = words(table)
    table.state.human.points = 20

    def worth(card: str, side: int = 0) -> str:
        return said.god(table.state, table.card(card), side)

    assert worth("prefect") == "Saturnus: 3 provinces = 3"
    assert worth("mercator") == "Mercurius: 3 kinds of good = 6"
    assert worth("senator") == "Vesta: 44 sestertii in money and goods = 4"
    assert worth("architect") == "Jupiter: 3 houses outside brick cities = 3"
    assert worth("tribune") == "Mars: 2 colonists = 4"
    assert worth("smith-1") == "Smith: 1 house = 3"
    assert worth("c-prefect-1", CONTRARIUS) == "Saturnus: 0 provinces = 0"
    assert (
        said.god_rule(table.card("smith-1")) == "3 points for each of your houses in a tool city."
    )

    standing = said.result(table.state, result(table.state))
    table.state.human.points += 3
    nearer = said.result(table.state, result(table.state))
    assert nearer.decided[1] == "Most of your lead comes from Start and play: 23 to 0."  # of 45
    table.state.human.points -= 3
    assert standing.headline == "You are ahead, 46 to 4."
    assert standing.decided == (
        "You are 42 points ahead.",
        "The largest part of your lead comes from Start and play: 20 to 0.",
    )
    assert standing.rows[0].name == "Start and play" and standing.rows[-1].name == "Concordia card"
    assert standing.total.lead == 42
    assert sum(row.human for row in standing.rows) == standing.total.human == 46
    assert standing.human[0] == "Vesta: 44 sestertii in money and goods = 4"


def test_the_end_names_the_winner():
    table = ready()
    said = words(table)
    table.state.over = True
    table.state.ended_by = CONTRARIUS
    assert said.prompt(table.state).text.startswith("You win, ")
    table.state.contrarius.points = 60
    assert said.prompt(table.state).text.startswith("Contrarius wins, 71 to ")
    ended = said.result(table.state, result(table.state))
    assert ended.decided[0].startswith("You are ")
    table.state.contrarius.points = result(table.state).human.total - 11
    assert said.prompt(table.state).text == (
        f"Contrarius wins: both have {result(table.state).human.total} points, "
        "and it holds the Concordia card."
    )
    table.state.ended_by = 0
    table.state.contrarius.points = result(table.state).human.total - 4
    assert said.prompt(table.state).text.startswith("You win: both have ")
    table.state.over = False
    assert said.result(table.state, result(table.state)).headline.startswith("Both have ")
