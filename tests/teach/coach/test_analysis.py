"""The coach judges a decision by what the seat could know, and says the same for the same seed."""

import pytest

import ludoteca
from ludoteca import Rng
from ludoteca.bots import judge
from ludoteca.engine import Message, Refused
from ludoteca.teach.coach import Analysis, Choice, Decided, Fell, GameSteps, analyse, course, decided, judged, of_day
from ludoteca.teach.coach.analysis import mark_of

GAMES = ["iditacards", "plastics_race", "rolling_heights"]
WORLDS = 4


def _played(game_id: str, seed: int = 3) -> tuple[ludoteca.Match, GameSteps]:
    game = ludoteca.game(game_id)
    match = ludoteca.play(game, ["random", "normal"], seed=seed)
    return match, course(game, match.record)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_decision_is_judged_without_what_the_seat_could_not_see(game_id: str) -> None:
    """Hidden cards of others, exchanged for others that the seat holds possible, change nothing."""
    _, found = _played(game_id)
    adviser = judge(found.game)
    choices = [step for step in found.steps if isinstance(step, Choice) and adviser.ponders(step.state)]
    exchanged = 0
    for choice in choices[:: len(choices) // 4]:
        other = choice._replace(state=choice.state.determinize(choice.seat, Rng(5)))
        exchanged += choice.state != other.state
        assert decided(adviser, choice, 7, WORLDS) == decided(adviser, other, 7, WORLDS)
    assert exchanged


def test_the_same_seed_gives_the_same_analysis_on_any_number_of_workers() -> None:
    match = ludoteca.play(ludoteca.game("quay"), ["random", "random"], seed=5)
    once = analyse(match.record, worlds=WORLDS)
    assert analyse(match.record, worlds=WORLDS, workers=2) == once
    assert analyse(match.record, worlds=WORLDS, seed=1) != once


def test_what_was_taken_back_is_not_judged() -> None:
    match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
    line = len(match.lines) + 1
    match.choose(0)
    match.undo(0)
    match.choose(match.pending.answers[1] if match.pending else 0)
    steps = [step for step in course(match.game, match.record).steps if isinstance(step, Choice)]
    assert [step.answer for step in steps[:1]] == [1]
    assert steps[0].line > line


def test_a_marked_decision_lost_clearly_and_names_a_better_answer() -> None:
    match, found = _played("plastics_race", seed=4)
    parts = [judged(found, at, 0, 8) for at, step in enumerate(found.steps) if isinstance(step, Choice)][:40]
    marked = [one for one in parts if not hasattr(one, "luck") and mark_of(one)]
    assert marked
    assert all(one.best != one.answer and one.better.id for one in marked)
    assert all(one.asked.id.startswith("plastics-race-ask-") for one in marked)
    assert match.outcome is not None


def test_a_game_for_one_is_refused_in_one_sentence() -> None:
    match = ludoteca.play(ludoteca.game("iditacards"), ["random"], seed=1)
    with pytest.raises(Refused, match="a game for one"):
        analyse(match.record)


def _decision(line: int, seat: int, loss: float, ahead: float = 0.0) -> Decided:
    said = Message("quay-trade-in", {}, [])
    return Decided(line, seat, "Turn", 0, int(loss > 0), 0.5, loss, 0.0, ahead, said, said, said)


@pytest.mark.parametrize(
    ("result", "luck", "mine", "theirs", "why", "how_lucky"),
    [
        (1.0, 0.7, 0.0, 0.0, "won-luck", "much-good"),
        (1.0, 0.1, 0.0, 0.3, "won-choices", "some-good"),
        (1.0, 0.0, 0.2, 0.2, "won-close", "even"),
        (0.0, -0.6, 0.0, 0.0, "lost-luck", "much-bad"),
        (0.0, -0.1, 0.4, 0.1, "lost-choices", "some-bad"),
        (0.0, 0.0, 0.1, 0.1, "lost-close", "even"),
    ],
)  # fmt: skip
def test_the_first_page_says_in_words_why_and_how_lucky(
    result: float, luck: float, mine: float, theirs: float, why: str, how_lucky: str
) -> None:
    found = Analysis(
        "hard", 4, 0, ["Ada", "Bo"], [result, 1 - result], [], [Fell(1, 0, [luck, -luck], [0.0, 0.0])],
        [_decision(2, 0, mine), _decision(3, 1, theirs)],
    )  # fmt: skip
    page = found.first_page(0)
    assert (page["why"]["id"], page["luck"]["id"]) == (f"coach-why-{why}", f"coach-luck-{how_lucky}")


def test_the_first_page_has_one_decision_to_praise_and_one_to_learn_from() -> None:
    """The answer that was most ahead of the others, and the costliest; neither if nothing stands out."""
    own = [_decision(2, 0, 0.0, 0.05), _decision(4, 0, 0.0, 0.2), _decision(6, 0, 0.1), _decision(8, 0, 0.3)]
    found = Analysis("hard", 4, 0, ["Ada", "Bo"], [1.0, 0.0], [], [], [*own, _decision(9, 1, 0.0, 0.01)])
    assert [found.first_page(seat)[part] for seat in (0, 1) for part in ("well", "next")] == [4, 8, None, None]


@pytest.mark.parametrize("day", ["2026-01-01", "2026-01-02"])
def test_the_position_of_the_day_has_more_than_two_answers(day: str) -> None:
    game = ludoteca.game("quay")
    record, decision = of_day(game, day)
    choice = next(
        step for step in course(game, record).steps if isinstance(step, Choice) and step.line == decision.line
    )
    assert len(choice.state.answers) > 2
