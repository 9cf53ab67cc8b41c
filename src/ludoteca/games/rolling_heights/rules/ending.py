"""Rolling Heights, 'Game end' and 'Scoring'."""

from typing import Final

from ludoteca.engine import Args, Argument, Decision, Effect, EventType, Reason, Verb, WhyNot, ask, do
from ludoteca.games.rolling_heights.domains import AD, CAUSE, COUNT, TARGET
from ludoteca.games.rolling_heights.rules import ads, points, targets
from ludoteca.games.rolling_heights.state import BY_ROUNDS, FROM_ADS, FROM_TARGET, FROM_TOKENS, City

END_TRIGGERED: Final = EventType("end-triggered", CAUSE)
SCORES_AD: Final = EventType("scores-ad", AD, COUNT)
RIVAL_SCORES_AD: Final = EventType("rival-scores-ad", AD, COUNT)
SCORES_TARGET: Final = EventType("scores-target", TARGET, COUNT)
ENDS: Final = EventType("ends")

NOT_YOUR_TARGET: Final = Reason("not-your-target", "RH-012", "RH-135")


def look_at(s: City, colour: int) -> None:
    """The end is near when all real cubes of a colour are on tiles: none in the supply, none in a hand.

    Only the player whose turn it is holds cubes. Later triggers change nothing. RH-130, RH-131
    """
    if s.last_round == 0 and s.supply[colour] == 0 and s.held[colour] == 0:
        trigger(s, colour)


def trigger_by_rounds(s: City) -> None:
    """A game that does not end by itself gets one more round. RH-132"""
    if s.last_round == 0:
        trigger(s, BY_ROUNDS)


def trigger(s: City, cause: int) -> None:
    """This round is finished, then one more is played. RH-131"""
    s.last_round = s.round + 1
    s.ended_by = cause
    s.tell(END_TRIGGERED, a=cause)


class FinalScoring(Effect[City]):
    """The ads for everyone, then a target each, then wild tokens. RH-135"""

    def run(self, s: City, player: int, args: Args) -> None:
        """The Rival scores the ads too. RH-183"""
        for ad in s.ads:
            for owner in range(s.owners):
                gained = ads.ad_points(s, owner, s.content.ads[ad])
                s.builder(owner).points[FROM_ADS] += gained
                if owner < s.seats:
                    s.tell(SCORES_AD, owner, ad, gained)
                else:
                    s.tell(RIVAL_SCORES_AD, a=ad, b=gained)
        order = [s.start, *s.others_from_left(s.start)]
        s.then([*(ask(SCORE_TARGET, seat) for seat in order), do(SCORE_TOKENS)])


class ScoreTarget(Decision[City]):
    """Which target to reveal and score; the better one is proposed first. RH-012, RH-135, RH-138"""

    score_target = Verb(TARGET)

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        best_first = sorted(s.players[player].targets, key=lambda target: -self.worth(s, player, target))
        return [self.score_target.at(target) for target in best_first]

    def worth(self, s: City, player: int, target: int) -> int:
        return targets.target_points(s, player, s.content.targets[target])

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        mine = s.players[player].targets
        return None if self.score_target.object(answer) in mine else NOT_YOUR_TARGET.because()

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        """The other one stays hidden."""
        target = self.score_target.object(answer)
        me = s.players[player]
        me.targets = [other for other in me.targets if other != target]
        me.revealed = target
        gained = self.worth(s, player, target)
        me.points[FROM_TARGET] += gained
        s.tell(SCORES_TARGET, player, target, gained)

    def words(self, s: City, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return {"points": self.worth(s, player, self.score_target.object(answer))}


class ScoreTokens(Effect[City]):
    """One point per unused wild token; nothing follows. RH-135, RH-160"""

    def run(self, s: City, player: int, args: Args) -> None:
        """Tokens stay with their owners."""
        for seat, one in enumerate(s.players):
            points.score(s, seat, FROM_TOKENS, one.tokens)
        s.tell(ENDS)


FINAL_SCORING: Final = FinalScoring()
SCORE_TARGET: Final = ScoreTarget()
SCORE_TOKENS: Final = ScoreTokens()
