"""Message ids of Smugglers' Quay."""

from typing import Final

from ludoteca.engine import Argument, Message, Name, Seat
from quay.content import KINDS, Content
from quay.rules import patrol, turn
from quay.state import Quay

CARD_EVENTS: Final = {"lands": "a", "gives": "b", "has-none": "b", "tide": "b"}
EVENTS: Final = (
    *CARD_EVENTS,
    "draws",
    "draws-seen",
    "whistles",
    "scores",
    "trades-in",
    "puts-away",
    "puts-away-seen",
    "ends",
)
ANSWERS: Final = (
    "land", "ask", "trade-in", "put-away", "put-away-done", "blow", "let-pass", "tide", "deal-card", "draw-card",
)  # fmt: skip
ENDINGS: Final = ("goal", "deck")


def card_name(content: Content, card: int) -> Name:
    """The name of a kind of card."""
    return Name(f"quay-card-{content.ids[card]}")


def option_words(s: Quay, rule: str, player: int, answer: int, a: int, b: int) -> Message:
    """What an answer means."""
    ledger = s.game.table.by_name[rule].ledger
    if rule == "Turn":
        return _turn_words(s, answer, ledger)
    if rule == "PutAway":
        if answer == turn.DONE:
            return Message("quay-put-away-done", {}, ledger)
        return Message("quay-put-away", {"card": card_name(s.content, answer)}, ledger)
    if rule == "BlowWhistle":
        return Message("quay-blow" if answer == patrol.BLOW else "quay-let-pass", {}, ledger)
    if rule == "Tide":
        return Message("quay-tide", {"face": answer + 1}, ledger)
    message = "quay-deal-card" if rule == "DealCard" else "quay-draw-card"
    return Message(message, {"card": card_name(s.content, answer)}, ledger)


def _turn_words(s: Quay, answer: int, ledger: list[str]) -> Message:
    if answer == turn.TRADE_IN:
        return Message("quay-trade-in", {}, ledger)
    if answer < turn.FIRST_ASK:
        return Message("quay-land", {"card": card_name(s.content, answer)}, ledger)
    seat, kind = divmod(answer - turn.FIRST_ASK, KINDS)
    return Message("quay-ask", {"seat": Seat(seat), "card": card_name(s.content, kind)}, ledger)


def event_words(content: Content, what: str, seat: int, a: int, b: int, secret: int) -> Message:
    """What an event says; a secret card that may not be read leaves another sentence."""
    args: dict[str, Argument] = {"seat": Seat(seat)}
    if what in ("gives", "has-none"):
        args["other"] = Seat(a)
    if what in CARD_EVENTS:
        args["card"] = card_name(content, a if CARD_EVENTS[what] == "a" else b)
    if what in ("scores", "tide"):
        args["number"] = a
    if secret >= 0:
        args["card"] = card_name(content, secret)
        what += "-seen"
    return Message(f"quay-event-{what}", args, [])


def message_ids(content: Content) -> set[str]:
    """Every message id of this game beside its title, options and questions."""
    return {
        *(card_name(content, card).id for card in range(len(content.ids))),
        *(f"quay-{answer}" for answer in ANSWERS),
        *(f"quay-event-{event}" for event in EVENTS),
        *(f"quay-end-{ending}" for ending in ENDINGS),
    }
