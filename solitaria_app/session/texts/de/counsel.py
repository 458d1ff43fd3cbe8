"""German rules in our own words: cards, gods, steps of the game, and the trail of a site."""

SOLO_CARDS = "Solitaria, Personenkarten des Solospiels"
BUILDS = "Solitaria, Seite 9, wo Contrarius baut"

TEXTS: dict[str, str] = {
    "rule.both": "{action} Reaktion: {reaction}",
    # what the human does with each card
    "action.tribune": (
        "Nimm alle gespielten Karten zurück, auch den Tribun, und erhalte 1 Sesterz für jede "
        "Karte ab der vierten. Danach darfst du für 1 Nahrung und 1 Werkzeug einen neuen "
        "Kolonisten in die Hauptstadt setzen."
    ),
    "action.tribune.source": "Concordia, Tribun",
    "action.architect": (
        "Du hast einen Schritt für jeden deiner Kolonisten auf dem Plan und verteilst die "
        "Schritte, wie du willst. Sind alle gezogen, baue in Städten, neben denen sie stehen, "
        "je ein Haus."
    ),
    "action.architect.source": "Concordia, Architekt",
    "action.prefect": (
        "Entweder lässt du eine Provinz produzieren, deren Marker eine Ware zeigt: Du erhältst "
        "diese Ware und je eine für deine Häuser dort, und der Marker wird umgedreht. Oder du "
        "sammelst alle sichtbaren Münzen ein und drehst alle Marker zurück."
    ),
    "action.prefect.source": "Concordia, Präfekt",
    "action.prefect-magnus": (
        "Ein Präfekt, der die Bonusware doppelt nimmt: Lass eine Provinz für 2 Bonuswaren und "
        "je eine Ware für deine Häuser dort produzieren, oder sammle alle sichtbaren Münzen "
        "ein. Häuser und Münzen werden nie verdoppelt."
    ),
    "action.prefect-magnus.source": f"{SOLO_CARDS}, Präfekt mit Praefectus Magnus",
    "action.colonist": (
        "Entweder setzt du für je 1 Nahrung und 1 Werkzeug neue Kolonisten ein, in der "
        "Hauptstadt oder in Städten mit einem Haus von dir. Oder du verdienst 5 Sesterzen und "
        "1 weiteren für jeden deiner Kolonisten auf dem Plan."
    ),
    "action.colonist.source": "Concordia, Kolonist",
    "action.mercator": (
        "Erhalte {sestertii}. Dann handle mit bis zu zwei verschiedenen Waren, die du in "
        "beliebiger Menge zu den festen Preisen kaufst oder verkaufst, in der Reihenfolge, die "
        "du willst."
    ),
    "action.mercator.source": "Concordia, Mercator",
    "action.diplomat": (
        "Führe die Aktion einer offenen Karte von Contrarius aus, die danach verdeckt wird. "
        "Tribun und Diplomat lassen sich nicht kopieren."
    ),
    "action.diplomat.source": f"{SOLO_CARDS}, Diplomat",
    "action.senator": (
        "Kaufe bis zu zwei Karten der Auslage. Jede kostet die Waren auf der Karte und die "
        "unter ihrem Platz; ein Fragezeichen ist eine Ware deiner Wahl. Die Auslage rückt "
        "danach auf."
    ),
    "action.senator.source": "Concordia, Senator",
    "action.consul": (
        "Kaufe eine Karte der Auslage nur für die Waren auf der Karte; ihr Platz kostet nichts."
    ),
    "action.consul.source": "Concordia, Konsul",
    "action.specialist": (
        "Jedes deiner Häuser in einer {city_of} produziert eine Einheit seiner Ware, in jeder "
        "Provinz, gleich was die Bonusmarker zeigen."
    ),
    "action.specialist.source": "Concordia, Spezialisten",
    # what Contrarius does in reaction to each card
    "reaction.tribune": (
        "Contrarius baut nach seinem besten Spezialisten. Dann sagt der rote Würfel: ein "
        "Kolonist in die Hauptstadt oder die erste Karte der Auslage."
    ),
    "reaction.tribune.source": f"{SOLO_CARDS}, Tribun",
    "reaction.architect": (
        "Der blaue Würfel sagt, welche der ersten fünf Karten der Auslage Contrarius nimmt; "
        "liegt dort keine, nimmt er die erste."
    ),
    "reaction.architect.source": f"{SOLO_CARDS}, Architekt",
    "reaction.prefect": (
        "Hast du produziert, erhält Contrarius 1 Punkt für jedes Haus in der Provinz, gleich "
        "wessen, mindestens aber 1. Hast du den Geldbonus genommen, erhält er 2 Punkte."
    ),
    "reaction.prefect.source": f"{SOLO_CARDS}, Präfekt",
    "reaction.prefect-magnus": (
        "Hast du produziert, erhält Contrarius 1 Punkt für jedes Haus in der Provinz, gleich "
        "wessen, mindestens aber 2. Hast du den Geldbonus genommen, erhält er 2 Punkte."
    ),
    "reaction.prefect-magnus.source": f"{SOLO_CARDS}, Präfekt mit Praefectus Magnus",
    "reaction.colonist": (
        "Nach Geld erhält Contrarius 2 Punkte. Sonst sagt der rote Würfel: ein Kolonist in "
        "die Hauptstadt oder die erste Karte der Auslage."
    ),
    "reaction.colonist.source": f"{SOLO_CARDS}, Kolonist",
    "reaction.mercator": (
        "Contrarius baut nach dem schwarzen Würfel. Dann produziert die Provinz für dich; hat "
        "sie das schon und zeigen 3 Marker Münzen, drehen sich alle zurück."
    ),
    "reaction.mercator.source": f"{SOLO_CARDS}, Mercator",
    "reaction.diplomat": "Contrarius reagiert so, wie es die kopierte Karte sagt.",
    "reaction.diplomat.source": f"{SOLO_CARDS}, Diplomat",
    "reaction.senator": (
        "Contrarius baut in einer Stadt mit der Ware des weißen Würfels; bei S bestimmt sie "
        "sein bester Spezialist."
    ),
    "reaction.senator.source": f"{SOLO_CARDS}, Senator",
    "reaction.consul": (
        "Contrarius baut in einer Stadt mit der Ware des weißen Würfels; bei S bestimmt sie "
        "sein bester Spezialist."
    ),
    "reaction.consul.source": f"{SOLO_CARDS}, Konsul",
    "reaction.specialist": "Contrarius erhält 3 Punkte.",
    "reaction.specialist.source": f"{SOLO_CARDS}, Spezialisten",
    # the gods
    "worth": "{name}: {count} = {points}",
    "worth.vesta": "{name}: {count} in Geld und Waren = {points}",
    "worth.jupiter": "{name}: {count} außerhalb von Ziegelstädten = {points}",
    "god-rule.vesta": "1 Punkt für je volle 10 Sesterzen, alle Waren zu ihrem Preis gezählt.",
    "god-rule.jupiter": (
        "1 Punkt für jedes Haus, das nicht in einer Ziegelstadt steht, höchstens {most}."
    ),
    "god-rule.saturnus": "1 Punkt für jede Provinz mit einem Haus von dir.",
    "god-rule.mercurius": "2 Punkte für jede Warenart, die deine Häuser produzieren.",
    "god-rule.mars": "2 Punkte für jeden deiner Kolonisten auf dem Plan.",
    "god-rule.minerva": "{points} für jedes deiner Häuser in einer {city_of}.",
    # steps of the game
    "rule.draw-tokens": (
        "Jede Stadt erhält ein Plättchen mit ihrem Buchstaben; die Ware darauf ist, was die "
        "Stadt produziert. Der Bonusmarker jeder Provinz zeigt dann ihre wertvollste Ware."
    ),
    "rule.draw-tokens.source": "Concordia, Spielaufbau",
    "rule.refill": (
        "Die Auslage hat sieben Karten. Übrige Karten rücken auf, und freie Plätze werden von "
        "Stapel I und danach von Stapel II gefüllt."
    ),
    "rule.refill.source": "Concordia, Kartenauslage",
    "rule.sixth-card": (
        "Zu Beginn nimmt Contrarius den ersten Spezialisten der Auslage als sechste Karte; "
        "liegt dort keiner, den ersten des Stapels."
    ),
    "rule.sixth-card.source": "Solitaria, Spielaufbau",
    "rule.opening": (
        "Als Veteran beginnt Contrarius mit Kolonisten auf Linien an der Hauptstadt, neben den "
        "wertvollsten Städten, und hat dort ein Haus. Wo mehrere Linien passen, wählst du."
    ),
    "rule.opening.source": "Solitaria, Seite 3, Veteran",
    "rule.choose-card": (
        "In jedem Zug spielst du eine Karte aus der Hand und führst ihre Aktion aus; dann "
        "reagiert Contrarius, wie es dieselbe Karte sagt."
    ),
    "rule.choose-card.source": "Solitaria, Ablauf des Solospiels",
    "rule.carry-out": "Erst kommt die Aktion einer Karte, dann die Reaktion von Contrarius.",
    "rule.carry-out.source": "Solitaria, Ablauf des Solospiels",
    "rule.store": (
        "Waren aus einer Aktion kommen gleichzeitig. Passen nicht alle hinein, wählst du, "
        "welche du behältst, doch jeder freie Platz muss gefüllt werden; was du schon hast, "
        "bleibt."
    ),
    "rule.store.source": "Concordia, Lagerhaus",
    "rule.score": (
        "Contrarius erhält die Punkte seiner Reaktionen sofort. Als Experte baut er jedes Haus "
        "auf der Punkteleiste, das er erreicht oder überschreitet, nach dem schwarzen Würfel."
    ),
    "rule.score.source": "Solitaria, Seite 3, Experte",
    "rule.construct": (
        "Contrarius baut in einer Stadt der gesuchten Ware, die er erreichen kann; die Wahl "
        "folgt festen Regeln, und du entscheidest nur, welcher von mehreren Kolonisten zieht."
    ),
    "rule.construct.source": BUILDS,
    "rule.move-next": (
        "Ein Kolonist von Contrarius zieht auf kürzestem Weg auf eine Linie bei seinem neuen "
        "Haus. Du wählst, welcher und auf welche Linie, wenn mehrere gleich gut sind."
    ),
    "rule.move-next.any": (
        "Ein Kolonist von Contrarius zieht auf eine Linie bei seinem neuen Haus. Du wählst "
        "unter allen, die dorthin gelangen können, welcher und auf welche Linie."
    ),
    "rule.move-next.source": BUILDS,
    "rule.activate": (
        "Die Provinz des neuen Hauses produziert für deine Häuser. Hat sie schon produziert "
        "und zeigen mindestens 3 Marker Münzen, werden stattdessen alle Marker zurückgedreht."
    ),
    "rule.activate.source": f"{SOLO_CARDS}, Mercator",
    "rule.recruit": (
        "Der rote Würfel entscheidet zwischen einem Kolonisten in der Hauptstadt und der "
        "ersten Karte der Auslage. Ist diese Art Kolonist aufgebraucht, kommt die andere; sind "
        "alle auf dem Plan, ist es die Karte."
    ),
    "rule.recruit.source": "Solitaria, Seite 10, ergänzende Regeln",
    "rule.take-card": (
        "Contrarius legt die Karte offen vor sich, und die Auslage rückt auf. Wo keine Karte "
        "liegt, nimmt er die erste; ganz ohne Karte baut er mit dem weißen Würfel."
    ),
    "rule.take-card.source": "Solitaria, Seite 10, ergänzende Regeln",
    "rule.end-turn": (
        "Die letzte Karte oder das fünfzehnte Haus einer Seite bringt das Ende. Bringst du es, "
        "endet das Spiel mit dieser Reaktion; bringt es Contrarius, spielst du noch eine Karte "
        "ohne Reaktion."
    ),
    "rule.end-turn.source": "Solitaria, Seite 10, Spielende",
    "rule.roll.blue": "Die Zahl auf dem blauen Würfel ist ein Platz der Auslage, gezählt ab 1.",
    "rule.roll.red": (
        "Der rote Würfel zeigt einen Landkolonisten, einen Seekolonisten oder eine Karte."
    ),
    "rule.roll.black": "Der schwarze Würfel zeigt die Ware der Stadt, in der Contrarius baut.",
    "rule.roll.white": (
        "Der weiße Würfel zeigt die Ware der Stadt, in der Contrarius baut; S steht für die "
        "Ware seines besten Spezialisten."
    ),
    "rule.roll.source": "Solitaria, Spielmaterial",
    # what the human can do within a card
    "rule.step": (
        "Ein Schritt führt einen Kolonisten aus seiner Stadt auf eine Linie dort oder von "
        "seiner Linie über eine Stadt auf die nächste Linie seiner Art. Er darf an anderen "
        "vorbei, endet aber auf einer Linie für sich allein."
    ),
    "rule.step.source": "Concordia, Architekt, Bewegung",
    "rule.build": (
        "Einer deiner Kolonisten muss auf einer Linie bei der Stadt stehen. Ein Haus kostet in "
        "einer Ziegelstadt 1 Nahrung, sonst 1 Ziegel und die Ware der Stadt, dazu je nach Ware "
        "Sesterzen, mal der Zahl der Häuser, die dann in der Stadt stehen."
    ),
    "rule.build.source": "Concordia, Architekt, Bauen",
    "rule.place.tribune-action": (
        "Der Tribun darf einen neuen Kolonisten bringen, nur in die Hauptstadt."
    ),
    "rule.place.tribune-action.source": "Concordia, Tribun",
    "rule.place.colonist-action": (
        "Neue Kolonisten kommen in die Hauptstadt oder in Städte mit einem Haus von dir, so "
        "viele du bezahlen kannst. Jeder hinterlässt einen freien Platz im Lagerhaus."
    ),
    "rule.place.colonist-action.source": "Concordia, Kolonist",
    "rule.produce": (
        "Eine Provinz, deren Marker eine Ware zeigt, darf produzieren, auch ohne ein Haus von "
        "dir. Der Marker zeigt danach Münzen, bis er zurückgedreht wird."
    ),
    "rule.produce.source": "Concordia, Präfekt",
    "rule.cash": (
        "Du erhältst alle Münzen, die auf den Bonusmarkern zu sehen sind, auch wenn es keine "
        "sind, und alle Marker zeigen wieder Waren."
    ),
    "rule.cash.source": "Concordia, Präfekt",
    "rule.money": (
        "Statt Kolonisten einzusetzen, erhältst du 5 Sesterzen und 1 weiteren für jeden deiner "
        "Kolonisten auf dem Plan."
    ),
    "rule.money.source": "Concordia, Kolonist",
    "rule.trade": (
        "Höchstens zwei verschiedene Waren, jede gekauft oder verkauft, zu den festen Preisen: "
        "{prices}. Nur Platz und Geld setzen Grenzen."
    ),
    "rule.trade.source": "Concordia, Mercator",
    "rule.done": (
        "Was diese Karte sonst noch erlaubt, darf wegbleiben; die Reaktion folgt trotzdem."
    ),
    "rule.done.source": "Concordia, Aktionen",
    # where Contrarius builds, rule by rule
    "strike.own-house": "Contrarius baut nie zweimal in derselben Stadt.",
    "strike.own-house.source": f"{BUILDS}, Punkt 1",
    "strike.out-of-reach": (
        "Einer seiner Kolonisten muss auf eine leere Linie bei der Stadt gelangen können, mit "
        "so vielen Schritten, wie Contrarius Kolonisten auf dem Plan hat."
    ),
    "strike.out-of-reach.source": f"{BUILDS}, Punkt 1",
    "strike.harbour-first": "Seine erste Hafenstadt geht allen anderen vor.",
    "strike.harbour-first.source": "Solitaria, Hinweise zu den Spielplänen",
    "strike.not-empty": "Er zieht eine Stadt ganz ohne Haus vor, solange er eine erreichen kann.",
    "strike.not-empty.source": f"{BUILDS}, Punkt 2",
    "strike.old-province": "Er zieht eine Provinz vor, in der er noch kein Haus hat.",
    "strike.old-province.source": f"{BUILDS}, Punkt 3",
    "strike.alphabet": "Unter den übrigen Städten wird die erste im Alphabet gewählt.",
    "strike.alphabet.source": f"{BUILDS}, Punkt 4",
    "strike.fallback": (
        "Ohne Stadt der gesuchten Ware versucht Contrarius die nächstbilligere: Tuch, Wein, "
        "Werkzeug, Nahrung, Ziegel und wieder Tuch."
    ),
    "strike.fallback.source": f"{BUILDS}, letzter Absatz",
    "rule.no-site": (
        "Kann Contrarius nirgends bauen, setzt er den Kolonisten ein, den der rote Würfel "
        "nennt; sind alle auf dem Plan, nimmt er die erste Karte der Auslage."
    ),
    "rule.no-site.source": "Solitaria, Seite 10, ergänzende Regeln",
    "trail.wanted": "Contrarius sucht eine {city_of}.",
    "trail.next": "Keine {city_of} steht ihm offen; als Nächstes versucht er es mit einer {next}.",
    "trail.nowhere": "Gar keine Stadt steht ihm offen: Er setzt stattdessen einen Kolonisten ein.",
    "trail.no-such-city": "Auf dem Plan gibt es keine {city_of}.",
    "trail.own-house": "Dort steht schon ein Haus von Contrarius: {names}.",
    "trail.out-of-reach": "Außer Reichweite: {names}.",
    "trail.harbour-first": "Nicht seine erste Hafenstadt: {names}.",
    "trail.not-empty": "Nicht leer: {names}.",
    "trail.old-province": "In keiner neuen Provinz: {names}.",
    "trail.alphabet": "Später im Alphabet: {names}.",
    "trail.winner": "Contrarius baut in {city}.",
    "trail.mover": "Danach: {movers}.",
    "trail.movers": "Du wählst, wer zieht: {movers}.",
}
