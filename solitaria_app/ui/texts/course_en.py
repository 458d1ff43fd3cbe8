"""English words for what a changed course of the game asks for."""

TEXTS: dict[str, str] = {
    "course.forth": "On your table: {said}.",
    "course.back": "Put the table back: {said}.",
    "course.more": "{said}; … ({n} more)",
    "course.all": "The whole list",
    "course.close": "Done",
    "course.title": "What lies otherwise now",
    "course.follows.one": "1 later step follows once this is answered.",
    "course.follows": "{n} later steps follow once this is answered.",
    "course.wait": "Until then leave your table as it is.",
    "course.drop": "Don't let them follow",
    "course.drop.tip": "You play on by hand from here. The old course is kept among the abandoned "
    "lines.",
    "course.light": "From now on goods and money are not counted for you: your score shows {now} "
    "instead of {then}. They are asked for when the game is scored.",
    "undo.amendment": "Undo: the amendment",
    # the Amend dialog
    "amend.asks": "Then the game asks: {prompt}",
    "amend.draws": "Then the program rolls and draws anew; what came after follows as far as "
    "it fits.",
    "amend.fits.one": "All that came after still fits (1 step).",
    "amend.last": "Nothing came after it.",
    "amend.waits": "It waits for that: {what}",
    "amend.stay.one": "1 later step stays. ",
    "amend.stay": "{n} later steps stay. ",
    "amend.follow.one": "Once that is answered 1 later step follows, if it fits. ",
    "amend.follow": "Once that is answered {n} later steps follow, as far as they fit. ",
    "amend.passed.one": "1 step falls away, for nothing asks for it any more. ",
    "amend.passed": "{n} steps fall away, for nothing asks for them any more. ",
    "why.setup": "The set-up",
}
