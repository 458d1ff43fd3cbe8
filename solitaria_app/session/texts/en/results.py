"""English words for the end of the game."""

TEXTS: dict[str, str] = {
    "result.won": "You win, {mine} to {theirs}.",
    "result.lost": "Contrarius wins, {theirs} to {mine}.",
    "result.tie-won": "You win: both have {points}, and the Concordia card is yours.",
    "result.tie-lost": "Contrarius wins: both have {points}, and it holds the Concordia card.",
    "result.ahead": "You are ahead, {mine} to {theirs}.",
    "result.behind": "Contrarius is ahead, {theirs} to {mine}.",
    "result.level": "Both have {points}.",
    "result.lead.human": "You are {points} ahead.",
    "result.lead.contrarius": "You are {points} behind.",
    "result.decided.human": "Most of your lead comes from {source}: {mine} to {theirs}.",
    "result.decided.contrarius": "Most of its lead comes from {source}: {theirs} to {mine}.",
    "result.largest.human": (
        "The largest part of your lead comes from {source}: {mine} to {theirs}."
    ),
    "result.largest.contrarius": (
        "The largest part of its lead comes from {source}: {theirs} to {mine}."
    ),
    "result.since.human": "You have led since turn {turn}.",
    "result.since.contrarius": "It has led since turn {turn}.",
    "result.always.human": "You have led from the start.",
    "result.always.contrarius": "It has led from the start.",
    "result.base": "Start and play",
    "result.total": "Total",
}
