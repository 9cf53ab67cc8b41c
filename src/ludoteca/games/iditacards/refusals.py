"""Why something in Iditacards is not offered: a reason in words, with the rules behind it.

All reasons come from what everybody sees, and from the seat's own hand, deck and legendary cards.
"""

from collections.abc import Callable
from typing import Final

from ludoteca.engine import Argument, Message, Seat
from ludoteca.games.iditacards.content import MOST_DOGS
from ludoteca.games.iditacards.rules import attachments, dogs, personal, sled, turn, utility
from ludoteca.games.iditacards.rules.speed import immune
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import FAKE
from ludoteca.games.iditacards.words import Words, card_name, deck_name

NO_REASON: Final[Words] = ("", {})
REFUSALS: Final[dict[str, list[str]]] = {
    # The turn.
    "cards-wait": ["IC-015"], "nothing-waits": ["IC-015", "IC-050"], "past-the-line": ["IC-171"],
    # A card that is not in the hand.
    "in-deck": ["IC-017"], "in-discard": ["IC-017", "IC-019"], "in-played": ["IC-017", "IC-018"],
    "in-waiting": ["IC-015", "IC-050"], "in-team": ["IC-105"], "attached": ["IC-113"], "unearned": ["IC-006", "IC-035"],
    "in-supply": ["IC-017", "IC-119"], "in-upgrades": ["IC-017", "IC-119"], "not-yours": ["IC-017"],
    # Other piles; a reason without rules of its own has the rules of the question.
    "not-in-hand": [], "damaged": ["IC-131"], "not-in-supply": ["IC-119"], "not-looked-at": ["IC-122"],
    "not-in-discard": [], "not-venison": ["IC-162"], "all-venison": ["IC-162"], "not-legendary": ["IC-035"],
    "deck-empty": ["IC-020", "IC-120"],
    # Dogs, attachments, rivals.
    "cannot-die": ["IC-111"], "kept-alive": ["IC-111", "IC-161"], "not-fake": ["IC-112", "IC-152"],
    "nothing-attached": ["IC-152"], "holds-nothing": ["IC-113"], "holds-enough": ["IC-113", "IC-116"],
    "yourself": ["IC-178"], "immune": ["IC-133", "IC-136", "IC-178"], "finished": ["IC-171", "IC-178"],
}  # fmt: skip
"""Every reason, and the rules that it rests on."""


def message_ids() -> set[str]:
    """What the catalogue must say."""
    return {f"iditacards-refused-{reason}" for reason in REFUSALS}


def refusal_words(s: Race, rule: str, player: int, answer: int, a: int, b: int) -> Message | None:
    """The reason why an answer is not offered; None where it is offered, or there is nothing more to say."""
    reason, args = _WHY[rule](s, player, answer, a) if rule in _WHY else NO_REASON
    if not reason:
        return None
    return Message(f"iditacards-refused-{reason}", args, REFUSALS[reason] or s.game.table.by_name[rule].ledger)


# -------------------------------------------------------------------- the turn


def _turn(s: Race, player: int, answer: int, a: int) -> Words:
    racer = s.players[player]
    if answer >= turn.FIRST_PLAY:
        return _play(s, player, answer - turn.FIRST_PLAY)
    if answer >= turn.FIRST_DISCARD:
        return NO_REASON
    if answer >= turn.FIRST_SACRIFICE:
        return _own_dog(s, player, answer - turn.FIRST_SACRIFICE, 0)
    if answer == turn.PASS:
        return ("cards-wait", {}) if racer.waiting else NO_REASON
    if answer == turn.REVEAL:
        return NO_REASON if racer.waiting else ("nothing-waits", {})
    return ("past-the-line", {}) if s.finished(player) else NO_REASON


def _play(s: Race, player: int, card: int) -> Words:
    """A card of the hand can be played unless others wait for risk; where else it may lie, nearest things first."""
    racer = s.players[player]
    if card in racer.hand:
        return ("cards-wait", {}) if racer.waiting else NO_REASON
    held = [one for cards in racer.attached for one in cards]
    own = (
        (racer.waiting, "in-waiting"), (racer.played, "in-played"), (racer.discard, "in-discard"),
        (racer.deck, "in-deck"), (racer.team, "in-team"), (held, "attached"), (racer.legendary, "unearned"),
        (s.supply, "in-supply"),
    )  # fmt: skip
    for pile, reason in own:
        if card in pile:
            return reason, {}
    for deck, cards in enumerate(s.upgrades):
        if card in cards:
            return "in-upgrades", {"deck": deck_name(s.content, deck)}
    return "not-yours", {}


# -------------------------------------------------------------------- cards of some pile


def _pay_energy(s: Race, player: int, card: int, owed: int) -> Words:
    if card not in s.players[player].hand:
        return "not-in-hand", {}
    return ("damaged", {}) if card == s.content.cards.damaged else NO_REASON


