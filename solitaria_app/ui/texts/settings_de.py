"""German words for settings, problem reports and what stands beside the prompt."""

TEXTS: dict[str, str] = {
    "menu.settings": "Einstellungen …",
    "settings.title": "Einstellungen",
    "settings.look": "Aussehen",
    "settings.theme": "Hell oder dunkel",
    "settings.text": "Schriftgröße",
    "settings.sides": "Farben der Figuren: du und Contrarius",
    "settings.language": "Sprache",
    "settings.reactions": "Reaktionen des Contrarius",
    "settings.speed": "Tempo",
    "settings.speed.about": "Wie schnell Schritt für Schritt gezeigt wird, was Contrarius tut. "
    "Was er tut, bleibt gleich.",
    "speed.once": "Alles auf einmal",
    "speed.fast": "Schnell",
    "speed.normal": "Mittel",
    "speed.slow": "Langsam",
    "settings.still": "Weniger Bewegung",
    "settings.still.about": "Auf der Karte gleitet, wächst und verblasst nichts.",
    "settings.help": "Hilfe und Tasten",
    "settings.learner": "Texte zum Lernen",
    "settings.learner.about": "Die Aufforderung sagt, was eine Karte tut und was Contrarius dann "
    "tut.",
    "settings.keys": "Tasten ohne Strg und Alt",
    "settings.keys.about": "Ziffern und Buchstaben wählen Karten und Möglichkeiten. Ohne sie gehen "
    "alle Tasten mit Strg oder Alt, Eingabe, Esc und die Pfeile weiterhin.",
    "settings.confirm": "Fragen, bevor aus der Vergangenheit weitergespielt wird",
    "settings.confirm.about": "Was dort vorher gespielt wurde, bleibt in jedem Fall erhalten.",
    "menu.report": "Problem melden …",
    "report.title": "Problem melden",
    "report.about": "Es wird eine Datei geschrieben, die anderen zeigt, was du siehst. Sie enthält:",
    "report.game": "diese Partie mit allen Eingaben bis zu dem Augenblick auf dem Tisch",
    "report.version": "die Versionen dieses Programms, von Python und seinen Bibliotheken, und "
    "welches System das ist",
    "report.settings": "deine Einstellungen: Aussehen, Sprache, Schriftgröße",
    "report.faults": "die letzten Fehler des Programms, falls es welche gab",
    "report.never": "Sie enthält keine Namen und keine Orte deiner Dateien. Nichts wird gesendet: "
    "Du entscheidest, wem du die Datei gibst.",
    "report.note": "Was ging schief? (darf leer bleiben)",
    "report.write": "Datei schreiben …",
    "report.written": "Die Meldung ist in {file}. Sie ist zugleich eine Partiedatei: Jeder kann "
    "sie mit diesem Programm öffnen.",
    "file.reports": "Problemmeldungen",
    "aside.then": "Danach: {reaction}",
    "aside.done": "Bisher: {what}.",
    "aside.paid": "Bisher: {what} für {cost}.",
    "settings.kept": "Jede Änderung gilt sofort und bleibt erhalten.",
    "sides.azure-vermilion": "Blau und Rot",
    "sides.gold-indigo": "Gold und Indigo",
    "sides.ivory-ebony": "Elfenbein und Ebenholz",
}
