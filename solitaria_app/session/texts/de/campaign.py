"""German words for campaigns: their rules, their story, what is next, how they end."""

TEXTS: dict[str, str] = {
    "count.game.one": "{n} Partie",
    "count.game.many": "{n} Partien",
    "count.win.one": "{n} Sieg",
    "count.win.many": "{n} Siege",
    "count.loss.one": "{n} Niederlage",
    "count.loss.many": "{n} Niederlagen",
    # the rules of a stage
    "campaign.stage": "{level}, {points} am Start.",
    "campaign.stage.per": (
        "Nach einem Sieg beginnst du mit 1 Punkt weniger je {n} Punkte Vorsprung."
    ),
    "campaign.stage.per.one": "Nach einem Sieg beginnst du mit deinem Vorsprung weniger.",
    "campaign.line.start": "{level}: Start von {points} auf {n} Punkte.",
    "campaign.line.count": "{level}: {count}, {points} am Start.",
    "campaign.line.played": "{level}: jeder Plan gespielt, {points} am Start.",
    "campaign.line.won": "{level}: jeder Plan gewonnen, {points} am Start.",
    "campaign.line.open": "{level}: ohne Ende, {points} am Start.",
    "campaign.goal.start": "Geschafft, wenn der nächste Start {n} oder weniger wäre.",
    "campaign.goal.wins": "Geschafft nach: {count}.",
    "campaign.goal.games": "Umfang: {count}.",
    "campaign.goal.played": "Geschafft, wenn jeder Plan gespielt ist.",
    "campaign.goal.won": "Geschafft, wenn jeder Plan gewonnen ist.",
    "campaign.goal.open": "Ohne Ende.",
    "campaign.boards.choice": "Pläne nach deiner Wahl: {boards}.",
    "campaign.boards.in-turn": "Pläne der Reihe nach, gewonnen oder verloren: {boards}.",
    "campaign.boards.in-turn.won": (
        "Pläne der Reihe nach: {boards}; ein verlorener kommt wieder, bis er gewonnen ist."
    ),
    "campaign.boards.in-turn.played": (
        "Pläne der Reihe nach, jeder einmal, gewonnen oder verloren: {boards}."
    ),
    "campaign.boards.draw": "Pläne ausgelost: {boards}.",
    "campaign.boards.all": "alle",
    "campaign.table-rule": "{name}: {text}",
    # the story
    "campaign.game": (
        "Partie {n}, {board}, Start {start}: du {mine}, Contrarius {theirs}: {outcome}."
    ),
    "campaign.game.then": "{outcome}, {then}",
    "campaign.won": "mit {lead} gewonnen",
    "campaign.lost": "mit {lead} verloren",
    "campaign.tie-won": "Gleichstand, durch die Concordia-Karte gewonnen",
    "campaign.tie-lost": "Gleichstand, durch die Concordia-Karte verloren",
    "campaign.next-start": "nächster Start {start}",
    "campaign.passed": "{level} geschafft",
    "campaign.not-due": ("{game} Begonnen hat sie mit {start}; nach der Regel wären es {due}."),
    "campaign.not-due.level": (
        "{game} Gespielt wurde {level} ab {start}; nach der Regel wäre es {due_level} ab {due}."
    ),
    "campaign.running": "Eine Partie auf {board} ({points} am Start) ist nicht zu Ende.",
    "campaign.running.other": "Eine Partie auf {board} ist nicht zu Ende.",
    "campaign.given-up": "Eine Partie auf {board} wurde aufgegeben; sie zählt nicht.",
    "campaign.deleted": "Eine Partie auf {board} ist gelöscht; sie zählt nicht.",
    "campaign.unreadable": "Eine gespeicherte Partie ist nicht lesbar; sie zählt nicht.",
    "campaign.beyond": "Nach dem Ende, {board}: du {mine}, Contrarius {theirs}; nicht gezählt.",
    # where one stands
    "campaign.none": "Es gibt noch keine Kampagne; im Fenster beginnt man eine.",
    "campaign.stands.stage": "Etappe {n} von {all}: {level}.",
    "campaign.stands.none": "Noch ist keine Partie zu Ende.",
    "campaign.stands.score": "{wins}, {losses}.",
    "campaign.stands.winning": "{n} Siege in Folge.",
    "campaign.stands.losing": "{n} Niederlagen in Folge.",
    "campaign.left.games": "Noch {count}.",
    "campaign.left.played": "Noch zu spielen: {boards}.",
    "campaign.left.won": "Noch zu gewinnen: {boards}.",
    "campaign.next": "Als Nächstes, Partie {n}: {level}; {points} am Start; auf {boards}.",
    "campaign.next.choice": "einem Plan deiner Wahl",
    "campaign.paused": "Die Kampagne pausiert.",
    "campaign.stopped": "Die Kampagne wurde aufgegeben.",
    "campaign.passed-on": "{passed} ist geschafft: weiter mit {level}.",
    "count.point-with.one": "{n} Punkt",
    "count.point-with.many": "{n} Punkten",
    "campaign.follows.start": "Die nächste Partie beginnt mit {points}.",
    "campaign.follows.board": "Die nächste Partie ist auf {boards}.",
    # a result that is about to be entered
    "campaign.entering": "{outcome}. {follows}",
    "campaign.entering.tie": "Gleichstand: Wer die Concordia-Karte hat, gewinnt. Sag, wer sie hat.",
    "campaign.entering.beyond": (
        "{outcome}. Die Kampagne ist zu Ende: Das Ergebnis bleibt stehen, ändert aber nichts."
    ),
    "campaign.entering.kept": "Das Ergebnis gilt trotzdem: Es zählt als Partie {n}.",
    "campaign.entering.kept.lead": (
        "Das Ergebnis gilt trotzdem: Es zählt als Partie {n}, ab {due}, mit seinem Vorsprung."
    ),
    "campaign.entering.no-board": (
        "Das Ergebnis bleibt trotzdem stehen, als Partie {n}; {board} ist aber kein Plan, der noch "
        "zu schaffen ist."
    ),
    # the end
    "campaign.done.level": "Geschafft: {level}.",
    "campaign.done.stages": "Geschafft: jede Etappe.",
    "campaign.done.tour": "Du hast die Reise geschafft.",
    "campaign.done.won": "Beendet: gewonnen.",
    "campaign.done.lost": "Beendet: verloren.",
    "campaign.done.even": "Beendet: Niemand hat gewonnen.",
    "campaign.end.ready": "Du bist am Ende der Kampagne und bereit für {level}.",
    "campaign.end.stages": "Alle Etappen sind geschafft: Die Kampagne ist gewonnen.",
    "campaign.end.wins": "Du hast {count}: Die Kampagne ist gewonnen.",
    "campaign.end.won-tour": "Jeder Plan ist gewonnen: Die Reise ist vollendet.",
    "campaign.end.played-tour": "Jeder Plan ist gespielt: Die Reise ist vollendet.",
    "campaign.end.games": "{count} gespielt: Das war die letzte.",
    "campaign.balance.won": "Mehr Siege als Niederlagen: Die Kampagne ist gewonnen.",
    "campaign.balance.lost": "Mehr Niederlagen als Siege: Die Kampagne ist verloren.",
    "campaign.balance.even": "Gleich viele Siege und Niederlagen: Niemand hat gewonnen.",
    # why a saved game is not the next one
    "campaign.unfit.end": "Die Kampagne ist zu Ende.",
    "campaign.unfit.level": "Die Partie hat Schwierigkeit {level} statt {due_level}.",
    "campaign.unfit.board": "Die Partie ist auf {board} statt auf {boards}.",
    "campaign.unfit.start": "Die Partie begann mit {start} statt mit {due}.",
    "campaign.unfit.running": "Eine andere Partie der Kampagne läuft.",
    "campaign.unfit.taken": "Die Partie gehört schon zu einer Kampagne.",
    "campaign.unfit.given-up": "Die Partie wurde aufgegeben.",
    "campaign.unfit.deleted": "Die Partie ist gelöscht.",
    "campaign.unfit.unreadable": "Die Partie ist nicht lesbar.",
    # what can't be
    "campaign.wrong.board": "Es gibt keinen Plan namens „{name}“.",
    "campaign.wrong.level": "Es gibt keine Schwierigkeit namens „{name}“.",
    "campaign.wrong.start": "Die Punkte am Start sind 0 bis {most}.",
    "campaign.wrong.human": "Du endest mit {start} bis {most} Punkten: nicht weniger als am Start.",
    "campaign.wrong.human-concordia": (
        "Mit der Concordia-Karte endest du mit mindestens {least} Punkten: ihren eigenen und "
        "denen am Start."
    ),
    "campaign.wrong.contrarius": "Contrarius endet mit 0 bis {most} Punkten.",
    "campaign.wrong.contrarius-concordia": (
        "Mit der Concordia-Karte endet Contrarius mit mindestens {least} Punkten."
    ),
    "campaign.wrong.tie": "Bei Gleichstand entscheidet die Concordia-Karte: Sag, wer sie hat.",
    "campaign.wrong.future": "Das Datum liegt in der Zukunft.",
    "campaign.wrong.date": "Das Datum schreibt man wie 2024-05-31.",
    "campaign.wrong.name": "Ein Name hat 1 bis {most} druckbare Zeichen.",
}
