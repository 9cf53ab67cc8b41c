"""The record of a match: one JSON Lines file that is saved game, replay, bug report and data row in one.

Line 1 is the header. Every further line has a number `n`, one more than the line before it, from 1:

- an answer: `{"n": 4, "seat": 0, "rule": "Turn", "answer": 2}`; chance has seat -1; every 50th also a `digest` of the
  position in which it was given;
- an undo: `{"n": 9, "seat": 0, "undo": 7}`: seat 0 took back everything from line 7 on; with `"agreed": true` the
  whole table agreed to it;
- a part: `{"n": 30, "version": ..., "rules": ..., "content": ..., "dealt": 41, "position": {...}}`: from here on the
  game was played with other versions;
- the end: `{"n": 99, "result": {...} or null, "secret": "..."}`: null while the game is not over.

`docs/reference/record.md` describes every field. From the first release on, the format is append-only: what one version
has written, every later version reads.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludoteca.engine import BadRecord, Game, OptionValue, Outcome, State
from ludoteca.engine.shape import kind_of
from ludoteca.match.files import write_whole

FORMAT: Final = 1
DIGEST_EVERY: Final = 50
LARGEST: Final = 64 * 1024 * 1024


class Answer(NamedTuple):
    """One answer of a seat or of chance (-1)."""

    n: int
    seat: int
    rule: str
    answer: int
    digest: str | None

    def to_json(self) -> dict[str, Any]:
        line: dict[str, Any] = {"n": self.n, "seat": self.seat, "rule": self.rule, "answer": self.answer}
        if self.digest is not None:
            line["digest"] = self.digest
        return line


class Undo(NamedTuple):
    """A seat took back everything from line `undo` on."""

    n: int
    seat: int
    undo: int
    agreed: bool = False

    def to_json(self) -> dict[str, Any]:
        line: dict[str, Any] = {"n": self.n, "seat": self.seat, "undo": self.undo}
        if self.agreed:
            line["agreed"] = True
        return line


class Versions(NamedTuple):
    """What something was played with: version of Ludoteca, version of the game's rules, hash of its components."""

    version: str
    rules: str
    content: str


class Part(NamedTuple):
    """The game continued from this position with other versions; the dealer had drawn `dealt` numbers."""

    n: int
    versions: Versions
    dealt: int
    position: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        return {"n": self.n, **self.versions._asdict(), "dealt": self.dealt, "position": self.position}


Line = Answer | Undo | Part


class Header(NamedTuple):
    """A record's first line: game, versions, components, options, seats, and the commitment to the dealer's secret."""

    game: str
    version: str
    rules: str
    content: str
    players: int
    options: dict[str, Any]
    seats: list[str]
    commitment: str
    dealt_from: int
    """The first line whose chance this dealer dealt: more than 1 in a fork."""
    position: dict[str, Any] | None = None
    """The position that the game started from; None: the set-up of the book."""
    seeded: bool = False
    """Whether the person who made the table chose the seed, and could have known every card."""

    @property
    def versions(self) -> Versions:
        """The versions that the game began with."""
        return Versions(self.version, self.rules, self.content)

    def to_json(self) -> dict[str, Any]:
        usual = {"position": None, "seeded": False}
        fields = {name: value for name, value in self._asdict().items() if name not in usual or value != usual[name]}
        return {"ludoteca": "record", "format": FORMAT, **fields}


class Record(NamedTuple):
    header: Header
    lines: list[Line]
    result: dict[str, Any] | None
    secret: bytes

    def text(self) -> str:
        end = {"n": len(self.lines) + 1, "result": self.result, "secret": self.secret.hex()}
        return "".join(
            json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
            for line in (self.header.to_json(), *(line.to_json() for line in self.lines), end)
        )


def result_of(outcome: Outcome | None) -> dict[str, Any] | None:
    """An outcome as in the last line of a record."""
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "ranking": [list(place) for place in outcome.ranking],
        "scores": list(outcome.scores),
        "reason": outcome.reason,
    }


