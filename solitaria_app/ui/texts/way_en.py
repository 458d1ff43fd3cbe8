"""English words for the ways of following a game, set-ups, and stock that is entered."""

TEXTS: dict[str, str] = {
    "menu.way": "How it is followed",
    "menu.save-setup": "Save this set-up …",
    "way.digital": "On the screen",
    "way.full": "On the table, all checked",
    "way.light": "On the table, light",
    "way.digital.short": "Screen",
    "way.full.short": "Table",
    "way.light.short": "Table, light",
    "way.digital.about": "The program holds everything, rolls the dice and draws the cards.",
    "way.full.about": "The pieces are yours; you say what dice, cards and tokens bring. Goods and "
    "money are checked.",
    "way.light.about": "Only what Contrarius needs: cards, houses, colonists. No goods, no money "
    "until the scores.",
    "way.now": "How the game is followed: {way}. {about}",
    "way.when": "It can be changed at the start of a turn, before a card is played.",
    "way.change": "Click to change it.",
    "light.scores": "Goods and money are not followed now and not counted for you.",
    "describe.city.light": "{city} in {province}: {good}. Houses: {houses}.",
    "describe.province.light": "{province}: {marker}. Houses of all: {houses}.",
    # new game
    "new.way": "How do you play?",
    "new.setup": "Set-up",
    "new.setup.seed": "From the seed",
    "new.setup.lay": "As it lies on my table",
    "new.setup.draw": "Random for me",
    "new.setup.saved": "A saved set-up",
    "new.setup.midway": "The game is under way",
    "new.setup.seed.about": "Tokens and cards are drawn for you.",
    "new.setup.lay.about": "Enter the tokens and the display in the window.",
    "new.setup.draw.about": "Tokens and display are drawn; lay them out as the window shows.",
    "new.setup.saved.about": "Board, difficulty and table rules are as they were saved.",
    "new.setup.midway.about": "Enter the tokens, then the table as it lies.",
    "new.setup.none": "None is saved yet: Menu > Save this set-up.",
    "new.setup.one": "{name} ({board}, {level})",
    "new.setup.delete": "Delete",
    "new.setup.sure": "Really delete it?",
    "new.setup.broken": "Can't be used, and stays as it is: {problem}",
    "new.setup.folder": "{folder} can't be read: {reason}.",
    "new.setup.kept": "It can't be deleted: {reason}.",
    "new.setup.failed": "This set-up can't be used",
    # saving a set-up
    "setup.title": "Save this set-up",
    "setup.about": "Tokens and display can be used again for a new game, on the screen or on the "
    "table.",
    "setup.name": "Name",
    "setup.save": "Save",
    "setup.replace": "Replace it",
    "setup.bad-name": "A name has 1 to {most} signs, none of {signs}, and no full stop at its "
    "start or end.",
    "setup.taken": "There is a set-up “{name}” already.",
    "setup.done": "The set-up “{name}” is saved. It can be chosen for a new game.",
    # stock
    "prompt.stock": "I have this",
    "prompt.midway": "The game is under way: enter the table as it lies",
    "stock.coins": "Sestertii",
}
