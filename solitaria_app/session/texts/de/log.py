"""German sentences of the log: single events, and what a person would say in one breath."""

TEXTS: dict[str, str] = {
    # set-up
    "event.token": "{city} erhält ein Plättchen: {good}.",
    "event.tokens": "Städte mit {good}: {cities}.",
    "event.markers": "Bonusmarker: {markers}.",
    "event.marker-group": "{good} in {provinces}",
    "event.revealed": "{subject} kommt auf Platz {position} der Auslage.",
    "event.revealed.several": "Neu in der Auslage: {cards}.",
    # turns and cards
    "event.turn": "Zug {turn}.",
    "event.turn.final": "Zug {turn}: deine letzte Karte, ohne Reaktion.",
    "event.played": "Du spielst {the_card}.",
    "event.played.sestertii": "Du spielst {the_card} und erhältst {sestertii}.",
    "event.played.goods": "Du spielst {the_card} und erhältst {goods}.",
    "event.played.no-goods": "Du spielst {the_card}, hast aber kein Haus in einer {city_of}.",
    "event.played.recovered": "Du spielst {the_card} und nimmst {cards} zurück.",
    "event.played.recovered-paid": (
        "Du spielst {the_card}, nimmst {cards} zurück und erhältst {sestertii}."
    ),
    "event.recovered": "Du nimmst {cards} zurück.",
    "event.recovered.paid": "Du nimmst {cards} zurück und erhältst {sestertii}.",
    "event.copied": "Du kopierst {the_card} von Contrarius; die Karte liegt nun verdeckt.",
    "event.copied.sestertii": (
        "Du kopierst {the_card} von Contrarius (die Karte liegt nun verdeckt) und erhältst "
        "{sestertii}."
    ),
    "event.copied.goods": (
        "Du kopierst {the_card} von Contrarius (die Karte liegt nun verdeckt) und erhältst {goods}."
    ),
    "event.copied.no-goods": (
        "Du kopierst {the_card} von Contrarius (die Karte liegt nun verdeckt), hast aber kein "
        "Haus in einer {city_of}."
    ),
    "event.bought": "Du kaufst {the_card} für {goods}.",
    "event.bought.unpaid": "Du kaufst {the_card}.",
    "event.bought.two": "Du kaufst {the_card} für {goods} sowie {the_second} für {goods2}.",
    "event.bought.two.unpaid": "Du kaufst {the_card} und {the_second}.",
    "event.taken": "Contrarius nimmt {the_card} von Platz {position} der Auslage.",
    "event.taken.stack": "Contrarius nimmt {the_card} vom Stapel.",
    "event.taken.blue": "Der blaue Würfel{by} zeigt {position}: Contrarius nimmt {the_card}.",
    "event.taken.blue-gap": (
        "Der blaue Würfel{by} zeigt {position}, wo keine Karte mehr liegt: Contrarius nimmt die "
        "erste, {the_card}."
    ),
    "event.taken.red": (
        "Der rote Würfel{by} zeigt die Karte: Contrarius nimmt {the_card} von Platz 1."
    ),
    "event.taken.all-placed": (
        "Alle Kolonisten von Contrarius sind schon auf dem Plan: Er nimmt stattdessen "
        "{the_card} von Platz 1."
    ),
    # colonists
    "event.placed.human": "Du setzt {a_colonist} {at} ein, für {goods}.",
    "event.placed.human.unpaid": "Du setzt {a_colonist} {at} ein.",
    "event.placed.contrarius": "Contrarius setzt {a_colonist} {at} ein.",
    "event.placed.die": "Der rote Würfel{by} zeigt {face}: Contrarius setzt ihn {at} ein.",
    "event.placed.other": (
        "Der rote Würfel{by} zeigt {face}, doch Contrarius hat keinen mehr: Er setzt {a_colonist} "
        "{at} ein."
    ),
    "event.moved": "{mover}.",
    "mover.human.land": "dein Landkolonist geht {start} auf die Linie {line}{steps}",
    "mover.human.sea": "dein Seekolonist segelt {start} auf die Linie {line}{steps}",
    "mover.contrarius.land": "sein Landkolonist geht {start} auf die Linie {line}{steps}",
    "mover.contrarius.sea": "sein Seekolonist segelt {start} auf die Linie {line}{steps}",
    "mover.named.land": "der Landkolonist von Contrarius geht {start} auf die Linie {line}{steps}",
    "mover.named.sea": "der Seekolonist von Contrarius segelt {start} auf die Linie {line}{steps}",
    "mover.steps": " ({steps})",
    "mover.stays.land": "sein Landkolonist steht schon daneben, auf der Linie {line}",
    "mover.stays.sea": "sein Seekolonist steht schon daneben, auf der Linie {line}",
    "mover.stays-named.land": (
        "der Landkolonist von Contrarius steht schon daneben, auf der Linie {line}"
    ),
    "mover.stays-named.sea": (
        "der Seekolonist von Contrarius steht schon daneben, auf der Linie {line}"
    ),
    # houses
    "event.built.human": "Du baust in {city} ({good}) für {cost}.",
    "event.built.human.unpaid": "Du baust in {city} ({good}).",
    "event.built.contrarius": "Contrarius baut in {city} ({good}).",
    "event.track.reached": (
        "Contrarius erreicht {points} auf der Punkteleiste und nimmt das Haus von dort, um es "
        "zu bauen."
    ),
    "event.track.supply": (
        "Contrarius hat kein Haus mehr im Vorrat: Er nimmt das bei {points} von der Punkteleiste."
    ),
    # where Contrarius builds, in one sentence
    "build.die": "{die}{by} zeigt {good}: {site}.",
    "build.die-s": "{die}{by} zeigt S, sein bester Spezialist ist {subject} ({good}): {site}.",
    "build.specialist": "Sein bester Spezialist ist {subject} ({good}): {site}.",
    "build.wanted": "Gesucht ist eine {city_of}: {site}.",
    "build.site": "Contrarius baut in {city}",
    "build.site.fallback": (
        "Contrarius findet keinen Bauplatz für {goods} und baut in {city} ({good})"
    ),
    "build.site.none": (
        "Contrarius findet gar keinen Bauplatz und setzt stattdessen einen Kolonisten ein"
    ),
    "build.track": "das Haus kommt von der Punkteleiste ({points})",
    "build.joined": "{first}; {second}",
    # goods and money
    "event.produced.human": "Du produzierst in {province}; der Bonus ist {goods}.",
    "event.produced.all": "Du produzierst in {province}: {goods}.",
    "event.produced.lost": "Du produzierst in {province}: {goods}; für {lost} ist kein Platz.",
    "event.produced.full": "Du produzierst in {province}, hast aber keinen Platz für {lost}.",
    "event.activated": "{province} produziert.",
    "event.activated.none": "{province} produziert; du hast dort kein Haus.",
    "event.activated.all": "{province} produziert, und du erhältst {goods}.",
    "event.activated.lost": (
        "{province} produziert, und du erhältst {goods}; für {lost} ist kein Platz."
    ),
    "event.activated.full": "{province} produziert, doch du hast keinen Platz für {lost}.",
    "event.turned": "Alle Bonusmarker zeigen wieder ihre Waren.",
    "event.cash": "Du nimmst den Geldbonus von {sestertii}; alle Bonusmarker zeigen wieder Waren.",
    "event.gained.all": "Du lagerst {goods} ein.",
    "event.gained.lost": "Du lagerst {goods} ein; für {lost} ist kein Platz.",
    "event.gained.full": "Du hast keinen Platz für {lost}.",
    "event.sestertii": "Du erhältst {sestertii}.",
    "event.traded": "Du {trades}.",
    "event.trade.sell": "verkaufst {goods} für {sestertii}",
    "event.trade.buy": "kaufst {goods} für {sestertii}",
    # dice and reactions
    "rolled.by-hand": " (von Hand geworfen)",
    "rolled.by-program": " (vom Programm geworfen)",
    "event.rolled": "{die}{by} zeigt {face}.",
    "event.rolled.again": (
        "Der rote Würfel{by} zeigt die Karte, doch es soll ein Kolonist kommen: Er wird noch "
        "einmal geworfen."
    ),
    "event.chose": "Contrarius sucht {good} und wählt {city} ({found}).",
    "event.chose.none": "Contrarius sucht {good}, doch keine Stadt steht ihm offen.",
    "event.points": "Contrarius erhält {points}.",
    "event.points.province": "Contrarius erhält {points} für {province}.",
    # why nothing happened
    "nothing.no-card-to-copy": (
        "Contrarius hat keine offene Karte zum Kopieren: Es gibt weder Aktion noch Reaktion."
    ),
    "nothing.no-specialist": (
        "Es gibt keinen Spezialisten, nach dem Contrarius sich richten könnte."
    ),
    "nothing.no-card-left": (
        "Es liegt keine Karte mehr aus: Contrarius baut stattdessen mit dem weißen Würfel."
    ),
    "nothing.no-house-left": "Contrarius hat kein Haus mehr zu bauen.",
    "nothing.no-site": "Contrarius kann nirgends bauen: Er setzt stattdessen einen Kolonisten ein.",
    "nothing.all-colonists-placed": "Alle Kolonisten von Contrarius sind schon auf dem Plan.",
    "nothing.card-face-rerolled": (
        "Es soll ein Kolonist kommen: Der rote Würfel wird noch einmal geworfen."
    ),
    "nothing.too-few-coins": (
        "Die Provinz hat schon produziert, und zu wenige Marker zeigen Münzen, um alle umzudrehen."
    ),
    "nothing.dead-end": "Kein Bauplatz, kein Kolonist, keine Karte: Contrarius tut nichts.",
    "nothing.no-reaction": "Es ist deine letzte Karte: Contrarius reagiert nicht.",
    # the end
    "event.end.human.last-card": (
        "Du hast die letzte Karte: Die Concordia-Karte gehört dir ({points}), und das Spiel "
        "endet mit dieser Reaktion."
    ),
    "event.end.human.last-house": (
        "Dein letztes Haus steht: Die Concordia-Karte gehört dir ({points}), und das Spiel "
        "endet mit dieser Reaktion."
    ),
    "event.end.contrarius.last-card": (
        "Contrarius nimmt die letzte Karte und damit die Concordia-Karte ({points}): Du "
        "spielst noch eine Karte."
    ),
    "event.end.contrarius.last-house": (
        "Contrarius baut sein letztes Haus und nimmt die Concordia-Karte ({points}): Du "
        "spielst noch eine Karte."
    ),
    "event.ended": "Das Spiel ist zu Ende.",
}
