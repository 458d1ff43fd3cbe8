"""Everything the program says about the game, by language: key -> text with {placeholders}.

Each language is a package with the same modules and the same keys. A placeholder means the
same in each: `{card}` is a bare name, `{the_card}` one with its article as the object.
"""
