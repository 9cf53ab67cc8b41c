"""Iditacards, 'Speed'."""

from ludoteca.games.iditacards.board import Weather
from ludoteca.games.iditacards.rules.immunity import affected_on
from ludoteca.games.iditacards.state import Race


def speed(s: Race, seat: int) -> int:
    """Bonuses less penalties of team, leg, weather and meters; doubled last.

    IC-004, IC-084, IC-086, IC-087, IC-146, IC-147
    """
    return Pull(s, seat).speed_in(s.content.weathers[s.weather])


class Pull:
    """A player's speed without the weather. Bonuses are kept apart, because some legs and weathers cancel them."""

    def __init__(self, s: Race, seat: int) -> None:
        racer, cards = s.players[seat], s.content.cards
        leg, others, penalty = s.leg_at(racer.position), len(racer.team) - 1, s.content.speed_penalty
        self.affected: bool = affected_on(s, racer, leg)
        self.counts: bool = not leg.no_speed_bonus
        self.bonus: int = 0
        self.loss: int = -penalty[racer.hypothermia] - penalty[racer.starvation]
        self.times: int = 1
        self._add(leg.dog_speed * len(racer.team))
        for dog in racer.team:
            self._add(cards.speed[dog] + cards.speed_other_dogs[dog] * others)
            self.times *= cards.speed_times[dog]
        for held in racer.attached:
            for card in held:
                self._add(cards.speed[card])
                self.times *= cards.speed_times[card]

    def _add(self, part: int) -> None:
        if part > 0:
            self.bonus += part
        else:
            self.loss += part

    def speed_in(self, weather: Weather) -> int:
        """The speed in this weather. IC-086, IC-087, IC-088, IC-146, IC-147"""
        change = weather.speed if self.affected else 0
        total = self.loss + min(0, change)
        if self.counts and not (self.affected and weather.no_speed_bonus):
            total += self.bonus + max(0, change)
        return total * self.times if total > 0 else total
