"""English sentences of the log: single events, and what a person would say in one breath."""

TEXTS: dict[str, str] = {
    # set-up
    "event.token": "{city} gets a token: {good}.",
    "event.tokens": "Cities with {good}: {cities}.",
    "event.markers": "Bonus markers: {markers}.",
    "event.marker-group": "{good} in {provinces}",
    "event.revealed": "{subject} comes to position {position} of the display.",
    "event.revealed.several": "New on the display: {cards}.",
    # turns and cards
    "event.turn": "Turn {turn}.",
    "event.turn.final": "Turn {turn}: your last card, without a reaction.",
    "event.played": "You play {the_card}.",
    "event.played.sestertii": "You play {the_card} and receive {sestertii}.",
    "event.played.goods": "You play {the_card} and receive {goods}.",
    "event.played.no-goods": "You play {the_card}, but have no house in a {city_of}.",
    "event.played.recovered": "You play {the_card} and take back {cards}.",
    "event.played.recovered-paid": (
        "You play {the_card}, take back {cards} and receive {sestertii}."
    ),
    "event.recovered": "You take back {cards}.",
    "event.recovered.paid": "You take back {cards} and receive {sestertii}.",
    "event.copied": "You copy {the_card} of Contrarius; that card now lies face down.",
    "event.copied.sestertii": (
        "You copy {the_card} of Contrarius, which now lies face down, and receive {sestertii}."
    ),
    "event.copied.goods": (
        "You copy {the_card} of Contrarius, which now lies face down, and receive {goods}."
    ),
    "event.copied.no-goods": (
        "You copy {the_card} of Contrarius, which now lies face down, but have no house in a "
        "{city_of}."
    ),
    "event.bought": "You buy {the_card} for {goods}.",
    "event.bought.unpaid": "You buy {the_card}.",
    "event.bought.two": "You buy {the_card} for {goods} and {the_second} for {goods2}.",
    "event.bought.two.unpaid": "You buy {the_card} and {the_second}.",
    "event.taken": "Contrarius takes {the_card} from position {position} of the display.",
    "event.taken.stack": "Contrarius takes {the_card} from the stack.",
    "event.taken.blue": "The blue die{by} shows {position}: Contrarius takes {the_card}.",
    "event.taken.blue-gap": (
        "The blue die{by} shows {position}, where no card is left: Contrarius takes the first one, "
        "{the_card}."
    ),
    "event.taken.red": (
        "The red die{by} shows the card: Contrarius takes {the_card} from position 1."
    ),
    "event.taken.all-placed": (
        "All colonists of Contrarius are on the board already: it takes {the_card} from "
        "position 1 instead."
    ),
    # colonists
    "event.placed.human": "You place {a_colonist} {at} for {goods}.",
    "event.placed.human.unpaid": "You place {a_colonist} {at}.",
    "event.placed.contrarius": "Contrarius places {a_colonist} {at}.",
    "event.placed.die": "The red die{by} shows {face}: Contrarius places it {at}.",
    "event.placed.other": (
        "The red die{by} shows {face}, but Contrarius has none left: it places {a_colonist} {at}."
    ),
    "event.moved": "{mover}.",
    "mover.human.land": "your land colonist walks {start} to the line {line}{steps}",
    "mover.human.sea": "your sea colonist sails {start} to the line {line}{steps}",
    "mover.contrarius.land": "its land colonist walks {start} to the line {line}{steps}",
    "mover.contrarius.sea": "its sea colonist sails {start} to the line {line}{steps}",
    "mover.named.land": "the land colonist of Contrarius walks {start} to the line {line}{steps}",
    "mover.named.sea": "the sea colonist of Contrarius sails {start} to the line {line}{steps}",
    "mover.steps": " ({steps})",
    "mover.stays.land": "its land colonist already stands next to it, on the line {line}",
    "mover.stays.sea": "its sea colonist already stands next to it, on the line {line}",
    "mover.stays-named.land": (
        "the land colonist of Contrarius already stands next to it, on the line {line}"
    ),
    "mover.stays-named.sea": (
        "the sea colonist of Contrarius already stands next to it, on the line {line}"
    ),
    # houses
    "event.built.human": "You build in {city} ({good}) for {cost}.",
    "event.built.human.unpaid": "You build in {city} ({good}).",
    "event.built.contrarius": "Contrarius builds in {city} ({good}).",
    "event.track.reached": (
        "Contrarius reaches {points} on the score track and takes the house there to build it."
    ),
    "event.track.supply": (
        "Contrarius has no house in supply: it takes the one at {points} off the score track."
    ),
    # where Contrarius builds, in one sentence
    "build.die": "{die}{by} shows {good}: {site}.",
    "build.die-s": "{die}{by} shows S, its best specialist is {subject} ({good}): {site}.",
    "build.specialist": "Its best specialist is {subject} ({good}): {site}.",
    "build.wanted": "A {city_of} is wanted: {site}.",
    "build.site": "Contrarius builds in {city}",
    "build.site.fallback": "Contrarius finds no site for {goods} and builds in {city} ({good})",
    "build.site.none": "Contrarius finds no site at all and places a colonist instead",
    "build.track": "the house comes from the score track ({points})",
    "build.joined": "{first}; {second}",
    # goods and money
    "event.produced.human": "You produce in {province}; the bonus is {goods}.",
    "event.produced.all": "You produce in {province}: {goods}.",
    "event.produced.lost": "You produce in {province}: {goods}; no space is left for {lost}.",
    "event.produced.full": "You produce in {province}, but have no space for {lost}.",
    "event.activated": "{province} produces.",
    "event.activated.none": "{province} produces; you have no house there.",
    "event.activated.all": "{province} produces, and you receive {goods}.",
    "event.activated.lost": (
        "{province} produces, and you receive {goods}; no space is left for {lost}."
    ),
    "event.activated.full": "{province} produces, but you have no space for {lost}.",
    "event.turned": "All bonus markers show their goods again.",
    "event.cash": "You take the cash bonus of {sestertii}; all bonus markers show goods again.",
    "event.gained.all": "You store {goods}.",
    "event.gained.lost": "You store {goods}; no space is left for {lost}.",
    "event.gained.full": "You have no space for {lost}.",
    "event.sestertii": "You receive {sestertii}.",
    "event.traded": "You {trades}.",
    "event.trade.sell": "sell {goods} for {sestertii}",
    "event.trade.buy": "buy {goods} for {sestertii}",
    # dice and reactions
    "rolled.by-hand": " (rolled by hand)",
    "rolled.by-program": " (rolled by the program)",
    "event.rolled": "{die}{by} shows {face}.",
    "event.rolled.again": (
        "The red die{by} shows the card, but a colonist is to be placed: it is rolled again."
    ),
    "event.chose": "Contrarius wants {good} and chooses {city} ({found}).",
    "event.chose.none": "Contrarius wants {good}, but no city is open to it.",
    "event.points": "Contrarius scores {points}.",
    "event.points.province": "Contrarius scores {points} for {province}.",
    # why nothing happened
    "nothing.no-card-to-copy": (
        "Contrarius has no face-up card to copy: there is neither action nor reaction."
    ),
    "nothing.no-specialist": "There is no specialist to go by.",
    "nothing.no-card-left": "No card is left to take: Contrarius builds by the white die instead.",
    "nothing.no-house-left": "Contrarius has no house left to build.",
    "nothing.no-site": "Contrarius can build nowhere: it places a colonist instead.",
    "nothing.all-colonists-placed": "All colonists of Contrarius are on the board already.",
    "nothing.card-face-rerolled": "A colonist is to be placed: the red die is rolled again.",
    "nothing.too-few-coins": (
        "The province has produced already, and too few markers show coins to turn them all back."
    ),
    "nothing.dead-end": "No site, no colonist, no card: Contrarius does nothing.",
    "nothing.no-reaction": "It is your last card: Contrarius does not react.",
    # the end
    "event.end.human.last-card": (
        "You hold the last card: the Concordia card is yours ({points}), and the game ends "
        "with this reaction."
    ),
    "event.end.human.last-house": (
        "Your last house stands: the Concordia card is yours ({points}), and the game ends "
        "with this reaction."
    ),
    "event.end.contrarius.last-card": (
        "Contrarius takes the last card and with it the Concordia card ({points}): you play "
        "one more card."
    ),
    "event.end.contrarius.last-house": (
        "Contrarius builds its last house and takes the Concordia card ({points}): you play "
        "one more card."
    ),
    "event.ended": "The game is over.",
}
