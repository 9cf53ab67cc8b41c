"""Iditacards, 'Gameplay': a turn."""

from typing import Final

from ludoteca.engine import (
    Args,
    Argument,
    Decision,
    EventType,
    Frame,
    Reason,
    Verb,
    WhyNot,
    ask,
    distinct,
    do,
    without,
)
from ludoteca.games.iditacards import forecast
from ludoteca.games.iditacards.domains import CARD, DECK, ROUND, SLOT, TEAM_PLACE
from ludoteca.games.iditacards.rules import costs, dogs, end, free_actions, legs, movement, new_day, risk
from ludoteca.games.iditacards.rules.common import SeatEffect
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import ALL

TURN_BEGINS: Final = EventType("turn")
PASSES: Final = EventType("passes")
STOPPED: Final = EventType("stopped", ROUND)

CARDS_WAIT: Final = Reason("cards-wait", "IC-015")
NOTHING_WAITS: Final = Reason("nothing-waits", "IC-015", "IC-050")
PAST_THE_LINE: Final = Reason("past-the-line", "IC-171")
IN_WAITING: Final = Reason("in-waiting", "IC-015", "IC-050")
IN_PLAYED: Final = Reason("in-played", "IC-017", "IC-018")
IN_DISCARD: Final = Reason("in-discard", "IC-017", "IC-019")
IN_DECK: Final = Reason("in-deck", "IC-017")
IN_TEAM: Final = Reason("in-team", "IC-105")
ATTACHED: Final = Reason("attached", "IC-113")
UNEARNED: Final = Reason("unearned", "IC-006", "IC-035")
IN_SUPPLY: Final = Reason("in-supply", "IC-017", "IC-119")
IN_UPGRADES: Final = Reason("in-upgrades", "IC-017", "IC-119")
NOT_YOURS: Final = Reason("not-yours", "IC-017")

ENERGY_SHORT: Final = Reason("energy-short", "IC-042", "IC-049")
HEALTH_SHORT: Final = Reason("health-short", "IC-042", "IC-049")
NO_RISK_HERE: Final = Reason("no-risk-here", "IC-081")
DECK_EMPTY: Final = Reason("no-deck-left", "IC-057")


def turn_frames(player: int) -> list[Frame]:
    """One turn: an action, then the automatic move. IC-013"""
    return [do(BEGIN_TURN, player), ask(TURN, player), do(END_OF_ACTION, player)]


class BeginTurn(SeatEffect):
    """A turn begins; turns are counted for solitaire. IC-013, IC-173"""

    def run(self, s: Race, player: int, args: Args) -> None:
        """One more turn."""
        s.players[player].turns += 1
        s.tell(TURN_BEGINS, player)


