"""English words for what looks odd about a table that was entered."""

TEXTS: dict[str, str] = {
    "correct.doubt": "Does it look right?",
    "correct.doubt.tip": "Shows what is impossible or unlikely about the table as it is entered",
    "odd.title": "Is it so?",
    "odd.about": "This looks odd about the table as you have entered it:",
    "odd.none.title": "Nothing looks odd",
    "odd.none": "Pieces and cards can lie like that.",
    "odd.back": "Go back",
    "odd.so": "It is so",
    "odd.stacks": "Cards of a later stack are out, but stack {stack} still hides some: {cards}.",
    "odd.gaps": "{n} positions of the display are empty, though there are cards in the stacks.",
    "odd.gaps.one": "A position of the display is empty, though there are cards in the stacks.",
    "odd.no-colonist": "You have no colonist on the board.",
    "odd.no-colonist.its": "Contrarius has no colonist on the board.",
    "odd.at-start": "All your colonists stand in the capital, though you have built houses.",
    "odd.at-start.its": "All colonists of Contrarius stand in the capital, though it has built "
    "houses.",
    "odd.no-specialist": "Contrarius has no specialist; it gets one in the set-up.",
    "odd.no-card": "You have no card in hand, so there is none to play.",
    "odd.nothing-built": "Neither you nor Contrarius has built a house.",
}
