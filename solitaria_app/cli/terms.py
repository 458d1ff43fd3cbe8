"""Words that only the terminal needs: headings, commands and questions, in every language."""

from __future__ import annotations

from solitaria_app.content.library import NotFound
from solitaria_app.session.words import LANGUAGES
from solitaria_app.session.words.catalogue import Catalogue

TERMS: dict[str, dict[str, str]] = {
    "en": {
        # tables
        "points": "If the game ended now",
        "sum": "{total} points: {base} + {cards} by the cards",
        "houses": "Houses ({n} left)",
        "colonists": "Colonists",
        "supply": "In supply",
        "sestertii": "Sestertii",
        "storehouse": "Storehouse",
        "free": "{goods}; {n} free",
        "hand": "Hand",
        "face-up": "face up: {cards}",
        "played": "Played",
        "face-down": "face down: {cards}",
        "track": "Score track",
        "none": "none",
        "god": "God",
        "card": "Card",
        "price": "Senator",
        "red": "Consul",
        "stacks": "Hidden: {stacks}.",
        "stack": "{n} of stack {name}",
        "empty": "The display is empty.",
        "province": "Province (marker), cities",
        "coins": "{n} coins",
        "coin": "{n} coin",
        "good": "Good",
        "house": "House",
        "lines": "Lines (= land, ~ sea)",
        "land": "land",
        "sea": "sea",
        "source": "Points",
        "times": "{n} × {line} each",
        "trail": "Why there:",
        # play
        "begin": (
            "{board}, {level}, seed {seed}. Every step is saved; "
            "b shows the board, ? explains, h lists all keys."
        ),
        "for-me": "d: roll or draw it for me",
        "nothing-to-draw": "Nothing is to be rolled or drawn by you now.",
        "doubts": "Partly guesses, so compare with your box: {what}.",
        "doubt-hand": "the cards of your hand",
        "doubt-contrarius": "Contrarius' first cards",
        "doubt-stack": "the cards of stack {name}",
        "doubt-board": "the board {name}",
        "resume": "A game is saved half-way. What now?",
        "go-on": "Go on: {board}, {level}, seed {seed}",
        "stands": "turn {turn}, you {you}, Contrarius {contrarius}",
        "saved-at": "saved {when}",
        "other-rules": "The rules here are not quite those that this game was begun with.",
        "elsewhere": "This game is open in another window; it can be played in one at a time.",
        "new": "A new game: {board}, {level}",
        "back": "0  back",
        "amount": "How many, 1 to {most}? (0: back)",
        "group": "{what} … ({n})",
        "up-to": "{what}, up to {n} for {sestertii} each",
        "one": "{what}, 1 for {sestertii}",
        "sell": "Sell {good}",
        "buy": "Buy {good}",
        "place": "Place {colonist}",
        "move": "Move {colonist} {start}",
        "purchase": "Buy {card} for {price}",
        "keep": "Keep {goods}",
        "position": "{label} (position {n})",
        "no-build": "{label} (nothing more can be built)",
        "no-option": "There is no option {n}; choose 1 to {most}, or h for all keys.",
        "no-choice": "There is no option {n}; choose 1 to {most}, or q to leave.",
        "not-understood": "'{text}' is neither a number nor an input; h lists all keys.",
        "not-quite": "{why}; ? N shows how option N is typed.",
        "typed": "Typed: {text}",
        "typed-one": "One of them typed: {text}",
        "nothing-back": "There is nothing to take back.",
        "nothing-again": "There is nothing to do again.",
        "exported": "Written to {file}.",
        "not-exported": "{file}: can't be written: {why}.",
        "export-where": "x needs the name of a file, as in: x game.yaml",
        "saved": "The game is saved; start it again to go on.",
        "not-saved": "Not saved: {why}",
        "news-deleted": "This game was deleted in another window; as you play on, it is back.",
        "news-changed": (
            "This game was changed in another window; what you play here is kept as a new one."
        ),
        "news-gone": (
            "{file}: the file of games is gone. This game is kept in a new one; 'solitaria games "
            "restore' brings the last good copy back, with this game in it."
        ),
        "news-emptied": (
            "{file}: the file of games is empty. This game is kept in it; 'solitaria games "
            "restore' brings the last good copy back, with this game in it."
        ),
        "news-other": (
            "{file}: this is another file of games than before. This game is saved in it as it is "
            "now; others may be missing."
        ),
        "over": (
            "u takes back the last turn, u1 one decision, x FILE exports the game, "
            "q or Enter leaves."
        ),
        "help": (
            "a number   that option; of a group, its options\n"
            "sell 3 wine, build cosa, ...   an input as the exported game writes it\n"
            "?          the rule behind the question; ? N that of option N and how to type it\n"
            "d          beside a table: roll or draw it for me\n"
            "u          take back the last decision, at the start of a turn the whole turn before\n"
            "r          do again what was taken back\n"
            "u1, r1     back and forward by one decision, also at the start of a turn\n"
            "t          both sides and the display\n"
            "b          the board: cities, goods, houses, lines with the colonists on them\n"
            "w          why Contrarius built where it built last\n"
            "x FILE     export the game to a file\n"
            "q          leave; the game is saved and offered at the next start"
        ),
        "no-why": "Contrarius has not built yet.",
    },
    "de": {
        "points": "Wenn jetzt Schluss wäre",
        "sum": "{total} Punkte: {base} + {cards} durch die Karten",
        "houses": "Häuser (noch {n})",
        "colonists": "Kolonisten",
        "supply": "Im Vorrat",
        "sestertii": "Sesterzen",
        "storehouse": "Lager",
        "free": "{goods}; {n} frei",
        "hand": "Hand",
        "face-up": "offen: {cards}",
        "played": "Gespielt",
        "face-down": "verdeckt: {cards}",
        "track": "Punkteleiste",
        "none": "keine",
        "god": "Gott",
        "card": "Karte",
        "price": "Senator",
        "red": "Konsul",
        "stacks": "Verdeckt: {stacks}.",
        "stack": "{n} aus Stapel {name}",
        "empty": "Die Auslage ist leer.",
        "province": "Provinz (Marker), Städte",
        "coins": "{n} Münzen",
        "coin": "{n} Münze",
        "good": "Ware",
        "house": "Haus",
        "lines": "Linien (= Land, ~ See)",
        "land": "Land",
        "sea": "See",
        "source": "Punkte",
        "times": "{n} × {line} je Karte",
        "trail": "Warum dort:",
        "begin": (
            "{board}, {level}, Startzahl {seed}. Jeder Schritt wird gespeichert; "
            "b zeigt den Plan, ? erklärt, h nennt alle Tasten."
        ),
        "for-me": "d: für mich würfeln oder ziehen",
        "nothing-to-draw": "Jetzt hast du nichts zu würfeln oder zu ziehen.",
        "doubts": "Zum Teil geraten, also mit deiner Schachtel vergleichen: {what}.",
        "doubt-hand": "die Karten deiner Hand",
        "doubt-contrarius": "die ersten Karten von Contrarius",
        "doubt-stack": "die Karten von Stapel {name}",
        "doubt-board": "der Plan {name}",
        "resume": "Eine Partie ist halb gespielt gespeichert. Was nun?",
        "go-on": "Weiter: {board}, {level}, Startzahl {seed}",
        "stands": "Zug {turn}, du {you}, Contrarius {contrarius}",
        "saved-at": "zuletzt {when}",
        "other-rules": "Die Regeln hier sind nicht ganz die, mit denen die Partie begann.",
        "elsewhere": "Diese Partie ist in einem anderen Fenster offen; spielen lässt sie sich nur "
        "in einem.",
        "new": "Eine neue Partie: {board}, {level}",
        "back": "0  zurück",
        "amount": "Wie viele, 1 bis {most}? (0: zurück)",
        "group": "{what} … ({n})",
        "up-to": "{what}, bis zu {n} für je {sestertii}",
        "one": "{what}, 1 für {sestertii}",
        "sell": "Verkaufe {good}",
        "buy": "Kaufe {good}",
        "place": "Setze {colonist} ein",
        "move": "Bewege {colonist} {start}",
        "purchase": "Kaufe {card} für {price}",
        "keep": "Behalte {goods}",
        "position": "{label} (Platz {n})",
        "no-build": "{label} (mehr lässt sich nicht bauen)",
        "no-option": "Es gibt keine Option {n}; wähle 1 bis {most} oder h für alle Tasten.",
        "no-choice": "Es gibt keine Option {n}; wähle 1 bis {most} oder q zum Beenden.",
        "not-understood": "„{text}“ ist weder Nummer noch Eingabe; h nennt alle Tasten.",
        "not-quite": "{why}; ? N zeigt, wie man Option N tippt.",
        "typed": "Getippt: {text}",
        "typed-one": "Eine davon getippt: {text}",
        "nothing-back": "Es gibt nichts zurückzunehmen.",
        "nothing-again": "Es gibt nichts zu wiederholen.",
        "exported": "Geschrieben nach {file}.",
        "not-exported": "{file}: lässt sich nicht schreiben: {why}.",
        "export-where": "x braucht den Namen einer Datei, etwa: x partie.yaml",
        "saved": "Die Partie ist gespeichert; starte wieder, um weiterzuspielen.",
        "not-saved": "Nicht gespeichert: {why}",
        "news-deleted": "Diese Partie wurde in einem anderen Fenster gelöscht; da du weiter "
        "spielst, ist sie wieder da.",
        "news-changed": "Diese Partie wurde in einem anderen Fenster geändert; was du hier "
        "spielst, bleibt als neue.",
        "news-gone": "{file}: die Datei der Partien ist nicht mehr da. Diese Partie steht in einer "
        "neuen; „solitaria games restore“ holt die letzte gute Kopie zurück, mit dieser Partie "
        "darin.",
        "news-emptied": "{file}: die Datei der Partien ist leer. Diese Partie steht jetzt "
        "darin; „solitaria games restore“ holt die letzte gute Kopie zurück, mit dieser Partie.",
        "news-other": "{file}: das ist eine andere Datei der Partien als vorher. Diese Partie "
        "ist darin gespeichert, wie sie jetzt steht; andere können fehlen.",
        "over": (
            "u nimmt den letzten Zug zurück, u1 eine Entscheidung, x DATEI exportiert, "
            "q oder Enter beendet."
        ),
        "help": (
            "eine Nummer   diese Option; bei einer Gruppe deren Optionen\n"
            "sell 3 wine, build cosa, ...   eine Eingabe, wie die exportierte Partie sie schreibt\n"
            "?          die Regel hinter der Frage; ? N die der Option N und wie man sie tippt\n"
            "d          neben einem Tisch: für mich würfeln oder ziehen\n"
            "u          die letzte Entscheidung zurücknehmen, am Zugbeginn den ganzen Zug davor\n"
            "r          Zurückgenommenes wiederholen\n"
            "u1, r1     um eine Entscheidung zurück und vor, auch am Zugbeginn\n"
            "t          beide Seiten und die Auslage\n"
            "b          der Plan: Städte, Waren, Häuser, Linien mit den Kolonisten darauf\n"
            "w          warum Contrarius zuletzt dort gebaut hat\n"
            "x DATEI    die Partie in eine Datei exportieren\n"
            "q          beenden; die Partie ist gespeichert und wird wieder angeboten"
        ),
        "no-why": "Contrarius hat noch nicht gebaut.",
    },
}
"""By language, then by key; every language has every key with the same placeholders."""


class Terms:
    """The terminal's own words in one language."""

    def __init__(self, language: str) -> None:
        """Raises NotFound for a language that the program does not speak."""
        self.language = language.strip().lower()
        if self.language not in LANGUAGES:
            raise NotFound("language", language, LANGUAGES)
        self._texts = TERMS[self.language]
        self._words = Catalogue(self.language)

    def __call__(self, key: str, **values: object) -> str:
        """A text with its placeholders filled. A problem among the values is told."""
        return self._texts[key].format_map(self._words.all_told(values))

    def told(self, problem: object) -> str:
        """What went wrong, in this language (see `Catalogue.told`)."""
        return self._words.told(problem)