class Turn(Decision[Race]):
    """Play a card, take a new day or pass; with cards waiting for risk, reveal or take a new day.

    Before that, the player may sacrifice any number of their dogs and discard any of their attachments.
    IC-013, IC-014, IC-015, IC-017, IC-022, IC-063, IC-110, IC-117, IC-145, IC-171
    """

    play_nothing = Verb(says="pass")
    reveal = Verb()
    new_day = Verb()
    sacrifice = Verb(TEAM_PLACE)
    take_off = Verb(TEAM_PLACE, SLOT)
    play = Verb(CARD)

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        """Any card in the hand may be played, even one that cannot be paid for."""
        racer = s.players[player]
        choices = [self.reveal.first if racer.waiting else self.play_nothing.first]
        if racer.position < s.content.line:
            choices.append(self.new_day.first)
        if racer.team:
            choices += free_actions.answers(s, player, self.sacrifice, self.take_off)
        if not racer.waiting:
            first = self.play.first
            choices += [first + card for card in distinct(racer.hand)]
        return choices

    def prompt_words(self, s: Race, player: int, args: Args) -> dict[str, Argument]:
        """How many cards wait for risk; while any do, no other card can be played."""
        return {"count": len(s.players[player].waiting)}

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        """Waiting cards come first; a card must be in the hand, a dog must be able to die."""
        waits = bool(s.players[player].waiting)
        if self.play.covers(answer):
            return why_not_played(s, player, self.play.object(answer))
        if self.sacrifice.covers(answer):
            return dogs.why_not_dead(s, player, self.sacrifice.object(answer))
        if self.play_nothing.covers(answer) and waits:
            return CARDS_WAIT.because()
        if self.reveal.covers(answer) and not waits:
            return NOTHING_WAITS.because()
        return PAST_THE_LINE.because() if self.new_day.covers(answer) and s.finished(player) else None

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        """After a free action this question comes again; anything else is the action of the turn."""
        if self.play.covers(answer):
            costs.play_from_hand(s, player, self.play.object(answer))
        elif self.take_off.covers(answer) or self.sacrifice.covers(answer):
            s.then([ask(TURN, player)])
            free_actions.carry_out(s, player, self.sacrifice, self.take_off, answer)
        elif self.new_day.covers(answer):
            new_day.call(s, player)
        elif self.reveal.covers(answer):
            risk.reveal(s, player)
        else:
            s.tell(PASSES, player)

    def words(self, s: Race, player: int, answer: int, args: Args) -> dict[str, Argument]:
        """Dogs and attachments by name; what a card costs."""
        if self.play.covers(answer):
            return price(s, player, self.play.object(answer))
        return free_actions.names(s, player, self.sacrifice, self.take_off, answer)

    def fails(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        """A card that cannot be paid for, or risk where risks fail. IC-042, IC-049, IC-057, IC-081"""
        racer = s.players[player]
        if self.reveal.covers(answer):
            if not racer.deck:
                return DECK_EMPTY.because()
            return NO_RISK_HERE.because() if s.leg_at(racer.position).risks_fail else None
        return must_fail(s, player, self.play.object(answer)) if self.play.covers(answer) else None


def price(s: Race, player: int, card: int) -> dict[str, Argument]:
    """What a card in the hand costs now."""
    energy, health, risks = forecast.costs_when_played(s, player, card)
    all_cards = energy == ALL
    return {"all": int(all_cards), "energy": 0 if all_cards else energy, "health": health, "risk": risks}


def must_fail(s: Race, player: int, card: int) -> WhyNot | None:
    """Why a card in the hand cannot be paid for, whatever the deck holds. IC-042, IC-081, IC-131"""
    racer = s.players[player]
    energy, health, risks = forecast.costs_when_played(s, player, card)
    short = forecast.energy_short(s, without(racer.hand, [card]), energy)
    if short:
        return ENERGY_SHORT.because({"short": short})
    if health > len(racer.deck):
        return HEALTH_SHORT.because({"short": health - len(racer.deck)})
    return NO_RISK_HERE.because() if risks and s.leg_at(racer.position).risks_fail else None


def why_not_played(s: Race, player: int, card: int) -> WhyNot | None:
    """A card in the hand can be played unless others wait for risk; otherwise say where it is, nearest places first."""
    racer = s.players[player]
    if card in racer.hand:
        return CARDS_WAIT.because() if racer.waiting else None
    held = [one for cards in racer.attached for one in cards]
    places = (
        (racer.waiting, IN_WAITING), (racer.played, IN_PLAYED), (racer.discard, IN_DISCARD), (racer.deck, IN_DECK),
        (racer.team, IN_TEAM), (held, ATTACHED), (racer.legendary, UNEARNED), (s.supply, IN_SUPPLY),
    )  # fmt: skip
    for pile, reason in places:
        if card in pile:
            return reason.because()
    for deck, cards in enumerate(s.upgrades):
        if card in cards:
            return IN_UPGRADES.because(DECK.words(s.game.prefix, s.content, deck))
    return NOT_YOURS.because()


class EndOfAction(SeatEffect):
    """The action is over, early or not: automatic move, then the leg's recovery. IC-016, IC-034, IC-070, IC-181"""

    def run(self, s: Race, player: int, args: Args) -> None:
        """Every turn ends like this; with a switch, the player may take free actions first. IC-022"""
        if free_actions.are_asked(s):
            s.then([ask(free_actions.AT_ANY_TIME, player), do(AUTOMATIC_MOVE, player)])
        else:
            move_on(s, player)


def move_on(s: Race, player: int) -> None:
    """The automatic move, then the recovery. IC-034, IC-085, IC-181"""
    s.then([do(legs.LEG_RECOVERY, player)])
    movement.move(s, player, s.content.base_move)


class AutomaticMove(SeatEffect):
    """The automatic move, after a question that comes before it. IC-022, IC-034"""

    def run(self, s: Race, player: int, args: Args) -> None:
        """As always."""
        move_on(s, player)


class PassOn(SeatEffect):
    """The turn passes to the left; after a crossing the last turns follow. IC-013, IC-168, IC-169, IC-172"""

    def run(self, s: Race, player: int, args: Args) -> None:
        """A race that does not end is stopped after a set number of rounds."""
        if s.crossed:
            frames: list[Frame] = []
            for seat in end.last_turns(s, player):
                frames += turn_frames(seat)
            s.then(frames)
            return
        following = (player + 1) % s.seats
        if following == s.first:
            if s.round >= s.content.round_limit:
                s.tell(STOPPED, player, s.round)
                return
            s.round += 1
        s.then([do(PASS_ON, following)])
        s.then(turn_frames(following))


BEGIN_TURN: Final = BeginTurn()
TURN: Final = Turn()
END_OF_ACTION: Final = EndOfAction()
AUTOMATIC_MOVE: Final = AutomaticMove()
PASS_ON: Final = PassOn()
