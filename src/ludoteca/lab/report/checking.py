"""The shape that figures must have to be compared: checked once, when a file is read."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from ludoteca.engine import Refused
from ludoteca.engine.shape import kind_of
from ludoteca.lab.report.compare import MEANS, SUSPENSE
from ludoteca.lab.report.compare_use import LISTS
from ludoteca.lab.report.figures import Figures

LARGEST: Final = 10**15
"""More than any figure of a game; with larger numbers, squares and sums may not fit."""
LONGEST: Final = 3
"""The most digits in a number of players."""

Check = Callable[[Any, str], None]
"""Takes a piece of JSON and where it was found; raises `Refused` if it is not what it should be."""


def check(told: Figures) -> None:
    """Refuse figures that cannot be compared, and say which of them is wrong."""
    _fields(told, "", ("made_by", "game", "title", "rules", "components"), _text)
    _fields(told, "", ("games", "watched"), _whole)
    _fields(told, "", ("all",), _all)
    _fields(told, "", ("turn_order",), _turn_order)
    for name, check_entry in (("groups", _group), ("ends", _ending), ("sources", _source)):
        _entries(told, name, check_entry)
    if not told["ends"]:
        raise Refused("'ends' is empty")
    if told["watched"]:
        _watched(told)


def is_number(value: Any) -> bool:
    """Whether it is a number, and not so large that nothing can be calculated from it.

    >>> is_number(1.5), is_number(True), is_number(float("nan")), is_number(10**400)
    (True, False, False, False)
    """
    return type(value) in (int, float) and -LARGEST < value < LARGEST


# -------------------------------------------------------------------- pieces of JSON


def _expect(right: bool, where: str, wanted: str, found: object) -> None:
    if not right:
        raise Refused(f"{where!r} should be {wanted}, not {kind_of(found)}")


def _text(value: Any, where: str) -> None:
    _expect(isinstance(value, str), where, "text", value)


def _number(value: Any, where: str) -> None:
    _expect(is_number(value), where, "a number", value)


def _count(value: Any, where: str) -> None:
    _expect(is_number(value) and value >= 0, where, "a number that is not negative", value)


def _whole(value: Any, where: str) -> None:
    _expect(type(value) is int and 0 <= value < LARGEST, where, "a whole number that is not negative", value)


def _object(value: Any, where: str) -> None:
    _expect(isinstance(value, dict), where, "an object", value)


def _fields(value: dict[str, Any], where: str, names: Iterable[str], check_field: Check) -> None:
    """Check fields that must be there."""
    for name in names:
        inside = f"{where}.{name}" if where else name
        if name not in value:
            raise Refused(f"{inside!r} is missing")
        check_field(value[name], inside)


def _list(value: Any, where: str, check_entry: Check) -> None:
    _expect(isinstance(value, list), where, "a list", value)
    for at, entry in enumerate(value):
        check_entry(entry, f"{where}[{at}]")


def _entries(told: Figures, name: str, check_entry: Check) -> None:
    """Check a list that must be there, and that has objects in it."""

    def check_object(entry: Any, where: str) -> None:
        _object(entry, where)
        check_entry(entry, where)

    _fields(told, "", (name,), lambda value, where: _list(value, where, check_object))


# -------------------------------------------------------------------- figures


def _share(value: Any, where: str) -> None:
    """What `intervals.share` gives."""
    _object(value, where)
    _fields(value, where, ("count", "of"), _count)
    _expect(value["count"] <= value["of"], f"{where}.count", f"at most {value['of']}", value["count"])
    if value["of"]:
        _fields(value, where, ("share", "low", "high"), _number)


def _mean(value: Any, where: str) -> None:
    """What `Mean.told` gives if there was anything to add up; a single game has no interval."""
    _object(value, where)
    _fields(value, where, value, _number)
    _fields(value, where, ("count",), _count)
    _fields(value, where, ("mean", "deviation", *(("high",) if "low" in value else ())), _number)


def _means(value: Any, where: str) -> None:
    """Means that may be there or not."""
    _object(value, where)
    _fields(value, where, [name for name in (*MEANS, *SUSPENSE) if name in value], _mean)


def _all(value: Any, where: str) -> None:
    _means(value, where)
    _fields(value, where, ("answers", "points"), _mean)


def _turn_order(value: Any, where: str) -> None:
    """A share for each place, by number of players."""
    _object(value, where)
    for players, shares in value.items():
        inside = f"{where}.{players}"
        _list(shares, inside, _share)
        if players != str(len(shares)):
            raise Refused(f"{inside!r} should not have {len(shares)} entries")


def _group(value: Any, where: str) -> None:
    _fields(value, where, ("by", "value", "name"), _text)
    players = value["value"]
    right = value["by"] != "players" or (players.isdecimal() and len(players) <= LONGEST)
    _expect(right, f"{where}.value", "a number of players", players)
    _means(value, where)


def _ending(value: Any, where: str) -> None:
    _fields(value, where, ("id", "name"), _text)
    _share(value, where)


def _source(value: Any, where: str) -> None:
    _fields(value, where, ("id", "name"), _text)
    _fields(value, where, ("all",), _mean)


def _watched(told: Figures) -> None:
    """Check what is there only if games were watched."""
    _fields(told, "", ("suspense",), _suspense)
    for name in LISTS:
        _entries(told, name, _use)
        for at, row in enumerate(told[name]):
            games = row["games"]["count"]
            _expect(games <= told["watched"], f"{name}[{at}].games.count", f"at most {told['watched']}", games)


def _suspense(value: Any, where: str) -> None:
    """Empty if all games were solo games."""
    _means(value, where)
    if value:
        _fields(value, where, ("leader_halfway_wins",), _share)


def _use(value: Any, where: str) -> None:
    _fields(value, where, ("rule", "verb", "domain", "id", "what", "name"), _text)
    _fields(value, where, ("taken", *(("forced",) if "forced" in value else ())), _whole)
    _fields(value, where, ("games",), _share)
