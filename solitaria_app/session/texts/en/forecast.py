"""English: what Contrarius may do if a card is played."""

TEXTS: dict[str, str] = {
    "forecast.builds": "Builds in {what}.",
    "forecast.takes": "Takes {what}.",
    "forecast.places": "Places {what}.",
    "forecast.scores": "Scores {points}.",
    "forecast.scores.range": "Scores {least} to {most}.",
    "forecast.scores.choice": "Scores {least} to {most}, as you choose.",
    "forecast.choice": "It depends on what you choose.",
    "forecast.nothing": "Does nothing.",
    "forecast.nothing.chance": "Does nothing {chance}.",
    "forecast.any-card": "a new card",
    "forecast.share": "{what} {chance}",
    "forecast.chance": "{n}/{of}",
    "forecast.certain": "{what} for sure",
    "forecast.by.cash": "cash bonus",
    "forecast.by.money": "earning money",
    "forecast.by.colonists": "placing colonists",
}
