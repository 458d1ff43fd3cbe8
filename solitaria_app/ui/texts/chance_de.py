"""German words for entering what chance brought beside a table."""

TEXTS: dict[str, str] = {
    # dice
    "face.key.specialist": "s",
    "face.key.land": "l",
    "face.key.sea": "s",
    "face.key.card": "k",
    "face.specialist": "Spezialist",
    "face.land": "Landkolonist",
    "face.sea": "Seekolonist",
    "face.card": "Karte",
    "face.position": "Platz {n}",
    "face.twice": "× {n}",
    "face.told": "{die} zeigt {face} ({n} von {of} Seiten)",
    "face.after": "und {die} zeigt:",
    "face.after.short": "und der Würfel:",
    "face.after.told": "{done}, und {die} zeigt {face}",
    "face.rests": "Erst diese Wahl, dann der Würfel.",
    "face.digits": "Keine Wahl hat die Taste {sign}. Klicke an, was der Würfel zeigt, oder beende "
    "zuerst die Aktion (Eingabe).",
    "face.six": "Ein Würfel hat sechs Seiten: Tasten 1 bis 6.",
    "face.for-me": "Für mich",
    "face.for-me.tip": "Das Programm wirft {the_die}",
    # tokens
    "token.for-me.tip": "Den Rest des Buchstabens {letter} zieht das Programm",
    "token.left": "noch {n}",
    "token.told": "{city}: {good} (noch {n} mit dem Buchstaben {letter})",
    "token.now": "Jetzt {city} ({letter}, noch {n}).",
    "token.city": "{city}: diese Stadt wählen, dann ihre Ware",
    "token.laid": "Von selbst gelegt: {what}.",
    "token.laid.one": "{city} ({good})",
    "token.swallowed": "{sign} zählt für {city}, von selbst gelegt.",
    "token.tile": "{city}: {good}",
    "token.tile.open": "{city}: noch ohne Plättchen",
    "token.tile.now": "{city}: ihr Plättchen kommt jetzt",
    "token.letter": "{n} von {of}",
    "token.for-me": "{letter} für mich",
    "token.all-for-me": "Alle für mich",
    "token.misread": "„{part}“ ist keine Reihe von Plättchen. Ein Buchstabe, seine Städte nach "
    "Namen: {example}",
    # cards
    "supply.position": "Sie kommt auf Platz {n}.",
    "supply.markers": "Die Bonusmarker folgen: Vergleiche sie mit dem Tisch.",
    "supply.left": "noch {n}",
    "supply.stack": "Stapel {name}: noch {cards}",
    "supply.for-me": "Für mich",
    "supply.for-me.tip": "Das Programm zieht die nächste Karte",
    "supply.all-for-me": "Alle für mich",
    "supply.no-key": "Keine Karte hier hat die Taste {sign}.",
    # keys
    "keys.faces": "1 – 6, A – Z",
    "keys.faces.does": "Am Tisch: Würfel, Plättchen; mit R würfelt oder zieht das Programm",
    "keys.row": "Strg + V",
    "keys.row.does": "Stadtplättchen: ein ganzer Buchstabe aus einem Text wie A: WNZTE, "
    "Städte nach Namen",
}
