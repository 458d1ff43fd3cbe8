"""German words for the result of a game."""

TEXTS: dict[str, str] = {
    "scores.title": "Endwertung",
    "scores.now": "Die Wertung, wenn die Partie jetzt endete",
    "scores.game": "{game} · Startzahl {seed} · Zug {turn}",
    "scores.you": "Du",
    "scores.contrarius": "Contrarius",
    "scores.times": "{n} × {line} je Karte",
    "scores.chart": "Punkte Zug für Zug, hätte die Partie dann geendet",
    "scores.turn": "Zug",
    "scores.lead": "Dein Vorsprung",
    "scores.reactions": "durch Reaktionen",
    "scores.reactions.short": "Reaktionen",
    "scores.at": "{turn}: du {mine}, Contrarius {theirs}, davon {reactions} durch Reaktionen",
    "scores.numbers": "Zahlen",
    "scores.numbers.tip": "Die Zahlen des Diagramms als Tabelle",
    "scores.picture": "Als Bild speichern …",
    "scores.picture.tip": "Dieses Blatt als PNG-Bild",
    "scores.text": "Als Text speichern …",
    "scores.text.tip": "All das als einfacher Text",
    "scores.again": "Noch einmal derselbe Aufbau",
    "scores.again.tip": "Derselbe Plan, dieselbe Schwierigkeit, dieselbe Startzahl: dieselben "
    "Marker, Karten und Würfel",
    "scores.fresh": "Ein anderer Aufbau",
    "scores.fresh.tip": "Derselbe Plan und dieselbe Schwierigkeit mit einer neuen Startzahl",
    "scores.another": "Neue Partie …",
    "scores.another.tip": "Plan, Schwierigkeit und Startzahl wählen",
    "scores.board": "Den Plan ansehen",
    "file.pictures": "Bilder",
    "file.texts": "Texte",
    # the scores before the end
    "score.if-now": "jetzt wären es",
    "score.if-now.tip": "Die Wertung, wenn die Partie jetzt endete: Start und Spiel, dazu, was "
    "jeder Gott brächte. Zeige auf eine Zahl, um zu sehen, woraus sie besteht.",
}
