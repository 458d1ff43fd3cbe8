"""English words for what is to be moved on a real table."""

TEXTS: dict[str, str] = {
    "moves.cards": "{cards} lie {lie}",
    "moves.display": "the display from position 1: {cards}",
    "moves.gap": "(empty)",
    "moves.marker": "the bonus marker of {province} is {good}",
    "moves.concordia.none": "nobody has the Concordia card",
    "moves.concordia.human": "you have the Concordia card",
    "moves.concordia.contrarius": "Contrarius has the Concordia card",
}
