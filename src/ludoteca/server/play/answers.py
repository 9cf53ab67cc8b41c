"""Answers, and reaction windows: what seats say to what they are asked."""

import time

from sqlalchemy import insert

from ludoteca.engine import IllegalAnswer, State
from ludoteca.server.errors import ApiRefusal, foreign
from ludoteca.server.play import worlds
from ludoteca.server.play.windows import TableMatch, let_pass
from ludoteca.server.store import schema
from ludoteca.server.tables.transaction import Acting


def give_answer(act: Acting, seat: int, version: int, chosen: int, key: str | None) -> int:
    """A seat answers what it is asked; the version that is shown afterwards."""
    request = f"answer {seat} {version} {chosen}"
    known = act.repeated(key, request)
    if known is not None:
        return known
    match = act.playing()
    act.check_version(version)
    question = act.table.question(seat)
    if question is None:
        raise foreign("This seat is not asked now.")
    if chosen not in question.answers:
        raise _illegal(question, chosen)
    act.table.decided = True
    if match.hushes:
        return _seal(act, seat, chosen, key, request)
    _choose(act, match, chosen, key, request)
    return act.table.version


def answer_for(act: Acting, seat: int, version: int, chosen: int) -> None:
    """A bot or a standing order answers, if the table still stands where it was asked."""
    match, table = act.playing(), act.table
    if table.version != version or seat in table.sealed:
        return
    if match.hushes:
        question = table.asked_in_window().get(seat)
        if question is not None and chosen in question.answers:
            _seal(act, seat, chosen, None, "")
    elif match.state.player == seat and chosen in match.state.answers:
        _choose(act, match, chosen)


def close_window(act: Acting, now: float) -> None:
    """When its time has come: everybody who was asked answers or lets pass, then the next thing is shown."""
    match, table = act.playing(), act.table
    if not match.hushes or now < table.until:
        return
    if len(match.hushes) == 1:
        _resolve(act, match)
    match.hushes.pop(0)
    match.note_open_window(again=True)
    act.windows_noted(match, now)
    act.position_changed(match)


def _resolve(act: Acting, match: TableMatch) -> None:
    asked, sealed = act.table.asked_in_window(), act.table.sealed
    while match.asked_quietly and match.state.player in asked and len(match.hushes) == 1:
        passing = let_pass(match.state)
        chosen = sealed.get(match.state.player, passing)
        seat, lines, events = match.state.player, len(match.lines), len(match.told_so_far)
        match.choose(chosen if chosen in match.state.answers else passing)
        act.append("answer", seat, lines, events)


def _choose(act: Acting, match: TableMatch, chosen: int, key: str | None = None, request: str = "") -> None:
    seat, lines, events = match.state.player, len(match.lines), len(match.told_so_far)
    match.choose(chosen)
    match.note_open_window()
    act.windows_noted(match, time.time())
    act.append("answer", seat, lines, events, key, request)


def _seal(act: Acting, seat: int, chosen: int, key: str | None, request: str) -> int:
    """Keep an answer until the window closes: it counts if nobody before this seat reacts."""
    version = act.table.version
    values = {"table_id": act.table.id, "version": version, "seat": seat, "answer": chosen}
    act.conn.execute(insert(schema.sealed).values(**values, key=key, request=request))
    act.changed(unseen=True)
    act.table.sealed[seat] = chosen
    return version


def _illegal(question: State, chosen: int) -> ApiRefusal:
    words = question.game.refusal(worlds.drawn(question), chosen)
    rule = question.rule.name
    refusal = IllegalAnswer(rule, chosen, f"{chosen} is not offered")
    return ApiRefusal(422, "illegal", f"{refusal}.", words, words.rules)
