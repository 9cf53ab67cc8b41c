"""Rolling Heights, 'Game end' and 'Scoring'."""

from typing import Final

from ludoteca.engine import Decision, Effect, ask, do
from ludoteca.games.rolling_heights.content import Content
from ludoteca.games.rolling_heights.rules import ads, points, targets
from ludoteca.games.rolling_heights.state import BY_ROUNDS, City


def look_at(s: City, colour: int) -> None:
    """The end is near when all real cubes of a colour stand on tiles: none in the supply, none in a hand.

    Only the player at turn holds cubes. Later triggers change nothing. RH-130, RH-131
    """
    if s.last_round == 0 and s.supply[colour] == 0 and s.held[colour] == 0:
        s.last_round = s.round + 1
        s.ended_by = colour
        s.tell("end-triggered", a=colour)


def trigger_by_rounds(s: City) -> None:
    """A game that does not come to an end gets one more round. RH-132"""
    if s.last_round == 0:
        s.last_round = s.round + 1
        s.ended_by = BY_ROUNDS
        s.tell("end-triggered", a=BY_ROUNDS)


class FinalScoring(Effect[City]):
    """The ads for everybody, then a target each, then wild tokens. RH-135"""

    def run(self, s: City, player: int, a: int, b: int) -> None:
        """The Rival scores the ads too. RH-183"""
        for ad in s.ads:
            for owner in range(s.owners):
                gained = ads.ad_points(s, owner, s.content.ads[ad])
                s.builder(owner).points += gained
                if owner < s.seats:
                    s.tell("scores-ad", owner, ad, gained)
                else:
                    s.tell("rival-scores-ad", a=ad, b=gained)
        order = [(s.start + step) % s.seats for step in range(s.seats)]
        s.then([*(ask(SCORE_TARGET, seat) for seat in order), do(SCORE_TOKENS)])


class ScoreTarget(Decision[City]):
    """Which target to reveal and score; the better one is named first. RH-012, RH-135, RH-138"""

    def size_with(self, content: Content) -> int:
        """The targets of the box."""
        return len(content.targets)

    def options(self, s: City, player: int, a: int, b: int) -> list[int]:
        """Those in hand."""
        mine = s.players[player].targets
        return sorted(mine, key=lambda target: -targets.target_points(s, player, s.content.targets[target]))

    def chosen(self, s: City, player: int, target: int, a: int, b: int) -> None:
        """The other one stays unseen."""
        me = s.players[player]
        me.targets = [other for other in me.targets if other != target]
        me.revealed = target
        gained = targets.target_points(s, player, s.content.targets[target])
        me.points += gained
        s.tell("scores-target", player, target, gained)


class ScoreTokens(Effect[City]):
    """One point per wild token that was not used; nothing follows. RH-135, RH-160"""

    def run(self, s: City, player: int, a: int, b: int) -> None:
        """Tokens stay with their owners."""
        for seat, one in enumerate(s.players):
            if one.tokens:
                points.score(s, seat, one.tokens)
        s.tell("ends")


FINAL_SCORING: Final = FinalScoring()
SCORE_TARGET: Final = ScoreTarget()
SCORE_TOKENS: Final = ScoreTokens()
