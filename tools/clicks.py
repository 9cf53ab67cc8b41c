"""Count the clicks that a person needs in a turn: `python -m tools.clicks [GAME ...] [--games 3] [--turns 60]`.

Normal bots play. For each turn it counts one click for every answer, as it used to be, and the clicks that the page
needs now for the same answers: what usually follows comes along, bundles take one click, a card is dragged onto a road.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import ludoteca
from ludoteca.bots import Question, bot
from ludoteca.engine import NOBODY, Action, GameError, IllegalAnswer, State
from ludoteca.match.match import Match
from ludoteca.match.record import Answer
from ludoteca.table.bundles import Bundled, Reply
from ludoteca.table.one_click import ahead, bundles, copies, picks

PLAYERS = {"plastics_race": 3, "rolling_heights": 2, "iditacards": 2}
DRAGS = {
    "Main.drive": ("Pay.pay", "Pay.pay_two", "SpendCard.spend"),
    "Main.buy": ("PlacePlan.place_plan",),
    "TakeFreePlan.take_free": ("PlacePlan.place_plan",),
}
"""What dropping something answers after its first answer: a card on a road, a plan on land."""
STOPS = {"Main.end_turn"}
"""Answers next to which the list also shows the next question."""
OTHERS = "other ways"


TRIES = 200
"""After this many positions in a turn, no more bundles are tried."""


class Turn(NamedTuple):
    """What a seat was asked in a turn and answered, and what the others and chance did in between."""

    start: State
    seat: int
    answers: list[Reply]
    between: list[int]


class Clicks(NamedTuple):
    """How many turns there were, and the clicks by question: one for each answer, and as many as the page needs."""

    turns: int
    single: Counter[str]
    now: Counter[str]


def main() -> None:
    """Print the clicks per turn."""
    parser = argparse.ArgumentParser(prog="tools.clicks", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*", default=list(PLAYERS))
    parser.add_argument("--games", type=int, default=3, help="games of each kind")
    parser.add_argument("--turns", type=int, default=60, help="the most turns of each game")
    parser.add_argument("--questions", action="store_true", help="also say which questions the clicks go to")
    given = parser.parse_args()
    for game in given.game:
        found = count(game, given.games, given.turns)
        each = [clicks.total() / found.turns for clicks in (found.single, found.now)]
        print(f"{game}: {found.turns} turns, {each[0]:.1f} clicks before, {each[1]:.1f} now")
        if given.questions:
            print_questions(found)


def print_questions(found: Clicks) -> None:
    """A line for each question and what is done, the most clicks first; bundles are named too."""
    for name, _ in (found.single + found.now).most_common():
        print(f"  {name:32} {found.single[name] / found.turns:6.2f} {found.now[name] / found.turns:6.2f}")


def count(game_id: str, games: int, most: int) -> Clicks:
    """The clicks for all seats together."""
    total = Clicks(0, Counter(), Counter())
    for seed in range(games):
        for turn in islice(turns(game_id, seed), most):
            single, now = Replayed(turn).single(), clicks(turn)
            total = Clicks(total.turns + 1, total.single + Counter(single), total.now + Counter(now))
    return total


def turns(game_id: str, seed: int) -> Iterator[Turn]:
    """The turns of a game between normal bots, without the set-up."""
    game = ludoteca.game(game_id)
    players = PLAYERS.get(game_id, game.players[0])
    match = Match(game, players, seed=seed)
    bots = [bot("normal", game, seed * players + seat) for seat in range(players)]
    turn: Turn | None = None
    while not match.state.over:
        state = match.state
        seat, rule, lines = state.player, state.rule, len(match.lines)
        answer = bots[seat].choose(Question(state))
        if not rule.set_up and not rule.window and (turn is None or turn.seat != seat):
            if turn is not None:
                yield turn
            turn = Turn(state.copy(), seat, [], [])
        match.choose(answer)
        if turn is not None:
            if seat == turn.seat:
                turn.answers.append((rule.number, answer))
            else:
                turn.between.append(answer)
            fell = [line.answer for line in match.lines[lines:] if isinstance(line, Answer) and line.seat == NOBODY]
            turn.between.extend(fell)


def clicks(turn: Turn) -> list[str]:
    """The clicks that the page needs for a turn, each by the question and what is done."""
    return Replayed(turn).clicks([TRIES]) or Replayed(turn).single()


class Replayed:
    """A turn played again with few clicks: a position in it, the answers still to give, what the others did."""

    def __init__(self, turn: Turn) -> None:
        self.state = turn.start.copy()
        self.seat = turn.seat
        self.left = turn.answers.copy()
        self.between = turn.between.copy()

    def copy(self) -> "Replayed":
        """A copy, to try something."""
        return Replayed(Turn(self.state, self.seat, self.left, self.between))

    def single(self) -> list[str]:
        """A click for each answer."""
        return [self.name(reply) for reply in self.left]

    def clicks(self, tries: list[int]) -> list[str] | None:
        """Bundles first; None if the answers cannot be given in this order."""
        if not self.left:
            return []
        picked = self.picked()
        if picked and not self.bundles():
            after = self.copy()
            for _ in range(picked):
                after.give(after.left.pop(0))
            more = after.clicks(tries)
            return None if more is None else [self.name(self.left[0])] * self.fewest(picked) + more
        tries[0] -= 1
        for together in [*self.bundles(), None] if tries[0] > 0 else [None]:
            after = self.copy()
            try:
                made = after.click(together)
            except (IllegalAnswer, GameError):
                continue
            needed = after.clicks(tries)
            if needed is not None:
                return [*made, *needed]
        return None

    def picked(self) -> int:
        """How many answers are picked together."""
        state, rule = self.state, self.state.rule
        if state.player != self.seat or not rule.commutes or self.left[0][0] != rule.number:
            return 0
        count = 0
        for place, answer in self.left:
            if place != rule.number or not rule.verb(answer).domains():
                break
            count += 1
        return min(count, picks(state))

    def fewest(self, picked: int) -> int:
        """The clicks to pick this many: one by one; or all, if the question takes all, and then unpick the rest."""
        state, most = self.state, picks(self.state)
        all_of_them = sum(copies(state, answer) for answer in state.answers if state.rule.verb(answer).domains())
        return min(picked, 1 + most - picked) if all_of_them == most else picked

    def bundles(self) -> list[Bundled]:
        """The bundles whose answers were all given in this turn, now or later; the longest first."""
        fitting = [bundled for bundled in bundles(self.state) if not Counter(bundled.replies) - Counter(self.left)]
        return sorted(fitting, key=lambda bundled: len(bundled.replies), reverse=True)

    def click(self, together: Bundled | None) -> list[str]:
        """Give a bundle, or the next answer; the clicks it takes."""
        if together is None:
            return self.one()
        for reply in together.replies:
            self.left.remove(reply)
            self.give(reply)
        return [together.bundle.name]

    def one(self) -> list[str]:
        """Give an answer with what usually follows, or a drag; without that, it is found among the other ways."""
        first = self.left[0]
        name = self.name(first)
        self.check(first)
        usual = self.usual(first)
        if (usual and self.follows([first], usual)) or self.drags(name):
            return [name]
        self.give(self.left.pop(0))
        return [name, OTHERS] if usual and name not in STOPS else [name]

    def usual(self, reply: Reply) -> list[Action]:
        """What almost everyone answers after this."""
        return [step.action for step in ahead(self.state, reply[1]).then]

    def drags(self, name: str) -> bool:
        """Whether the turn continues as a drag does: with what is dragged, and with what usually follows."""
        trial, given = self.copy(), self.left[:1]
        trial.give(trial.left.pop(0))
        while trial.left and trial.name(trial.left[0]) in DRAGS.get(name, ()):
            given.append(trial.left[0])
            if trial.name(trial.left[0]) != "Pay.pay_two":
                return self.follows(given, trial.usual(trial.left[0]))
            trial.give(trial.left.pop(0))
        return False

    def follows(self, given: list[Reply], usual: list[Action]) -> bool:
        """Whether the turn continues with these answers and then the usual ones; if so, all are given."""
        trial = self.copy()
        for _ in given:
            trial.give(trial.left.pop(0))
        for action in usual:
            state = trial.state
            expected = (state.rule.number, state.game.answer(state, action.verb, **action.to))
            if not trial.left or expected != trial.left[0]:
                return False
            trial.give(trial.left.pop(0))
        self.state, self.left, self.between = trial.state, trial.left, trial.between
        return True

    def name(self, reply: Reply) -> str:
        """The question and what is done."""
        rule = self.state.rules[reply[0]]
        return f"{rule.name}.{rule.verb(reply[1]).name}"

    def check(self, reply: Reply) -> None:
        """Make sure that the question is asked now, of this seat."""
        state = self.state
        if state.over or state.player != self.seat or state.rule.number != reply[0]:
            raise IllegalAnswer(self.name(reply), reply[1], "it is not asked now")

    def give(self, reply: Reply) -> None:
        """Answer; then the others and chance do what they did."""
        self.check(reply)
        self.state.choose(reply[1])
        while self.between and not self.state.over and self.state.player != self.seat:
            self.state.choose(self.between.pop(0))


if __name__ == "__main__":
    main()
