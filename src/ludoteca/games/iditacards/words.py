"""Message ids of Iditacards."""

from collections.abc import Callable
from typing import Final

from ludoteca.engine import Argument, Message, Name, Seat, kebab
from ludoteca.games.iditacards.cards import MOST_SLOTS
from ludoteca.games.iditacards.content import MOST_DOGS, Content
from ludoteca.games.iditacards.rules import attachments, dogs, new_day, personal, sled, turn, utility
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import WORDS

ANSWERS: Final = (
    "pass", "reveal", "new-day", "sacrifice", "take-off", "play", "pay", "lose", "turn-up", "draw", "join", "sit-out",
    "weather", "legendary", "earn", "leg", "first", "kill", "give-up", "target", "decline-dog", "make-room",
    "decline-attachment", "attach", "replace", "deck", "add", "take", "take-nothing", "see", "destroy", "destroy-done",
    "discard", "discard-done", "recover-to-hand", "recover-to-deck", "recover-done", "destroy-from-hand",
    "destroy-nothing", "rival",
)  # fmt: skip
ENDINGS: Final = ("finished", "unfinished", "line", "first-across", "stopped")

# What the numbers of each event are: a card, a seat, a number, ... `secret` cards add the ending -seen.
CARD_EVENTS: Final = (
    "plays", "reveals", "keeps", "pays", "loses", "fails", "resolves", "earns", "adds", "takes", "destroys", "discards",
    "recovers", "returns", "dog-dies", "dog-joins", "declines",
)  # fmt: skip
CARD_AND_DOG_EVENTS: Final = ("armour-saves", "takes-off", "attaches")
NUMBER_EVENTS: Final = ("moves", "hypothermia", "starvation", "looks", "crosses", "stopped")
PLAIN_EVENTS: Final = (
    "turn", "passes", "calls", "joins", "sits-out", "damage", "reshuffles", "immune", "begins", "ends",
)  # fmt: skip
SECRET_EVENTS: Final = ("draws", "sees", "legendary")
OTHER_EVENTS: Final = ("waits", "pushed", "aims", "weather", "leg", "opens", "free-cost")


def card_name(content: Content, card: int) -> Name:
    """The name of a kind of card."""
    return Name(f"iditacards-card-{kebab(content.ids[card])}")


def leg_name(content: Content, leg: int) -> Name:
    """The name of a leg card."""
    return Name(f"iditacards-leg-{kebab(content.legs.ids[leg])}")


def weather_name(content: Content, face: int) -> Name:
    """The name of a face of the weather die."""
    return Name(f"iditacards-weather-{content.weathers[face].id}")


def deck_name(content: Content, deck: int) -> Name:
    """The name of an upgrade deck."""
    return Name(f"iditacards-deck-{content.decks.upgrade_ids[deck]}")


def option_words(s: Race, rule: str, player: int, answer: int, a: int, b: int) -> Message:
    """What an answer means."""
    ledger = s.game.table.by_name[rule].ledger
    name, args = _CHOICES[rule](s, player, answer) if rule in _CHOICES else _one_card(s, rule, answer)
    return Message(f"iditacards-{name}", args, ledger)


Words = tuple[str, dict[str, Argument]]


def _one_card(s: Race, rule: str, answer: int) -> Words:
    """Rules whose answers are cards."""
    return _CARD_RULES[rule], {"card": card_name(s.content, answer)}


_CARD_RULES: Final = {
    "PayEnergy": "pay", "LoseCard": "lose", "RevealCard": "turn-up", "DrawCard": "draw", "DealLegendary": "legendary",
    "EarnLegendary": "earn", "AddToSupply": "add", "LookCard": "see",
}  # fmt: skip


def _dog(s: Race, seat: int, at: int) -> Name:
    return card_name(s.content, s.players[seat].team[at])


def _held(s: Race, seat: int, at: int, slot: int) -> Name:
    return card_name(s.content, s.players[seat].attached[at][slot])


def _turn(s: Race, player: int, answer: int) -> Words:
    if answer >= turn.FIRST_PLAY:
        return "play", {"card": card_name(s.content, answer - turn.FIRST_PLAY)}
    if answer >= turn.FIRST_DISCARD:
        at, slot = divmod(answer - turn.FIRST_DISCARD, MOST_SLOTS)
        return "take-off", {"card": _held(s, player, at, slot), "dog": _dog(s, player, at), "number": at + 1}
    if answer >= turn.FIRST_SACRIFICE:
        at = answer - turn.FIRST_SACRIFICE
        return "sacrifice", {"dog": _dog(s, player, at), "number": at + 1}
    return ("pass", "reveal", "new-day")[answer], {}


def _kill(s: Race, player: int, at: int) -> Words:
    return "kill", {"dog": _dog(s, player, at), "number": at + 1}


def _sacrifice(s: Race, player: int, at: int) -> Words:
    return "give-up", {"dog": _dog(s, player, at), "number": at + 1}


def _target(s: Race, player: int, answer: int) -> Words:
    seat, at = divmod(answer, MOST_DOGS)
    return "target", {"seat": Seat(seat), "dog": _dog(s, seat, at), "number": at + 1}


def _make_room(s: Race, player: int, at: int) -> Words:
    if at == dogs.DECLINE:
        return "decline-dog", {}
    return "make-room", {"dog": _dog(s, player, at), "number": at + 1}


