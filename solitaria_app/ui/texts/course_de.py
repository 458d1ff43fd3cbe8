"""German words for what a changed course of the game asks for."""

TEXTS: dict[str, str] = {
    "course.forth": "Auf deinem Tisch: {said}.",
    "course.back": "Leg den Tisch zurück: {said}.",
    "course.more": "{said}; … ({n} weitere)",
    "course.all": "Die ganze Liste",
    "course.close": "Erledigt",
    "course.title": "Was jetzt anders liegt",
    "course.follows.one": "1 späterer Schritt folgt, sobald das beantwortet ist.",
    "course.follows": "{n} spätere Schritte folgen, sobald das beantwortet ist.",
    "course.wait": "Lass deinen Tisch bis dahin, wie er ist.",
    "course.drop": "Nicht folgen lassen",
    "course.drop.tip": "Du spielst von hier an selbst weiter. Der alte Verlauf bleibt unter den "
    "verlassenen Wegen.",
    "course.light": "Von jetzt an zählen deine Waren und dein Geld nicht mit: Deine Wertung zeigt "
    "{now} statt {then}. Am Ende wird danach gefragt.",
    "undo.amendment": "Rückgängig: die Berichtigung",
    # the Amend dialog
    "amend.asks": "Dann fragt das Spiel: {prompt}",
    "amend.draws": "Dann würfelt und zieht das Programm neu; was danach kam, folgt, "
    "soweit es passt.",
    "amend.fits.one": "Alles, was danach kam, passt weiterhin (1 Schritt).",
    "amend.last": "Danach kam nichts.",
    "amend.waits": "Darauf wartet: {what}",
    "amend.stay.one": "1 späterer Schritt bleibt. ",
    "amend.stay": "{n} spätere Schritte bleiben. ",
    "amend.follow.one": "Ist das beantwortet, folgt 1 späterer Schritt, wenn er passt. ",
    "amend.follow": "Ist das beantwortet, folgen {n} spätere Schritte, soweit sie passen. ",
    "amend.passed.one": "1 Schritt entfällt, denn danach fragt nichts mehr. ",
    "amend.passed": "{n} Schritte entfallen, denn danach fragt nichts mehr. ",
    "why.setup": "Der Aufbau",
}
