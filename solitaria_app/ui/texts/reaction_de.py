"""German words for reactions as they play out, their reasons and the forecast."""

TEXTS: dict[str, str] = {
    "reaction": "Contrarius reagiert",
    "reaction.step": "{n} von {of}",
    "reaction.skip": "Überspringen",
    "reaction.skip.tip": "Das Ende der Reaktion zeigen (Enter, Leertaste, Esc oder ein Klick auf "
    "die Karte)",
    "reaction.back": "Ein Schritt zurück (←)",
    "reaction.forth": "Ein Schritt weiter (→)",
    "menu.speed": "Tempo der Reaktionen",
    "speed.step": "Schritt für Schritt, per Taste",
    "menu.forecast": "Vorschau",
    "menu.replay": "Reaktion noch einmal zeigen",
    "why.again": "Diese Reaktion noch einmal zeigen, Schritt für Schritt (F6)",
    "side.forecast": "Vorschau",
    "forecast.button": "Vorschau (F5)",
    "forecast.button.tip": "Was Contrarius auf jede Karte hin tun kann, und wo er bauen würde",
    "forecast.not-now": "Während du eine Karte wählst, steht hier, was Contrarius auf jede hin tun "
    "kann. Am Spiel ändert das nichts.",
    "forecast.about": "Spielst du diese Karte jetzt, kann Contrarius dies tun. Zeige auf eine "
    "Karte, um die Städte auf dem Plan zu sehen, mit den Seiten des Würfels.",
    "why.earlier": "Die Reaktion davor (Alt+↑)",
    "why.later": "Die Reaktion danach (Alt+↓)",
    "keys.reaction": "Leertaste, ← →",
    "keys.reaction.does": "Während Contrarius reagiert: ans Ende, oder einen Schritt zurück oder "
    "weiter",
    "keys.open": "Leertaste, → ←",
    "keys.open.does": "In Begründung und Vorschau: eine Zeile öffnen, sie schließen",
    "keys.reasons": "Alt + ↑, Alt + ↓",
    "keys.reasons.does": "Die Begründung der Reaktion davor oder danach",
}
