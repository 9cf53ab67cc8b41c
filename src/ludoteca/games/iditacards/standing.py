"""Caches what every view works out about a player: most answers change it for one player only."""

from typing import Any, Final, NamedTuple

from ludoteca.engine import NONE
from ludoteca.games.iditacards import forecast
from ludoteca.games.iditacards.forecast import CardForecast, MetersView, RevealForecast, SpeedParts
from ludoteca.games.iditacards.rules.movement import distance
from ludoteca.games.iditacards.rules.new_day import hand_size
from ludoteca.games.iditacards.rules.speed import speed
from ludoteca.games.iditacards.state import Race

REMEMBERED: Final = 2_048
"""The most entries remembered; then everything is forgotten."""

Key = tuple[Any, ...]


class Pace(NamedTuple):
    """How fast a player is, what the meters do, and how many cards a new day brings; everyone sees this."""

    meters: MetersView
    speed: int
    parts: SpeedParts | None
    hand_size: int
    walk: int


class Outlook(NamedTuple):
    """What a player's cards would do; only they see this."""

    forecasts: list[CardForecast]
    reveal: RevealForecast | None


_PACES: Final[dict[Key, Pace]] = {}
_OUTLOOKS: Final[dict[Key, Outlook]] = {}


def pace(s: Race, seat: int) -> Pace:
    """A player's current pace, worked out unless it is remembered."""
    key = _place_of(s, seat)
    known = _PACES.get(key)
    if known is None:
        known = pace_anew(s, seat)
        if len(_PACES) >= REMEMBERED:
            _PACES.clear()
        _PACES[key] = known
    return known


def pace_anew(s: Race, seat: int) -> Pace:
    """The same, always worked out; nothing useful before the first weather."""
    meters = forecast.meters(s, seat)
    if s.weather == NONE:
        return Pace(meters, 0, None, s.content.starting_hand, 0)
    walk = distance(s, seat, s.content.base_move)
    return Pace(meters, speed(s, seat), forecast.speed_parts(s, seat), hand_size(s, seat), walk)


def outlook(s: Race, seat: int) -> Outlook:
    """A player's current outlook, worked out unless it is remembered."""
    racer = s.players[seat]
    cards = (tuple(racer.hand), tuple(racer.deck), tuple(racer.waiting), tuple(racer.paid))
    key = (*_place_of(s, seat), racer.free_energy, racer.free_health, cards)
    known = _OUTLOOKS.get(key)
    if known is None:
        known = outlook_anew(s, seat)
        if len(_OUTLOOKS) >= REMEMBERED:
            _OUTLOOKS.clear()
        _OUTLOOKS[key] = known
    return known


def outlook_anew(s: Race, seat: int) -> Outlook:
    """The same, always worked out; nothing before the first weather."""
    if s.weather == NONE:
        return Outlook([], None)
    return Outlook(forecast.hand(s, seat), forecast.reveal(s, seat))


def _place_of(s: Race, seat: int) -> Key:
    """Everything that speeds and costs depend on."""
    racer = s.players[seat]
    return (
        s.content,
        s.options["layout"],
        s.weather,
        tuple(s.legs),
        racer.position,
        racer.hypothermia,
        racer.starvation,
        racer.immune,
        tuple(racer.team),
        tuple(racer.attached),
    )
