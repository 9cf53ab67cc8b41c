"""What the bots of a tutorial's table answer while its reader follows the tutorial."""

from ludoteca.match.record import Answer
from ludoteca.server.tables.table import Table
from ludoteca.teach.tutorials import followed


def scripted(table: Table, seat: int) -> int | None:
    """What the tutorial has this bot answer now; None if it may play as it likes."""
    if table.choices.tutorial is None or table.match is None:
        return None
    lesson, lines = followed(table.game.id, table.choices.tutorial), table.match.lines
    if lesson is None or len(lines) >= len(lesson.lines) or tuple(lines) != lesson.lines[: len(lines)]:
        return None
    following = lesson.lines[len(lines)]
    return following.answer if isinstance(following, Answer) and following.seat == seat else None
