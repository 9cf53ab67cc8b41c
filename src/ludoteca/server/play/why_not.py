"""Why an answer that an asked seat might think of is not offered, where its game can say more than that it is not."""

from ludoteca.engine import GameError, Message, State
from ludoteca.engine.game import NOT_OFFERED
from ludoteca.server.api import types
from ludoteca.server.api.messages import words
from ludoteca.server.play import worlds
from ludoteca.server.tables.table import Table


def reasons_against(table: Table, seat: int) -> list[types.WhyNot] | None:
    """Each answer that is not offered and whose reason is known; None if the seat is not asked."""
    question = table.question(seat)
    if question is None:
        return None
    offered = set(question.answers)
    world = worlds.drawn(question)
    found = []
    for answer in range(question.game.sizes[question.stack[-1][0]]):
        if answer in offered:
            continue
        reason = question.game.refusal(world, answer)
        about = None if reason.id == NOT_OFFERED else _about(world, answer)
        if about is not None:
            found.append(types.WhyNot(words(about), words(reason)))
    return found


def _about(question: State, answer: int) -> Message | None:
    """What the answer would mean; None where the game has words for it only when it is offered."""
    place, player, a, b = question.stack[-1]
    try:
        return question.game.option_words(question, question.rules[place].name, player, answer, a, b)
    except (LookupError, ValueError, GameError):
        return None
