"""English words for work with the file of games: it is in use, something is taken back."""

TEXTS: dict[str, str] = {
    "filework.busy": "The file of games is in use by another window or program. It is tried again "
    "until it is free …",
    "filework.undo": "Undo",
    "filework.undo.what": "Undo: {what}",
    "filework.undo.more": "Undo more",
    "filework.undone": "Taken back.",
    "filework.undone.what": "Taken back: {what}.",
    "filework.not-done": "Nothing changed: {why}",
    "filework.not-undone": "Not taken back: {why}",
}
