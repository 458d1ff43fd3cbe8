"""English words for the settings."""

TEXTS: dict[str, str] = {
    "menu.settings": "Settings …",
    "settings.title": "Settings",
    "settings.look": "Look",
    "settings.theme": "Light or dark",
    "settings.text": "Text size",
    "settings.sides": "Colours of the pieces: you and Contrarius",
    "settings.language": "Language",
    "settings.reactions": "Reactions of Contrarius",
    "settings.speed": "Speed",
    "settings.speed.about": "How fast you are shown, step by step, what Contrarius does. What it "
    "does stays the same.",
    "speed.once": "All at once",
    "speed.fast": "Fast",
    "speed.normal": "Normal",
    "speed.slow": "Slow",
    "settings.still": "Reduced motion",
    "settings.still.about": "Nothing slides, grows or fades on the map.",
    "settings.help": "Help and keys",
    "settings.learner": "Texts for learners",
    "settings.learner.about": "The prompt tells what a card does and what Contrarius does then.",
    "settings.keys": "Keys without Ctrl or Alt",
    "settings.keys.about": "Digits and letters choose cards and options. Without them all keys "
    "with Ctrl or Alt, Enter, Esc and the arrows still work.",
    "settings.confirm": "Ask before playing on from the past",
    "settings.confirm.about": "What was played there before is kept in either case.",
    "settings.kept": "Every change holds at once and is kept.",
    "sides.azure-vermilion": "Blue and red",
    "sides.gold-indigo": "Gold and indigo",
    "sides.ivory-ebony": "Ivory and ebony",
}
