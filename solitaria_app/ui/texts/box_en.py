"""English words for "My box"."""

TEXTS: dict[str, str] = {
    "menu.my-box": "My box …",
    "box.title": "My box",
    "box.about": "Compare dice and cards with those in your box. Set what differs: click a face "
    "of a die to change it, choose from the lists of Contrarius’ cards. New games use what is set "
    "here; games already begun keep what they were started with.",
    "box.dice": "The four dice",
    "box.cards": "Contrarius’ five cards",
    "box.confirm": "That is how mine are",
    "box.confirm.one": "That is how it is",
    "box.confirm.one.tip": "{die}: you have compared all six faces.",
    "box.pile.hand": "The cards you begin with",
    "box.pile.stack": "The cards of stack {name}",
    "box.pile.differs": "Should one differ, it is set in the data file cards.yaml.",
    "box.confirm.tip": "You have compared all of them: nothing here is marked as a guess any more.",
    "box.reset": "As the program has them",
    "box.reset.tip": "Takes back everything that you have set here, now or before.",
    "box.certain": "As in your box.",
    "box.guess": "Compare with your box.",
    "box.face.named": "{die}, face {n}: {face}",
    "box.face.hint": "Click or ↑ ↓: another face. Right click: choose from all.",
    "box.face.place": "Place {n} of the display",
    "box.face.specialist": "S: the good of the best specialist",
    "box.face.card": "The first card of the display",
    "box.no-colonist": "The red die needs a face with a colonist, land or sea.",
    "box.card.personality": "Card {n}: personality",
    "box.card.god": "Card {n}: god",
    "box.card.number": "Card {n}: number",
    "box.bonus.one": "1 bonus good",
    "box.bonus.two": "2 bonus goods",
    "box.save": "Save",
    "box.saved": "Your box is saved. New games use it; those begun before keep theirs.",
    "box.failed": "Nothing was saved. {problem}",
    "box.faults": "Your own data files have faults and are left as they are; your box can be set "
    "once they are put right.\n{problem}",
    "new.box": "My box …",
}