def _attach(s: Race, player: int, answer: int) -> Words:
    if answer == attachments.DECLINE:
        return "decline-attachment", {}
    if answer < attachments.FIRST_REPLACED:
        at = answer - attachments.FIRST_DOG
        return "attach", {"dog": _dog(s, player, at), "number": at + 1}
    at, slot = divmod(answer - attachments.FIRST_REPLACED, MOST_SLOTS)
    return "replace", {"card": _held(s, player, at, slot), "dog": _dog(s, player, at), "number": at + 1}


def _recover(s: Race, player: int, answer: int) -> Words:
    if answer == utility.STOP:
        return "recover-done", {}
    card, to = divmod(answer - utility.FIRST_CARD, 2)
    return ("recover-to-hand", "recover-to-deck")[to], {"card": card_name(s.content, card)}


def _card_or(stop: str, name: str, first: int) -> Callable[[Race, int, int], Words]:
    """Rules whose answers are cards from `first` on, and a word to stop."""

    def words(s: Race, player: int, answer: int) -> Words:
        return (stop, {}) if answer < first else (name, {"card": card_name(s.content, answer - first)})

    return words


def _join(s: Race, player: int, answer: int) -> Words:
    return "join" if answer == new_day.JOIN else "sit-out", {}


def _weather(s: Race, player: int, face: int) -> Words:
    return "weather", {"weather": weather_name(s.content, face)}


def _leg(s: Race, player: int, leg: int) -> Words:
    return "leg", {"leg": leg_name(s.content, leg)}


def _first(s: Race, player: int, seat: int) -> Words:
    return "first", {"seat": Seat(seat)}


def _deck(s: Race, player: int, deck: int) -> Words:
    return "deck", {"deck": deck_name(s.content, deck)}


def _rival(s: Race, player: int, seat: int) -> Words:
    return "rival", {"seat": Seat(seat)}


_CHOICES: Final[dict[str, Callable[[Race, int, int], Words]]] = {
    "Turn": _turn,
    "KillOwnDog": _kill,
    "Sacrifice": _sacrifice,
    "TargetDog": _target,
    "MakeRoom": _make_room,
    "Attach": _attach,
    "Recover": _recover,
    "RecoverVenison": _recover,
    "TakeFromSupply": _card_or("take-nothing", "take", sled.FIRST_CARD),
    "LookDestroy": _card_or("destroy-done", "destroy", personal.FIRST_CARD),
    "LookDiscard": _card_or("discard-done", "discard", personal.FIRST_CARD),
    "DestroyFromHand": _card_or("destroy-nothing", "destroy-from-hand", utility.FIRST_CARD),
    "JoinNewDay": _join,
    "WeatherDie": _weather,
    "DrawLeg": _leg,
    "FirstPlayer": _first,
    "ChooseDeck": _deck,
    "ChooseRival": _rival,
}


def event_words(content: Content, what: str, seat: int, a: int, b: int, secret: int) -> Message:
    """What an event says; a secret card that may not be read leaves another sentence."""
    args: dict[str, Argument] = {"seat": Seat(seat), **_event_arguments(content, what, a, b)}
    if secret >= 0:
        args["card"] = card_name(content, secret)
        what += "-seen"
    return Message(f"iditacards-event-{what}", args, [])


def _event_arguments(content: Content, what: str, a: int, b: int) -> dict[str, Argument]:
    """What the two numbers of an event are."""
    if what in CARD_EVENTS:
        return {"card": card_name(content, a)}
    if what in CARD_AND_DOG_EVENTS:
        return {"card": card_name(content, a), "dog": card_name(content, b)}
    if what in NUMBER_EVENTS:
        return {"number": a}
    if what == "waits":
        return {"card": card_name(content, a), "number": b}
    if what == "pushed":
        return {"other": Seat(a), "number": b}
    if what == "aims":
        return {"other": Seat(a), "dog": card_name(content, b)}
    return _OTHER_ARGUMENTS[what](content, a) if what in _OTHER_ARGUMENTS else {}


def _cost_name(content: Content, cost: int) -> Name:
    return Name(f"iditacards-cost-{WORDS['cost'][cost]}")


_OTHER_ARGUMENTS: Final[dict[str, Callable[[Content, int], dict[str, Argument]]]] = {
    "weather": lambda content, a: {"weather": weather_name(content, a)},
    "leg": lambda content, a: {"leg": leg_name(content, a)},
    "opens": lambda content, a: {"deck": deck_name(content, a)},
    "free-cost": lambda content, a: {"cost": _cost_name(content, a)},
}


def message_ids(content: Content) -> set[str]:
    """Every message id of this game beside its title, options and questions."""
    events = (*CARD_EVENTS, *CARD_AND_DOG_EVENTS, *NUMBER_EVENTS, *PLAIN_EVENTS, *SECRET_EVENTS, *OTHER_EVENTS)
    return {
        *(card_name(content, card).id for card in range(len(content.ids))),
        *(leg_name(content, leg).id for leg in range(len(content.legs.ids))),
        *(weather_name(content, face).id for face in range(len(content.weathers))),
        *(deck_name(content, deck).id for deck in range(len(content.decks.upgrade_ids))),
        *(f"iditacards-cost-{cost}" for cost in WORDS["cost"]),
        *(f"iditacards-{answer}" for answer in ANSWERS),
        *(f"iditacards-event-{event}" for event in events),
        *(f"iditacards-event-{event}-seen" for event in SECRET_EVENTS),
        *(f"iditacards-end-{ending}" for ending in ENDINGS),
    }
