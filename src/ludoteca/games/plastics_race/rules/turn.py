"""European Plastic's Race, 'Playing street cards' and 'End of the turn'."""

from typing import Final

from ludoteca.engine import (
    NONE,
    Args,
    Argument,
    Decision,
    Effect,
    EventType,
    Reason,
    Verb,
    WhyNot,
    add,
    ask,
    distinct,
    do,
    pour,
)
from ludoteca.games.plastics_race.domains import CARD, EFFECT, OUT_OF_ROUNDS, PAINT, ROUND, SECTION, ends
from ludoteca.games.plastics_race.rules import driving, effects, exit_test, hands, police, routes, street_cards
from ludoteca.games.plastics_race.state import PlasticsRace

TURN: Final = EventType("turn", ROUND)
FREE_PASS: Final = EventType("free-pass")
POLICE_TOKEN: Final = EventType("police-token")
DISCARDS: Final = EventType("discards", CARD)

NO_TOKEN: Final = Reason("no-token", "EPR-164")
NOTHING_TO_LIFT: Final = Reason("nothing-to-lift", "EPR-061", "EPR-102")
TOO_MANY_CARDS: Final = Reason("too-many-cards", "EPR-023")


class BeginTurn(Effect[PlasticsRace]):
    """Start a turn: the player may drive; if locked in, they may pass one closed section for free. EPR-020, EPR-051"""

    def run(self, s: PlasticsRace, player: int, args: Args) -> None:
        s.current = player
        s.moving = True
        s.free_pass = not exit_test.has_way_out(s, s.players[player].truck)
        s.tell(TURN, player, s.round)
        if s.free_pass:
            s.tell(FREE_PASS, player)
        s.then([ask(MAIN, player)])


class Main(Decision[PlasticsRace]):
    """Play a card for colour or effect, use a police token, drive on, or end the turn. EPR-020, EPR-021, EPR-060"""

    end_turn = Verb()
    use_token = Verb()
    play_effect = Verb(CARD)
    drive = Verb(SECTION)
    """With a new card."""
    go_on = Verb(SECTION)
    """With the open card."""

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """With a dashed pair that must reach its second colour, the only choice is to drive on. EPR-222"""
        # The first half saves a call in the most frequent question.
        if s.run_next != NONE and street_cards.must_drive_on(s):
            return driving.answers(s, player, self.drive.first, self.go_on.first, forced=True)
        me = s.players[player]
        answers = [self.end_turn.first]
        if me.police and police.usable(s):
            answers.append(self.use_token.first)
        effect_of = s.content.effect
        first = self.play_effect.first
        answers += [
            first + kind
            for kind in distinct(me.hand)
            if effect_of[kind] != NONE and effects.playable(s, player, effect_of[kind])
        ]
        if s.moving:
            answers += driving.answers(s, player, self.drive.first, self.go_on.first, forced=False)
        return answers

    def why_not(self, s: PlasticsRace, player: int, answer: int, args: Args) -> WhyNot | None:
        """No reason is given about driving on with the open card."""
        if street_cards.must_drive_on(s):
            return None if self.go_on.covers(answer) else driving.DRIVE_ON.because()
        if self.use_token.covers(answer):
            return NOTHING_TO_LIFT.because() if s.players[player].police else NO_TOKEN.because()
        if self.play_effect.covers(answer):
            return effects.why_not(s, player, self.play_effect.object(answer))
        if not self.drive.covers(answer):
            return None
        section = SECTION.meant(s, self.drive.object(answer))
        return None if section == NONE else driving.why_not(s, player, section)

    def words(self, s: PlasticsRace, player: int, answer: int, args: Args) -> dict[str, Argument]:
        """A card's effect and colour; where a section leads, its colour, its cost, the points for routes."""
        prefix, content = s.game.prefix, s.content
        if self.play_effect.covers(answer):
            card = self.play_effect.object(answer)
            effect = content.effect[card]
            if effect == NONE:
                return {"effect": "none"}
            return {"effect": EFFECT.id(content, effect), **PAINT.words(prefix, content, content.colours[card][0])}
        if answer < self.drive.first:
            return {}
        verb = self.drive if self.drive.covers(answer) else self.go_on
        section = SECTION.meant(s, verb.object(answer))
        colour = s.colour_of(section)
        paint = PAINT.words(prefix, content, colour)
        truck, both = s.players[player].truck, content.streets.ends[section]
        where = ends(prefix, content, section, truck if truck in both else both[1])
        free = truck in both and s.run_colour != NONE and driving.goes_on(s, section, both[both[0] == truck])
        costs = street_cards.price(s, player, section) if verb is self.drive else {}
        points = routes.points_of(s, player, [*s.colours, colour])
        return {**where, **paint, **costs, "free": int(free), "points": points}

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """Whatever the player does, the question comes again until the turn is ended. EPR-023"""
        if answer == self.end_turn.first:
            s.close_run()
            s.moving = False
            s.then([ask(DISCARD, player), do(END_TURN, player)])
            return
        s.then([ask(MAIN, player)])
        if answer == self.use_token.first:
            s.players[player].police -= 1
            s.tell(POLICE_TOKEN, player)
            s.then([ask(police.CALL_POLICE, player)])
        elif self.drive.covers(answer):
            driving.pay_for(s, player, SECTION.meant(s, self.drive.object(answer)))
        elif self.play_effect.covers(answer):
            effects.play(s, player, self.play_effect.object(answer))
        else:
            driving.go_on(s, player, SECTION.meant(s, self.go_on.object(answer)))


