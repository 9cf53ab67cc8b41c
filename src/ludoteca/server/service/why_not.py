"""Why an answer that an asked seat might think of is not offered, if its game can give a reason."""

from ludoteca.engine import GameError, Message, State
from ludoteca.engine.game import NOT_OFFERED
from ludoteca.server.common import asked
from ludoteca.server.common.messages import words
from ludoteca.server.tables import worlds
from ludoteca.server.tables.table import Table


def reasons_against(table: Table, seat: int) -> list[asked.WhyNot] | None:
    """Every answer that is not offered for a known reason; None if the seat is not asked."""
    question = table.question(seat)
    if question is None:
        return None
    offered = set(question.answers)
    world = worlds.drawn(question)
    found = []
    for answer in range(question.rule.size):
        if answer in offered:
            continue
        reason = question.game.refusal(world, answer)
        refused = None if reason.id == NOT_OFFERED else _refused(world, answer, reason)
        if refused is not None:
            found.append(refused)
    return found


def _refused(question: State, answer: int, reason: Message) -> asked.WhyNot | None:
    """The answer and the reason; None where the game has words for the answer only when it is offered."""
    try:
        action = question.game.decode(question, answer)
        about = question.game.answer_words(question, question.stack[-1], answer)
    except (LookupError, ValueError, GameError):
        return None
    return asked.WhyNot(action.verb, action.to, words(about), words(reason))
