"""English for what went wrong: with the file of games, with what is imported, with a header.

Each sentence follows its place, `FILE: ` or `FILE:LINE: `, unless it is no part of a file.
"""

from solitaria_app.content.fault_texts import TEXTS as FAULTS

TEXTS: dict[str, str] = {
    **FAULTS,
    # what it means for the player, behind a sentence on the file of games
    "problem.so.unchanged": ", so nothing is changed",
    "problem.so.not-saved": ", so the game is not saved",
    "problem.so.no-name": ", so the name is not saved",
    "problem.so.no-note": ", so the note is not saved",
    "problem.so.not-deleted": ", so nothing is deleted",
    "problem.so.not-back": ", so nothing is brought back",
    # the file of games
    "problem.busy": "another window is writing to it; try again.",
    "problem.half-change": (
        "a change to it was cut short, and it is read-only, so that can't be put right."
    ),
    "problem.read-only": "it is read-only{so}.",
    "problem.read-only-folder": "its folder is read-only{so}.",
    "problem.full": "the disk is full{so}.",
    "problem.no-locks": "the drive that it is on gives no locks{so}.",
    "problem.disk": "the disk does not take or give it{so}.",
    "problem.unopened": "it can't be opened{so}.",
    "problem.nothing-beside": "nothing can be written beside it{so}.",
    "problem.damaged": "the file is damaged; it was left as it is.",
    "problem.no-games": "this is no file of games; it was left as it is.",
    "problem.folder": "this is a folder, not a file of games.",
    "problem.unusable": "can't be used: {error}.",
    "problem.system": "{error}.",
    "problem.newer": (
        "written by a newer version of the program (format {version}; this one reads up to "
        "{most}). Nothing was changed."
    ),
    "problem.other-program": "this is another program's file.",
    "problem.other-file": "another file of games was put in its place{so}.",
    "problem.gone": "the file of games is gone{so}.",
    "problem.emptied": "the file of games is empty{so}.",
    "problem.gone.copy": "the file of games is gone, but there is a copy of it.",
    "problem.emptied.copy": "the file of games is empty, but there is a copy of it.",
    "problem.begun.gone": (
        "the file of games is gone, but there are copies of it; a new one is begun, and "
        "'solitaria games restore' brings the last good one back."
    ),
    "problem.begun.emptied": (
        "the file of games is empty, but there are copies of it; a new one is begun, and "
        "'solitaria games restore' brings the last good one back."
    ),
    "problem.restore.gone": (
        "the file of games is gone, but there are copies of it; 'solitaria games restore' "
        "brings the last good one back."
    ),
    "problem.restore.emptied": (
        "the file of games is empty, but there are copies of it; 'solitaria games restore' "
        "brings the last good one back."
    ),
    "problem.lacks.restore": (
        "{n} of the games and campaigns of the last copy are not in it; 'solitaria games "
        "restore' brings them back and keeps those that are there."
    ),
    "problem.lacks": "{n} of the games and campaigns of its last copy are not in it.",
    # copies
    "problem.not-copied": "no copy can be made: {why}",
    "problem.not-put-back": "the copy can't be put there: {why}",
    "problem.copy-damaged": "this copy is damaged too.",
    # one game or campaign
    "problem.no-game": "there is no game {id}.",
    "problem.no-campaign": "there is no campaign {id}.",
    "problem.game-damaged": "game {id} is damaged{so}.",
    "problem.campaign-damaged": "campaign {id} is damaged.",
    "problem.game-header": "game {id} has an unreadable header.",
    "problem.game-newer": (
        "game {id} is of a newer version of the program (format {version}; this one reads up to "
        "{most}). Nothing was changed."
    ),
    "problem.game-unopened": "game {id} can't be opened: {why}",
    "problem.other-game": "from turn {turn} on it is another game by the present rules.",
    "problem.refused-now": "the present rules refuse '{text}' in turn {turn}.",
    "problem.only-look": "game {id} can only be looked at; it stays as it is.",
    "problem.missing": "the game is not in the file any more; this one is not saved.",
    "problem.changed": "the game was changed in another window; this one is not saved.",
    "problem.deleted": "the game was deleted in another window.",
    "problem.removed.one": "game {ids} was removed for good and can't come back.",
    "problem.removed.many": "games {ids} were removed for good and can't come back.",
    # a folder of games
    "problem.many-of-name": "there are thousands of files of this name.",
    "problem.nowhere": "this link leads nowhere.",
    "problem.no-file": "this is no file, but a device or a pipe, and is not read.",
    "problem.loop": "leads back to a folder above it, and is not followed.",
    "problem.unreadable": "can't be read: {error}.",
    # exported games, campaigns and set-ups
    "problem.no-kind.game": "this is not a game: the key game is missing",
    "problem.no-kind.campaign": "this is not a campaign: the key campaign is missing",
    "problem.export-newer": (
        "written by a newer version of the program (format {version}; this one reads up to {most})"
    ),
    "problem.export-format": "there is no format {version} (this program reads up to {most})",
    "problem.refused": "the rules refuse '{text}': {why}",
    "problem.turn-differs": "turn {turn} differs: {why}",
    "problem.digest": "the digest after it is {here}, not {there}",
    "problem.other-rules": (
        "played by other rules than there are here (digest {there}, here {here})"
    ),
    "problem.setup": "the set-up is not whole",
    "problem.setup-refused": "the rules refuse input {number} of the set-up",
    "problem.cut-off": "the file is cut off or damaged here: {why}",
    # inputs in notation
    "problem.notation.empty": "an empty input",
    "problem.notation.input": "'{word}' is no input",
    "problem.notation.other": "'{text}': expected {what}, not '{word}'",
    "problem.notation.lacks": "'{text}' lacks {what}",
    "problem.notation.more": "'{text}': '{word}' is too much",
    "problem.notation.several": "'{text}' may be {several}",
    "problem.what.card": "a card",
    "problem.what.city": "a city",
    "problem.what.province": "a province",
    "problem.what.line": "a line",
    "problem.what.kind": "a kind of colonist",
    "problem.what.good": "a good",
    "problem.what.amount": "an amount",
    "problem.what.die": "a die",
    "problem.what.face": "a face",
    "problem.what.pile": "a pile",
    "problem.what.side": "a side",
    "problem.what.way": "a way of following",
    "problem.what.paying": "the word paying",
    "problem.what.sestertii": "the word sestertii",
    "problem.what.correction": "what is corrected",
    "problem.what.house-state": "the state of a house",
    "problem.what.marker-side": "the side of a marker",
    # headers
    "problem.seed.empty": "The seed is empty.",
    "problem.seed.length": "A seed has at most {most} printable characters.",
    "problem.ways": "The ways are {ways}, not '{way}'.",
    "problem.header.newer": (
        "The game was written by a newer version of the program (format {version}; this one "
        "reads up to {most})."
    ),
    "problem.header.format": ("The game is none (format {version}; this one reads up to {most})."),
    "problem.header.seed": "The seed of the header is none that a game can have.",
    "problem.header.points": "The points at the start are 0 to {most}.",
    "problem.header.value": "The header has {allowed} here, not '{value}'.",
    "problem.header.no-card": "The header gives Contrarius no card.",
    "problem.header.card-twice": "The header gives two cards the same name.",
    "problem.header.card-id": (
        'In the header "{id}" is no id: lower-case letters and digits, joined by single hyphens.'
    ),
    "problem.header.card": (
        "A card of the header makes no sense: {card} can't have {value} as {key}."
    ),
    "problem.header.dice": "The header needs the dice {dice} and no other.",
    "problem.header.six": "The {die} die of the header needs six faces.",
    "problem.header.face": "A face of the {die} die is {allowed}, not '{face}'.",
    "problem.header.red": "The red die of the header needs a face with a colonist.",
    # what a new campaign settles
    "problem.choice.not-left": "The campaign {campaign} does not leave {what} to the player.",
    "problem.choice.board": "A campaign needs a board.",
    "problem.choice.games": "The number of games can't be negative.",
    "problem.choice.begin": "The campaign has no stage at the level {level}.",
}
