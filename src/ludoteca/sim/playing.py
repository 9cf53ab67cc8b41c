"""One simulated game: bots, the small generator and a state, without a match round it."""

from collections.abc import Iterator

from ludoteca.bots import Question, bot
from ludoteca.engine import GameError, Rng, Runaway
from ludoteca.sim.plan import Plan
from ludoteca.sim.rows import Row


def play_number(plan: Plan, number: int) -> Row:
    """Play game `number` of a plan; nothing but the plan and the number decides how it goes."""
    game, lineup, seed = plan.game(), plan.lineup(number), plan.seed_of(number)
    seats = [bot(kind, game, seed + 1 + seat) for seat, kind in enumerate(lineup)]
    rng = Rng(seed)
    state = game.new(plan.players, dict(plan.options))
    state.deal(rng)
    answers = 0
    while not state.over:
        state.choose(seats[state.player].choose(Question(state)))
        state.deal(rng)
        answers += 1
        if answers > game.longest_game:
            raise Runaway(f"more than {game.longest_game} answers")
    outcome = state.outcome
    if outcome is None:
        raise GameError("the game is over and has no outcome")
    places = _places(outcome.ranking, plan.players)
    rounds: int | None = getattr(state, "round", None)
    return Row(
        number, seed, lineup, outcome.scores, places, outcome.winners, outcome.reason, answers, rounds,
        tuple(state.breakdown),
    )  # fmt: skip


def play_chunk(plan: Plan, first: int, last: int) -> Iterator[Row]:
    """Games `first` to `last`. Whatever goes wrong in one is told with its number, in an error any process can read."""
    for number in range(first, last + 1):
        try:
            row = play_number(plan, number)
        except Exception as error:
            raise GameError(f"{plan.game_id}, game {number} with seed {plan.seed_of(number)}: {error}") from error
        yield row


def _places(ranking: tuple[tuple[int, ...], ...], players: int) -> tuple[int, ...]:
    """The place of each seat from 1; equals share the better one.

    >>> _places(((2,), (0, 3), (1,)), 4)
    (2, 4, 1, 2)
    """
    places = [0] * players
    place = 1
    for level in ranking:
        for seat in level:
            places[seat] = place
        place += len(level)
    return tuple(places)
