"""Reasons why something is not offered, put to the test in the positions of random games."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from ludoteca.engine import Game, Name, OptionValue, Rng, Seat, State, kebab
from ludoteca.engine.game import NOT_OFFERED


class Claim(NamedTuple):
    """An answer that is not offered, what is said of it, and what the asked seat sees of the table."""

    state: State
    view: dict[str, Any]
    seat: int
    rule: str
    answer: int
    a: int
    b: int
    args: dict[str, Any]


Test = Callable[[Claim], bool]


def positions(
    game: Game[Any], players: int, options: Mapping[str, OptionValue], seed: int, most: int, shun: Mapping[str, int]
) -> Iterator[State]:
    """The questions of a random game, so many at most; what is shunned is answered one time in eight."""
    rng = Rng(seed)
    state = game.new(players, options)
    state.deal(rng)
    for _ in range(most):
        if state.over:
            return
        yield state
        answers = state.answers
        shunned = shun.get(state.rules[state.stack[-1][0]].name)
        if shunned is not None and len(answers) > 1 and rng.below(8):
            answers = [answer for answer in answers if answer != shunned]
        state.choose(answers[rng.below(len(answers))])
        state.deal(rng)


def true_reasons(game: Game[Any], state: State, truths: Mapping[str, Test], trivial: Test, rng: Rng) -> set[str]:
    """Ask for a reason for every answer: whatever is said must be true, and the same in all worlds of the seat.

    Nothing that is offered may have a reason, and what has none must be trivial. Returns the reasons that were given.
    """
    place, player, a, b = state.stack[-1]
    rule, offered = state.rules[place].name, set(state.answers)
    worlds = [state.determinize(player, rng) for _ in range(2)]
    view = state.view(player)
    said = set()
    for answer in range(game.sizes[place]):
        reason = game.refusal(worlds[0], answer)
        assert reason == game.refusal(worlds[1], answer), f"{rule} {answer}: the reason tells what is hidden"
        args = {name: _plain(arg) for name, arg in reason.args.items()}
        claim = Claim(state, view, player, rule, answer, a, b, args)
        if reason.id == NOT_OFFERED:
            assert answer in offered or trivial(claim), f"{rule} {answer} ({a}, {b}) has no reason"
            continue
        name = reason.id.removeprefix(f"{kebab(game.id)}-refused-")
        assert answer not in offered, f"{rule} {answer} is offered, but {name}"
        assert reason.rules, name
        assert truths[name](claim), f"{rule} {answer} ({a}, {b}): {name} {args} is not true"
        assert game.option_words(worlds[0], rule, player, answer, a, b).id in game.message_ids()
        said.add(name)
    return said


def _plain(arg: object) -> object:
    """What an argument stands for: a name by its id, a seat by its number."""
    if isinstance(arg, Name):
        return arg.id
    return arg.number if isinstance(arg, Seat) else arg
