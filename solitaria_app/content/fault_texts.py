"""English for what is wrong with a file of any kind, which players exchange too.

`session/texts` has the other languages. What is wrong with the data of boards, cards, dice,
levels and campaigns (`check_*.py`) is told in English by those who find it: it is read by people
who write such files, whose keys are English.
"""

TEXTS: dict[str, str] = {
    "fault.or": "{first} or {last}",
    "fault.hint": " (did you mean {name}?)",
    # the file
    "fault.folder": "this is a folder, not a file",
    "fault.no-regular-file": "this is not a regular file",
    "fault.no-file": "there is no such file",
    "fault.unreadable": "can't be read: {error}",
    "fault.too-large": "larger than {most} kB, not a data file",
    "fault.not-utf-8": "not UTF-8 text",
    "fault.control": "not a text file: it holds control characters",
    # YAML
    "fault.no-yaml": "can't be read as YAML{reason}",
    "fault.too-deep": "nested too deeply",
    "fault.empty": "the file is empty",
    "fault.no-mapping": "expected `key: value` lines",
    "fault.alias": "used again through an alias (*), which is not allowed",
    "fault.tag": "the tag {tag} is not allowed",
    "fault.too-large-number": "the number {number} is too large",
    "fault.no-value": "{value} can't be used as {kind}",
    "fault.key-no-text": "a key must be a text; put it in quotes",
    "fault.key-twice": "the key {key} is there twice (first on line {line})",
    # what the file holds
    "fault.expected": "expected {wanted}, not {found}{hint}",
    "fault.not-allowed": "{found} is not allowed here",
    "fault.count": "expected {wanted} values, not {found}",
    "fault.unknown-key": "unknown key {key}{hint}",
    "fault.more": "{n} more things are wrong with it",
    "fault.no-key": "the key {key} is missing",
    "fault.text": "a text",
    "fault.whole-number": "a whole number",
    "fault.number": "a number",
    "fault.truth": "true or false",
    "fault.nothing": "nothing",
    "fault.list": "a list",
    "fault.mapping": "a mapping (key: value)",
    "fault.huge": "a huge number",
    # names that there are not
    "fault.no.board": 'There is no board called "{name}"{hint}; choose {known}.',
    "fault.no.level": 'There is no level called "{name}"{hint}; choose {known}.',
    "fault.no.campaign": 'There is no campaign called "{name}"{hint}; choose {known}.',
    "fault.several.campaign": 'Several campaigns fit "{name}"; choose {known}.',
    "fault.no.language": 'There is no language called "{name}"{hint}; choose {known}.',
    "fault.no.policy": 'There is no policy called "{name}"{hint}; choose {known}.',
    "fault.no.table-rule": 'There is no table rule called "{name}"{hint}; choose {known}.',
    "fault.no.value": (
        'There is no value of the table rule {rule} called "{name}"{hint}; choose {known}.'
    ),
}
