"""English words for what is read and heard across a table."""

TEXTS: dict[str, str] = {
    "menu.table": "Table view",
    "table.back": "Back to the board (F7)",
    "table.past": "You are looking at an earlier moment.",
    "table.correcting": "The table is being corrected: go back to the board (F7).",
    "settings.headline": "Result of a reaction in large letters",
    "settings.headline.about": "What Contrarius did, in large letters. Beside a physical board "
    "it is always there.",
    "settings.speak": "Read aloud",
    "settings.speak.about": "What Contrarius did, and which die to roll.",
    "speech.not-installed": "This needs Qt's part for speech: install solitaria-companion[speech].",
    "speech.no-library": "This needs a library that the system lacks: {what}.",
    "speech.no-engine": "The system has no voice for this (on Linux: speech-dispatcher).",
}
