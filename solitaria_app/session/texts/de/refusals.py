"""German refusals: what stands against an input, and where that rule is found."""

TURN = "Concordia, Ablauf eines Zuges"
SET_UP = "Concordia, Spielaufbau"
ARCHITECT = "Concordia, Architekt"
COLONIST = "Concordia, Kolonist"
TRIBUNE = "Concordia, Tribun"
MERCATOR = "Concordia, Mercator"
SENATOR = "Concordia, Senator"
STOREHOUSE = "Concordia, Lagerhaus"
DIPLOMAT = "Solitaria, Diplomat"
BUILDS = "Solitaria, Seite 9, wo Contrarius baut"
RULING = "Concordia, eine Klarstellung"
READING = "unsere Lesart der Regeln"

TEXTS: dict[str, str] = {
    "refusal.not-now": "Das ist jetzt nicht dran: {prompt}",
    "refusal.not-now.source": "Solitaria, Ablauf des Solospiels",
    "refusal.game-over": "Das Spiel ist zu Ende.",
    "refusal.game-over.source": "Solitaria, Seite 10, Spielende",
    "refusal.card-not-in-hand": "{subject} ist nicht auf deiner Hand.",
    "refusal.card-not-in-hand.source": TURN,
    "refusal.card-not-on-display": "{subject} liegt nicht in der Auslage.",
    "refusal.card-not-on-display.source": SENATOR,
    "refusal.card-not-hidden": "{subject} ist nicht in dem Stapel, von dem jetzt gezogen wird.",
    "refusal.card-not-hidden.source": "Solitaria, Spielaufbau: Stapel I liegt auf Stapel II",
    "refusal.no-specialist-card": "{subject} ist kein Spezialist, der noch im Stapel liegt.",
    "refusal.no-specialist-card.source": f"{READING}: die sechste Karte von Contrarius",
    "refusal.card-not-face-up": "{subject} liegt nicht offen vor Contrarius.",
    "refusal.card-not-face-up.source": DIPLOMAT,
    "refusal.card-cannot-be-copied": "Ein Diplomat kopiert nie {the_card}.",
    "refusal.card-cannot-be-copied.source": "Concordia, Diplomat",
    "refusal.no-colonist-left": "Du hast keinen {colonist} mehr im Lagerhaus.",
    "refusal.no-colonist-left.source": STOREHOUSE,
    "refusal.colonist-city": (
        "Neue Kolonisten kommen in die Hauptstadt oder in eine Stadt mit einem Haus von dir; "
        "in {city} hast du keins."
    ),
    "refusal.colonist-city.source": COLONIST,
    "refusal.tribune-city": "Der neue Kolonist des Tribuns beginnt in {capital}, nicht in {city}.",
    "refusal.tribune-city.source": TRIBUNE,
    "refusal.cannot-pay-goods": "{thing} kostet {cost}; du brauchst noch {missing}.",
    "refusal.cannot-pay-goods.source": "Concordia, Kosten zahlst du aus dem, was du hast",
    "refusal.cannot-pay-sestertii": "{thing} kostet {cost}; du brauchst noch {missing}.",
    "refusal.cannot-pay-sestertii.goods": (
        "Der Preis für {thing} ist {cost}; du brauchst noch {missing}."
    ),
    "refusal.cannot-pay-sestertii.source": "Concordia, Kosten zahlst du aus dem, was du hast",
    "refusal.thing.colonist": "Ein Kolonist",
    "refusal.choice-size": (
        "{subject} braucht {goods} für die Fragezeichen, nicht mehr und nicht weniger."
    ),
    "refusal.choice-size.none": "{subject} hat hier keine Fragezeichen: Die Waren stehen fest.",
    "refusal.choice-size.source": f"{SENATOR}, Fragezeichen",
    "refusal.no-colonist-there": "Du hast {at} keinen {colonist}.",
    "refusal.no-colonist-there.source": f"{ARCHITECT}, Bewegung",
    "refusal.not-adjacent-line": (
        "{line} liegt von dort nicht einen Schritt entfernt: Ein Schritt führt von einer Stadt "
        "oder Linie auf die nächste Linie derselben Art."
    ),
    "refusal.not-adjacent-line.nowhere": (
        "Ein Schritt führt von einer Stadt oder Linie auf die nächste Linie derselben Art."
    ),
    "refusal.not-adjacent-line.source": f"{ARCHITECT}, Bewegung",
    "refusal.no-steps-left": (
        "Du hast so viele Schritte wie Kolonisten auf dem Plan, und alle sind gegangen."
    ),
    "refusal.no-steps-left.source": f"{ARCHITECT}, Bewegung",
    "refusal.movement-over": "Du hast schon gebaut, also ist die Bewegung vorbei.",
    "refusal.movement-over.source": f"{RULING} zum Architekten: erst ziehen, dann bauen",
    "refusal.cannot-rest": (
        "Nach einem Schritt auf {line} reichen die übrigen Schritte nicht, damit jeder deiner "
        "Kolonisten allein auf einer Linie steht."
    ),
    "refusal.cannot-rest.source": f"{ARCHITECT}, ein Kolonist je Linie",
    "refusal.not-at-rest": (
        "Einer deiner Kolonisten kann nicht auf seiner Linie bleiben: Zieh ihn weiter, bevor "
        "du baust oder die Aktion beendest."
    ),
    "refusal.not-at-rest.source": f"{ARCHITECT}, ein Kolonist je Linie",
    "refusal.no-house-in-capital": "In {city} baut niemand: Es ist die Hauptstadt.",
    "refusal.no-house-in-capital.source": f"{ARCHITECT}, Bauen",
    "refusal.house-already": "Du hast schon ein Haus in {city}, und mehr als eins geht nicht.",
    "refusal.house-already.source": f"{RULING} zum Architekten: je Seite ein Haus in einer Stadt",
    "refusal.not-next-to-city": "Keiner deiner Kolonisten steht auf einer Linie bei {city}.",
    "refusal.not-next-to-city.source": f"{RULING} zum Architekten: wo man zum Bauen steht",
    "refusal.no-house-left": "Alle deine Häuser sind gebaut.",
    "refusal.no-house-left.source": f"{RULING} zum Spielende: fünfzehn Häuser für jeden",
    "refusal.marker-shows-coins": (
        "{province} hat schon produziert: Der Bonusmarker zeigt bis zu einem Geldbonus Münzen."
    ),
    "refusal.marker-shows-coins.source": "Concordia, Präfekt",
    "refusal.already-placed": (
        "Du hast mit dieser Karte einen Kolonisten eingesetzt, also bringt sie keine Sesterzen."
    ),
    "refusal.already-placed.source": COLONIST,
    "refusal.already-traded": (
        "Mit {good} hast du bei dieser Karte schon gehandelt; die andere Ware muss eine andere "
        "sein."
    ),
    "refusal.already-traded.source": f"{MERCATOR}, zwei verschiedene Waren",
    "refusal.not-in-store": "Du hast nur {goods} zu verkaufen.",
    "refusal.not-in-store.none": "Von dieser Ware hast du nichts zu verkaufen: {good}.",
    "refusal.not-in-store.source": MERCATOR,
    "refusal.no-space": "Dein Lagerhaus hat nur {spaces}.",
    "refusal.no-space.none": "Dein Lagerhaus ist voll.",
    "refusal.no-space.source": STOREHOUSE,
    "refusal.amount": "Gehandelt wird mindestens eine Ware.",
    "refusal.amount.source": MERCATOR,
    "refusal.keep-arrived": "Behalten kannst du nur, was angekommen ist: {goods}.",
    "refusal.keep-arrived.source": f"{STOREHOUSE}: Gelagertes wird nicht weggeworfen",
    "refusal.keep-fills": "Fülle dein Lagerhaus genau: Behalte {n} der angekommenen Waren.",
    "refusal.keep-fills.source": f"{STOREHOUSE}: kein Platz bleibt leer",
    "refusal.no-such-route": "So kann kein Kolonist von Contrarius zu seinem neuen Haus gelangen.",
    "refusal.no-such-route.source": f"{BUILDS}, sein Kolonist",
    "refusal.no-such-line": (
        "Contrarius beginnt auf einer Linie zwischen der Hauptstadt und ihrer wertvollsten "
        "Nachbarstadt; {line} ist keine."
    ),
    "refusal.no-such-line.source": "Solitaria, Seite 3, Veteran",
    "refusal.wrong-die": "{die} ist jetzt zu werfen, nicht {other}.",
    "refusal.wrong-die.source": "Solitaria, Spielmaterial",
    "refusal.no-such-face": "{die} hat keine solche Seite.",
    "refusal.no-such-face.source": "Solitaria, Spielmaterial",
    "refusal.token-taken": "{city} hat schon ein Plättchen.",
    "refusal.token-taken.source": SET_UP,
    "refusal.no-token-city": "{city} ist die Hauptstadt und erhält kein Plättchen.",
    "refusal.no-token-city.source": SET_UP,
    "refusal.no-token-left": (
        "Es ist kein Plättchen mit {good} und dem Buchstaben {letter} mehr übrig."
    ),
    "refusal.no-token-left.source": SET_UP,
}
