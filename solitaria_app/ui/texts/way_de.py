"""German words for the ways of following a game, set-ups, and stock that is entered."""

TEXTS: dict[str, str] = {
    "menu.way": "Spielweise",
    "menu.save-setup": "Diesen Aufbau speichern …",
    "way.digital": "Am Bildschirm",
    "way.full": "Am Tisch, alles geprüft",
    "way.light": "Am Tisch, einfach",
    "way.digital.short": "Bildschirm",
    "way.full.short": "Tisch",
    "way.light.short": "Tisch, einfach",
    "way.digital.about": "Das Programm hält alles bereit, würfelt und zieht die Karten.",
    "way.full.about": "Die Teile liegen bei dir; du sagst, was Würfel, Karten und Plättchen "
    "bringen. Waren und Geld werden geprüft.",
    "way.light.about": "Nur was Contrarius braucht: Karten, Häuser, Kolonisten. Keine Waren, kein "
    "Geld bis zur Wertung.",
    "way.now": "Spielweise: {way}. {about}",
    "way.when": "Das lässt sich zu Beginn eines Zuges ändern, bevor eine Karte gespielt ist.",
    "way.change": "Klicken, um es zu ändern.",
    "light.scores": "Waren und Geld werden gerade nicht verfolgt und zählen bei dir nicht mit.",
    "describe.city.light": "{city} in {province}: {good}. Häuser: {houses}.",
    "describe.province.light": "{province}: {marker}. Häuser aller: {houses}.",
    # new game
    "new.way": "Wie spielst du?",
    "new.setup": "Aufbau",
    "new.setup.seed": "Aus der Startzahl",
    "new.setup.lay": "Wie er auf meinem Tisch liegt",
    "new.setup.draw": "Zufällig für mich",
    "new.setup.saved": "Ein gespeicherter Aufbau",
    "new.setup.midway": "Die Partie läuft schon",
    "new.setup.seed.about": "Plättchen und Karten werden für dich gezogen.",
    "new.setup.lay.about": "Plättchen und Auslage gibst du im Fenster ein.",
    "new.setup.draw.about": "Plättchen und Auslage werden gezogen; lege sie, wie das Fenster sie "
    "zeigt.",
    "new.setup.saved.about": "Plan, Schwierigkeit und Tischregeln sind die gespeicherten.",
    "new.setup.midway.about": "Erst die Plättchen eingeben, dann den Tisch, wie er liegt.",
    "new.setup.none": "Noch ist keiner gespeichert: Menü > Diesen Aufbau speichern.",
    "new.setup.one": "{name} ({board}, {level})",
    "new.setup.delete": "Löschen",
    "new.setup.sure": "Wirklich löschen?",
    "new.setup.broken": "Nicht zu gebrauchen, bleibt, wie er ist: {problem}",
    "new.setup.folder": "{folder} lässt sich nicht lesen: {reason}.",
    "new.setup.kept": "Er lässt sich nicht löschen: {reason}.",
    "new.setup.failed": "Dieser Aufbau ist nicht zu gebrauchen",
    # saving a set-up
    "setup.joined": "Diesen Aufbau speichern: eingestiegen, es gibt keinen",
    "setup.not-whole": "Diesen Aufbau speichern: noch nicht vollständig",
    "setup.title": "Diesen Aufbau speichern",
    "setup.about": "Plättchen und Auslage lassen sich für eine neue Partie wieder verwenden, am "
    "Bildschirm oder am Tisch.",
    "setup.name": "Name",
    "setup.save": "Speichern",
    "setup.replace": "Ersetzen",
    "setup.bad-name": "Ein Name hat 1 bis {most} Zeichen, keines von {signs} und keinen Punkt am "
    "Anfang oder Ende.",
    "setup.taken": "Einen Aufbau „{name}“ gibt es schon.",
    "setup.done": "Der Aufbau „{name}“ ist gespeichert und lässt sich für eine neue Partie wählen.",
    # stock
    "prompt.stock": "Das habe ich",
    "prompt.midway": "Die Partie läuft schon …",
    "prompt.midway.tip": "Den Tisch eingeben, wie er liegt",
    "stock.coins": "Sesterzen",
}
