"""English words for reactions as they play out, their reasons and the forecast."""

TEXTS: dict[str, str] = {
    "reaction": "Contrarius reacts",
    "reaction.step": "{n} of {of}",
    "reaction.skip": "Skip",
    "reaction.skip.tip": "Show the end of the reaction (Enter, Space, Esc, or a click on the map)",
    "reaction.back": "One step back (←)",
    "reaction.forth": "One step on (→)",
    "menu.speed": "Speed of reactions",
    "speed.step": "Step by step, by key",
    "menu.forecast": "Forecast",
    "menu.replay": "Show the reaction again",
    "why.again": "Show this reaction once more, step by step (F6)",
    "side.forecast": "Forecast",
    "forecast.button": "Forecast (F5)",
    "forecast.button.tip": "What Contrarius may do for each card, and where it would build",
    "forecast.not-now": "While you choose a card, this tells what Contrarius may do for each one. "
    "Nothing of the game changes by it.",
    "forecast.about": "If you play this card now, Contrarius may do this. Point at a card to see "
    "the cities on the map, with the faces of the die.",
    "why.earlier": "The reaction before this one (Alt+↑)",
    "why.later": "The reaction after this one (Alt+↓)",
    "keys.reaction": "Space, ← →",
    "keys.reaction.does": "While Contrarius reacts: to the end, or one step back or on",
    "keys.open": "Space, → ←",
    "keys.open.does": "In the reason and the forecast: open a line, close it",
    "keys.reasons": "Alt+↑, Alt+↓",
    "keys.reasons.does": "The reason of the reaction before or after",
}
