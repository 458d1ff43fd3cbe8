"""English words for what a person says of the table: corrections and the way of following."""

SOURCE = "Solitaria Companion: corrections of the table"

TEXTS: dict[str, str] = {
    "frame.take-stock": "Taking stock",
    "frame.end-game": "Scoring",
    "ask.take-stock": "Count your goods and sestertii: what do you have?",
    # what is said, as a clause
    "table.follow.digital": "the game goes on on the screen, and the program brings chance",
    "table.follow.full": "the game goes on on the table, and the program checks everything",
    "table.follow.light": "the game goes on on the table, without your goods and money",
    "table.midway": "the game on the table is under way",
    "table.house.human.stands": "your house stands in {city}",
    "table.house.human.gone": "your house does not stand in {city}",
    "table.house.contrarius.stands": "a house of Contrarius stands in {city}",
    "table.house.contrarius.gone": "no house of Contrarius stands in {city}",
    "table.colonist.human.new": "your {colonist} stands {at}",
    "table.colonist.human.moved": "your {colonist} stands {at}, not {before}",
    "table.colonist.human.gone": "your {colonist} goes {start} back to the storehouse",
    "table.colonist.contrarius.new": "the {colonist} of Contrarius stands {at}",
    "table.colonist.contrarius.moved": "the {colonist} of Contrarius stands {at}, not {before}",
    "table.colonist.contrarius.gone": (
        "the {colonist} of Contrarius goes {start} back to the supply"
    ),
    "table.card": "{subject} lies {lies}",
    "table.pile.hand": "in your hand",
    "table.pile.played": "among your played cards",
    "table.pile.face-up": "face up before Contrarius",
    "table.pile.face-down": "face down before Contrarius",
    "table.pile.display": "at position {position} of the display",
    "table.pile.stack": "in the stack",
    "table.marker.coins": "the marker of {province} shows coins",
    "table.marker.good": "the marker of {province} shows its good",
    "table.tokens": "the tokens of {city} and {other} lie the other way round",
    "table.points.human": "you started with {points}",
    "table.points.contrarius": "Contrarius has {points} from its reactions",
    "table.track.stands": "a house lies on place {n} of the score track",
    "table.track.gone": "no house lies on place {n} of the score track",
    "table.hold": "you have {held}",
    # as events and deeds
    "event.corrected": "Corrected: {said}.",
    "event.followed": "From now on {said}.",
    "event.midway": "{said}; the program joins in here.",
    "event.end-withdrawn": "With that nobody has brought about the end.",
    "deed.correct": "correction, {said}",
    "deed.follow.digital": "playing on the screen",
    "deed.follow.full": "playing on the table, all checked",
    "deed.follow.light": "playing on the table, without goods",
    "deed.midway": "joining the game on the table",
    # the rules behind them
    "rule.take-stock": (
        "Vesta scores your goods and sestertii. Until now they were not followed, so say what "
        "you have; the same when you go on with everything checked."
    ),
    "rule.take-stock.source": "Concordia, Vesta",
    "rule.end-game": "Both sides are scored, card by card.",
    "rule.end-game.source": "Solitaria, page 10, end of the game",
    "rule.follow": (
        "At the start of a turn you can go on another way: on the screen, on the table with "
        "everything checked, or on the table without your goods and money."
    ),
    "rule.follow.source": "Solitaria Companion: ways of playing",
    "rule.correct": (
        "What lies on the table counts. Whatever differs can be corrected, as long as there are "
        "pieces and room for it."
    ),
    "rule.correct.source": SOURCE,
    # why not
    "refusal.same-way": "The game is played like that already.",
    "refusal.same-way.source": "Solitaria Companion: ways of playing",
    "refusal.setup-first": "The set-up is not over: take back what is wrong in it.",
    "refusal.setup-first.source": SOURCE,
    "refusal.as-it-is": "It is like that already.",
    "refusal.as-it-is.source": SOURCE,
    "refusal.no-house-there": "You have no house in {city}.",
    "refusal.no-house-there.contrarius": "Contrarius has no house in {city}.",
    "refusal.no-house-there.source": SOURCE,
    "refusal.house-already.contrarius": "Contrarius has a house in {city} already.",
    "refusal.no-house-left.contrarius": (
        "Contrarius has no house left: all fifteen are on the board or the score track."
    ),
    "refusal.no-colonist-left.contrarius": "Contrarius has no {colonist} left in its supply.",
    "refusal.no-colonist-there.contrarius": "Contrarius has no {colonist} {at}.",
    "refusal.line-taken": "A colonist stands on the line {line} already, and it has room for one.",
    "refusal.line-taken.source": "Concordia, a clarification: one colonist to a line",
    "refusal.line-of-other-kind": "On the line {line} the other kind of colonist moves.",
    "refusal.line-of-other-kind.source": "Concordia, Architect, movement",
    "refusal.card-of-other-pile": "{subject} can never lie there.",
    "refusal.card-of-other-pile.source": "Solitaria, set-up",
    "refusal.no-such-position": "The display has positions 1 to {most} for it.",
    "refusal.no-such-position.source": "Concordia, display",
    "refusal.other-letter": "The tokens of {city} and {other} belong to different letters.",
    "refusal.other-letter.source": "Concordia, set-up",
    "refusal.out-of-range": "Numbers here go from 0 to {most}.",
    "refusal.out-of-range.source": SOURCE,
    "refusal.not-followed": (
        "Your goods and money are not followed in this game; it asks for them at its end."
    ),
    "refusal.not-followed.source": "Solitaria Companion: ways of playing",
}
