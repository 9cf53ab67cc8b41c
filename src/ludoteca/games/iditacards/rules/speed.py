"""Iditacards, 'Speed'; and who is affected by weather or immune."""

from ludoteca.games.iditacards.board import LegSide, Weather
from ludoteca.games.iditacards.state import Race, Racer


def immune(s: Race, seat: int) -> bool:
    """Immune by Vigilance, or by the leg they are on. IC-133"""
    racer = s.players[seat]
    return racer.immune or s.leg_at(racer.position).immune


def affected(s: Race, seat: int) -> bool:
    """Weather affects players who are on the board and not immune. IC-088, IC-089, IC-133, IC-171"""
    racer = s.players[seat]
    return _touched(s, racer, s.leg_at(racer.position))


def _touched(s: Race, racer: Racer, leg: LegSide) -> bool:
    return 0 < racer.position < s.content.line and not (racer.immune or leg.immune)


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
        self.affected: bool = _touched(s, racer, leg)
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
