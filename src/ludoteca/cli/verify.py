"""`ludoteca verify FILE`: is this record correct?"""

import json
from pathlib import Path
from typing import Any, NamedTuple

import click

from ludoteca.cli.group import CHECK_FAILED
from ludoteca.cli.records import read_record
from ludoteca.cli.screen import Screen
from ludoteca.cli.telling import row
from ludoteca.engine import BadRecord, Game
from ludoteca.games import installed
from ludoteca.match.dealer import commitment
from ludoteca.match.record import Part, Record, Versions
from ludoteca.match.replay import Replay
from ludoteca.words.sentences import Words

EXAMPLES = """\b
Examples:
  ludoteca verify evening.ludo.jsonl
  ludoteca verify evening.ludo.jsonl --json"""

NAMES = {
    "rules": "verify-rules",
    "content": "verify-content",
    "commitment": "verify-commitment",
    "answers": "verify-answers",
    "dealt": "verify-dealt",
    "result": "verify-result",
}


class Check(NamedTuple):
    """One thing that was checked: whether it is right (None if it could not be checked), and what was found."""

    name: str
    holds: bool | None
    found: str


@click.command(epilog=EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Write JSON for a script.")
@click.option("--content", type=click.Path(path_type=Path), metavar="DIR",
              help="Check against the components in this folder.")  # fmt: skip
@click.pass_context
def verify(ctx: click.Context, file: Path, as_json: bool, content: Path | None) -> None:
    """Check that the record in FILE is correct.

    The game is replayed with today's rules. We check the components, the dealer's commitment, every answer, every
    card and die, and the result. If the rules were updated during the game, you see which rules it was played with.
    Exit code 0: everything is right. 1: something is wrong. 2: we can't read the file as a record.
    """
    record = read_record(file)
    game = installed.game(record.header.game, content)
    words = Words(content=content)
    checks = checked(game, record, words)
    good = all(check.holds is not False for check in checks)
    if as_json:
        data = {"file": str(file), "holds": good, "checks": [check._asdict() for check in checks]}
        click.echo(json.dumps(data, indent=1, ensure_ascii=False))
    else:
        _show(Screen(), words, checks, _verdict(words, checks, versions(record), game.version))
    if not good:
        ctx.exit(CHECK_FAILED)


def checked(game: Game[Any], record: Record, words: Words) -> list[Check]:
    written = record.header.commitment
    committed = commitment(record.secret)
    replayed = _replayed(game, record, words, written == committed)
    return [
        _ruled(words, record, game.version, replayed[0]),
        _same(words, "content", _parts(record)[-1].content, game.content_hash),
        _same(words, "commitment", written, committed),
        *replayed,
    ]


def versions(record: Record) -> list[str]:
    """The versions of the rules that a record was played with, in order."""
    return list(dict.fromkeys(part.rules for part in _parts(record)))


def _parts(record: Record) -> list[Versions]:
    return [record.header.versions, *(line.versions for line in record.lines if isinstance(line, Part))]


def _ruled(words: Words, record: Record, here: str, answers: Check) -> Check:
    """A game may outlive an update: what counts is that today's rules accept every answer in it."""
    played = versions(record)
    rules = row(words, played)
    if answers.holds or played == [here]:
        return Check("rules", True, words.text("verify-played", rules=rules))
    return Check("rules", answers.holds, words.text("verify-other-rules", rules=rules, here=here))


def _same(words: Words, name: str, written: str, here: str) -> Check:
    if written == here:
        return Check(name, True, words.text("verify-same", value=here))
    return Check(name, False, words.text("verify-differs", record=written, here=here))


def _replayed(game: Game[Any], record: Record, words: Words, committed: bool) -> list[Check]:
    needs = words.text("verify-needs")
    if not committed:
        return [Check(name, None, needs) for name in ("answers", "dealt", "result")]
    try:
        replay = Replay(game, record)
        replay.go_to(len(record.lines))
    except BadRecord as error:
        return [Check("answers", False, str(error)), Check("dealt", None, needs), Check("result", None, needs)]
    return [_followed(replay, words), _dealt(record, words), _ended(replay, words)]


def _followed(replay: Replay, words: Words) -> Check:
    if replay.unchecked:
        return Check("answers", None, words.text("verify-left-out", **replay.unchecked[0]._asdict()))
    return Check("answers", True, words.text("verify-replayed", lines=len(replay.record.lines)))


def _dealt(record: Record, words: Words) -> Check:
    """A fork took over the draws and rolls of another game: its own secret says nothing about them."""
    first = record.header.dealt_from
    if first <= 1:
        return Check("dealt", True, words.text("verify-dealt-all"))
    return Check("dealt", None, words.text("verify-dealt-from", line=first))


def _ended(replay: Replay, words: Words) -> Check:
    try:
        replay.check_end()
    except BadRecord as error:
        return Check("result", False, str(error))
    outcome = replay.match.outcome
    if outcome is None:
        return Check("result", True, words.text("verify-not-over"))
    return Check("result", True, words.say(outcome.ending(), replay.match.names))


def _verdict(words: Words, checks: list[Check], played: list[str], here: str) -> str:
    if not all(check.holds for check in checks):
        return words.text("verify-not-good" if any(check.holds is False for check in checks) else "verify-partly")
    if played == [here]:
        return words.text("verify-all-good")
    return words.text("verify-all-good-with", rules=row(words, played))


def _show(screen: Screen, words: Words, checks: list[Check], verdict: str) -> None:
    frames = {True: "verify-good", False: "verify-bad", None: "verify-skipped"}
    for check in checks:
        screen.say(words.text(frames[check.holds], check=words.text(NAMES[check.name]), found=check.found))
    screen.say(verdict, "bold")
