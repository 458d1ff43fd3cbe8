"""German words for the list of saved games."""

TEXTS: dict[str, str] = {
    "menu.games": "Partie fortsetzen …",
    "games.title": "Partie fortsetzen",
    "games.about": "Jede Partie bleibt, wie sie verlassen wurde. Die unbeendeten stehen oben.",
    "games.none": "Noch ist keine Partie aufbewahrt.",
    "games.board": "Brett",
    "games.level": "Schwierigkeit",
    "games.stands": "Stand",
    "games.played": "Zuletzt gespielt",
    "games.seed": "Startwert",
    "games.setup": "Aufbau",
    "games.turn": "Zug {n}: du {you}, Contrarius {contrarius}",
    "games.won": "Beendet: {you} zu {contrarius} gewonnen",
    "games.lost": "Beendet: {you} zu {contrarius} verloren",
    "games.unknown": "noch nicht bekannt",
    "games.broken": "lässt sich nicht öffnen",
    "games.present": "{when} (auf dem Tisch)",
    "games.open": "Fortsetzen",
    "games.look": "Öffnen",
    "games.failed": "Diese Partie lässt sich nicht öffnen",
    "games.kept": "Deine Partie auf {board} bleibt erhalten: Menü > Partie fortsetzen",
}
