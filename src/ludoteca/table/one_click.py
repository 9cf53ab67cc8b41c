"""How far one click can go: answers that almost everyone would give next, and answers that are picked together.

Call these with a world that the seat thinks possible, so that they reveal nothing that the seat does not know.
"""

from typing import Final, NamedTuple

from ludoteca.engine.actions import Action
from ludoteca.engine.errors import GameError
from ludoteca.engine.rulebook import ledger_of
from ludoteca.engine.shape import NONE
from ludoteca.engine.state import State
from ludoteca.engine.words import Message
from ludoteca.table.bundles import Bundled, Reply
from ludoteca.table.clicks import clicks_at
from ludoteca.table.undoable import Barrier, WayBackCloses

LONGEST: Final = 8
"""The most answers that one click gives by itself."""
CLOSED: Final = (WayBackCloses, GameError, ValueError)


class FollowUp(NamedTuple):
    """An answer that follows by itself: the action, and its sentence."""

    action: Action
    words: Message


class Ahead(NamedTuple):
    """What a click on an answer does: the usual answers in `then` follow; `asks` is the first question they answer.

    `final`: what the click does cannot be undone.
    """

    final: bool
    then: list[FollowUp]
    asks: Message | None


def ahead(world: State, answer: int) -> Ahead:
    """What a click on an answer of the asked seat does. If the same question comes up again, it is asked again.

    >>> import ludoteca
    >>> state = ludoteca.game("quay").new(players=2)
    >>> state.resolve_chance(ludoteca.Rng(7))
    >>> ahead(state, state.answers[0]).then
    []
    """
    seat, rule = world.player, world.rule
    trial, watching = world.copy(), Barrier(seat)
    trial.listener = watching
    then: list[FollowUp] = []
    asks: Message | None = None
    try:
        trial.choose(answer)
        while trial.player == seat and trial.rule is not rule and len(then) < LONGEST:
            forced = watching.answers > 1 + len(then)
            usual = clicks_at(trial).usual(trial.rule, trial, seat, trial.stack[-1][2], forced)
            if usual == NONE:
                break
            if asks is None:
                asks = trial.game.prompt(trial)
            then.append(FollowUp(*trial.game.named(trial, usual)))
            trial.choose(usual)
    except CLOSED:
        return Ahead(True, then, asks)
    return Ahead(trial.player != seat, then, asks)


def final_together(world: State, replies: list[Reply]) -> bool | None:
    """Whether answers given together cannot be undone; None if they cannot be given together."""
    trial, final = world.copy(), False
    trial.listener = Barrier(world.player)
    for number, answer in replies:
        if final or not trial.stack or trial.stack[-1][0] != number or answer not in trial.answers:
            return None
        try:
            trial.choose(answer)
        except CLOSED:
            final = True
    return final or trial.player != world.player


def failure(world: State, answer: int) -> Message | None:
    """Why an answer that is offered must fail, as far as the asked seat knows; None if it can succeed."""
    rule, (_, player, args) = world.rule, world.stack[-1]
    why = clicks_at(world).fails(rule, world, player, answer, args)
    return None if why is None else why.message(world.game.prefix, ledger_of(rule))


def bundles(world: State) -> list[Bundled]:
    """The answers that one click can give together now."""
    _, player, args = world.stack[-1]
    return clicks_at(world).bundles(world.rule, world, player, args)


def better_answer(world: State, answer: int) -> int:
    """Another answer that gets the same for less, or more for the same; `NONE` if there is none."""
    _, player, args = world.stack[-1]
    return clicks_at(world).instead(world.rule, world, player, answer, args)


def picks(world: State) -> int:
    """How many answers the question takes in a row, if their order does not matter; 1 for most questions.

    >>> import ludoteca
    >>> game = ludoteca.game("quay")
    >>> away = ludoteca.position(game, players=2, question="PutAway", carries={"first": True})
    >>> picks(ludoteca.position(game, players=2)), picks(away)
    (1, 3)
    """
    return _walk(world, None) if world.rule.commutes else 1


def fewest_picks(world: State) -> int:
    """How many of these answers a player must give before they may stop.

    >>> import ludoteca
    >>> game = ludoteca.game("quay")
    >>> fewest_picks(ludoteca.position(game, players=2, question="PutAway", carries={"first": True}))
    1
    """
    return _walk(world, None, to_a_stop=True) if world.rule.commutes else 1


def copies(world: State, answer: int) -> int:
    """How often the same answer can be picked in a question that takes several."""
    return _walk(world, answer)


def _walk(world: State, answer: int | None, to_a_stop: bool = False) -> int:
    """How often in a row the question takes this answer, or any answer that has an object.

    `to_a_stop`: only until there is an answer without an object, which stops.
    """
    trial, rule = world.copy(), world.rule
    trial.listener = Barrier(world.player)
    count = 0
    while trial.stack and trial.rule is rule:
        if count and to_a_stop and not all(rule.verb(one).domains() for one in trial.answers):
            break
        wanted = [one for one in trial.answers if one == answer or (answer is None and rule.verb(one).domains())]
        if not wanted:
            break
        count += 1
        try:
            trial.choose(wanted[0])
        except CLOSED:
            break
    return max(1, count)
