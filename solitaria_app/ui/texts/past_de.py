"""German words for the log and the history of a game."""

TEXTS: dict[str, str] = {
    "cancel": "Abbrechen",
    "tip": "{what} ({keys})",
    # menu
    "menu.history": "Rückblick",
    "menu.past-first": "Zum Anfang",
    "menu.past-turn-back": "Einen Zug zurück",
    "menu.past-step-back": "Einen Schritt zurück",
    "menu.past-step-forward": "Einen Schritt vor",
    "menu.past-turn-forward": "Einen Zug vor",
    "menu.past-now": "Zurück zu jetzt",
    "menu.amend": "Eine Eingabe berichtigen …",
    "menu.bookmark": "Lesezeichen hier …",
    "menu.bookmarks": "Lesezeichen …",
    "menu.lines": "Verlassene Wege …",
    # log
    "log.head": "{turn}: {card}. Du {you}, Contrarius {contrarius}",
    "log.totals": "Du {you}, Contrarius {contrarius}",
    "log.bookmarks": "Lesezeichen ({n})",
    "log.bookmarks.tip": "Zu einem Lesezeichen gehen, es umbenennen oder entfernen",
    "log.lines": "Verlassen ({n})",
    "log.lines.tip": "Verlassene Wege: Verläufe, die die Partie nicht behielt; einer kann wieder "
    "aufgenommen werden",
    # the bar
    "past.turn": "Zug {n} von {last}",
    "past.setup": "Der Aufbau",
    "past.now": "Jetzt",
    "past.start": "Vor allem anderen",
    "past.moment": "{where}: {what}",
    "past.noted": "„{note}“ – {sentence}",
    "past.back": "Zurück zu jetzt  (Esc)",
    "past.back.tip": "Die Partie steht, wo du sie verlassen hast (Esc, Ende)",
    "past.play-on": "Ab hier weiterspielen",
    "past.play-on.tip": "Die Partie von diesem Augenblick an fortsetzen. Du wirst vorher gefragt.",
    "past.amend": "Berichtigen",
    "past.amend.tip": "Etwas anderes an die Stelle setzen von: {deed}",
    "past.bookmark": "Lesezeichen",
    "past.bookmark.edit": "Notiz ändern",
    "past.bookmark.tip": "Diesen Augenblick mit einer Notiz festhalten",
    "past.slider": "Augenblicke der Partie: {moment}",
    "past.slider.tip": "Ziehen, oder Pfeiltasten, Pos1 und Ende. Striche sind Züge, Fähnchen sind "
    "Lesezeichen.",
    # playing on
    "play-on.title": "Ab hier weiterspielen?",
    "play-on.text": "Die Partie geht von diesem Augenblick an weiter ({moment}).\n\nNichts von "
    "dem, was danach kam, geht verloren ({n} Züge): Wiederholen bringt es zurück, und sobald du "
    "anders entscheidest, bleibt es als verlassener Weg erhalten.",
    # amending
    "amend.title": "Eine Eingabe berichtigen",
    "amend.which": "Was nicht stimmt:",
    "amend.instead": "Was es stattdessen war:",
    "amend.search": "Suchen",
    "amend.options": "Was dort möglich war",
    "amend.do": "Berichtigen",
    "amend.input": "Zug {n}: {what}",
    "amend.input.setup": "Aufbau: {what}",
    "amend.old": "{what}  (wie es dasteht)",
    "amend.choose": "Wähle, was es stattdessen war. Hier steht dann, was aus dem Rest wird.",
    "amend.same": "So steht es jetzt schon da.",
    "amend.fits": "Alles, was danach kam, passt weiterhin ({n} Eingaben).",
    "amend.scores": "Die Wertung dann: du {you}, Contrarius {contrarius}.",
    "amend.kept": "Der alte Verlauf bleibt unter den verlassenen Wegen erhalten.",
    "amend.misfit": "Das Erste, was nicht mehr passt – {what}",
    "amend.why": "{why} ({source})",
    "amend.lost": "Davor behalten: {kept} Eingaben. Von dort an weggelassen: {lost}. Die Partie "
    "steht dann dort; der alte Verlauf bleibt unter den verlassenen Wegen erhalten.",
    # bookmarks
    "bookmark.title": "Ein Lesezeichen",
    "bookmark.note": "Deine Notiz",
    "bookmark.save": "Merken",
    "bookmark.remove": "Entfernen",
    "bookmarks.title": "Lesezeichen",
    "bookmarks.moment": "Augenblick",
    "bookmarks.note": "Notiz",
    "bookmarks.rename": "Umbenennen",
    "bookmarks.show": "Dorthin gehen",
    # abandoned lines
    "lines.title": "Verlassene Wege",
    "lines.about": "Jeder ist ein ganzer Verlauf dieser Partie, den eine andere Entscheidung "
    "ersetzt hat. Der jetzige bleibt erhalten, wenn du einen davon aufnimmst.",
    "lines.from": "Abgezweigt in",
    "lines.first": "Dort",
    "lines.to": "Ging bis",
    "lines.scores": "Wertung",
    "lines.reached": "Zug {n}",
    "lines.end": "Zum Ende, Zug {n}",
    "lines.broken": "passt nicht zu den Regeln",
    "lines.take": "Wieder aufnehmen",
    "lines.refused": "Dieser Weg passt nicht zu den jetzigen Regeln und Daten. Nichts wurde "
    "geändert.",
}
