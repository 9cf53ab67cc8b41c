"""European Plastic's Race, 'Advancing through the board': sections, runs, payment."""

from typing import Any, Final

from ludoteca.engine import NONE, Decision, Effect, ask, distinct, do
from ludoteca.games.plastics_race.cities import COLOURS, JOKER, WHITE
from ludoteca.games.plastics_race.content import DASHED, WILD
from ludoteca.games.plastics_race.rules import arriving, street_cards, turn
from ludoteca.games.plastics_race.rules.street_cards import joined, lane_payable, payable, payments
from ludoteca.games.plastics_race.state import PlasticsRace

LONE: Final = 1
"""Second argument of `Drive`: the section is paid for alone and opens no run."""


def answers(s: PlasticsRace, player: int, first: int) -> list[int]:
    """Answers of `Main` that drive: `first` plus a section to pay for, then sections for the open card.

    EPR-042, EPR-043, EPR-044, EPR-047, EPR-048, EPR-050
    """
    near = s.players[player].truck
    city = s.content.cities[s.city]
    pay_from = first - city.first_section
    go_from = pay_from + s.content.most_sections
    came_by = s.path[-1] if s.path else NONE
    forced = s.run_next != NONE and not s.options["dashed_may_stop_early"]
    pays: list[int] = []
    goes: list[int] = []
    for section, far in s.content.streets.exits[near]:
        shut = s.blocked(section, near) and section not in s.passes and not s.free_pass
        if s.run_colour != NONE and (not shut or s.run_shortcut) and goes_on(s, section, far):
            goes.append(go_from + section)
        if shut or forced or (section == came_by and not s.options["u_turn"]):
            continue
        if payable(s, player, section):
            pays.append(pay_from + section)
    return pays + goes


def goes_on(s: PlasticsRace, section: int, far: int) -> bool:
    """Whether the open card also covers this section. EPR-036, EPR-037, EPR-044, EPR-045, EPR-099"""
    driven = s.path[s.run_from :]
    if section in driven:
        return False
    colour = s.colour_of(section)
    if colour == JOKER:
        return not s.run_shortcut
    if colour == s.run_next:
        return True
    if colour != s.run_colour:
        return False
    if s.run_next == NONE or s.options["dashed_may_stop_early"]:
        return True
    return joined(s, far, s.run_colour, s.run_next, [*driven, section])


def set_off(s: PlasticsRace, player: int, choice: int) -> None:
    """Begin to drive: pay for a section, or go on over one with the open card. EPR-040, EPR-046"""
    first = s.content.cities[s.city].first_section
    if choice < s.content.most_sections:
        section = first + choice
        if s.colour_of(section) == WHITE:
            s.then([ask(CHOOSE_LANE_COLOUR, player, section)])
        else:
            s.then([ask(PAY, player, section)])
        return
    section = first + choice - s.content.most_sections
    colour = s.colour_of(section)
    if colour == JOKER and s.run_next != NONE:
        s.then([ask(NAME_COLOUR, player, section)])
        return
    if colour == s.run_next:
        s.run_colour, s.run_next = colour, NONE
    drive(s, player, section)


def open_run(s: PlasticsRace, colour: int, following: int) -> None:
    """A new card begins to be driven with. EPR-046"""
    s.run_colour = colour
    s.run_next = following
    s.run_from = len(s.path)
    s.run_shortcut = False


def lies_ahead(s: PlasticsRace, player: int, section: int) -> bool:
    """Whether a section of this city can be entered from where the truck stands, tokens aside."""
    truck = s.players[player].truck
    return truck != NONE and any(section == out for out, _ in s.content.streets.exits[truck])


