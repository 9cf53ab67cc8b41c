"""The stack of a position: which rules can be pending, and which must be beneath them for the race to go on."""

from ludoteca.engine import NONE, BrokenInvariant, Frame, Rule
from ludoteca.games.iditacards import setup
from ludoteca.games.iditacards.rules import (
    card_effects,
    costs_and_risk,
    dogs,
    end,
    new_day,
    personal,
    turn,
    turn_end,
    weather,
)
from ludoteca.games.iditacards.state import Race


def check(s: Race) -> None:
    """A race in progress ends only as the book says; anything half done has its rest beneath it. IC-013, IC-166"""
    if not s.stack:
        return
    if s.stack[0][0] != end.GAME_END.number:
        raise BrokenInvariant(f"the stack must begin with {end.GAME_END.name}")
    _check_next_turn(s)
    for at in range(1, len(s.stack)):
        wrong = _wrong(s, s.stack[at], s.stack[:at])
        if wrong:
            number, player, _ = s.stack[at]
            raise BrokenInvariant(f"{s.rules[number].name} of seat {player} cannot be pending here: {wrong}")
    _check_half_done(s)


def _check_next_turn(s: Race) -> None:
    """Set-up ends with the first turn, and every turn with the next, until someone has crossed the line."""
    next_to_last = s.stack[1][0] if len(s.stack) > 1 else NONE
    if s.crossed and s.options["game_end"] == "first_across":
        if len(s.stack) > 1:
            raise BrokenInvariant("somebody has crossed the line: the race is over")
    elif next_to_last == turn.PASS_ON.number:
        if s.weather == NONE and s.stack[-1][0] != weather.WEATHER_DIE.number:
            raise BrokenInvariant("the race is on, but there is no weather")
    elif s.weather == NONE:
        _check_set_up(s)
    elif not s.crossed:
        raise BrokenInvariant(f"nobody has crossed the line: {turn.PASS_ON.name} must follow in the stack")


def _check_set_up(s: Race) -> None:
    """The missing leg cards are still to be drawn, then someone begins. IC-007, IC-009"""
    places = [frame[0] for frame in s.stack]
    if setup.FIRST_PLAYER.number not in places[:2] and setup.BEGIN_RACE.number not in places[:2]:
        raise BrokenInvariant(f"the race has not begun: {setup.BEGIN_RACE.name} must follow in the stack")
    drawn = [frame[2][0] for frame in reversed(s.stack) if frame[0] == setup.DRAW_LEG.number]
    if drawn != list(range(len(s.legs), len(s.content.leg_types))):
        raise BrokenInvariant(f"{len(s.legs)} leg cards lie on the board, and not all others are still drawn")


def _wrong(s: Race, frame: Frame, beneath: list[Frame]) -> str:
    """The reason why a frame cannot be on top of these; empty if it can."""
    place, player, _ = frame
    seated = [below[:2] for below in beneath]
    if place in (end.GAME_END.number, setup.FIRST_PLAYER.number, setup.BEGIN_RACE.number, turn.PASS_ON.number):
        return "" if len(beneath) == 1 and place != end.GAME_END.number else "it must lie next to the end of the race"
    if place == turn.TURN.number:
        return _rests_on(seated, turn_end.END_OF_ACTION, player)
    if place == turn.BEGIN_TURN.number:
        return _rests_on(seated, turn.TURN, player)
    if place == turn_end.END_OF_ACTION.number and seated[-1][0] == turn.PASS_ON.number:
        return _rests_on(seated, turn.PASS_ON, player)
    if _belongs_to_an_action(place) and (turn_end.END_OF_ACTION.number, player) not in seated:
        return f"it belongs to an action, which needs an {turn_end.END_OF_ACTION.name}"
    if place == dogs.SACRIFICE.number and (card_effects.RUN_EFFECT.number, player) not in seated:
        return f"it belongs to an effect, which needs a {card_effects.RUN_EFFECT.name}"
    return ""


def _belongs_to_an_action(place: int) -> bool:
    """True for rules that continue the action of a turn or may end it early. IC-016, IC-049"""
    rules = (
        costs_and_risk.PAY_ENERGY, costs_and_risk.PAY_HEALTH, costs_and_risk.LOSE_CARD,
        costs_and_risk.PAY_RISK, costs_and_risk.REVEAL_CARD, costs_and_risk.RISK_PAID,
        card_effects.RESOLVE, card_effects.RUN_EFFECT, personal.LOOK_CARD, personal.LOOK_DESTROY, personal.LOOK_DISCARD,
    )  # fmt: skip
    return place in [rule.number for rule in rules]


def _rests_on(seated: list[tuple[int, int]], rule: Rule[Race], player: int) -> str:
    return "" if seated[-1] == (rule.number, player) else f"it must rest on {rule.name} of the same seat"


def _check_half_done(s: Race) -> None:
    """Looking at cards, a new day and a New Sled all come to an end. IC-064, IC-122, IC-139"""
    pending = [frame[:2] for frame in s.stack]
    places = [place for place, _ in pending]
    for seat, racer in enumerate(s.players):
        if racer.looking and (personal.LOOK_DISCARD.number, seat) not in pending:
            raise BrokenInvariant(f"seat {seat} looks at cards: {personal.LOOK_DISCARD.name} must be pending")
    ends = [place for place in places if place in (new_day.END_DAYS.number, new_day.BEGIN_DAYS.number)]
    if bool(s.resting) != bool(ends):
        raise BrokenInvariant("a new day has players who rest, and comes to an end")
    if new_day.JOIN_NEW_DAY.number in places and new_day.END_DAYS.number not in places:
        raise BrokenInvariant(f"nobody has called a new day: {new_day.JOIN_NEW_DAY.name} cannot be pending")
    if s.scrapped and card_effects.RUN_EFFECT.number not in places:
        raise BrokenInvariant("cards were scrapped for a New Sled that nobody builds")
