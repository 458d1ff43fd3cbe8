"""English words for the list of saved games."""

TEXTS: dict[str, str] = {
    "menu.games": "Continue a game …",
    "games.title": "Continue a game",
    "games.about": "Every game is kept as it was left. The unfinished ones stand above.",
    "games.none": "No game is kept yet.",
    "games.board": "Board",
    "games.level": "Difficulty",
    "games.stands": "How it stands",
    "games.played": "Last played",
    "games.seed": "Seed",
    "games.setup": "Set-up",
    "games.turn": "Turn {n}: you {you}, Contrarius {contrarius}",
    "games.won": "Finished: won {you} to {contrarius}",
    "games.lost": "Finished: lost {you} to {contrarius}",
    "games.unknown": "not known yet",
    "games.broken": "can't be opened",
    "games.present": "{when} (on the table)",
    "games.open": "Continue",
    "games.look": "Open",
    "games.failed": "This game can't be opened",
    "games.kept": "Your game on {board} is kept: Menu > Continue a game",
}
