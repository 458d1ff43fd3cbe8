"""German words for work with the file of games: it is in use, something is taken back."""

TEXTS: dict[str, str] = {
    "filework.busy": "Die Datei der Partien wird gerade von einem anderen Fenster oder Programm "
    "benutzt. Es wird versucht, bis sie frei ist …",
    "filework.undo": "Rückgängig",
    "filework.undo.what": "Rückgängig: {what}",
    "filework.undo.more": "Weiter zurück",
    "filework.undone": "Zurückgenommen.",
    "filework.undone.what": "Zurückgenommen: {what}.",
    "filework.not-done": "Nichts geändert: {why}",
    "filework.not-undone": "Nicht zurückgenommen: {why}",
}