class Pay(Decision[PlasticsRace]):
    """Choose the card that pays for a section, or two cards as a wild. EPR-030, EPR-031, EPR-032, EPR-033, EPR-040"""

    def size_with(self, content: Any) -> int:
        """A kind of card, or two cards."""
        return len(content.card_ids) + 1

    def fits(self, s: PlasticsRace, player: int, section: int, b: int) -> bool:
        """The section lies before the truck and can be paid for."""
        return (
            b == 0 and lies_ahead(s, player, section) and s.colour_of(section) != WHITE and payable(s, player, section)
        )

    def options(self, s: PlasticsRace, player: int, section: int, b: int) -> list[int]:
        """Identical cards are one answer."""
        return payments(s, player, section)

    def chosen(self, s: PlasticsRace, player: int, kind: int, section: int, b: int) -> None:
        """The colour is that of the section; on a joker street it has to be named. EPR-201"""
        colour = s.colour_of(section)
        two = kind == len(s.content.card_ids)
        if not two:
            turn.spend(s, player, kind)
        if colour == JOKER:
            s.close_run()
            s.then([ask(NAME_COLOUR, player, section, kind + 1)])
        else:
            open_run(s, colour, street_cards.other_colour(s, kind, colour))
            if not two:
                drive(s, player, section)
                return
            s.then([do(DRIVE, player, section)])
        if two:
            s.then([ask(SPEND_CARD, player, 1), ask(SPEND_CARD, player)])


