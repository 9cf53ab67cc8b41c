"""European Plastic's Race, 'Playing street cards' and 'End of the turn'."""

from typing import Final

from ludoteca.engine import (
    NONE,
    Args,
    Argument,
    Decision,
    Draw,
    Effect,
    EventType,
    Frame,
    Reason,
    Verb,
    WhyNot,
    add,
    ask,
    distinct,
    do,
    pour,
    roll,
    take,
)
from ludoteca.games.plastics_race.domains import CARD, EFFECT, PAINT, ROUND, SECTION, ends
from ludoteca.games.plastics_race.rules import (
    driving,
    effects,
    exit_test,
    opponents,
    police,
    routes,
    street_cards,
    ways,
)
from ludoteca.games.plastics_race.state import OUT_OF_ROUNDS, PlasticsRace
from ludoteca.table.bundles import Bundle, Bundled, replies

TURN: Final = EventType("turn", ROUND)
FREE_PASS: Final = EventType("free-pass")
POLICE_TOKEN: Final = EventType("police-token")
PLAYS: Final = EventType("plays", CARD)
DISCARDS: Final = EventType("discards", CARD)
RESHUFFLES: Final = EventType("reshuffles")
DRAWS: Final = EventType("draws", secret=CARD)

KEEP_NONE: Final = Bundle("keep-none")

NO_TOKEN: Final = Reason("no-token", "EPR-164")
NOTHING_TO_LIFT: Final = Reason("nothing-to-lift", "EPR-061", "EPR-102")
TOO_MANY_CARDS: Final = Reason("too-many-cards", "EPR-023")


class BeginTurn(Effect[PlasticsRace]):
    """Start a turn: the player may drive; if locked in, they may pass one closed section for free. EPR-020, EPR-051"""

    def run(self, s: PlasticsRace, player: int, args: Args) -> None:
        """Nothing is left of the previous turn."""
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
        if s.run_next != NONE and driving.must_drive_on(s):  # the first half saves a call in the most frequent question
            return driving.answers(s, player, self.drive.first, self.go_on.first, forced=True)
        me = s.players[player]
        choices = [self.end_turn.first]
        if me.police and police.usable(s):
            choices.append(self.use_token.first)
        effect_of = s.content.effect
        first = self.play_effect.first
        choices += [
            first + kind
            for kind in distinct(me.hand)
            if effect_of[kind] != NONE and effects.playable(s, player, effect_of[kind])
        ]
        if s.moving:
            choices += driving.answers(s, player, self.drive.first, self.go_on.first, forced=False)
        return choices

    def why_not(self, s: PlasticsRace, player: int, answer: int, args: Args) -> WhyNot | None:
        """No reason is given about driving on with the open card."""
        if driving.must_drive_on(s):
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
        return {**where, **paint, **costs, "free": int(free), "points": routes.points_with(s, player, colour)}

    def instead(self, s: PlasticsRace, player: int, answer: int, args: Args) -> int:
        """No new card is needed where the open one covers the section."""
        if not self.drive.covers(answer):
            return NONE
        go_on = self.go_on.at(self.drive.object(answer))
        return go_on if go_on in s.answers else NONE

    def bundles(self, s: PlasticsRace, player: int, args: Args) -> list[Bundled]:
        """Ways over several sections; effects together with the opponent they are played on."""
        found = ways.bundles(s, player, self.drive, self.go_on)
        for answer in s.answers:
            if self.play_effect.covers(answer):
                found += opponents.bundles(s, player, (self.place, answer), self.play_effect.object(answer))
        return found

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

    def beneath(self, s: PlasticsRace, player: int, turn: int, args: Args) -> list[Frame]:
        """The end of the turn."""
        return [do(END_TURN, turn), *s.game.turn_stack(s, turn)]

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """Done is offered only with few enough cards."""
        hand = s.players[player].hand
        first = self.discard.first
        choices = [first + kind for kind in distinct(hand)]
        if len(hand) <= s.content.hand:
            choices.append(self.done.first)
        return choices

    def usual(self, s: PlasticsRace, player: int, args: Args, forced: bool) -> int:
        """Keep them all, if it was the player who ended the turn."""
        return self.done.first if len(s.players[player].hand) <= s.content.hand and not forced else NONE

    def bundles(self, s: PlasticsRace, player: int, args: Args) -> list[Bundled]:
        """Keep none; discarding a single card is an ordinary answer."""
        hand = s.players[player].hand
        return [KEEP_NONE.of(replies(self, [self.discard.at(kind) for kind in hand]))] if len(hand) > 1 else []

    def why_not(self, s: PlasticsRace, player: int, answer: int, args: Args) -> WhyNot | None:
        """There are too many cards to be done."""
        return TOO_MANY_CARDS.because() if self.done.covers(answer) else None

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """Ask again until done."""
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
        s.then([*draws(player, s.content.hand - len(me.hand)), do(NEXT_TURN, player)])


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


class DrawCard(Draw[PlasticsRace]):
    """One unknown street card; if the deck is empty, the discards form a new one. EPR-005, EPR-022, EPR-026, EPR-088"""

    draw_card = Verb(CARD)

    def bag(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """If none are left, nothing is drawn."""
        return s.deck or s.discards

    def chosen(self, s: PlasticsRace, player: int, card: int, args: Args) -> None:
        """Only the player who draws it sees it."""
        if not s.deck:
            pour(s.deck, s.discards)
            s.tell(RESHUFFLES)
        take(s.deck, card)
        add(s.players[player].hand, card)
        s.came_hidden(player, 1 << player)
        s.tell(DRAWS, player, secret=card, seen_by=1 << player)


def draws(player: int, cards: int) -> list[Frame]:
    """Frames that draw this many cards for a player."""
    return [roll(DRAW_CARD, player)] * cards


def spend(s: PlasticsRace, player: int, kind: int) -> None:
    """A card goes openly from the hand to the playing area. EPR-025"""
    me = s.players[player]
    me.hand.remove(kind)
    s.left_openly(player, kind)
    add(me.played, kind)
    s.tell(PLAYS, player, kind)


BEGIN_TURN: Final = BeginTurn()
MAIN: Final = Main()
DISCARD: Final = Discard()
END_TURN: Final = EndTurn()
NEXT_TURN: Final = NextTurn()
DRAW_CARD: Final = DrawCard()
