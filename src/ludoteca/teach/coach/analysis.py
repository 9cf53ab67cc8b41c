"""What the coach says about a whole game, put together from what it found for every step."""

from typing import Any, Final, NamedTuple

from ludoteca.bots.adviser import shares
from ludoteca.engine import Message
from ludoteca.lab.statistics import plus_minus
from ludoteca.teach.coach.decisions import Decided
from ludoteca.teach.coach.learned import judgement
from ludoteca.teach.coach.luck import Fell
from ludoteca.teach.coach.steps import Choice, GameSteps

FORMAT: Final = 3
INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"
MARKS: Final = ((0.15, BLUNDER), (0.07, MISTAKE), (0.03, INACCURACY))
"""How much chance to win a decision must lose to get each mark."""
TURNING_POINTS: Final = 3
CLEAR: Final = 0.1
"""How much more chance to win someone must give up than the others, to be told that this decided the game."""
SOME_LUCK, MUCH_LUCK = 0.05, 0.25
WORTH_PRAISE: Final = 0.03

Judged = Fell | Decided


class TurnChances(NamedTuple):
    """How likely each seat was to win when a turn began, with all cards open."""

    line: int
    chances: list[float]


class Analysis(NamedTuple):
    judge: str
    worlds: int
    seed: int
    names: list[str]
    results: list[float] | None
    """Each seat's share of the victory; None while the game is in progress."""
    course: list[TurnChances]
    falls: list[Fell]
    decisions: list[Decided]

    def seat(self, seat: int) -> dict[str, Any]:
        own = [one for one in self.decisions if one.seat == seat]
        luck = sum(fell.luck[seat] for fell in self.falls)
        own_luck = sum(fell.luck[seat] for fell in self.falls if fell.seat == seat)
        given_up = max(0.0, sum(one.loss for one in own))
        result = None if self.results is None else self.results[seat]
        return {
            "seat": seat,
            "name": self.names[seat],
            "result": result,
            "luck": _rounded(luck),
            "luck_error": _rounded(plus_minus(sum(fell.squared[seat] for fell in self.falls))),
            "own_luck": _rounded(own_luck),
            "adjusted": None if result is None else _rounded(result - luck),
            "decisions": len(own),
            "given_up": _rounded(given_up),
            "given_up_error": _rounded(plus_minus(sum(one.squared for one in own))),
            "per_decision": _rounded(given_up / len(own)) if own else 0.0,
            "marks": {mark: sum(mark_of(one) == mark for one in own) for _, mark in reversed(MARKS)},
            "turning_points": [one.line for one in self.turning_points(seat)],
        }

    def first_page(self, seat: int) -> dict[str, Any]:
        """Two sentences without figures, and the lines of one decision to be proud of and one to learn from."""
        own = [one for one in self.decisions if one.seat == seat and one.best == one.answer]
        well = max(own, key=lambda one: one.ahead, default=None)
        points = self.turning_points(seat)
        return {
            "why": self._why(seat).to_json(),
            "luck": self._luck_in_words(seat).to_json(),
            "well": well.line if well is not None and well.ahead >= WORTH_PRAISE else None,
            "next": points[0].line if points else None,
        }

    def _why(self, seat: int) -> Message:
        figures, seats = self.seat(seat), len(self.names)
        if figures["result"] is None:
            return Message("coach-why-unfinished", {}, [])
        won = figures["result"] > 0
        others = sum(self.seat(other)["given_up"] for other in range(seats) if other != seat) / (seats - 1)
        more = figures["given_up"] - others
        if (figures["adjusted"] < 1 / seats) == won:
            cause = "luck"
        elif more < -CLEAR if won else more > CLEAR:
            cause = "choices"
        else:
            cause = "close"
        return Message(f"coach-why-{'won' if won else 'lost'}-{cause}", {}, [])

    def _luck_in_words(self, seat: int) -> Message:
        figures = self.seat(seat)
        size = abs(figures["luck"])
        if size <= max(SOME_LUCK, figures["luck_error"]):
            return Message("coach-luck-even", {}, [])
        kind = "good" if figures["luck"] > 0 else "bad"
        return Message(f"coach-luck-{'much' if size > MUCH_LUCK else 'some'}-{kind}", {}, [])

    def turning_points(self, seat: int) -> list[Decided]:
        """The decisions of a seat that cost most, the costliest first; only those that are marked."""
        own = [one for one in self.decisions if one.seat == seat and mark_of(one) is not None]
        return sorted(own, key=lambda one: (-one.loss, one.line))[:TURNING_POINTS]

    def to_json(self, seat: int | None = None) -> dict[str, Any]:
        """As JSON types; with a seat, only that seat's statistics and decisions."""
        seats = range(len(self.names)) if seat is None else [seat]
        return {
            "format": FORMAT,
            "judge": self.judge,
            "worlds": self.worlds,
            "seed": self.seed,
            "seats": [self.seat(one) | {"first_page": self.first_page(one)} for one in seats],
            "course": [{"line": at.line, "chances": [_rounded(one) for one in at.chances]} for at in self.course],
            "falls": [
                {"line": one.line, "seat": one.seat, "luck": [_rounded(gain) for gain in one.luck]}
                for one in self.falls
            ],
            "decisions": [decision_to_json(one) for one in self.decisions if one.seat in seats],
        }


def mark_of(decision: Decided) -> str | None:
    """Inaccuracy, mistake or blunder; None if it lost little, or may have lost nothing at all."""
    if decision.best == decision.answer or decision.loss <= plus_minus(decision.squared):
        return None
    return next((mark for least, mark in MARKS if decision.loss >= least), None)


def decision_to_json(one: Decided) -> dict[str, Any]:
    return {
        "line": one.line,
        "seat": one.seat,
        "rule": one.rule,
        "answer": one.answer,
        "best": one.best,
        "chance": _rounded(one.chance),
        "loss": _rounded(one.loss),
        "error": _rounded(plus_minus(one.squared)),
        "mark": mark_of(one),
        "asked": one.asked.to_json(),
        "said": one.said.to_json(),
        "better": one.better.to_json(),
    }


def put_together(course: GameSteps, names: list[str], parts: list[Judged], label: tuple[str, int, int]) -> Analysis:
    """The analysis of a game, from what was found for each of its steps; `label` is the judge, worlds and seed."""
    judge, worlds, seed = label
    return Analysis(
        judge, worlds, seed, names,
        None if course.last.stack else shares(course.last),
        _standings(course),
        [one for one in parts if isinstance(one, Fell)],
        [one for one in parts if isinstance(one, Decided)],
    )  # fmt: skip


def _standings(course: GameSteps) -> list[TurnChances]:
    looks = judgement(course.game, course.last.seats)
    found: list[TurnChances] = []
    turn: int | None = None
    for step in course.steps:
        if isinstance(step, Choice) and looks.adviser.turn(step.state) != turn:
            turn = looks.adviser.turn(step.state)
            found.append(TurnChances(step.line - 1, looks.chances(step.state)))
    if not course.last.stack and course.steps:
        found.append(TurnChances(course.lines, shares(course.last)))
    return found


def _rounded(value: float) -> float:
    return round(value, 4)
