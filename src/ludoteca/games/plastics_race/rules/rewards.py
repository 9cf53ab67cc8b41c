"""European Plastic's Race, 'Going through points on the map that give you benefits'."""

from typing import Final

from ludoteca.engine import Args, Argument, Decision, EventType, Verb, ask
from ludoteca.games.plastics_race.cities import ARROW, CHANGE, DRAW_1, DRAW_2, ROLL, TOKEN
from ludoteca.games.plastics_race.domains import REWARD as REWARDS
from ludoteca.games.plastics_race.rules import dice, hands, tokens
from ludoteca.games.plastics_race.state import PlasticsRace

TAKES_TOKEN: Final = EventType("takes-token")
TAKES_REWARD: Final = EventType("takes-reward", REWARDS)


def reach(s: PlasticsRace, player: int, reward: int) -> None:
    """Cards and police tokens are taken automatically; the rest may be declined. EPR-160, EPR-161, EPR-163, EPR-165"""
    if reward in (DRAW_1, DRAW_2):
        s.then(hands.draws(player, 1 if reward == DRAW_1 else 2))
    elif reward == TOKEN:
        take_token(s, player)
    elif usable(s, reward):
        s.then([ask(TAKE_REWARD, player)])


def take_token(s: PlasticsRace, player: int) -> None:
    """One police token, never a second. EPR-163"""
    out = sum(other.police for other in s.players)
    if not s.players[player].police and out < s.content.police:
        s.players[player].police = 1
        s.tell(TAKES_TOKEN, player)


def usable(s: PlasticsRace, reward: int) -> bool:
    """Whether a reward that may be declined has a legal use. EPR-162, EPR-165"""
    if reward == CHANGE:
        return bool(s.dice)
    return reward == ROLL or (reward == ARROW and tokens.ONE_WAYS.playable(s))


class TakeReward(Decision[PlasticsRace]):
    """Use the circle's reward or decline it. EPR-162, EPR-165"""

    decline_reward = Verb()
    take_reward = Verb()

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """It is always a choice."""
        return [self.decline_reward.first, self.take_reward.first]

    def words(self, s: PlasticsRace, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return REWARDS.words(s.game.prefix, s.content, s.content.streets.number[s.players[player].truck])

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        if self.decline_reward.covers(answer):
            return
        reward = s.content.streets.number[s.players[player].truck]
        s.tell(TAKES_REWARD, player, reward)
        if reward == ROLL:
            s.then(dice.rolling(s, player))
        elif reward == CHANGE:
            s.then([ask(dice.CHANGE_DIE, player)])
        else:
            tokens.begin(s, player, tokens.LIFT_ONE_WAY)


TAKE_REWARD: Final = TakeReward()
