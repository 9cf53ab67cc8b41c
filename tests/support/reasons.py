"""Reasons why something is not offered, put to the test in the positions of random games."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from ludoteca.engine import Game, IllegalAnswer, Name, OptionValue, Rng, Seat, State, kebab
from ludoteca.engine.game import NOT_OFFERED
from ludoteca.engine.rule import carried


class Claim(NamedTuple):
    """An answer that is not offered, what is said of it, and what the asked seat sees of the table.

    `carries` is what the question carries, `do` and `to` are the verb of the answer and its objects; `args` are those
    of the reason.
    """

    state: State
    view: dict[str, Any]
    seat: int
    rule: str
    carries: dict[str, Any]
    do: str
    to: dict[str, Any]
    args: dict[str, Any]


Test = Callable[[Claim], bool]


def positions(
    game: Game[Any], players: int, options: Mapping[str, OptionValue], seed: int, most: int, shun: Mapping[str, str]
) -> Iterator[State]:
    """The questions of a random game, `most` at most; the verb to shun at a rule is answered one time in eight."""
    rng = Rng(seed)
    state = game.new(players, options)
    state.resolve_chance(rng)
    for _ in range(most):
        if state.over:
            return
        yield state
        answers = state.answers
        shunned = shun.get(state.rule.name)
        if shunned is not None and len(answers) > 1 and rng.below(8):
            answers = [answer for answer in answers if state.rule.verb(answer).name != shunned]
        state.choose(answers[rng.below(len(answers))])
        state.resolve_chance(rng)


def true_reasons(game: Game[Any], state: State, truths: Mapping[str, Test], trivial: Test, rng: Rng) -> set[str]:
    """Ask for a reason for every answer: whatever is said must be true, and the same in all worlds of the seat.

    Nothing that is offered may have a reason, and what has none must be trivial. Returns the reasons that were given.
    """
    frame, rule = state.stack[-1], state.rule
    player, offered = frame[1], set(state.answers)
    carries = {domain.name: domain.codec(game.content).write(value) for domain, value in carried(rule, frame[2])}
    worlds = [state.determinize(player, rng) for _ in range(2)]
    view = state.view(player)
    known, said = game.message_ids(), set()
    for answer in range(rule.size):
        reason = game.refusal(worlds[0], answer)
        try:
            action = game.decode(state, answer)
        except IllegalAnswer:  # it is about nothing in this position, such as an empty slot of a market
            assert answer not in offered
            assert reason.id == NOT_OFFERED
            continue
        assert reason == game.refusal(worlds[1], answer), f"{action}: the reason tells what is hidden"
        args = {name: _plain(arg) for name, arg in reason.args.items()}
        claim = Claim(state, view, player, rule.name, carries, action.verb, action.to, args)
        if reason.id == NOT_OFFERED:
            assert answer in offered or trivial(claim), f"{action} ({carries}) has no reason"
            continue
        name = reason.id.removeprefix(f"{kebab(game.id)}-refused-")
        assert answer not in offered, f"{action} is offered, but {name}"
        assert reason.rules, name
        assert truths[name](claim), f"{action} ({carries}): {name} {args} is not true"
        assert game.answer_words(worlds[0], frame, answer).id in known
        said.add(name)
    return said


def _plain(arg: object) -> object:
    """What an argument stands for: a name by its id, a seat by its number."""
    if isinstance(arg, Name):
        return arg.id
    return arg.number if isinstance(arg, Seat) else arg
