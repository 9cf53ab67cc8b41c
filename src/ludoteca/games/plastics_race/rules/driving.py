"""European Plastic's Race, 'Advancing through the board': sections, runs, payment."""

from typing import Final

from ludoteca.engine import (
    NONE,
    Args,
    Argument,
    Decision,
    Effect,
    EventType,
    Maybe,
    Reason,
    Verb,
    WhyNot,
    ask,
    distinct,
    do,
    without,
)
from ludoteca.games.plastics_race.cities import COLOURS, JOKER, WHITE
from ludoteca.games.plastics_race.content import DASHED, WILD
from ludoteca.games.plastics_race.domains import CARD, COLOUR, HALVES, LONE, MORE, NODE, PAYMENT, SECTION
from ludoteca.games.plastics_race.rules import arriving, hands, street_cards
from ludoteca.games.plastics_race.rules.street_cards import joined, lane_payable, payable
from ludoteca.games.plastics_race.state import PlasticsRace

DRIVES: Final = EventType("drives", SECTION, NODE)

DRIVE_ON: Final = Reason("drive-on", "EPR-222")
STOPPED: Final = Reason("stopped", "EPR-120", "EPR-140")
NOT_AHEAD: Final = Reason("not-ahead", "EPR-050")
ONE_WAY_STREET: Final = Reason("one-way-street", "EPR-207")
CLOSED: Final = Reason("closed", "EPR-049")
NO_TURNING_BACK: Final = Reason("no-turning-back", "EPR-047")
CANNOT_PAY: Final = Reason("cannot-pay", "EPR-039", "EPR-040")


def answers(s: PlasticsRace, player: int, drive: int, go_on: int, *, forced: bool) -> list[int]:
    """Answers of `Main` that drive with a new card, then those that go on with the open one, starting at these numbers.

    `forced`: the player must drive on with the open card.

    EPR-042, EPR-043, EPR-044, EPR-047, EPR-048, EPR-050
    """
    near = s.players[player].truck
    first_section = s.content.cities[s.city].first_section
    drive -= first_section
    go_on -= first_section
    came_by = s.path[-1] if s.path else NONE
    tokens = bool(s.works or s.one_ways)
    pays: list[int] = []
    goes: list[int] = []
    for section, far in s.content.streets.exits[near]:
        shut = tokens and s.blocked(section, near) and section not in s.passes and not s.free_pass
        if s.run_colour != NONE and (not shut or s.run_shortcut) and goes_on(s, section, far):
            goes.append(go_on + section)
        if shut or forced or (section == came_by and not s.options["u_turn"]):
            continue
        if payable(s, player, section):
            pays.append(drive + section)
    return pays + goes


def why_not(s: PlasticsRace, player: int, section: int) -> WhyNot:
    """Why no new card can be played to drive over a section."""
    near, streets = s.players[player].truck, s.content.streets
    if not s.moving:
        return STOPPED.because()
    if near not in streets.ends[section]:
        return NOT_AHEAD.because()
    if all(out != section for out, _ in streets.exits[near]):
        return ONE_WAY_STREET.because()
    if s.blocked(section, near) and section not in s.passes and not s.free_pass:
        return CLOSED.because()
    came_by = bool(s.path) and s.path[-1] == section
    return NO_TURNING_BACK.because() if came_by and not s.options["u_turn"] else CANNOT_PAY.because()


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


def pay_for(s: PlasticsRace, player: int, section: int) -> None:
    """Begin to drive with a new card. EPR-040, EPR-046"""
    if s.colour_of(section) == WHITE:
        s.then([ask(CHOOSE_LANE_COLOUR, player, section)])
    else:
        s.then([ask(PAY, player, section)])


def go_on(s: PlasticsRace, player: int, section: int) -> None:
    """Drive on over a section with the open card. EPR-046"""
    colour = s.colour_of(section)
    if colour == JOKER and s.run_next != NONE:
        s.then([ask(NAME_COLOUR, player, section, NONE)])
        return
    if colour == s.run_next:
        s.run_colour, s.run_next = colour, NONE
    drive(s, player, section)


class Pay(Decision[PlasticsRace]):
    """Choose the card that pays for a section, or two cards as a wild. EPR-030, EPR-031, EPR-032, EPR-033, EPR-040"""

    CARRIES = (SECTION,)

    pay = Verb(CARD)
    pay_two = Verb()

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """Identical cards are one answer."""
        first = self.pay.first
        answers = [first + kind for kind in street_cards.payments(s, player, args[0])]
        if len(s.players[player].hand) >= street_cards.TWO_CARDS:
            answers.append(self.pay_two.first)
        return answers

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """The colour is that of the section; on a joker street it has to be named. EPR-201"""
        (section,) = args
        colour = s.colour_of(section)
        two = answer == self.pay_two.first
        kind = s.content.two_cards if two else self.pay.object(answer)
        if not two:
            hands.spend(s, player, kind)
        if colour == JOKER:
            s.close_run()
            s.then([ask(NAME_COLOUR, player, section, kind)])
        else:
            s.open_run(colour, street_cards.other_colour(s, kind, colour))
            if not two:
                drive(s, player, section)
                return
            s.then([do(DRIVE, player, section, 0)])
        if two:
            s.then([ask(SPEND_CARD, player, 1, NONE, 0), ask(SPEND_CARD, player, 0, NONE, 0)])


