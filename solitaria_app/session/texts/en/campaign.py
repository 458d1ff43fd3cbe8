"""English words for campaigns: their rules, their story, what is next, how they end."""

TEXTS: dict[str, str] = {
    "count.game.one": "{n} game",
    "count.game.many": "{n} games",
    "count.win.one": "{n} win",
    "count.win.many": "{n} wins",
    "count.loss.one": "{n} loss",
    "count.loss.many": "{n} losses",
    # the rules of a stage
    "campaign.stage": "{level}, {points} at the start.",
    "campaign.stage.per": "After a win you start with 1 point less for each {n} of your lead.",
    "campaign.stage.per.one": "After a win you start with your lead less.",
    "campaign.line.start": "{level}: from {points} down to {n}.",
    "campaign.line.count": "{level}: {count}, {points} at the start.",
    "campaign.line.played": "{level}: every board played, {points} at the start.",
    "campaign.line.won": "{level}: every board won, {points} at the start.",
    "campaign.line.open": "{level}: without an end, {points} at the start.",
    "campaign.goal.start": "Passed when the next start would be {n} or less.",
    "campaign.goal.wins": "Passed after {count}.",
    "campaign.goal.games": "It has {count}.",
    "campaign.goal.played": "Passed when every board has been played.",
    "campaign.goal.won": "Passed when every board has been won.",
    "campaign.goal.open": "It has no end.",
    "campaign.boards.choice": "Boards: your choice among {boards}.",
    "campaign.boards.in-turn": "Boards: {boards}, in turn, whether you win or lose.",
    "campaign.boards.in-turn.won": (
        "Boards: {boards}, in turn; one that you lose is played again until it is won."
    ),
    "campaign.boards.in-turn.played": "Boards: {boards}, in turn, each once, won or lost.",
    "campaign.boards.draw": "Boards: drawn from {boards}.",
    "campaign.boards.all": "all there are",
    "campaign.table-rule": "{name}: {text}",
    # the story
    "campaign.game": (
        "Game {n}, {board}, start {start}: you {mine}, Contrarius {theirs}: {outcome}."
    ),
    "campaign.game.then": "{outcome}, {then}",
    "campaign.won": "won by {lead}",
    "campaign.lost": "lost by {lead}",
    "campaign.tie-won": "a tie, won by the Concordia card",
    "campaign.tie-lost": "a tie, lost by the Concordia card",
    "campaign.next-start": "next start {start}",
    "campaign.passed": "{level} passed",
    "campaign.not-due": "{game} It began with {start}; by the rules it would be {due}.",
    "campaign.not-due.level": (
        "{game} It was played at {level} from {start}; by the rules it would be {due_level} "
        "from {due}."
    ),
    "campaign.running": "A game on {board} with {points} at the start is not over.",
    "campaign.running.other": "A game on {board} is not over.",
    "campaign.given-up": "A game on {board} was given up; it does not count.",
    "campaign.deleted": "A game on {board} is deleted; it does not count.",
    "campaign.unreadable": "A saved game can't be read; it does not count.",
    "campaign.beyond": "After the end, {board}: you {mine}, Contrarius {theirs}; not counted.",
    # where one stands
    "campaign.none": "There is no campaign yet; the window begins one.",
    "campaign.stands.stage": "Stage {n} of {all}: {level}.",
    "campaign.stands.none": "No game is over yet.",
    "campaign.stands.score": "{wins}, {losses}.",
    "campaign.stands.winning": "{n} wins in a row.",
    "campaign.stands.losing": "{n} losses in a row.",
    "campaign.left.games": "{count} left.",
    "campaign.left.played": "Still to play: {boards}.",
    "campaign.left.won": "Still to win: {boards}.",
    "campaign.next": "Next, game {n}: {level}; {points} at the start; on {boards}.",
    "campaign.next.choice": "a board of your choice",
    "campaign.paused": "The campaign is paused.",
    "campaign.stopped": "The campaign was given up.",
    "campaign.passed-on": "{passed} is passed: on to {level}.",
    "count.point-with.one": "{n} point",
    "count.point-with.many": "{n} points",
    "campaign.follows.start": "The next game starts with {points}.",
    "campaign.follows.board": "The next game is on {boards}.",
    # a result that is about to be entered
    "campaign.entering": "{outcome}. {follows}",
    "campaign.entering.tie": "A tie: who has the Concordia card wins. Say who has it.",
    "campaign.entering.beyond": (
        "{outcome}. The campaign is at its end: the result is kept, but changes nothing."
    ),
    "campaign.entering.kept": "The result is kept all the same and counts as game {n}.",
    "campaign.entering.kept.lead": (
        "The result is kept all the same: it counts as game {n}, from {due}, with its lead."
    ),
    "campaign.entering.no-board": (
        "The result is kept all the same as game {n}, but {board} is no board that is left to do."
    ),
    # the end
    "campaign.done.level": "Passed: {level}.",
    "campaign.done.stages": "Passed: every stage.",
    "campaign.done.tour": "You have done the tour.",
    "campaign.done.won": "Finished: won.",
    "campaign.done.lost": "Finished: lost.",
    "campaign.done.even": "Finished: nobody has won.",
    "campaign.end.ready": "You have reached the end of the campaign and are ready for {level}.",
    "campaign.end.stages": "You have passed every stage: the campaign is won.",
    "campaign.end.wins": "You have {count}: the campaign is won.",
    "campaign.end.won-tour": "Every board is won: the tour is complete.",
    "campaign.end.played-tour": "Every board is played: the tour is complete.",
    "campaign.end.games": "{count} played: that was the last one.",
    "campaign.balance.won": "More wins than losses: the campaign is won.",
    "campaign.balance.lost": "More losses than wins: the campaign is lost.",
    "campaign.balance.even": "As many wins as losses: nobody has won.",
    # why a saved game is not the next one
    "campaign.unfit.end": "The campaign is at its end.",
    "campaign.unfit.level": "The game is at {level}, not at {due_level}.",
    "campaign.unfit.board": "The game is on {board}, not on {boards}.",
    "campaign.unfit.start": "The game started with {start}, not with {due}.",
    "campaign.unfit.running": "Another game of the campaign is running.",
    "campaign.unfit.taken": "The game is part of a campaign already.",
    "campaign.unfit.given-up": "The game was given up.",
    "campaign.unfit.deleted": "The game is deleted.",
    "campaign.unfit.unreadable": "The game can't be read.",
    # what can't be
    "campaign.wrong.board": "There is no board called “{name}”.",
    "campaign.wrong.level": "There is no level called “{name}”.",
    "campaign.wrong.start": "The points at the start are 0 to {most}.",
    "campaign.wrong.human": "You end with {start} to {most} points: no fewer than at the start.",
    "campaign.wrong.human-concordia": (
        "With the Concordia card you end with {least} points at least, its own with those at the "
        "start."
    ),
    "campaign.wrong.contrarius": "Contrarius ends with 0 to {most} points.",
    "campaign.wrong.contrarius-concordia": (
        "With the Concordia card Contrarius ends with {least} points at least."
    ),
    "campaign.wrong.tie": "In a tie the Concordia card decides: say who has it.",
    "campaign.wrong.future": "The date lies in the future.",
    "campaign.wrong.date": "The date is written as in 2024-05-31.",
    "campaign.wrong.name": "A name has 1 to {most} printable characters.",
}