def _destroy_from_hand(s: Race, player: int, answer: int, most: int) -> Words:
    return _not_among(s.players[player].hand, answer - utility.FIRST_CARD, "not-in-hand")


def _take_from_supply(s: Race, player: int, answer: int, most: int) -> Words:
    return _not_among(s.supply, answer - sled.FIRST_CARD, "not-in-supply")


def _looked_at(s: Race, player: int, answer: int, a: int) -> Words:
    return _not_among(s.players[player].looking, answer - personal.FIRST_CARD, "not-looked-at")


def _not_among(pile: list[int], card: int, reason: str) -> Words:
    """A card must lie in a pile; whatever is below the first card stops the choice."""
    return NO_REASON if card < 0 or card in pile else (reason, {})


def _recover(s: Race, player: int, answer: int, most: int) -> Words:
    if answer == utility.STOP:
        return NO_REASON
    return _not_among(s.players[player].discard, (answer - utility.FIRST_CARD) // 2, "not-in-discard")


def _recover_venison(s: Race, player: int, answer: int, a: int) -> Words:
    if answer == utility.STOP:
        return "all-venison", {}
    missing = _recover(s, player, answer, a)
    if missing[0]:
        return missing
    return NO_REASON if s.content.cards.venison[(answer - utility.FIRST_CARD) // 2] else ("not-venison", {})


def _earn_legendary(s: Race, player: int, card: int, a: int) -> Words:
    return _not_among(s.players[player].legendary, card, "not-legendary")


def _choose_deck(s: Race, player: int, deck: int, added: int) -> Words:
    return NO_REASON if s.upgrades[deck] else ("deck-empty", {"deck": deck_name(s.content, deck)})


# -------------------------------------------------------------------- dogs and rivals


def _own_dog(s: Race, player: int, at: int, a: int) -> Words:
    """Why a dog of one's own cannot die; nothing about places without a dog."""
    return _immortal(s, player, at) if at < len(s.players[player].team) else NO_REASON


def _immortal(s: Race, seat: int, at: int) -> Words:
    """A dog that cannot die, by its own card or by what it carries."""
    racer, cannot_die = s.players[seat], s.content.cards.cannot_die
    dog: dict[str, Argument] = {"dog": card_name(s.content, racer.team[at])}
    if cannot_die[racer.team[at]]:
        return "cannot-die", dog
    for card in racer.attached[at]:
        if cannot_die[card]:
            return "kept-alive", {**dog, "card": card_name(s.content, card)}
    return NO_REASON


def _target_dog(s: Race, player: int, answer: int, which: int) -> Words:
    seat, at = divmod(answer, MOST_DOGS)
    if seat >= s.seats or at >= len(s.players[seat].team):
        return NO_REASON
    reason = NO_REASON if seat == player else _out_of_reach(s, seat)
    if not reason[0]:
        reason = _immortal(s, seat, at)
    if reason[0] or answer in dogs.targets(s, player, which):
        return reason
    dog = card_name(s.content, s.players[seat].team[at])
    return ("not-fake" if which == FAKE else "nothing-attached"), {"dog": dog}


def _out_of_reach(s: Race, seat: int) -> Words:
    """Why a card does not reach another player."""
    if s.finished(seat):
        return "finished", {"seat": Seat(seat)}
    return ("immune", {"seat": Seat(seat)}) if immune(s, seat) else NO_REASON


def _choose_rival(s: Race, player: int, seat: int, meter: int) -> Words:
    if seat >= s.seats:
        return NO_REASON
    return ("yourself", {}) if seat == player else _out_of_reach(s, seat)


def _attach(s: Race, player: int, answer: int, card: int) -> Words:
    at = answer - attachments.FIRST_DOG
    racer = s.players[player]
    if not 0 <= at < len(racer.team):
        return NO_REASON
    slots = s.content.cards.slots[racer.team[at]]
    if len(racer.attached[at]) < slots:
        return NO_REASON
    return ("holds-enough" if slots else "holds-nothing"), {"dog": card_name(s.content, racer.team[at])}


_WHY: Final[dict[str, Callable[[Race, int, int, int], Words]]] = {
    "Turn": _turn,
    "PayEnergy": _pay_energy,
    "DestroyFromHand": _destroy_from_hand,
    "TakeFromSupply": _take_from_supply,
    "LookDestroy": _looked_at,
    "LookDiscard": _looked_at,
    "Recover": _recover,
    "RecoverVenison": _recover_venison,
    "EarnLegendary": _earn_legendary,
    "ChooseDeck": _choose_deck,
    "KillOwnDog": _own_dog,
    "Sacrifice": _own_dog,
    "MakeRoom": _own_dog,
    "TargetDog": _target_dog,
    "ChooseRival": _choose_rival,
    "Attach": _attach,
}
"""The questions some of whose answers have reasons; to the others everything can be answered that can be thought of."""
