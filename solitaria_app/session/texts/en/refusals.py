"""English refusals: what stands against an input, and where that rule is found."""

TURN = "Concordia, how a turn goes"
SET_UP = "Concordia, set-up"
ARCHITECT = "Concordia, Architect"
COLONIST = "Concordia, Colonist"
TRIBUNE = "Concordia, Tribune"
MERCATOR = "Concordia, Mercator"
SENATOR = "Concordia, Senator"
STOREHOUSE = "Concordia, storehouse"
DIPLOMAT = "Solitaria, Diplomat"
BUILDS = "Solitaria, page 9, where Contrarius builds"
RULING = "Concordia, a clarification"
READING = "our reading of the rules"

TEXTS: dict[str, str] = {
    "refusal.not-now": "This is not the moment for it: {prompt}",
    "refusal.not-now.source": "Solitaria, how a solo game goes",
    "refusal.game-over": "The game is over.",
    "refusal.game-over.source": "Solitaria, page 10, end of the game",
    "refusal.card-not-in-hand": "{subject} is not in your hand.",
    "refusal.card-not-in-hand.source": TURN,
    "refusal.card-not-on-display": "{subject} is not on the display.",
    "refusal.card-not-on-display.source": SENATOR,
    "refusal.card-not-hidden": "{subject} is not in the stack that is drawn from now.",
    "refusal.card-not-hidden.source": "Solitaria, set-up: stack I lies on stack II",
    "refusal.no-specialist-card": "{subject} is no specialist that is still in the stack.",
    "refusal.no-specialist-card.source": f"{READING}: the sixth card of Contrarius",
    "refusal.card-not-face-up": "{subject} does not lie face up before Contrarius.",
    "refusal.card-not-face-up.source": DIPLOMAT,
    "refusal.card-cannot-be-copied": "A Diplomat never copies {the_card}.",
    "refusal.card-cannot-be-copied.source": "Concordia, Diplomat",
    "refusal.no-colonist-left": "You have no {colonist} left in your storehouse.",
    "refusal.no-colonist-left.source": STOREHOUSE,
    "refusal.colonist-city": (
        "New colonists come to the capital or to a city with a house of yours; you have none "
        "in {city}."
    ),
    "refusal.colonist-city.source": COLONIST,
    "refusal.tribune-city": "The Tribune's new colonist starts in {capital}, not in {city}.",
    "refusal.tribune-city.source": TRIBUNE,
    "refusal.cannot-pay-goods": "{thing} costs {cost}; you lack {missing}.",
    "refusal.cannot-pay-goods.source": "Concordia, costs are paid from what you hold",
    "refusal.cannot-pay-sestertii": "{thing} costs {cost}; you lack {missing}.",
    "refusal.cannot-pay-sestertii.goods": "The price of {thing} is {cost}; you lack {missing}.",
    "refusal.cannot-pay-sestertii.source": "Concordia, costs are paid from what you hold",
    "refusal.thing.colonist": "A colonist",
    "refusal.choice-size": "{subject} needs {goods} for its question marks, no more and no fewer.",
    "refusal.choice-size.none": "{subject} has no question marks here: its goods are fixed.",
    "refusal.choice-size.source": f"{SENATOR}, question marks",
    "refusal.no-colonist-there": "You have no {colonist} {at}.",
    "refusal.no-colonist-there.source": f"{ARCHITECT}, movement",
    "refusal.not-adjacent-line": (
        "{line} is not one step from there: a step leads from a city or line to the next line "
        "of the same kind."
    ),
    "refusal.not-adjacent-line.nowhere": (
        "A step leads from a city or line to the next line of the same kind."
    ),
    "refusal.not-adjacent-line.source": f"{ARCHITECT}, movement",
    "refusal.no-steps-left": "You have as many steps as colonists on the board, and all are used.",
    "refusal.no-steps-left.source": f"{ARCHITECT}, movement",
    "refusal.movement-over": "You have begun to build, so movement is over.",
    "refusal.movement-over.source": f"{RULING} of the Architect: movement comes before building",
    "refusal.cannot-rest": (
        "After a step to {line} the steps left would not let each of your colonists stand "
        "alone on a line."
    ),
    "refusal.cannot-rest.source": f"{ARCHITECT}, one colonist to a line",
    "refusal.not-at-rest": (
        "One of your colonists cannot stay on its line: move it on before you build or finish."
    ),
    "refusal.not-at-rest.source": f"{ARCHITECT}, one colonist to a line",
    "refusal.no-house-in-capital": "Nobody builds in {city}: it is the capital.",
    "refusal.no-house-in-capital.source": f"{ARCHITECT}, building",
    "refusal.house-already": "You have a house in {city} already, and one is the most.",
    "refusal.house-already.source": f"{RULING} of the Architect: one house each to a city",
    "refusal.not-next-to-city": "You have no colonist on a line at {city}.",
    "refusal.not-next-to-city.source": f"{RULING} of the Architect: where to stand to build",
    "refusal.no-house-left": "All your houses are built.",
    "refusal.no-house-left.source": f"{RULING} of the end: fifteen houses each",
    "refusal.marker-shows-coins": (
        "{province} has produced already: its bonus marker shows coins until a cash bonus."
    ),
    "refusal.marker-shows-coins.source": "Concordia, Prefect",
    "refusal.already-placed": (
        "You have placed a colonist with this card, so it earns no sestertii."
    ),
    "refusal.already-placed.source": COLONIST,
    "refusal.already-traded": "You have traded {good} with this card; the other good must differ.",
    "refusal.already-traded.source": f"{MERCATOR}, two different goods",
    "refusal.not-in-store": "You have only {goods} to sell.",
    "refusal.not-in-store.none": "You have no {good} to sell.",
    "refusal.not-in-store.source": MERCATOR,
    "refusal.no-space": "Your storehouse has {spaces}.",
    "refusal.no-space.none": "Your storehouse is full.",
    "refusal.no-space.source": STOREHOUSE,
    "refusal.amount": "A trade is about at least one good.",
    "refusal.amount.source": MERCATOR,
    "refusal.keep-arrived": "You can keep only what arrived: {goods}.",
    "refusal.keep-arrived.source": f"{STOREHOUSE}: nothing held is thrown away",
    "refusal.keep-fills": "Fill your storehouse exactly: keep {n} of the goods that arrived.",
    "refusal.keep-fills.source": f"{STOREHOUSE}: no space stays empty",
    "refusal.no-such-route": "No colonist of Contrarius may go that way to its new house.",
    "refusal.no-such-route.source": f"{BUILDS}, its colonist",
    "refusal.no-such-line": (
        "Contrarius starts on a line between the capital and its most valuable neighbour; "
        "{line} is none."
    ),
    "refusal.no-such-line.source": "Solitaria, page 3, veteran",
    "refusal.wrong-die": "{die} is to be rolled now, not {other}.",
    "refusal.wrong-die.source": "Solitaria, components",
    "refusal.no-such-face": "{die} has no such face.",
    "refusal.no-such-face.source": "Solitaria, components",
    "refusal.token-taken": "{city} has its token already.",
    "refusal.token-taken.source": SET_UP,
    "refusal.no-token-city": "{city} is the capital and takes no token.",
    "refusal.no-token-city.source": SET_UP,
    "refusal.no-token-left": "No {good} token with the letter {letter} is left.",
    "refusal.no-token-left.source": SET_UP,
}
