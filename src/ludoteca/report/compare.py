"""Two runs side by side: every figure that both have, with a test whether it changed beyond chance."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from ludoteca.engine import Refused
from ludoteca.report.figures import FORMAT, Figures
from ludoteca.report.intervals import Difference, beyond_chance, means_differ, share, shares_differ
from ludoteca.sentences import Words
from ludoteca.version import __version__

KIND: Final = "comparison"
MEANS: Final = ("answers", "turns", "rounds", "minutes", "points_of_game", "points_of_winner", "margin")
OF_GROUPS: Final = ("rounds", "points_of_game", "points_of_winner")
SUSPENSE: Final = ("lead_changes", "favourite_changes", "behind", "drama", "known")
USES: Final = ("options", "falls", "events")


class Compared(NamedTuple):
    """One figure of both runs."""

    part: str
    """The part of the page that it belongs to."""
    name: str
    share: bool
    """A share, or a mean."""
    first: dict[str, Any]
    second: dict[str, Any]
    difference: Difference | None
    """None if there was too little to test."""


def comparison(first: Figures, second: Figures, names: tuple[str, str], words: Words) -> Figures:
    """The figures of a comparison, the surest change first."""
    if first["game"] != second["game"]:
        raise Refused(
            f"{names[0]} is about {first['title']}, {names[1]} about {second['title']}: these cannot be compared."
        )
    found = list(_compared(first, second, words))
    tested = [one for one in found if one.difference is not None]
    real = beyond_chance([one.difference.chance for one in tested if one.difference is not None])
    beyond = {id(one) for one, is_real in zip(tested, real, strict=True) if is_real}
    rows = [
        {**one._asdict(), "difference": _told(one.difference), "beyond": id(one) in beyond}
        for one in found
    ]  # fmt: skip
    return {
        "ludoteca": KIND,
        "format": FORMAT,
        "version": __version__,
        "game": first["game"],
        "title": first["title"],
        "runs": [
            {"name": name, **{key: told[key] for key in ("made_by", "games", "rules", "components")}}
            for name, told in zip(names, (first, second), strict=True)
        ],
        "tests": len(tested),
        "figures": rows,
    }


def _told(difference: Difference | None) -> dict[str, float] | None:
    if difference is None:
        return None
    return {name: round(value, 8 if name == "chance" else 5) for name, value in difference._asdict().items()}


def _compared(first: Figures, second: Figures, words: Words) -> Iterator[Compared]:
    yield from _of_means("length", "", first["all"], second["all"], MEANS, words)
    pair = (first.get("suspense") or {}, second.get("suspense") or {})
    yield from _of_means("length", "", *pair, SUSPENSE, words)
    if all(pair):
        yield _shares("length", words.text("report-leader-halfway-wins"), *(one["leader_halfway_wins"] for one in pair))
    yield from _of_groups(first, second, words)
    for players in sorted(first["turn_order"].keys() & second["turn_order"].keys()):
        both = zip(first["turn_order"][players], second["turn_order"][players], strict=True)
        for at, (one, other) in enumerate(both):
            yield _shares("victories", words.text("report-of-players", players=players, number=at + 1), one, other)
    yield from _of_lists("ends", first["ends"], second["ends"], first["games"], second["games"])
    others = {one["id"]: one for one in second["sources"]}
    for one in first["sources"]:
        if one["id"] in others:
            yield _means("sources", one["name"], one["all"], others[one["id"]]["all"])
    for key in USES:
        yield from _of_uses(first.get(key, []), second.get(key, []))


def _of_means(
    part: str, before: str, first: Figures, second: Figures, names: tuple[str, ...], words: Words
) -> Iterator[Compared]:
    for name in names:
        if name in first and name in second:
            said = before + words.text(f"report-{name.replace('_', '-')}")
            yield _means(part, said, first[name], second[name])


def _of_groups(first: Figures, second: Figures, words: Words) -> Iterator[Compared]:
    others = {(group["by"], group["value"]): group for group in second["groups"]}
    for group in first["groups"]:
        other = others.get((group["by"], group["value"]))
        if other is not None:
            players = group["by"] == "players"
            called = words.text("report-players", players=int(group["value"])) if players else group["name"]
            yield from _of_means("groups", f"{called}: ", group, other, OF_GROUPS, words)


def _of_lists(
    part: str, first: list[dict[str, Any]], second: list[dict[str, Any]], games: int, other_games: int
) -> Iterator[Compared]:
    """What came up in one run only came up in no game of the other."""
    ones, others = ({one["id"]: one for one in side} for side in (first, second))
    for id_, one in {**ones, **others}.items():
        yield _shares(part, one["name"], ones.get(id_) or _none_of(games), others.get(id_) or _none_of(other_games))


def _none_of(games: int) -> dict[str, Any]:
    return share(0, games)


def _of_uses(first: list[dict[str, Any]], second: list[dict[str, Any]]) -> Iterator[Compared]:
    others = {_key(row): row for row in second}
    for row in first:
        other = others.get(_key(row))
        if other is not None and row["games"]["of"] and other["games"]["of"]:
            name = f"{row['what']}: {row['name']}" if row["name"] else row["what"]
            yield _shares("use", name, row["games"], other["games"])


def _key(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(row[name] for name in ("rule", "verb", "domain", "id"))


def _shares(part: str, name: str, one: dict[str, Any], other: dict[str, Any]) -> Compared:
    return Compared(part, name, True, one, other, shares_differ(one, other))


def _means(part: str, name: str, one: dict[str, Any], other: dict[str, Any]) -> Compared:
    return Compared(part, name, False, one, other, means_differ(one, other))
