"""European Plastic's Race, 'Playing street cards' and 'End of the turn'."""

from typing import Any, Final

from ludoteca.engine import NONE, Chance, Decision, Effect, add, ask, distinct, do, pour, roll
from ludoteca.games.plastics_race.rules import driving, effects, exit_test, police
from ludoteca.games.plastics_race.state import OUT_OF_ROUNDS, PlasticsRace

END_TURN_NOW: Final = 0
POLICE_TOKEN: Final = 1
FIRST_CARD: Final = 2


class BeginTurn(Effect[PlasticsRace]):
    """A player's turn: he may drive; locked in, he may pass one closed section for free. EPR-020, EPR-051"""

    def run(self, s: PlasticsRace, player: int, a: int, b: int) -> None:
        """Nothing of the turn before is left."""
        s.current = player
        s.moving = True
        s.free_pass = not exit_test.has_way_out(s, s.players[player].truck)
        s.tell("turn", player, s.round)
        if s.free_pass:
            s.tell("free-pass", player)
        s.then([ask(MAIN, player)])


class Main(Decision[PlasticsRace]):
    """Play a card for colour or effect, use a police token, drive on, or end the turn. EPR-020, EPR-021, EPR-060

    Answers: 0 end, 1 the police token, then the kinds of card (for their effect), then the sections to pay for with
    a new card, then the sections to drive on over with the card that is open.
    """

    def size_with(self, content: Any) -> int:
        """All kinds of card, and every section twice."""
        return FIRST_CARD + len(content.card_ids) + 2 * int(content.most_sections)

    def options(self, s: PlasticsRace, player: int, a: int, b: int) -> list[int]:
        """A dashed pair that must be driven to its second colour leaves nothing but driving on. EPR-222"""
        first_drive = FIRST_CARD + len(s.content.card_ids)
        if s.run_next != NONE and not s.options["dashed_may_stop_early"]:
            return driving.answers(s, player, first_drive)
        me = s.players[player]
        choices = [END_TURN_NOW]
        if me.police and police.usable(s):
            choices.append(POLICE_TOKEN)
        effect_of = s.content.effect
        choices += [
            FIRST_CARD + kind
            for kind in distinct(me.hand)
            if effect_of[kind] != NONE and effects.playable(s, player, effect_of[kind])
        ]
        if s.moving:
            choices += driving.answers(s, player, first_drive)
        return choices

    def chosen(self, s: PlasticsRace, player: int, answer: int, a: int, b: int) -> None:
        """Whatever is done, the question comes again until the turn is ended. EPR-023"""
        if answer == END_TURN_NOW:
            s.close_run()
            s.moving = False
            s.then([ask(DISCARD, player), do(END_TURN, player)])
            return
        s.then([ask(MAIN, player)])
        kinds = len(s.content.card_ids)
        if answer == POLICE_TOKEN:
            s.players[player].police -= 1
            s.tell("police-token", player)
            s.then([ask(police.CALL_POLICE, player)])
        elif answer < FIRST_CARD + kinds:
            effects.play(s, player, answer - FIRST_CARD)
        else:
            driving.set_off(s, player, answer - FIRST_CARD - kinds)


class Discard(Decision[PlasticsRace]):
    """Put unwanted cards away, one at a time, then be done; more than five must go. EPR-022, EPR-023"""

    commutes = True

    def size_with(self, content: Any) -> int:
        """A kind of card, or done."""
        return len(content.card_ids) + 1

    def options(self, s: PlasticsRace, player: int, a: int, b: int) -> list[int]:
        """Done is offered only with few enough cards."""
        hand = s.players[player].hand
        choices = distinct(hand)
        if len(hand) <= s.content.hand:
            choices.append(len(s.content.card_ids))
        return choices

    def chosen(self, s: PlasticsRace, player: int, answer: int, a: int, b: int) -> None:
        """Ask again until done."""
        if answer < len(s.content.card_ids):
            s.players[player].hand.remove(answer)
            s.left_openly(player, answer)
            add(s.discards, answer)
            s.tell("discards", player, answer)
            s.then([ask(DISCARD, player)])


class EndTurn(Effect[PlasticsRace]):
    """All cards played reach the discard pile, then the hand is filled up. EPR-022, EPR-024, EPR-025, EPR-108"""

    def run(self, s: PlasticsRace, player: int, a: int, b: int) -> None:
        """Forget what was done in the turn; what is missing is drawn card by card."""
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
    """The player on the left goes on, unless the last round is over. EPR-007, EPR-027, EPR-171, EPR-175"""

    def run(self, s: PlasticsRace, player: int, a: int, b: int) -> None:
        """A round runs from the starting player to the one on his right."""
        following = (player + 1) % s.seats
        if following == s.starter:
            if s.round == s.last_round:
                return
            if s.round >= int(s.options["max_rounds"]):
                s.ending = OUT_OF_ROUNDS
                return
            s.round += 1
        s.then([do(BEGIN_TURN, following)])


class DrawCard(Chance[PlasticsRace]):
    """One unknown street card; an empty deck is made anew of the discards. EPR-005, EPR-022, EPR-026, EPR-088"""

    def size_with(self, content: Any) -> int:
        """Any kind of card."""
        return len(content.card_ids)

    def total(self, s: PlasticsRace, player: int, a: int, b: int) -> int:
        """Every card is equally likely; if none is left nothing is drawn."""
        return len(s.deck) or len(s.discards)

    def at(self, s: PlasticsRace, place: int, player: int, a: int, b: int) -> int:
        """The deck has no order: it is a bag."""
        return s.deck[place] if s.deck else s.discards[place]

    def chosen(self, s: PlasticsRace, player: int, card: int, a: int, b: int) -> None:
        """Only the drawer sees it."""
        if not s.deck:
            pour(s.deck, s.discards)
            s.tell("reshuffles")
        s.deck.remove(card)
        add(s.players[player].hand, card)
        s.came_hidden(player, 1 << player)
        s.tell("draws", player, secret=card, seen_by=1 << player)


def draws(player: int, cards: int) -> list[tuple[int, int, int, int]]:
    """Frames that draw this many cards for a player."""
    return [roll(DRAW_CARD, player)] * cards


def spend(s: PlasticsRace, player: int, kind: int) -> None:
    """A card goes openly from the hand to the playing area. EPR-025"""
    me = s.players[player]
    me.hand.remove(kind)
    s.left_openly(player, kind)
    add(me.played, kind)
    s.tell("plays", player, kind)


BEGIN_TURN: Final = BeginTurn()
MAIN: Final = Main()
DISCARD: Final = Discard()
END_TURN: Final = EndTurn()
NEXT_TURN: Final = NextTurn()
DRAW_CARD: Final = DrawCard()
