"""Answers, and reaction windows: what seats say to their questions."""

import time
from collections.abc import Sequence

import msgspec

from ludoteca.engine import NONE, IllegalAnswer, State
from ludoteca.server.common.errors import ApiRefusal, foreign, not_now
from ludoteca.server.service.requests import GiveAnswer, Step
from ludoteca.server.store.base import Sealed
from ludoteca.server.tables import worlds
from ludoteca.server.tables.transaction import Transaction
from ludoteca.server.tables.windows import TableMatch, let_pass


def give_answer(transaction: Transaction, given: GiveAnswer) -> int:
    """Answer a seat's question, and what follows as far as it wants and can; the version shown afterwards."""
    request = _told_apart(given)
    known = transaction.repeated(given.key, request)
    if known is not None:
        return known
    match = transaction.playing()
    transaction.check_version(given.version)
    question = transaction.table.question(given.seat)
    if given.answer == NONE and given.seat in transaction.table.still_to_answer:
        _keep(transaction, given.seat, NONE, given.key, request)
        return transaction.table.version
    if question is None:
        raise foreign("This seat is not asked now.")
    try:
        if not match.windows:
            _choose(transaction, match, given.answer, given.key, request, given.then, usual=given.usual)
        elif given.then:
            raise not_now("While others can react, answer one question at a time.")
        else:
            _seal(transaction, question, given.answer, given.key, request)
    except IllegalAnswer as error:
        raise _illegal(question, given.answer, error) from None
    transaction.table.decided = True
    return transaction.table.version


def _told_apart(given: GiveAnswer) -> str:
    """The request that a key was used for, as text to compare."""
    request = f"answer {given.seat} {given.version} {given.answer}"
    if given.then:
        request += f" {msgspec.json.encode(given.then).decode()}"
    return f"{request} usual" if given.usual else request


def answer_for(transaction: Transaction, seat: int, version: int, chosen: int) -> None:
    """Answer for a bot or a standing order, if the table is still where it was asked."""
    match, table = transaction.playing(), transaction.table
    if table.version != version or seat in table.sealed:
        return
    if match.windows:
        question = table.asked_in_window().get(seat)
        if question is not None:
            _seal(transaction, question, chosen)
    elif match.state.player == seat:
        _choose(transaction, match, chosen)


def close_window(transaction: Transaction) -> None:
    """When its time is up: everyone who was asked answers or passes, then the next position is shown."""
    match, table = transaction.playing(), transaction.table
    if not match.windows or time.monotonic() < table.closes:
        return
    if len(match.windows) == 1:
        _resolve(transaction, match)
    match.windows.pop(0)
    match.note_open_window(again=True)
    transaction.windows_noted(match)
    transaction.position_changed(match)


def _resolve(transaction: Transaction, match: TableMatch) -> None:
    asked, sealed = transaction.table.asked_in_window(), transaction.table.sealed
    while match.asks_in_window and match.state.player in asked and len(match.windows) == 1:
        passing = let_pass(match.state)
        chosen = sealed.get(match.state.player, passing)
        seat, lines, events = match.state.player, len(match.lines), len(match.told_so_far)
        match.choose(chosen if chosen in match.state.answers else passing)
        transaction.append("answer", seat, lines, events)


def _choose(
    transaction: Transaction,
    match: TableMatch,
    chosen: int,
    key: str | None = None,
    request: str = "",
    then: Sequence[Step] = (),
    *,
    usual: bool = False,
) -> None:
    seat, rule, lines, events = match.state.player, match.state.rule, len(match.lines), len(match.told_so_far)
    match.choose(chosen)
    match.go_on(seat, [(step.do, step.to) for step in then])
    if usual:
        match.go_on_as_usual(seat, rule, forced=len(match.lines) - lines > 1 + len(then))
    match.note_open_window()
    transaction.windows_noted(match)
    transaction.append("answer", seat, lines, events, key, request)


def _seal(transaction: Transaction, question: State, chosen: int, key: str | None = None, request: str = "") -> None:
    """Keep an answer until the window closes: it counts if nobody before this seat reacts."""
    if chosen not in question.answers:
        raise IllegalAnswer(question.rule.name, chosen, f"{chosen} is not offered")
    _keep(transaction, question.player, chosen, key, request)


def _keep(transaction: Transaction, seat: int, chosen: int, key: str | None, request: str) -> None:
    """`chosen` is -1 for a seat that cannot react, at a table where everyone answers."""
    table = transaction.table
    transaction.rows.seal(Sealed(table.id, table.version, seat, chosen, key, request))
    transaction.changed(unseen=True)
    table.sealed[seat] = chosen
    transaction.close_if_all_answered()


def _illegal(question: State, chosen: int, error: IllegalAnswer) -> ApiRefusal:
    words = question.game.refusal(worlds.drawn(question), chosen)
    return ApiRefusal(422, "illegal", f"{error}.", words, words.rules)