def digest(game: Game[Any], state: State, options: Mapping[str, OptionValue]) -> str:
    """A short fingerprint of a position: 12 hexadecimal digits of the SHA-256 of its JSON, without the versions.

    `options` are those that the record lists: later versions of the rules may have more.
    """
    data = game.to_data(state)
    data["options"] = dict(options)
    del data["rules"], data["content"], data["format"]
    text = json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def read(path: Path | str) -> Record:
    """The record in a file; `BadRecord` gives the line and the reason."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)  # a device may never end
    except OSError as error:
        raise BadRecord(1, f"the file cannot be read ({error.strerror})") from None
    if len(data) > LARGEST:
        raise BadRecord(1, f"the file is larger than {LARGEST // 1024 // 1024} MiB, no record is")
    return parse(data)


def write(record: Record, path: Path | str) -> None:
    """Write a record to a file, whole or not at all."""
    write_whole(Path(path), record.text())


def parse(data: bytes) -> Record:
    rows = data.split(b"\n")
    if rows.pop() != b"":
        raise BadRecord(len(rows) + 1, "the file is cut off: this line does not end")
    if not rows:
        raise BadRecord(1, "the file is empty")
    header = header_of(_object(rows[0], 1))
    if len(rows) == 1:
        raise BadRecord(2, "the file is cut off: there is no last line with the result")
    lines = [line_of(_object(row, at), at) for at, row in enumerate(rows[1:-1], start=2)]
    if header.dealt_from > len(lines) + 1:
        raise BadRecord(1, f"'dealt_from' names line {kind_of(header.dealt_from)}, but there are {len(lines)}")
    result, secret = _end(_object(rows[-1], len(rows)), len(rows))
    return Record(header, lines, result, secret)


def _object(row: bytes, at: int) -> dict[str, Any]:
    try:
        data = json.loads(row.decode("utf-8"))
        if b"\\u" in row:
            json.dumps(data, ensure_ascii=False).encode()  # fails for half a character, which could not be written
    except UnicodeError:
        raise BadRecord(at, "not UTF-8 text") from None
    except (ValueError, RecursionError):
        raise BadRecord(at, "not JSON") from None
    if not isinstance(data, dict):
        raise BadRecord(at, f"expected an object, found {kind_of(data)}")
    return data


def _field(data: dict[str, Any], name: str, kind: type, at: int) -> Any:
    if name not in data:
        raise BadRecord(at, f"{name!r} is missing")
    if type(data[name]) is not kind:
        raise BadRecord(at, f"{name!r} should not be {kind_of(data[name])}")
    return data[name]


def _name(data: dict[str, Any], name: str, at: int) -> str:
    text: str = _field(data, name, str, at)
    if not text.strip():
        raise BadRecord(at, f"{name!r} should not be empty")
    return text


def _only(data: dict[str, Any], names: set[str], at: int) -> None:
    for name in data:
        if name not in names:
            raise BadRecord(at, f"{kind_of(name)} is not known here")


def _hex(data: dict[str, Any], name: str, length: int, at: int) -> str:
    text: str = _field(data, name, str, at)
    if len(text) != length or any(letter not in "0123456789abcdef" for letter in text):
        raise BadRecord(at, f"{name!r} should be {length} hexadecimal digits")
    return text


def header_of(data: dict[str, Any]) -> Header:
    if data.get("ludoteca") != "record":
        raise BadRecord(1, "this is not a Ludoteca record")
    if _field(data, "format", int, 1) > FORMAT:
        raise BadRecord(
            1, f"written in format {kind_of(data['format'])} by a newer version; this one reads up to {FORMAT}"
        )
    if data["format"] < 1:
        raise BadRecord(1, f"there is no format {kind_of(data['format'])}")
    _only(data, {"ludoteca", "format", *Header._fields}, 1)
    seats = _field(data, "seats", list, 1)
    players = _field(data, "players", int, 1)
    if len(seats) != players or not all(isinstance(name, str) for name in seats):
        raise BadRecord(1, f"'seats' should be {kind_of(players)} names")
    if _field(data, "dealt_from", int, 1) < 1:
        raise BadRecord(1, "'dealt_from' should be a line number")
    return Header(
        game=_field(data, "game", str, 1),
        version=_field(data, "version", str, 1),
        rules=_name(data, "rules", 1),
        content=_hex(data, "content", 64, 1),
        players=players,
        options=_field(data, "options", dict, 1),
        seats=seats,
        commitment=_hex(data, "commitment", 64, 1),
        dealt_from=data["dealt_from"],
        position=_field(data, "position", dict, 1) if "position" in data else None,
        seeded="seeded" in data and _field(data, "seeded", bool, 1),
    )


def line_of(data: dict[str, Any], at: int) -> Line:
    """The record line in a JSON object, from line `at` of a file."""
    n = _number(data, at)
    if "position" in data:
        _only(data, {"n", "dealt", "position", *Versions._fields}, at)
        versions = Versions(_field(data, "version", str, at), _name(data, "rules", at), _hex(data, "content", 64, at))
        if not 0 <= _field(data, "dealt", int, at) < 1 << 63:
            raise BadRecord(at, "'dealt' should be a count of numbers")
        return Part(n, versions, data["dealt"], _field(data, "position", dict, at))
    seat = _field(data, "seat", int, at)
    if "undo" in data:
        _only(data, {"n", "seat", "undo", "agreed"}, at)
        undo = _field(data, "undo", int, at)
        if not 1 <= undo < n:
            raise BadRecord(at, f"it takes back line {kind_of(undo)}, which does not come before it")
        return Undo(n, seat, undo, "agreed" in data and _field(data, "agreed", bool, at))
    _only(data, {"n", "seat", "rule", "answer", "digest"}, at)
    digest = _hex(data, "digest", 12, at) if "digest" in data else None
    if (digest is None) == (n % DIGEST_EVERY == 0):
        raise BadRecord(at, f"every {DIGEST_EVERY}th answer has a digest, and no other")
    return Answer(n, seat, _field(data, "rule", str, at), _field(data, "answer", int, at), digest)


def _end(data: dict[str, Any], at: int) -> tuple[dict[str, Any] | None, bytes]:
    if "result" not in data:
        raise BadRecord(at, "the file is cut off: the last line has no result")
    _number(data, at)
    _only(data, {"n", "result", "secret"}, at)
    result = data["result"]
    if result is not None and not isinstance(result, dict):
        raise BadRecord(at, f"'result' should not be {kind_of(result)}")
    return result, bytes.fromhex(_hex(data, "secret", 64, at))


def _number(data: dict[str, Any], at: int) -> int:
    n: int = _field(data, "n", int, at)
    if n != at - 1:
        raise BadRecord(at, f"this should be number {at - 1}, not {kind_of(n)}: a line is missing or doubled")
    return n