class SpendCard(Decision[PlasticsRace]):
    """One of the two cards that together are a wild; enough is kept for the rest of a white lane. EPR-033, EPR-204"""

    commutes = True

    def size_with(self, content: Any) -> int:
        """A kind of card."""
        return len(content.card_ids)

    def fits(self, s: PlasticsRace, player: int, picks: int, lane: int) -> bool:
        """How many more cards follow this one; for a white lane its colour and how many halves follow."""
        hand = s.players[player].hand
        if picks not in (0, 1) or not 0 <= lane <= 2 * len(COLOURS) or len(hand) <= picks:
            return False
        return lane == 0 or lane_payable(s, hand, (lane - 1) // 2, picks + 1, (lane - 1) % 2)

    def options(self, s: PlasticsRace, player: int, picks: int, lane: int) -> list[int]:
        """Any card whose loss leaves the lane payable."""
        hand = s.players[player].hand
        if lane == 0:
            return distinct(hand)
        colour, halves = divmod(lane - 1, 2)
        return [kind for kind in distinct(hand) if lane_payable(s, _less(hand, kind), colour, picks, halves)]

    def chosen(self, s: PlasticsRace, player: int, kind: int, picks: int, lane: int) -> None:
        """The card is spent; what it pays for lies below on the stack."""
        turn.spend(s, player, kind)


def _less(hand: list[int], kind: int) -> list[int]:
    rest = hand.copy()
    rest.remove(kind)
    return rest


class NameColour(Decision[PlasticsRace]):
    """Name the colour in which a joker street is driven. EPR-201"""

    size = len(COLOURS)

    def fits(self, s: PlasticsRace, player: int, section: int, card: int) -> bool:
        """`card` is the kind being played plus 1, or 0 for an open dashed pair."""
        if not lies_ahead(s, player, section) or s.colour_of(section) != JOKER:
            return False
        if card == 0:
            return s.run_next != NONE
        return 0 < card <= len(s.content.card_ids) + 1 and bool(self.options(s, player, section, card))

    def options(self, s: PlasticsRace, player: int, section: int, card: int) -> list[int]:
        """A colour of the card; with a dashed pair one after which the other can follow."""
        far = s.content.streets.far_end(section, s.players[player].truck)
        if card == 0:
            return self._going_on(s, section, far)
        kind = card - 1
        if kind == len(s.content.card_ids) or s.content.form[kind] == WILD:
            return list(range(len(COLOURS)))
        colours = sorted(s.content.colours[kind])
        if s.content.form[kind] != DASHED:
            return colours
        low, high = colours
        return [
            *([low] if joined(s, far, low, high, [section]) else []),
            *([high] if joined(s, far, high, low, [section]) else []),
        ]

    def _going_on(self, s: PlasticsRace, section: int, far: int) -> list[int]:
        """With a dashed pair on its first colour: either, if the way to the second stays open where it must. EPR-222"""
        used = [*s.path[s.run_from :], section]
        if s.options["dashed_may_stop_early"] or joined(s, far, s.run_colour, s.run_next, used):
            return sorted([s.run_colour, s.run_next])
        return [s.run_next]

    def chosen(self, s: PlasticsRace, player: int, colour: int, section: int, card: int) -> None:
        """Naming the second colour of an open pair moves it on to that one."""
        if card > 0:
            open_run(s, colour, street_cards.other_colour(s, card - 1, colour))
        elif colour == s.run_next:
            s.run_colour, s.run_next = colour, NONE
        drive(s, player, section)


class ChooseLaneColour(Decision[PlasticsRace]):
    """Name the colour in which a white lane is paid. EPR-204"""

    size = len(COLOURS)

    def fits(self, s: PlasticsRace, player: int, section: int, b: int) -> bool:
        """A white lane before the truck that the hand can pay."""
        return (
            b == 0 and lies_ahead(s, player, section) and s.colour_of(section) == WHITE and payable(s, player, section)
        )

    def options(self, s: PlasticsRace, player: int, section: int, b: int) -> list[int]:
        """Colours in which both halves can be paid."""
        return street_cards.lane_colours(s, player)

    def chosen(self, s: PlasticsRace, player: int, colour: int, section: int, b: int) -> None:
        """Two halves, then the drive."""
        open_run(s, colour, NONE)
        s.then([
            ask(PAY_HALF, player, colour, 1),
            ask(PAY_HALF, player, colour),
            do(DRIVE, player, section, LONE),
        ])  # fmt: skip


class PayHalf(Decision[PlasticsRace]):
    """Pay one half of a white lane: a card of its colour, or two cards as a wild. EPR-204"""

    commutes = True

    def size_with(self, content: Any) -> int:
        """A kind of card, or two cards."""
        return len(content.card_ids) + 1

    def fits(self, s: PlasticsRace, player: int, colour: int, more: int) -> bool:
        """`more` is 1 while another half follows."""
        if not 0 <= colour < len(COLOURS) or more not in (0, 1):
            return False
        return lane_payable(s, s.players[player].hand, colour, 0, more + 1)

    def options(self, s: PlasticsRace, player: int, colour: int, more: int) -> list[int]:
        """Whatever leaves the other half payable."""
        hand = s.players[player].hand
        choices = [
            kind
            for kind in distinct(hand)
            if street_cards.is_half(s, kind, colour) and lane_payable(s, _less(hand, kind), colour, 0, more)
        ]
        if lane_payable(s, hand, colour, 2, more):
            choices.append(len(s.content.card_ids))
        return choices

    def chosen(self, s: PlasticsRace, player: int, kind: int, colour: int, more: int) -> None:
        """One card is spent, or two are asked for."""
        if kind < len(s.content.card_ids):
            turn.spend(s, player, kind)
        else:
            lane = 1 + 2 * colour + more
            s.then([ask(SPEND_CARD, player, 1, lane), ask(SPEND_CARD, player, 0, lane)])


class Drive(Effect[PlasticsRace]):
    """Drive over a section that has been paid for. EPR-041, EPR-204"""

    def fits(self, s: PlasticsRace, player: int, section: int, lone: int) -> bool:
        """The section lies before the truck."""
        return lone in (0, LONE) and lies_ahead(s, player, section)

    def run(self, s: PlasticsRace, player: int, section: int, lone: int) -> None:
        """A white lane leaves no open run."""
        drive(s, player, section, lone)


def drive(s: PlasticsRace, player: int, section: int, lone: int = 0) -> None:
    """Over a section and onto its far node; the colour it counted as is written down. EPR-051, EPR-100, EPR-132"""
    me = s.players[player]
    near = me.truck
    if s.free_pass and not s.run_shortcut and section not in s.passes and s.blocked(section, near):
        s.free_pass = False
    s.path.append(section)
    s.colours.append(s.run_colour)
    me.truck = s.content.streets.far_end(section, near)
    s.tell("drives", player, section, me.truck)
    if lone:
        s.close_run()
    arriving.arrive(s, player, me.truck)


PAY: Final = Pay()
SPEND_CARD: Final = SpendCard()
NAME_COLOUR: Final = NameColour()
CHOOSE_LANE_COLOUR: Final = ChooseLaneColour()
PAY_HALF: Final = PayHalf()
DRIVE: Final = Drive()
