"""Iditacards, 'Gameplay': a turn."""

from typing import Final

from ludoteca.engine import Args, Argument, Decision, Effect, EventType, Frame, Reason, Verb, WhyNot, ask, distinct, do
from ludoteca.games.iditacards.domains import CARD, DECK, ROUND, SLOT, TEAM_PLACE
from ludoteca.games.iditacards.rules import costs_and_risk, dogs, end, free_actions, new_day, turn_end
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


def turn_frames(player: int) -> list[Frame]:
    """One turn: an action, then the automatic move. IC-013"""
    return [do(BEGIN_TURN, player), ask(TURN, player), do(turn_end.END_OF_ACTION, player)]


class BeginTurn(Effect[Race]):
    """A turn begins; turns are counted for solitaire. IC-013, IC-173"""

    def run(self, s: Race, player: int, args: Args) -> None:
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
        answers = [self.reveal.first if racer.waiting else self.play_nothing.first]
        if racer.position < s.content.line:
            answers.append(self.new_day.first)
        if racer.team:
            answers += free_actions.answers(s, player, self.sacrifice, self.take_off)
        if not racer.waiting:
            first = self.play.first
            answers += [first + card for card in distinct(racer.hand)]
        return answers

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
            costs_and_risk.play_from_hand(s, player, self.play.object(answer))
        elif self.take_off.covers(answer) or self.sacrifice.covers(answer):
            s.then([ask(TURN, player)])
            free_actions.carry_out(s, player, self.sacrifice, self.take_off, answer)
        elif self.new_day.covers(answer):
            new_day.call(s, player)
        elif self.reveal.covers(answer):
            costs_and_risk.reveal(s, player)
        else:
            s.tell(PASSES, player)

    def words(self, s: Race, player: int, answer: int, args: Args) -> dict[str, Argument]:
        if self.play.covers(answer):
            return price(s, player, self.play.object(answer))
        return free_actions.names(s, player, self.sacrifice, self.take_off, answer)


def price(s: Race, player: int, card: int) -> dict[str, Argument]:
    energy, health, risks = costs_and_risk.costs_when_played(s, player, card, costs_and_risk.changes(s, player))
    all_cards = energy == ALL
    return {"all": int(all_cards), "energy": 0 if all_cards else energy, "health": health, "risk": risks}


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


class PassOn(Effect[Race]):
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
PASS_ON: Final = PassOn()
