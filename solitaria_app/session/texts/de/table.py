"""German words for what a person says of the table: corrections and the way of following."""

SOURCE = "Solitaria Companion: Korrekturen des Tischs"
WAYS = "Solitaria Companion: Spielweisen"

TEXTS: dict[str, str] = {
    "frame.take-stock": "Kassensturz",
    "frame.end-game": "Wertung",
    "ask.take-stock": "Zähle deine Waren und Sesterzen: Was hast du?",
    # what is said, as a clause
    "table.follow.digital": "geht es auf dem Bildschirm weiter, und das Programm würfelt und zieht",
    "table.follow.full": "geht es auf dem Tisch weiter, und das Programm prüft alles",
    "table.follow.light": "geht es auf dem Tisch weiter, ohne deine Waren und dein Geld",
    "table.midway": "die Partie auf dem Tisch läuft schon",
    "table.house.human.stands": "dein Haus steht in {city}",
    "table.house.human.gone": "dein Haus steht nicht in {city}",
    "table.house.contrarius.stands": "ein Haus von Contrarius steht in {city}",
    "table.house.contrarius.gone": "kein Haus von Contrarius steht in {city}",
    "table.colonist.human.new": "dein {colonist} steht {at}",
    "table.colonist.human.moved": "dein {colonist} steht {at}, nicht {before}",
    "table.colonist.human.gone": "dein {colonist} geht {start} ins Lagerhaus zurück",
    "table.colonist.contrarius.new": "der {colonist} von Contrarius steht {at}",
    "table.colonist.contrarius.moved": "der {colonist} von Contrarius steht {at}, nicht {before}",
    "table.colonist.contrarius.gone": (
        "der {colonist} von Contrarius geht {start} in den Vorrat zurück"
    ),
    "table.card": "{subject} liegt {lies}",
    "table.pile.hand": "auf deiner Hand",
    "table.pile.played": "bei deinen ausgespielten Karten",
    "table.pile.face-up": "offen vor Contrarius",
    "table.pile.face-down": "verdeckt vor Contrarius",
    "table.pile.display": "auf Platz {position} der Auslage",
    "table.pile.stack": "im Stapel",
    "table.marker.coins": "der Marker von {province} zeigt Münzen",
    "table.marker.good": "der Marker von {province} zeigt seine Ware",
    "table.tokens": "die Plättchen von {city} und {other} liegen umgekehrt",
    "table.points.human": "du hattest zu Beginn {points}",
    "table.points.contrarius": "Contrarius hat {points} aus seinen Reaktionen",
    "table.track.stands": "auf Platz {n} der Punkteleiste liegt ein Haus",
    "table.track.gone": "auf Platz {n} der Punkteleiste liegt kein Haus",
    "table.hold": "du hast {held}",
    # as events and deeds
    "event.corrected": "Korrigiert: {said}.",
    "event.followed": "Von jetzt an {said}.",
    "event.midway": "{said}; hier steigt das Programm ein.",
    "event.end-withdrawn": "Damit hat niemand das Ende herbeigeführt.",
    "deed.correct": "Korrektur, {said}",
    "deed.follow.digital": "auf dem Bildschirm spielen",
    "deed.follow.full": "auf dem Tisch spielen, alles geprüft",
    "deed.follow.light": "auf dem Tisch spielen, ohne Waren",
    "deed.midway": "in die Partie auf dem Tisch einsteigen",
    # the rules behind them
    "rule.take-stock": (
        "Vesta wertet deine Waren und Sesterzen. Bisher wurden sie nicht mitgeführt, darum sag, "
        "was du hast; ebenso, wenn es mit allem geprüft weitergeht."
    ),
    "rule.take-stock.source": "Concordia, Vesta",
    "rule.end-game": "Beide Seiten werden gewertet, Karte für Karte.",
    "rule.end-game.source": "Solitaria, Seite 10, Spielende",
    "rule.follow": (
        "Zu Beginn eines Zugs kannst du anders weiterspielen: auf dem Bildschirm, auf dem Tisch "
        "mit allen Prüfungen, oder auf dem Tisch ohne deine Waren und dein Geld."
    ),
    "rule.follow.source": WAYS,
    "rule.correct": (
        "Was auf dem Tisch liegt, gilt. Was davon abweicht, lässt sich korrigieren, solange es "
        "Teile und Platz dafür gibt."
    ),
    "rule.correct.source": SOURCE,
    # why not
    "refusal.same-way": "So wird die Partie schon gespielt.",
    "refusal.same-way.source": WAYS,
    "refusal.setup-first": "Der Aufbau ist nicht fertig: Nimm zurück, was darin falsch ist.",
    "refusal.setup-first.source": SOURCE,
    "refusal.as-it-is": "So ist es schon.",
    "refusal.as-it-is.source": SOURCE,
    "refusal.no-house-there": "Du hast kein Haus in {city}.",
    "refusal.no-house-there.contrarius": "Contrarius hat kein Haus in {city}.",
    "refusal.no-house-there.source": SOURCE,
    "refusal.house-already.contrarius": "Contrarius hat schon ein Haus in {city}.",
    "refusal.no-house-left.contrarius": (
        "Contrarius hat kein Haus mehr: Alle fünfzehn sind auf dem Plan oder der Punkteleiste."
    ),
    "refusal.no-colonist-left.contrarius": (
        "Contrarius hat keinen {colonist} mehr in seinem Vorrat."
    ),
    "refusal.no-colonist-there.contrarius": "Contrarius hat {at} keinen {colonist}.",
    "refusal.line-taken": (
        "Auf der Linie {line} steht schon ein Kolonist, und sie hat nur Platz für einen."
    ),
    "refusal.line-taken.source": "Concordia, eine Klarstellung: ein Kolonist je Linie",
    "refusal.line-of-other-kind": "Auf der Linie {line} zieht die andere Art von Kolonisten.",
    "refusal.line-of-other-kind.source": "Concordia, Architekt, Bewegung",
    "refusal.card-of-other-pile": "{subject} kann dort nie liegen.",
    "refusal.card-of-other-pile.source": "Solitaria, Spielaufbau",
    "refusal.no-such-position": "Die Auslage hat dafür die Plätze 1 bis {most}.",
    "refusal.no-such-position.source": "Concordia, Auslage",
    "refusal.other-letter": "Die Plättchen von {city} und {other} gehören zu anderen Buchstaben.",
    "refusal.other-letter.source": "Concordia, Spielaufbau",
    "refusal.out-of-range": "Zahlen gehen hier von 0 bis {most}.",
    "refusal.out-of-range.source": SOURCE,
    "refusal.not-followed": (
        "Deine Waren und dein Geld werden in dieser Partie nicht mitgeführt; sie fragt am Ende "
        "danach."
    ),
    "refusal.not-followed.source": WAYS,
}
