"""German words for the end of the game."""

TEXTS: dict[str, str] = {
    "result.won": "Du gewinnst {mine} zu {theirs}.",
    "result.lost": "Contrarius gewinnt {theirs} zu {mine}.",
    "result.tie-won": "Du gewinnst: Beide haben {points}, und die Concordia-Karte gehört dir.",
    "result.tie-lost": "Contrarius gewinnt: Beide haben {points}, und er hat die Concordia-Karte.",
    "result.ahead": "Du führst {mine} zu {theirs}.",
    "result.behind": "Contrarius führt {theirs} zu {mine}.",
    "result.level": "Beide haben {points}.",
    "result.lead.human": "Du liegst {points} vorn.",
    "result.lead.contrarius": "Du liegst {points} zurück.",
    "result.decided.human": "Dein Vorsprung kommt vor allem von {source}: {mine} zu {theirs}.",
    "result.decided.contrarius": "Sein Vorsprung kommt vor allem von {source}: {theirs} zu {mine}.",
    "result.largest.human": (
        "Am meisten trägt {source} zu deinem Vorsprung bei: {mine} zu {theirs}."
    ),
    "result.largest.contrarius": (
        "Am meisten trägt {source} zu seinem Vorsprung bei: {theirs} zu {mine}."
    ),
    "result.since.human": "Seit Zug {turn} hast du geführt.",
    "result.since.contrarius": "Seit Zug {turn} hat er geführt.",
    "result.always.human": "Du hast von Anfang an geführt.",
    "result.always.contrarius": "Er hat von Anfang an geführt.",
    "result.base": "Start und Spielverlauf",
    "result.total": "Summe",
}
