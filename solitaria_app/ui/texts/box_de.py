"""German words for "My box"."""

TEXTS: dict[str, str] = {
    "menu.my-box": "Meine Schachtel …",
    "box.title": "Meine Schachtel",
    "box.about": "Vergleiche Würfel und Karten mit denen in deiner Schachtel. Stelle ein, was "
    "anders ist: Klick auf eine Würfelseite ändert sie, die Karten des Contrarius haben Listen zum "
    "Wählen. Neue Partien verwenden, was hier eingestellt ist; begonnene behalten, womit sie "
    "angefangen haben.",
    "box.dice": "Die vier Würfel",
    "box.cards": "Die fünf Karten des Contrarius",
    "box.confirm": "So sind meine",
    "box.confirm.one": "So ist er",
    "box.confirm.one.tip": "{die}: Du hast alle sechs Seiten verglichen.",
    "box.pile.hand": "Die Karten, mit denen du beginnst",
    "box.pile.stack": "Die Karten von Stapel {name}",
    "box.pile.differs": "Ist eine anders, wird sie in der Datendatei cards.yaml eingestellt.",
    "box.confirm.tip": "Du hast alle verglichen: Nichts hier gilt mehr als geraten.",
    "box.reset": "Wie im Programm",
    "box.reset.tip": "Nimmt alles zurück, was du hier eingestellt hast, jetzt oder früher.",
    "box.certain": "Wie in deiner Schachtel.",
    "box.guess": "Mit deiner Schachtel vergleichen.",
    "box.face.named": "{die}, Seite {n}: {face}",
    "box.face.hint": "Klick oder ↑ ↓: eine andere Seite. Rechtsklick: aus allen wählen.",
    "box.face.place": "Platz {n} der Auslage",
    "box.face.specialist": "S: die Ware des besten Spezialisten",
    "box.face.card": "Die erste Karte der Auslage",
    "box.no-colonist": "Der rote Würfel braucht eine Seite mit einem Kolonisten, Land oder See.",
    "box.card.personality": "Karte {n}: Person",
    "box.card.god": "Karte {n}: Gott",
    "box.card.number": "Karte {n}: Zahl",
    "box.bonus.one": "1 Bonusware",
    "box.bonus.two": "2 Bonuswaren",
    "box.save": "Speichern",
    "box.saved": "Deine Schachtel ist gespeichert. Neue Partien verwenden sie; früher begonnene "
    "behalten ihre.",
    "box.failed": "Es wurde nichts gespeichert. {problem}",
    "box.faults": "Deine eigenen Datendateien haben Fehler und bleiben, wie sie sind; deine "
    "Schachtel lässt sich einstellen, sobald sie berichtigt sind.\n{problem}",
    "new.box": "Meine Schachtel …",
}
