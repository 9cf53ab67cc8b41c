"""Why something in European Plastic's Race is not offered: a reason in words.

All reasons come from what everybody sees, and from the seat's own hand.
"""

from typing import Final

from ludoteca.engine import NONE, Message
from ludoteca.games.plastics_race.names import PREFIX
from ludoteca.games.plastics_race.rules import turn
from ludoteca.games.plastics_race.state import PlasticsRace

REFUSALS: Final = {
    "stopped", "not-ahead", "no-turning-back", "closed", "cannot-pay", "one-way-street", "drive-on", "no-token",
    "nothing-to-lift", "not-in-hand", "no-effect", "no-effect-now", "too-many-cards",
}  # fmt: skip


def message_ids() -> set[str]:
    """What the catalogue must say."""
    return {f"{PREFIX}-refused-{reason}" for reason in REFUSALS}


def refusal_words(s: PlasticsRace, rule: str, player: int, answer: int, a: int, b: int) -> Message | None:
    """The reason why an answer is not offered, where there is more to say than that it is not."""
    ledger = s.game.table.by_name[rule].ledger
    reason = ""
    if rule == "Main":
        reason = _why_not(s, player, answer)
    elif rule == "Discard" and answer == len(s.content.card_ids):
        reason = "too-many-cards"
    return Message(f"{PREFIX}-refused-{reason}", {}, ledger) if reason else None


def _why_not(s: PlasticsRace, player: int, answer: int) -> str:
    """Why something cannot be done in one's turn; nothing about driving on with the card that is open."""
    kind = answer - turn.FIRST_CARD
    way, at = divmod(kind - len(s.content.card_ids), s.content.most_sections)
    city = s.content.cities[s.city]
    if s.run_next != NONE and not s.options["dashed_may_stop_early"]:
        return "drive-on" if way < 1 else ""
    if answer == turn.POLICE_TOKEN:
        return "nothing-to-lift" if s.players[player].police else "no-token"
    if 0 <= kind < len(s.content.card_ids):
        return _why_no_effect(s, player, kind)
    return _why_not_over(s, player, city.first_section + at) if way == 0 and at < city.sections else ""


def _why_no_effect(s: PlasticsRace, player: int, kind: int) -> str:
    """Why a card cannot be played for its effect."""
    if kind not in s.players[player].hand:
        return "not-in-hand"
    return "no-effect" if s.content.effect[kind] == NONE else "no-effect-now"


def _why_not_over(s: PlasticsRace, player: int, section: int) -> str:
    """Why no new card can be played to drive over a section."""
    near, streets = s.players[player].truck, s.content.streets
    if not s.moving:
        return "stopped"
    if near not in streets.ends[section]:
        return "not-ahead"
    if all(out != section for out, _ in streets.exits[near]):
        return "one-way-street"
    if s.blocked(section, near) and section not in s.passes and not s.free_pass:
        return "closed"
    return "no-turning-back" if s.path and s.path[-1] == section and not s.options["u_turn"] else "cannot-pay"
