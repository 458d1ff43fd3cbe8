"""German words for a whole reaction in one short line, to be read across a table."""

TEXTS: dict[str, str] = {
    "headline": "Contrarius {deeds}",
    "headline.joined": "{first}; {then}",
    "headline.build": "baut in {city} ({good})",
    "headline.moves": "{site}, {colonist} auf {line}",
    "headline.stays": "{site}, {colonist} bleibt auf {line}",
    "headline.track": "nimmt das Haus bei {position} von der Punkteleiste",
    "headline.places": "setzt {a_colonist} {at} ein",
    "headline.takes": "nimmt {the_card} (Platz {position})",
    "headline.scores": "erhält {points}",
    "headline.scores.province": "erhält {points} für {province}",
    "headline.produces": "{province} produziert",
    "headline.produces.goods": "{province} produziert (du: {goods})",
    "headline.turned": "alle Bonusmarker zeigen wieder Waren",
    "headline.not-turned": "keine Provinz produziert",
    "headline.no-site": "kann nicht bauen",
    "headline.nothing": "tut nichts",
    "headline.no-reaction": "reagiert nicht",
    "headline.end": "nimmt die Concordia-Karte, du spielst noch eine Karte",
    "headline.over": "das Spiel ist zu Ende",
}
