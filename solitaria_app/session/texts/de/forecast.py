"""German: what Contrarius may do if a card is played."""

TEXTS: dict[str, str] = {
    "forecast.builds": "Baut in {what}.",
    "forecast.takes": "Nimmt {what}.",
    "forecast.places": "Setzt {what}.",
    "forecast.scores": "Erhält {points}.",
    "forecast.scores.range": "Erhält {least} bis {most}.",
    "forecast.scores.choice": "Erhält {least} bis {most}, je nach deiner Wahl.",
    "forecast.choice": "Es hängt von deiner Wahl ab.",
    "forecast.nothing": "Tut nichts.",
    "forecast.nothing.chance": "Tut nichts {chance}.",
    "forecast.any-card": "eine neue Karte",
    "forecast.share": "{what} {chance}",
    "forecast.chance": "{n}/{of}",
    "forecast.certain": "{what} sicher",
    "forecast.by.cash": "Geldbonus",
    "forecast.by.money": "Geld nehmen",
    "forecast.by.colonists": "Kolonisten setzen",
}
