"""English words for entering what chance brought beside a table."""

TEXTS: dict[str, str] = {
    # dice
    "face.key.specialist": "s",
    "face.key.land": "l",
    "face.key.sea": "s",
    "face.key.card": "c",
    "face.specialist": "best specialist",
    "face.land": "land colonist",
    "face.sea": "sea colonist",
    "face.card": "card",
    "face.position": "position {n}",
    "face.count": "{n} of {of}",
    "face.told": "{die} shows {face} ({n} of {of} faces)",
    "face.after": "{done}, and {die} shows:",
    "face.after.told": "{done}, and {die} shows {face}",
    "face.six": "A die has six faces: keys 1 to 6.",
    "face.for-me": "Roll for me",
    # tokens
    "token.left": "{n} left",
    "token.told": "{city}: {good} ({n} with the letter {letter} left)",
    "token.now": "Now {city} ({letter}, {n} to go).",
    "token.city": "{city}: choose this city, then its good",
    "token.tile": "{city}: {good}",
    "token.tile.open": "{city}: no token yet",
    "token.tile.now": "{city}: its token comes now",
    "token.letter": "{n} of {of}",
    "token.for-me": "Rest of {letter} for me",
    "token.all-for-me": "All for me",
    "token.misread": "“{part}” is no row of tokens. A letter, its cities by name: {example}",
    # cards
    "supply.position": "It comes to position {n}.",
    "supply.markers": "The bonus markers follow from the cities: compare them with your table.",
    "supply.left": "{n} left",
    "supply.stack": "Stack {name}: {cards} left",
    "supply.for-me": "For me",
    "supply.all-for-me": "Deal the rest for me",
}
