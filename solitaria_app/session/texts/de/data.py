"""German for the texts of the data files: levels, table rules, dice and notes, by the original."""

DATA_TEXTS: dict[str, str] = {
    # levels
    "Beginner": "Einsteiger",
    "The standard game with a lead of 40 points.": "Das Standardspiel mit 40 Punkten Vorsprung.",
    "Standard": "Standard",
    "Contrarius starts in the capital; you lead by 20 points.": (
        "Contrarius beginnt in der Hauptstadt; du hast 20 Punkte Vorsprung."
    ),
    "Veteran": "Veteran",
    "Contrarius has a house and two colonists beside the capital; you lead by 10 points.": (
        "Contrarius hat ein Haus und zwei Kolonisten neben der Hauptstadt; du hast 10 Punkte "
        "Vorsprung."
    ),
    "Strong veteran": "Starker Veteran",
    "Contrarius has a house beside each of its two colonists; you lead by 10 points.": (
        "Contrarius hat neben jedem seiner zwei Kolonisten ein Haus; du hast 10 Punkte Vorsprung."
    ),
    "Expert": "Experte",
    (
        "Five houses wait on the score track, 10 points apart; Contrarius builds each as it "
        "gets there."
    ): (
        "Fünf Häuser warten auf der Punkteleiste, je 10 Punkte auseinander; Contrarius baut "
        "jedes, sobald er es erreicht."
    ),
    "Strong expert, 9 apart": "Starker Experte, Abstand 9",
    "As expert, with the five houses 9 points apart.": (
        "Wie Experte, die fünf Häuser je 9 Punkte auseinander."
    ),
    "Strong expert, 8 apart": "Starker Experte, Abstand 8",
    "As expert, with the five houses 8 points apart.": (
        "Wie Experte, die fünf Häuser je 8 Punkte auseinander."
    ),
    # table rules
    "Which colonist moves": "Wer sich bewegt",
    "When Contrarius builds, you choose which of its colonists moves beside the city.": (
        "Wenn Contrarius baut, wählst du, welcher seiner Kolonisten neben die Stadt zieht."
    ),
    "Only among those that need the fewest steps.": (
        "Nur unter denen, die die wenigsten Schritte brauchen."
    ),
    "Among all that can get there.": "Unter allen, die dorthin gelangen können.",
    "No site to build on": "Kein Bauplatz",
    "When Contrarius can build nowhere, it places the colonist that the red die shows.": (
        "Wenn Contrarius nirgends bauen kann, setzt er den Kolonisten ein, den der rote Würfel "
        "zeigt."
    ),
    "If the die shows the card, it is rolled again.": (
        "Zeigt der Würfel die Karte, wird er noch einmal geworfen."
    ),
    "If the die shows the card, Contrarius takes the first display card.": (
        "Zeigt der Würfel die Karte, nimmt Contrarius die erste Karte der Auslage."
    ),
    # dice
    "Architect die": "Architektenwürfel",
    "Only 1 to 5 occur; which of them is there twice is a guess.": (
        "Es kommen nur 1 bis 5 vor; welche davon zweimal, ist geraten."
    ),
    "Tribune and Colonist die": "Tribun- und Kolonistenwürfel",
    "The three results are known; that each has two faces is a guess.": (
        "Die drei Ergebnisse sind bekannt; dass jedes auf zwei Seiten steht, ist geraten."
    ),
    "Mercator die": "Mercatorwürfel",
    "It shows goods; which good is there twice is a guess.": (
        "Er zeigt Waren; welche davon zweimal, ist geraten."
    ),
    "Senator and Consul die": "Senator- und Konsulwürfel",
    "One face shows S; that each good has one of the other five is a guess.": (
        "Eine Seite zeigt S; dass jede Ware eine der anderen fünf hat, ist geraten."
    ),
    # cards
    (
        "The seven turquoise cards. Which personality goes with which god is worked out from "
        "several reports, not read off the cards."
    ): (
        "Die sieben türkisen Karten. Welche Person zu welchem Gott gehört, ist aus mehreren "
        "Berichten erschlossen, nicht von den Karten abgelesen."
    ),
    (
        "The five scarlet cards. The gods (2 Jupiter, 2 Saturnus, 1 Mars) rest on one "
        "report; the personalities are a best guess."
    ): (
        "Die fünf scharlachroten Karten. Die Götter (2 Jupiter, 2 Saturnus, 1 Mars) stützen "
        "sich auf einen Bericht; die Personen sind die beste Vermutung."
    ),
    "Taken from the base game's cards of the same stack: same names, gods and prices.": (
        "Den Karten des Grundspiels vom selben Stapel entnommen: gleiche Namen, Götter und Preise."
    ),
    # campaigns
    "Campaign": "Kampagne",  # what was begun before its name was changed keeps this one
    "Classic campaign": "Klassische Kampagne",
    (
        "Standard, from 20 points: after each win you start with a fifth of your lead less, until "
        "there is nothing left to take."
    ): (
        "Standard, ab 20 Punkten: Nach jedem Sieg beginnst du mit einem Fünftel deines Vorsprungs "
        "weniger, bis nichts mehr abzuziehen ist."
    ),
    "The whole ladder": "Die ganze Leiter",
    (
        "From beginner to strong expert: as long as a level gives you points, your wins melt them "
        "away; each of the expert levels has to be won once. Begin at any level."
    ): (
        "Vom Einsteiger zum starken Experten: Solange eine Schwierigkeit dir Punkte gibt, "
        "schmelzen sie mit jedem Sieg; jede der Experten-Schwierigkeiten ist einmal zu gewinnen. "
        "Beginne, wo du willst."
    ),
    "Free campaign": "Freie Kampagne",
    (
        "The boards and the level of your choice, so many games or without an end; the start stays "
        "as it is."
    ): (
        "Pläne und Schwierigkeit nach deiner Wahl, so viele Partien oder ohne Ende; der Start "
        "bleibt, wie er ist."
    ),
    "Grand tour": "Große Reise",
    "Every board there is, from the largest to the smallest and hardest.": (
        "Alle Pläne, die es gibt, vom größten bis zum kleinsten und schwersten."
    ),
}
