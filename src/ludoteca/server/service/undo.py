"""Taking back: alone as far as the undo rules allow, further with everyone's consent."""

import msgspec

from ludoteca.engine import CannotUndo
from ludoteca.match.record import Answer
from ludoteca.server.common.errors import ApiRefusal, bad, foreign, not_now
from ludoteca.server.service.requests import TakeBack
from ludoteca.server.tables.table import UndoRequest
from ludoteca.server.tables.transaction import Transaction, encode
from ludoteca.server.tables.windows import TableMatch, stop_words


def take_back(transaction: Transaction, wish: TakeBack) -> int:
    """Undo alone, ask the others for it, or answer those who ask; the version that is shown afterwards."""
    if wish.consent is not None:
        return _consent(transaction, wish.seat, wish.consent)
    if wish.version is None:
        raise bad("'version' is missing: the version that was shown.")
    if wish.ask:
        return _ask(transaction, wish.seat, wish.version)
    return _undo_last(transaction, wish.seat, wish.version, wish.key)


def _undo_last(transaction: Transaction, seat: int, version: int, key: str | None) -> int:
    request = f"undo {seat} {version}"
    known = transaction.repeated(key, request)
    if known is not None:
        return known
    match = _open_match(transaction, version)
    lines, events = len(match.lines), len(match.told_so_far)
    try:
        match.undo_step(seat)
    except CannotUndo as error:
        raise _cannot(error) from None
    match.forget_windows()
    transaction.append("undo", seat, lines, events, key, request)
    return transaction.table.version


def _ask(transaction: Transaction, seat: int, version: int) -> int:
    match = _open_match(transaction, version)
    request = UndoRequest(seat, _last_answer_of(transaction, match, seat), version, [])
    return _go_back_if_all_agree(transaction, match, request)


def _consent(transaction: Transaction, seat: int, yes: bool) -> int:
    match, request = transaction.playing(), transaction.table.undo_request
    if request is None or request.version != match.version:
        raise not_now("Nobody wants to undo anything now.")
    if seat == request.seat:
        raise foreign("You cannot agree to your own request.")
    if not yes:
        transaction.table.undo_request = None
        transaction.changed(undo_request=None)
        return transaction.table.version
    if seat not in request.agreed:
        request.agreed.append(seat)
    return _go_back_if_all_agree(transaction, match, request)


def _open_match(transaction: Transaction, version: int) -> TableMatch:
    match = transaction.playing()
    transaction.check_version(version)
    if match.windows:
        raise not_now("You can't undo while others can react.")
    return match


def _go_back_if_all_agree(transaction: Transaction, match: TableMatch, request: UndoRequest) -> int:
    if transaction.table.to_agree - {request.seat} <= set(request.agreed):
        lines, events = len(match.lines), len(match.told_so_far)
        try:
            match.go_back(request.seat, request.to)
        except CannotUndo as error:
            raise _cannot(error) from None
        match.forget_windows()
        transaction.append("undo", request.seat, lines, events)
    else:
        transaction.table.undo_request = request
        transaction.changed(undo_request=encode(request))
    return transaction.table.version


def _last_answer_of(transaction: Transaction, match: TableMatch, seat: int) -> int:
    """The line of the last answer that this seat was openly asked for and that still counts."""
    withdrawn: set[int] = set()
    for act in reversed(transaction.rows.acts(transaction.table.id)):
        if act.kind == "part":
            break
        if act.kind == "undo":
            for line in msgspec.json.decode(act.lines):
                withdrawn |= set(range(line["undo"], line["n"]))
        elif act.kind == "answer" and act.seat == seat and act.first not in withdrawn:
            answered = match.lines[act.first - 1]
            if isinstance(answered, Answer) and not match.game.rulebook.by_name[answered.rule].window:
                return act.first
    raise ApiRefusal(409, "cannot-undo", "This seat has nothing to undo.", stop_words("start"))


def _cannot(error: CannotUndo) -> ApiRefusal:
    return ApiRefusal(409, "cannot-undo", str(error), stop_words(error.stopped_by))
