"""German words for what is to be moved on a real table."""

TEXTS: dict[str, str] = {
    "moves.cards": "{cards} liegen {lie}",
    "moves.display": "die Auslage ab Platz 1: {cards}",
    "moves.gap": "(leer)",
    "moves.marker": "der Bonusmarker von {province} ist {good}",
    "moves.concordia.none": "niemand hat die Concordia-Karte",
    "moves.concordia.human": "du hast die Concordia-Karte",
    "moves.concordia.contrarius": "Contrarius hat die Concordia-Karte",
}
