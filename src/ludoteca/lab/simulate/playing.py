"""One simulated game: bots, the fast random generator and a state, without a match around it."""

from typing import NamedTuple

from ludoteca.bots import Question
from ludoteca.bots.from_file import bot_of
from ludoteca.bots.random import RandomBot, draw_on
from ludoteca.engine import GameError, Refused, Rng, Runaway
from ludoteca.lab.simulate.decisions import Sample
from ludoteca.lab.simulate.recording import Recording
from ludoteca.lab.simulate.rows import Row, head
from ludoteca.lab.simulate.run import Run
from ludoteca.lab.simulate.watching import Watch, Watched


class Played(NamedTuple):
    """The results of a game: its row and, if the run wants them, its record or everything seen in it."""

    row: Row
    record: str | None
    watched: Watched | None = None


def play_number(run: Run, number: int) -> Row:
    """Play game `number` of a run; only the run and the number decide how it goes."""
    return play(run, number).row


def play(run: Run, number: int) -> Played:
    """The same, with all results."""
    begin = head(run, number)
    game = run.game()
    seats = [bot_of(kind, game, begin.seed + 1 + seat) for seat, kind in enumerate(begin.bots)]
    rng = Rng(begin.seed)
    state = game.new(begin.players, begin.options)
    recording = Recording(state, begin) if run.records and number % run.records == 0 else None
    watch = Watch(state) if run.watched else None
    state.resolve_chance(rng)
    sample = Sample(run.decisions, begin.seed)
    answers, starter, longest = 0, None, game.longest_game
    drawing = [] if run.decisions else [one for one in seats if isinstance(one, RandomBot)]
    while not state.over:
        if starter is not None and len(drawing) == len(seats):
            answers += draw_on(state, drawing, rng, longest + 1 - answers)
            _check_length(answers, longest)
            break
        answers += 1
        asked = seats[state.player]
        if starter is None and state.rule.name in game.turn_rules:
            starter = state.player
        blind = isinstance(asked, RandomBot)  # drawing a world for a question takes longer than everything else
        answer = asked.draw(state.answers) if blind else asked.choose(Question(state))
        if run.decisions:
            sample.look(answers, state, asked, answer)
        state.choose(answer)
        state.resolve_chance(rng)
        _check_length(answers, longest)
    outcome = state.outcome
    if outcome is None:
        raise GameError("the game is over and has no outcome")
    places = places_of(outcome.ranking, begin.players)
    rounds: int | None = getattr(state, "round", None)
    row = Row(
        *begin, starter, outcome.scores, places, outcome.winners, outcome.reason, answers, rounds,
        tuple(state.breakdown), tuple(sample.kept),
    )  # fmt: skip
    return Played(row, None if recording is None else recording.text(), None if watch is None else watch.done())


def _check_length(answers: int, longest: int) -> None:
    if answers > longest:
        raise Runaway(f"more than {longest} answers")


def play_or_tell(run: Run, number: int) -> Played:
    """Play a game; if anything goes wrong, the error names its number and seed, and any process can read it.

    A mistake of your own bot is `Refused`. Anything else is a mistake of ours.
    """
    try:
        return play(run, number)
    except Exception as error:
        told = f"{where(run, number)}: {error}"
        raise (Refused if isinstance(error, Refused) else GameError)(told) from error


def where(run: Run, number: int) -> str:
    """How errors name a game."""
    return f"{run.game().id}, game {number} with seed {head(run, number).seed}"


def places_of(ranking: tuple[tuple[int, ...], ...], players: int) -> tuple[int, ...]:
    """The place of each seat, from 1; ties share the better one.

    >>> places_of(((2,), (0, 3), (1,)), 4)
    (2, 4, 1, 2)
    """
    places = [0] * players
    place = 1
    for level in ranking:
        for seat in level:
            places[seat] = place
        place += len(level)
    return tuple(places)
