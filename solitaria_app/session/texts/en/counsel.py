"""English rules in our own words: cards, gods, steps of the game, and the trail of a site."""

SOLO_CARDS = "Solitaria, solo personality cards"
BUILDS = "Solitaria, page 9, where Contrarius builds"

TEXTS: dict[str, str] = {
    "rule.both": "{action} Reaction: {reaction}",
    # what the human does with each card
    "action.tribune": (
        "Take all your played cards back, the Tribune too, and receive 1 sestertius for each "
        "card after the third. You may then place one new colonist in the capital for 1 food "
        "and 1 tool."
    ),
    "action.tribune.source": "Concordia, Tribune",
    "action.architect": (
        "You have one step for each of your colonists on the board, to share among them as you "
        "like. When all have moved, build in cities they stand next to, one house in each."
    ),
    "action.architect.source": "Concordia, Architect",
    "action.prefect": (
        "Either let a province produce whose marker shows a good: you receive that good and "
        "one for each of your houses there, and the marker turns over. Or collect all coins "
        "that show and turn every marker back."
    ),
    "action.prefect.source": "Concordia, Prefect",
    "action.prefect-magnus": (
        "A Prefect who takes the bonus good twice: let a province produce for 2 bonus goods "
        "and one good for each of your houses there, or collect all coins that show. Houses "
        "and coins are never doubled."
    ),
    "action.prefect-magnus.source": f"{SOLO_CARDS}, Prefect with Praefectus Magnus",
    "action.colonist": (
        "Either place new colonists for 1 food and 1 tool each, in the capital or in cities "
        "with a house of yours. Or earn 5 sestertii and 1 more for each of your colonists on "
        "the board."
    ),
    "action.colonist.source": "Concordia, Colonist",
    "action.mercator": (
        "Receive {sestertii}. Then trade up to two different goods with the bank, each bought "
        "or sold in any amount at the fixed prices, in the order you like."
    ),
    "action.mercator.source": "Concordia, Mercator",
    "action.diplomat": (
        "Carry out the action of a face-up card of Contrarius, which then turns face down. "
        "Tribune and Diplomat cannot be copied."
    ),
    "action.diplomat.source": f"{SOLO_CARDS}, Diplomat",
    "action.senator": (
        "Buy up to two cards of the display. Each costs the goods on the card and those below "
        "its position; a question mark is any good you like. The display moves up afterwards."
    ),
    "action.senator.source": "Concordia, Senator",
    "action.consul": (
        "Buy one card of the display for the goods on the card alone; its position costs nothing."
    ),
    "action.consul.source": "Concordia, Consul",
    "action.specialist": (
        "Each of your houses in a {city_of} produces one unit of its good, in every province, "
        "whatever the bonus markers show."
    ),
    "action.specialist.source": "Concordia, specialists",
    # what Contrarius does in reaction to each card
    "reaction.tribune": (
        "Contrarius builds in a city of the good of its best specialist. Then the red die "
        "decides whether it places a colonist in the capital or takes the first card of the "
        "display."
    ),
    "reaction.tribune.source": f"{SOLO_CARDS}, Tribune",
    "reaction.architect": (
        "The blue die says which of the first five cards of the display Contrarius takes; if "
        "none lies there, it takes the first."
    ),
    "reaction.architect.source": f"{SOLO_CARDS}, Architect",
    "reaction.prefect": (
        "If you produced, Contrarius scores 1 point for every house in that province, "
        "anyone's, but at least 1. If you took the cash bonus, it scores 2 points."
    ),
    "reaction.prefect.source": f"{SOLO_CARDS}, Prefect",
    "reaction.prefect-magnus": (
        "If you produced, Contrarius scores 1 point for every house in that province, "
        "anyone's, but at least 2. If you took the cash bonus, it scores 2 points."
    ),
    "reaction.prefect-magnus.source": f"{SOLO_CARDS}, Prefect with Praefectus Magnus",
    "reaction.colonist": (
        "If you earned money, Contrarius scores 2 points. Otherwise the red die decides "
        "whether it places a colonist in the capital or takes the first card of the display."
    ),
    "reaction.colonist.source": f"{SOLO_CARDS}, Colonist",
    "reaction.mercator": (
        "Contrarius builds in a city of the good on the black die. Its province then produces "
        "for your houses; if it has produced already and at least 3 markers show coins, all "
        "markers turn back instead."
    ),
    "reaction.mercator.source": f"{SOLO_CARDS}, Mercator",
    "reaction.diplomat": "Contrarius reacts as the card says that you copied.",
    "reaction.diplomat.source": f"{SOLO_CARDS}, Diplomat",
    "reaction.senator": (
        "Contrarius builds in a city of the good on the white die; S leaves it to its best "
        "specialist."
    ),
    "reaction.senator.source": f"{SOLO_CARDS}, Senator",
    "reaction.consul": (
        "Contrarius builds in a city of the good on the white die; S leaves it to its best "
        "specialist."
    ),
    "reaction.consul.source": f"{SOLO_CARDS}, Consul",
    "reaction.specialist": "Contrarius scores 3 points.",
    "reaction.specialist.source": f"{SOLO_CARDS}, specialists",
    # the gods
    "worth": "{name}: {count} = {points}",
    "worth.vesta": "{name}: {count} in money and goods = {points}",
    "worth.jupiter": "{name}: {count} outside brick cities = {points}",
    "god-rule.vesta": "1 point for every full 10 sestertii, with all goods counted at their price.",
    "god-rule.jupiter": "1 point for each house that is not in a brick city, at most {most}.",
    "god-rule.saturnus": "1 point for each province with a house of yours.",
    "god-rule.mercurius": "2 points for each kind of good that your houses produce.",
    "god-rule.mars": "2 points for each of your colonists on the board.",
    "god-rule.minerva": "{points} for each of your houses in a {city_of}.",
    # steps of the game
    "rule.draw-tokens": (
        "Every city gets a token with its letter; the good on it is what the city produces. "
        "Each province's bonus marker then shows its most valuable good."
    ),
    "rule.draw-tokens.source": "Concordia, set-up",
    "rule.refill": (
        "The display holds seven cards. Cards that are left move up, and the free positions "
        "are filled from stack I, then from stack II."
    ),
    "rule.refill.source": "Concordia, card display",
    "rule.sixth-card": (
        "At the start Contrarius takes the first specialist of the display as its sixth card; "
        "if there is none, the first one of the stack."
    ),
    "rule.sixth-card.source": "Solitaria, set-up",
    "rule.opening": (
        "As a veteran Contrarius starts with its colonists on lines next to the capital, "
        "beside the most valuable cities, and has a house there. You choose where several "
        "lines fit."
    ),
    "rule.opening.source": "Solitaria, page 3, veteran",
    "rule.choose-card": (
        "Each turn you play one card from your hand and carry out its action; then Contrarius "
        "reacts as the same card says."
    ),
    "rule.choose-card.source": "Solitaria, how a solo game goes",
    "rule.carry-out": "The action of a card comes first, the reaction of Contrarius after it.",
    "rule.carry-out.source": "Solitaria, how a solo game goes",
    "rule.store": (
        "Goods that come in one action come together. If they do not all fit, you choose which "
        "to keep, but every free space must be filled; what you hold already stays."
    ),
    "rule.store.source": "Concordia, storehouse",
    "rule.score": (
        "Contrarius marks the points of its reactions at once. As an expert, it builds each "
        "house on the score track that it reaches or passes, by the black die."
    ),
    "rule.score.source": "Solitaria, page 3, expert",
    "rule.construct": (
        "Contrarius builds in a city of the wanted good that it can reach; the choice follows "
        "fixed rules, and you decide only which of several colonists moves."
    ),
    "rule.construct.source": BUILDS,
    "rule.move-next": (
        "A colonist of Contrarius moves the shortest way to a line at its new house. You "
        "choose which one and to which line, if several are equally good."
    ),
    "rule.move-next.any": (
        "A colonist of Contrarius moves to a line at its new house. You choose which one and "
        "to which line, among all that can get there."
    ),
    "rule.move-next.source": BUILDS,
    "rule.activate": (
        "The province of the new house produces for your houses. If it has produced already "
        "and at least 3 markers show coins, all markers turn back instead."
    ),
    "rule.activate.source": f"{SOLO_CARDS}, Mercator",
    "rule.recruit": (
        "The red die decides between a colonist in the capital and the first card of the "
        "display. If that kind of colonist has run out the other kind comes; with all on the "
        "board it is the card."
    ),
    "rule.recruit.source": "Solitaria, page 10, supplementary rules",
    "rule.take-card": (
        "Contrarius lays the card face up before it, and the display moves up. Where no card "
        "lies it takes the first; with no card at all it builds by the white die."
    ),
    "rule.take-card.source": "Solitaria, page 10, supplementary rules",
    "rule.end-turn": (
        "The last card or the fifteenth house of a side brings the end. If you bring it, the "
        "game ends with this reaction; if Contrarius does, you play one more card without a "
        "reaction."
    ),
    "rule.end-turn.source": "Solitaria, page 10, end of the game",
    "rule.roll.blue": "The number on the blue die is a position of the display, counted from 1.",
    "rule.roll.red": "The red die shows a land colonist, a sea colonist, or a card.",
    "rule.roll.black": "The black die shows the good of the city where Contrarius builds.",
    "rule.roll.white": (
        "The white die shows the good of the city where Contrarius builds; S stands for the "
        "good of its best specialist."
    ),
    "rule.roll.source": "Solitaria, components",
    # what the human can do within a card
    "rule.step": (
        "A step leads a colonist from its city to a line there, or from its line across a city "
        "to the next line of its kind. It may pass others, but ends on a line of its own."
    ),
    "rule.step.source": "Concordia, Architect, movement",
    "rule.build": (
        "One of your colonists must stand on a line at the city. A house costs 1 food in a "
        "brick city, else 1 brick and the city's good, and sestertii by the good, times the "
        "houses that the city then holds."
    ),
    "rule.build.source": "Concordia, Architect, building",
    "rule.place.tribune-action": "The Tribune may bring one new colonist, in the capital only.",
    "rule.place.tribune-action.source": "Concordia, Tribune",
    "rule.place.colonist-action": (
        "New colonists come to the capital or to cities with a house of yours, as many as you "
        "can pay for. Each one leaves a free space in your storehouse."
    ),
    "rule.place.colonist-action.source": "Concordia, Colonist",
    "rule.produce": (
        "A province whose marker shows a good may produce, even without a house of yours. The "
        "marker then shows coins until it is turned back."
    ),
    "rule.produce.source": "Concordia, Prefect",
    "rule.cash": (
        "You receive every coin that shows on the bonus markers, even if that is none, and all "
        "markers show goods again."
    ),
    "rule.cash.source": "Concordia, Prefect",
    "rule.money": (
        "Instead of placing colonists you receive 5 sestertii and 1 more for each of your "
        "colonists on the board."
    ),
    "rule.money.source": "Concordia, Colonist",
    "rule.trade": (
        "Two different goods at most, each bought or sold, at the fixed prices: {prices}. "
        "Space and money are the only limits."
    ),
    "rule.trade.source": "Concordia, Mercator",
    "rule.done": (
        "Whatever else this card would allow may be left out; the reaction follows all the same."
    ),
    "rule.done.source": "Concordia, actions",
    # where Contrarius builds, rule by rule
    "strike.own-house": "Contrarius never builds twice in one city.",
    "strike.own-house.source": f"{BUILDS}, point 1",
    "strike.out-of-reach": (
        "One of its colonists must be able to get to an empty line at the city, with as many "
        "steps as Contrarius has colonists on the board."
    ),
    "strike.out-of-reach.source": f"{BUILDS}, point 1",
    "strike.harbour-first": "Its first harbour city comes before all others.",
    "strike.harbour-first.source": "Solitaria, notes on the boards",
    "strike.not-empty": "It prefers a city without any house, as long as it can reach one.",
    "strike.not-empty.source": f"{BUILDS}, point 2",
    "strike.old-province": "It prefers a province where it has no house yet.",
    "strike.old-province.source": f"{BUILDS}, point 3",
    "strike.alphabet": "Among the cities still left the first in the alphabet is chosen.",
    "strike.alphabet.source": f"{BUILDS}, point 4",
    "strike.fallback": (
        "Without a city of the wanted good Contrarius tries the next cheaper one: cloth, wine, "
        "tool, food, brick, and cloth again."
    ),
    "strike.fallback.source": f"{BUILDS}, the last paragraph",
    "rule.no-site": (
        "If Contrarius can build nowhere it places a colonist, as the red die says; with all "
        "of them on the board it takes the first card of the display."
    ),
    "rule.no-site.source": "Solitaria, page 10, supplementary rules",
    "trail.wanted": "Contrarius wants a {city_of}.",
    "trail.next": "No {city_of} is open to it; next it tries a {next}.",
    "trail.nowhere": "No city at all is open to it: it places a colonist instead.",
    "trail.no-such-city": "The board holds no {city_of}.",
    "trail.own-house": "Already has a house of Contrarius: {names}.",
    "trail.out-of-reach": "Out of reach: {names}.",
    "trail.harbour-first": "Not its first harbour city: {names}.",
    "trail.not-empty": "Not empty: {names}.",
    "trail.old-province": "Not in a new province: {names}.",
    "trail.alphabet": "Later in the alphabet: {names}.",
    "trail.winner": "Contrarius builds in {city}.",
    "trail.mover": "Then {movers}.",
    "trail.movers": "You choose who moves: {movers}.",
}
