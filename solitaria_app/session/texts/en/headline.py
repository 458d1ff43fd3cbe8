"""English words for a whole reaction in one short line, to be read across a table."""

TEXTS: dict[str, str] = {
    "headline": "Contrarius {deeds}",
    "headline.joined": "{first}; {then}",
    "headline.build": "builds in {city} ({good})",
    "headline.moves": "{site}, {colonist} to {line}",
    "headline.stays": "{site}, {colonist} stays on {line}",
    "headline.track": "takes the house at {position} from the score track",
    "headline.places": "places {a_colonist} {at}",
    "headline.takes": "takes {the_card} (position {position})",
    "headline.scores": "scores {points}",
    "headline.scores.province": "scores {points} for {province}",
    "headline.produces": "{province} produces",
    "headline.produces.goods": "{province} produces (you: {goods})",
    "headline.turned": "all bonus markers show goods again",
    "headline.not-turned": "no province produces",
    "headline.no-site": "cannot build",
    "headline.nothing": "does nothing",
    "headline.no-reaction": "does not react",
    "headline.end": "takes the Concordia card, you play one more card",
    "headline.over": "the game is over",
}
