"""German words for what looks odd about a table that was entered."""

TEXTS: dict[str, str] = {
    "correct.doubt": "Kann das so sein?",
    "correct.doubt.tip": "Zeigt, was am eingegebenen Tisch unmöglich oder unwahrscheinlich ist",
    "odd.title": "Ist es so?",
    "odd.about": "Das fällt an dem Tisch auf, wie du ihn eingegeben hast:",
    "odd.none.title": "Es fällt nichts auf",
    "odd.none": "So können Teile und Karten liegen.",
    "odd.back": "Zurück",
    "odd.so": "Es ist so",
    "odd.stacks": "Karten eines späteren Stapels sind im Spiel, aber Stapel {stack} verbirgt noch "
    "welche: {cards}.",
    "odd.gaps": "{n} Plätze der Auslage sind leer, obwohl noch Karten in den Stapeln sind.",
    "odd.gaps.one": "Ein Platz der Auslage ist leer, obwohl noch Karten in den Stapeln sind.",
    "odd.no-colonist": "Du hast keinen Kolonisten auf dem Plan.",
    "odd.no-colonist.its": "Contrarius hat keinen Kolonisten auf dem Plan.",
    "odd.at-start": "Alle deine Kolonisten stehen in der Hauptstadt, obwohl du Häuser gebaut hast.",
    "odd.at-start.its": "Alle Kolonisten von Contrarius stehen in der Hauptstadt, obwohl er Häuser "
    "gebaut hat.",
    "odd.no-specialist": "Contrarius hat keinen Spezialisten; im Aufbau bekommt er einen.",
    "odd.no-card": "Du hast keine Karte auf der Hand, also keine zu spielen.",
    "odd.nothing-built": "Weder du noch Contrarius hat ein Haus gebaut.",
}
