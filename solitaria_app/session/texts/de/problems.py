"""German for what went wrong: with the file of games, with what is imported, with a header.

Each sentence follows its place, `FILE: ` or `FILE:LINE: `, unless it is no part of a file.
"""

TEXTS: dict[str, str] = {
    "fault.or": "{first} oder {last}",
    "fault.hint": " (gemeint: {name}?)",
    # the file
    "fault.folder": "das ist ein Ordner, keine Datei",
    "fault.no-regular-file": "das ist keine gewöhnliche Datei",
    "fault.no-file": "es gibt keine solche Datei",
    "fault.unreadable": "lässt sich nicht lesen: {error}",
    "fault.too-large": "größer als {most} kB, das ist keine Datendatei",
    "fault.not-utf-8": "kein Text in UTF-8",
    "fault.control": "keine Textdatei: Steuerzeichen sind darin",
    # YAML
    "fault.no-yaml": "lässt sich nicht als YAML lesen{reason}",
    "fault.too-deep": "zu tief verschachtelt",
    "fault.empty": "die Datei ist leer",
    "fault.no-mapping": "hier stehen keine Zeilen der Form `key: value`",
    "fault.alias": "über einen Verweis (*) noch einmal benutzt, was nicht erlaubt ist",
    "fault.tag": "die Markierung {tag} ist nicht erlaubt",
    "fault.too-large-number": "die Zahl {number} ist zu groß",
    "fault.no-value": "{value} lässt sich nicht als {kind} verwenden",
    "fault.key-no-text": "ein Schlüssel muss ein Text sein; setze ihn in Anführungszeichen",
    "fault.key-twice": "den Schlüssel {key} gibt es zweimal (zuerst in Zeile {line})",
    # what the file holds
    "fault.expected": "erwartet ist {wanted}, nicht {found}{hint}",
    "fault.not-allowed": "{found} ist hier nicht erlaubt",
    "fault.count": "{found} Werte statt {wanted}",
    "fault.unknown-key": "unbekannter Schlüssel {key}{hint}",
    "fault.more": "daran stimmen {n} weitere Dinge nicht",
    "fault.no-key": "der Schlüssel {key} fehlt",
    "fault.text": "ein Text",
    "fault.whole-number": "eine ganze Zahl",
    "fault.number": "eine Zahl",
    "fault.truth": "true oder false",
    "fault.nothing": "nichts",
    "fault.list": "eine Liste",
    "fault.mapping": "eine Zuordnung (key: value)",
    "fault.huge": "eine riesige Zahl",
    # names that there are not
    "fault.no.board": "Einen Plan namens „{name}“ gibt es nicht{hint}; wähle {known}.",
    "fault.no.level": "Eine Schwierigkeit namens „{name}“ gibt es nicht{hint}; wähle {known}.",
    "fault.no.campaign": "Eine Kampagne namens „{name}“ gibt es nicht{hint}; wähle {known}.",
    "fault.several.campaign": "Zu „{name}“ passen mehrere Kampagnen; wähle {known}.",
    "fault.no.language": "Eine Sprache namens „{name}“ gibt es nicht{hint}; wähle {known}.",
    "fault.no.policy": "Eine Spielweise namens „{name}“ gibt es nicht{hint}; wähle {known}.",
    "fault.no.table-rule": "Eine Tischregel namens „{name}“ gibt es nicht{hint}; wähle {known}.",
    "fault.no.value": (
        "Für die Tischregel {rule} gibt es keinen Wert namens „{name}“{hint}; wähle {known}."
    ),
    # what it means for the player, behind a sentence on the file of games
    "problem.so.unchanged": "; nichts ist geändert",
    "problem.so.not-saved": "; die Partie ist nicht gespeichert",
    "problem.so.no-name": "; der Name ist nicht gespeichert",
    "problem.so.no-note": "; die Notiz ist nicht gespeichert",
    "problem.so.not-deleted": "; nichts ist gelöscht",
    "problem.so.not-back": "; nichts ist zurückgeholt",
    # the file of games
    "problem.busy": "Ein anderes Fenster schreibt gerade hinein; versuche es noch einmal.",
    "problem.half-change": (
        "Eine Änderung an der Datei blieb unvollständig, und sie ist schreibgeschützt, sodass "
        "sich das nicht in Ordnung bringen lässt."
    ),
    "problem.read-only": "Die Datei ist schreibgeschützt{so}.",
    "problem.read-only-folder": "Der Ordner der Datei ist schreibgeschützt{so}.",
    "problem.full": "Der Datenträger ist voll{so}.",
    "problem.no-locks": "Auf diesem Laufwerk lässt sich die Datei nicht sperren{so}.",
    "problem.disk": "Der Datenträger nimmt die Datei nicht an oder gibt sie nicht her{so}.",
    "problem.unopened": "Die Datei lässt sich nicht öffnen{so}.",
    "problem.nothing-beside": "Neben der Datei lässt sich nichts schreiben{so}.",
    "problem.damaged": "Die Datei ist beschädigt; sie bleibt, wie sie ist.",
    "problem.no-games": "Das ist keine Datei mit Partien; sie bleibt, wie sie ist.",
    "problem.folder": "Das ist ein Ordner, keine Datei mit Partien.",
    "problem.unusable": "lässt sich nicht benutzen: {error}.",
    "problem.system": "{error}.",
    "problem.newer": (
        "von einer neueren Version des Programms geschrieben (Format {version}; dieses liest bis "
        "{most}). Nichts wurde geändert."
    ),
    "problem.other-program": "Das ist die Datei eines anderen Programms.",
    "problem.other-file": "An ihrer Stelle liegt jetzt eine andere Datei mit Partien{so}.",
    "problem.gone": "Die Datei der Partien ist nicht mehr da{so}.",
    "problem.emptied": "Die Datei der Partien ist leer{so}.",
    "problem.gone.copy": "Die Datei der Partien ist nicht mehr da, aber es gibt eine Kopie davon.",
    "problem.emptied.copy": "Die Datei der Partien ist leer, aber es gibt eine Kopie davon.",
    "problem.begun.gone": (
        "Die Datei der Partien ist nicht mehr da, aber es gibt Kopien davon; eine neue ist "
        "begonnen, und „solitaria games restore“ holt die letzte gute zurück."
    ),
    "problem.begun.emptied": (
        "Die Datei der Partien ist leer, aber es gibt Kopien davon; eine neue ist begonnen, und "
        "„solitaria games restore“ holt die letzte gute zurück."
    ),
    "problem.restore.gone": (
        "Die Datei der Partien ist nicht mehr da, aber es gibt Kopien davon; „solitaria "
        "games restore“ holt die letzte gute zurück."
    ),
    "problem.restore.emptied": (
        "Die Datei der Partien ist leer, aber es gibt Kopien davon; „solitaria games restore“ "
        "holt die letzte gute zurück."
    ),
    "problem.lacks.restore": (
        "Der Datei fehlen Partien oder Kampagnen der letzten Kopie: {n}; „solitaria games "
        "restore“ holt sie zurück und behält die, die da sind."
    ),
    "problem.lacks": "Der Datei fehlen Partien oder Kampagnen ihrer letzten Kopie: {n}.",
    # copies
    "problem.not-copied": "Eine Kopie lässt sich nicht anlegen: {why}",
    "problem.not-put-back": "Die Kopie lässt sich nicht an diese Stelle setzen: {why}",
    "problem.copy-damaged": "Auch diese Kopie ist beschädigt.",
    # one game or campaign
    "problem.no-game": "Eine Partie {id} gibt es nicht.",
    "problem.no-campaign": "Eine Kampagne {id} gibt es nicht.",
    "problem.game-damaged": "Partie {id} ist beschädigt{so}.",
    "problem.campaign-damaged": "Kampagne {id} ist beschädigt.",
    "problem.game-header": "Der Kopf von Partie {id} ist nicht lesbar.",
    "problem.game-newer": (
        "Partie {id} ist von einer neueren Version des Programms (Format {version}; dieses liest "
        "bis {most}). Nichts wurde geändert."
    ),
    "problem.game-unopened": "Partie {id} lässt sich nicht öffnen: {why}",
    "problem.other-game": "Ab Zug {turn} ist sie nach den heutigen Regeln eine andere.",
    "problem.refused-now": "Die heutigen Regeln lehnen „{text}“ in Zug {turn} ab.",
    "problem.only-look": "Partie {id} lässt sich nur ansehen; sie bleibt, wie sie ist.",
    "problem.missing": "Die Partie ist nicht mehr in der Datei; diese hier ist nicht gespeichert.",
    "problem.changed": (
        "Die Partie wurde in einem anderen Fenster geändert; diese hier ist nicht gespeichert."
    ),
    "problem.deleted": "Die Partie wurde in einem anderen Fenster gelöscht.",
    "problem.removed.one": "Partie {ids} ist endgültig entfernt und kommt nicht zurück.",
    "problem.removed.many": "Die Partien {ids} sind endgültig entfernt und kommen nicht zurück.",
    # a folder of games
    "problem.many-of-name": "Es gibt Tausende von Dateien dieses Namens.",
    "problem.nowhere": "Dieser Link führt nirgendwohin.",
    "problem.no-file": (
        "Das ist keine Datei, sondern ein Gerät oder eine Leitung, und wird nicht gelesen."
    ),
    "problem.loop": "führt in einen Ordner darüber zurück und wird nicht verfolgt.",
    "problem.unreadable": "lässt sich nicht lesen: {error}.",
    # exported games, campaigns and set-ups
    "problem.no-kind.game": "das ist keine Partie: der Schlüssel game fehlt",
    "problem.no-kind.campaign": "das ist keine Kampagne: der Schlüssel campaign fehlt",
    "problem.export-newer": (
        "von einer neueren Version des Programms geschrieben (Format {version}; dieses liest bis "
        "{most})"
    ),
    "problem.export-format": "ein Format {version} gibt es nicht (gelesen wird bis {most})",
    "problem.refused": "die Regeln lehnen „{text}“ ab: {why}",
    "problem.turn-differs": "Zug {turn} weicht ab: {why}",
    "problem.digest": "die Prüfsumme danach ist {here} statt {there}",
    "problem.other-rules": (
        "nach anderen Regeln gespielt, als es hier gibt (Prüfsumme {there}, hier {here})"
    ),
    "problem.setup": "der Aufbau ist nicht vollständig",
    "problem.setup-refused": "die Regeln lehnen Eingabe {number} des Aufbaus ab",
    "problem.cut-off": "Die Datei ist hier abgeschnitten oder beschädigt: {why}",
    # inputs in notation
    "problem.notation.empty": "eine leere Eingabe",
    "problem.notation.input": "„{word}“ ist keine Eingabe",
    "problem.notation.other": "„{text}“: erwartet ist {what}, nicht „{word}“",
    "problem.notation.lacks": "„{text}“: am Ende fehlt {what}",
    "problem.notation.more": "„{text}“: „{word}“ ist zu viel",
    "problem.notation.several": "„{text}“ kann {several} sein",
    "problem.what.card": "eine Karte",
    "problem.what.city": "eine Stadt",
    "problem.what.province": "eine Provinz",
    "problem.what.line": "eine Linie",
    "problem.what.kind": "eine Art von Kolonist",
    "problem.what.good": "eine Ware",
    "problem.what.amount": "eine Menge",
    "problem.what.die": "ein Würfel",
    "problem.what.face": "eine Würfelseite",
    "problem.what.pile": "ein Stapel",
    "problem.what.side": "eine Seite",
    "problem.what.way": "eine Spielart",
    "problem.what.paying": "das Wort paying",
    "problem.what.sestertii": "das Wort sestertii",
    "problem.what.correction": "eine Sache, die sich berichtigen lässt",
    "problem.what.house-state": "der Stand eines Hauses",
    "problem.what.marker-side": "die Seite des Markers",
    # headers
    "problem.seed.empty": "Die Startzahl ist leer.",
    "problem.seed.length": "Eine Startzahl hat höchstens {most} druckbare Zeichen.",
    "problem.ways": "Die Spielarten sind {ways}, nicht „{way}“.",
    "problem.header.newer": (
        "Die Partie ist von einer neueren Version des Programms geschrieben (Format {version}; "
        "dieses liest bis {most})."
    ),
    "problem.header.format": (
        "Das ist keine Partie (Format {version}; dieses Programm liest bis {most})."
    ),
    "problem.header.seed": "Die Startzahl im Kopf ist keine, die eine Partie haben kann.",
    "problem.header.points": "Die Punkte am Start sind 0 bis {most}.",
    "problem.header.value": "Im Kopf steht hier {allowed}, nicht „{value}“.",
    "problem.header.no-card": "Der Kopf gibt Contrarius keine Karte.",
    "problem.header.card-twice": "Der Kopf gibt zwei Karten denselben Namen.",
    "problem.header.card-id": (
        "Im Kopf ist „{id}“ keine Kennung: Kleinbuchstaben und Ziffern, mit einzelnen "
        "Bindestrichen verbunden."
    ),
    "problem.header.card": (
        "Eine Karte im Kopf ergibt keinen Sinn: {card} kann nicht {value} als {key} haben."
    ),
    "problem.header.dice": "Der Kopf braucht die Würfel {dice} und keine anderen.",
    "problem.header.six": "Der Würfel {die} im Kopf braucht sechs Seiten.",
    "problem.header.face": "Eine Seite des Würfels {die} ist {allowed}, nicht „{face}“.",
    "problem.header.red": "Der rote Würfel im Kopf braucht eine Seite mit einem Kolonisten.",
    # what a new campaign settles
    "problem.choice.not-left": "Die Kampagne {campaign} lässt {what} nicht zur Wahl.",
    "problem.choice.board": "Eine Kampagne braucht einen Plan.",
    "problem.choice.games": "Die Zahl der Partien kann nicht negativ sein.",
    "problem.choice.begin": "Die Kampagne hat keine Etappe mit der Schwierigkeit {level}.",
}
