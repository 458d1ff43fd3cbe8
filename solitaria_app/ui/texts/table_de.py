"""German words for what is read and heard across a table."""

TEXTS: dict[str, str] = {
    "menu.table": "Tischansicht",
    "table.back": "Zurück zum Plan (F7)",
    "table.past": "Du siehst einen früheren Augenblick.",
    "table.correcting": "Der Tisch wird berichtigt: Geh zurück zum Plan (F7).",
    "settings.headline": "Ergebnis einer Reaktion in großer Schrift",
    "settings.headline.about": "Was Contrarius getan hat. Neben einem echten Spielplan steht es "
    "immer da.",
    "settings.speak": "Vorlesen",
    "settings.speak.about": "Was Contrarius getan hat, und welcher Würfel zu werfen ist.",
    "speech.not-installed": "Dafür fehlt der Teil von Qt für Sprache: Installiere "
    "solitaria-companion[speech].",
    "speech.no-library": "Dafür fehlt dem System eine Bibliothek: {what}.",
    "speech.no-engine": "Das System hat keine Stimme dafür (unter Linux: speech-dispatcher).",
}