class SpendCard(Decision[PlasticsRace]):
    """Spend one of two cards that make a wild; enough is kept for the rest of a white lane. EPR-033, EPR-204"""

    CARRIES = (MORE, Maybe(COLOUR), HALVES)
    COMMUTES = True

    spend = Verb(CARD)

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        more, colour, halves = args
        hand = s.players[player].hand
        first = self.spend.first
        return [
            first + kind
            for kind in distinct(hand)
            if colour == NONE or lane_payable(s, without(hand, [kind]), colour, more, halves)
        ]

    def prompt_words(self, s: PlasticsRace, player: int, args: Args) -> dict[str, Argument]:
        return {"number": 2 - args[0]}

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """The card is spent; the stack has what it pays for."""
        hands.spend(s, player, self.spend.object(answer))


class NameColour(Decision[PlasticsRace]):
    """Name the colour of a joker street, driven with a new card or with the open dashed pair. EPR-201"""

    CARRIES = (SECTION, Maybe(PAYMENT))

    name_colour = Verb(COLOUR)

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """A colour of the card; with a dashed pair, one that the other colour can follow."""
        section, payment = args
        far = s.content.streets.far_end(section, s.players[player].truck)
        colours = self._going_on(s, section, far) if payment == NONE else self._setting_off(s, section, far, payment)
        return [self.name_colour.at(colour) for colour in colours]

    def _setting_off(self, s: PlasticsRace, section: int, far: int, payment: int) -> list[int]:
        if payment == s.content.two_cards or s.content.form[payment] == WILD:
            return list(range(len(COLOURS)))
        colours = sorted(s.content.colours[payment])
        if s.content.form[payment] != DASHED:
            return colours
        low, high = colours
        return [one for one, other in ((low, high), (high, low)) if joined(s, far, one, other, [section])]

    def _going_on(self, s: PlasticsRace, section: int, far: int) -> list[int]:
        """For a dashed pair on its first colour: either, if the way to the second stays open where it must. EPR-222"""
        used = [*s.path[s.run_from :], section]
        if s.options["dashed_may_stop_early"] or joined(s, far, s.run_colour, s.run_next, used):
            return sorted([s.run_colour, s.run_next])
        return [s.run_next]

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """Naming the second colour of an open pair moves on to that colour."""
        section, payment = args
        colour = self.name_colour.object(answer)
        if payment != NONE:
            s.open_run(colour, street_cards.other_colour(s, payment, colour))
        elif colour == s.run_next:
            s.run_colour, s.run_next = colour, NONE
        drive(s, player, section)


class ChooseLaneColour(Decision[PlasticsRace]):
    """Name the colour in which a white lane is paid for. EPR-204"""

    CARRIES = (SECTION,)

    pay_in = Verb(COLOUR, says="lane-colour")

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        return [self.pay_in.at(colour) for colour in street_cards.lane_colours(s, player)]

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        (section,) = args
        colour = self.pay_in.object(answer)
        s.open_run(colour, NONE)
        s.then([ask(PAY_HALF, player, colour, 1), ask(PAY_HALF, player, colour, 0), do(DRIVE, player, section, 1)])


class PayHalf(Decision[PlasticsRace]):
    """Pay for one half of a white lane: a card of its colour, or two cards as a wild. EPR-204"""

    CARRIES = (COLOUR, HALVES)
    COMMUTES = True

    pay = Verb(CARD)
    pay_two = Verb()

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        colour, halves = args
        hand = s.players[player].hand
        answers = [
            self.pay.at(kind)
            for kind in distinct(hand)
            if street_cards.is_half(s, kind, colour) and lane_payable(s, without(hand, [kind]), colour, 0, halves)
        ]
        if lane_payable(s, hand, colour, 2, halves):
            answers.append(self.pay_two.first)
        return answers

    def prompt_words(self, s: PlasticsRace, player: int, args: Args) -> dict[str, Argument]:
        return {"number": 2 - args[1]}

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        if self.pay.covers(answer):
            hands.spend(s, player, self.pay.object(answer))
        else:
            s.then([ask(SPEND_CARD, player, 1, *args), ask(SPEND_CARD, player, 0, *args)])


class Drive(Effect[PlasticsRace]):
    """Drive over a section that has been paid for. EPR-041, EPR-204"""

    CARRIES = (SECTION, LONE)

    def run(self, s: PlasticsRace, player: int, args: Args) -> None:
        """A white lane leaves no open run."""
        section, lone = args
        drive(s, player, section, lone=lone == 1)


def drive(s: PlasticsRace, player: int, section: int, *, lone: bool = False) -> None:
    """Drive over a section to its far node, and write down the colour it counted as. EPR-051, EPR-100, EPR-132"""
    me = s.players[player]
    near = me.truck
    if s.free_pass and not s.run_shortcut and section not in s.passes and s.blocked(section, near):
        s.free_pass = False
    s.path.append(section)
    s.colours.append(s.run_colour)
    me.truck = s.content.streets.far_end(section, near)
    s.tell(DRIVES, player, section, me.truck)
    if lone:
        s.close_run()
    arriving.arrive(s, player, me.truck)


PAY: Final = Pay()
SPEND_CARD: Final = SpendCard()
NAME_COLOUR: Final = NameColour()
CHOOSE_LANE_COLOUR: Final = ChooseLaneColour()
PAY_HALF: Final = PayHalf()
DRIVE: Final = Drive()
