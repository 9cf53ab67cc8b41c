"""Iditacards, 'New Days'."""

from typing import Final

from ludoteca.engine import Args, Argument, Decision, Effect, EventType, Frame, Verb, ask, do, pour, roll
from ludoteca.games.iditacards.rules import dogs, failure, food, free_actions, legs, movement, weather
from ludoteca.games.iditacards.rules.immunity import affected
from ludoteca.games.iditacards.state import Race

CALLS: Final = EventType("calls")
JOINS: Final = EventType("joins")
SITS_OUT: Final = EventType("sits-out")


def call(s: Race, caller: int) -> None:
    """The current player calls a new day; the others say, one after another, whether they join.

    IC-063, IC-064, IC-171
    """
    s.resting = [caller]
    s.tell(CALLS, caller)
    frames: list[Frame] = []
    for seat in s.others_from_left(caller):
        if not s.finished(seat):
            if free_actions.are_asked(s):
                frames.append(ask(free_actions.AT_ANY_TIME, seat))
            frames.append(ask(JOIN_NEW_DAY, seat))
    frames.append(do(END_DAYS, caller))
    s.then(frames)


class JoinNewDay(Decision[Race]):
    """Another player's answer to the call: rest too, or race on. IC-063, IC-064"""

    sit_out = Verb()
    join = Verb()

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        return [self.sit_out.first, self.join.first]

    def words(self, s: Race, player: int, answer: int, args: Args) -> dict[str, Argument]:
        """The cards that are kept or given back, the waiting ones that fail, and how the leg makes them starve."""
        racer = s.players[player]
        leg = s.leg_at(racer.position)
        dies = int(bool(leg.day_kill and dogs.mortal(s, player)))
        return {"hand": len(racer.hand), "waiting": len(racer.waiting), "starve": leg.day_starve, "dies": dies}

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        if self.join.covers(answer):
            s.resting.append(player)
            s.tell(JOINS, player)
        else:
            s.tell(SITS_OUT, player)


class EndDays(Effect[Race]):
    """All have decided: the steps of a new day, each for everyone who takes part. IC-067, IC-068"""

    def run(self, s: Race, caller: int, args: Args) -> None:
        """With a switch, the hands are drawn before the die is rolled."""
        s.then([do(BEGIN_DAYS, caller)])
        dawn: list[Frame] = [roll(weather.WEATHER_DIE, caller), do(DRAW_HANDS, caller)]
        if not s.options["roll_before_draw"]:
            dawn.reverse()
        s.then(dawn)
        s.then([do(GATHER, caller)])
        s.then([do(CRICKET, seat) for seat in s.resting])


class Cricket(Effect[Race]):
    """A day that ends with an empty hand and deck gives a last move. IC-144"""

    def run(self, s: Race, player: int, args: Args) -> None:
        """Once for each card that says so."""
        racer = s.players[player]
        if not racer.hand and not racer.deck:
            for dog in racer.team:
                if s.content.cards.on_day_end[dog]:
                    movement.move(s, player, s.content.cards.on_day_end[dog])


class Gather(Effect[Race]):
    """Those who rest give up risks and shuffle everything but the team into the deck. IC-065, IC-069, IC-135, IC-143"""

    def run(self, s: Race, caller: int, args: Args) -> None:
        """Everything that applied only today is over."""
        for seat in s.resting:
            racer = s.players[seat]
            failure.give_up(racer)
            pour(racer.deck, racer.hand, racer.discard, racer.played)
            s.forget_place(seat)
            s.forget_place(s.deck_place(seat))
            racer.ate = racer.moved = racer.free_energy = racer.free_health = racer.immune = False
            racer.personal = racer.meals = 0
            racer.days += 1


def hand_size(s: Race, seat: int) -> int:
    """Six cards, changed by the team; Storm and some legs cancel increases. IC-066, IC-083, IC-094"""
    racer, change = s.players[seat], s.content.cards.hand_size
    storm = s.content.weathers[s.weather].no_extra_cards and affected(s, seat)
    no_more = storm or s.leg_at(racer.position).no_extra_cards
    size = s.content.starting_hand
    for card in racer.in_play():
        if change[card] < 0 or not no_more:
            size += change[card]
    return max(0, size)


class DrawHands(Effect[Race]):
    """Everyone who rests draws a new hand. IC-021, IC-066, IC-068"""

    def run(self, s: Race, caller: int, args: Args) -> None:
        """The caller first, then in turn order."""
        for seat in reversed(s.resting):
            food.draw(s, seat, hand_size(s, seat))


class BeginDays(Effect[Race]):
    """The new day begins on the squares where everyone is. IC-068, IC-071"""

    def run(self, s: Race, caller: int, args: Args) -> None:
        """The caller first, then in turn order."""
        resting, s.resting = s.resting, []
        for seat in reversed(resting):
            legs.day_begins(s, seat)


JOIN_NEW_DAY: Final = JoinNewDay()
END_DAYS: Final = EndDays()
CRICKET: Final = Cricket()
GATHER: Final = Gather()
DRAW_HANDS: Final = DrawHands()
BEGIN_DAYS: Final = BeginDays()