class Discard(Decision[PlasticsRace]):
    """Discard unwanted cards, one at a time, until done; any above five must go. EPR-022, EPR-023"""

    COMMUTES = True

    discard = Verb(CARD)
    done = Verb(says="discard-done")

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """Done is offered only with few enough cards."""
        hand = s.players[player].hand
        first = self.discard.first
        answers = [first + kind for kind in distinct(hand)]
        if len(hand) <= s.content.hand:
            answers.append(self.done.first)
        return answers

    def words(self, s: PlasticsRace, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return {"last": int(s.rounds_left == 0)} if self.done.covers(answer) else {}

    def why_not(self, s: PlasticsRace, player: int, answer: int, args: Args) -> WhyNot | None:
        return TOO_MANY_CARDS.because() if self.done.covers(answer) else None

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        if answer == self.done.first:
            return
        kind = self.discard.object(answer)
        s.players[player].hand.remove(kind)
        s.left_openly(player, kind)
        add(s.discards, kind)
        s.tell(DISCARDS, player, kind)
        s.then([ask(DISCARD, player)])


class EndTurn(Effect[PlasticsRace]):
    """All cards played go to the discard pile, then the hand is refilled. EPR-022, EPR-024, EPR-025, EPR-108"""

    def run(self, s: PlasticsRace, player: int, args: Args) -> None:
        """Forget what was done in the turn; missing cards are drawn one by one."""
        me = s.players[player]
        pour(s.discards, me.played)
        if me.puncture != NONE:
            add(s.discards, me.puncture)
            me.puncture = NONE
        s.stop()
        s.path.clear()
        s.colours.clear()
        s.run_from = 0
        s.then([*hands.draws(player, s.content.hand - len(me.hand)), do(NEXT_TURN, player)])


class NextTurn(Effect[PlasticsRace]):
    """The player on the left is next, unless the last round is over. EPR-007, EPR-027, EPR-171, EPR-175"""

    def run(self, s: PlasticsRace, player: int, args: Args) -> None:
        """A round runs from the starting player to the one on their right."""
        following = (player + 1) % s.seats
        if following == s.starter:
            if s.round == s.last_round:
                return
            if s.round >= int(s.options["max_rounds"]):
                s.ending = OUT_OF_ROUNDS
                return
            s.round += 1
        s.then([do(BEGIN_TURN, following)])


BEGIN_TURN: Final = BeginTurn()
MAIN: Final = Main()
DISCARD: Final = Discard()
END_TURN: Final = EndTurn()
NEXT_TURN: Final = NextTurn()
