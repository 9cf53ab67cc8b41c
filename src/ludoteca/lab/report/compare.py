"""Two runs side by side: every figure that both have, with a test of whether it changed beyond chance."""

import shlex
from collections.abc import Iterator, Sequence
from typing import Any, Final

from ludoteca.engine import Refused
from ludoteca.lab.report.compare_use import repeats, uses
from ludoteca.lab.report.compared import Compared, of_means, of_shares
from ludoteca.lab.report.figures import FORMAT, Figures
from ludoteca.lab.report.intervals import Difference, beyond_chance, share
from ludoteca.lab.report.pages import SHORT_HASH
from ludoteca.version import __version__
from ludoteca.words.sentences import Words

KIND: Final = "comparison"
MEANS: Final = ("answers", "turns", "rounds", "minutes", "points_of_game", "points_of_winner", "margin")
OF_GROUPS: Final = ("rounds", "points_of_game", "points_of_winner")
SUSPENSE: Final = ("lead_changes", "favourite_changes", "behind", "drama", "known")
PARTS_OF_GAME: Final = ("behind", "known")
TOLD_ANEW: Final = ("points_of_game", "margin")
"""Next to other figures and other runs, these need more words than in the tables of a report."""
COMMAND: Final = ["ludoteca", "report"]
NO_POINTS: Final = dict.fromkeys(("mean", "error", "low", "high", "deviation"), 0)


def comparison(first: Figures, second: Figures, names: tuple[str, str], words: Words) -> Figures:
    """The figures of a comparison."""
    if first["game"] != second["game"]:
        raise Refused(
            f"{names[0]} is about {first['title']}, {names[1]} about {second['title']}: these cannot be compared."
        )
    headline = _tested(list(_headline(first, second, words)))
    used = _tested(list(uses(first, second, words)))
    repeated = repeats(first, second, {one.key for one, beyond in used if beyond}) if used else set()
    rows = [
        {**one._asdict(), "difference": _told(one.difference), "beyond": beyond}
        for one, beyond in (*headline, *used)
        if not one.key or one.key not in repeated
    ]
    return {
        "ludoteca": KIND,
        "format": FORMAT,
        "version": __version__,
        "game": first["game"],
        "title": first["title"],
        "runs": list(_runs((first, second), names)),
        "tests": sum(row["difference"] is not None for row in rows),
        "length": _length(headline),
        "figures": rows,
    }


def _tested(found: Sequence[Compared]) -> list[tuple[Compared, bool]]:
    """Test figures together; each, with whether it changed beyond chance."""
    chances = [one.difference.chance for one in found if one.difference is not None]
    real = iter(beyond_chance(chances))
    return [(one, one.difference is not None and next(real)) for one in found]


def _told(difference: Difference | None) -> dict[str, float] | None:
    if difference is None:
        return None
    return {name: round(value, 8 if name == "chance" else 5) for name, value in difference._asdict().items()}


def _length(headline: Sequence[tuple[Compared, bool]]) -> str:
    """Whether games in the second run are longer or shorter beyond chance, by number of answers: the first figure."""
    answers, beyond = headline[0]
    if answers.difference is None or not beyond:
        return "same"
    return "longer" if answers.difference.change > 0 else "shorter"


# -------------------------------------------------------------------- the runs


def _runs(told: tuple[Figures, Figures], names: tuple[str, str]) -> Iterator[dict[str, Any]]:
    """How each run was made, and which settings the other does not have."""
    settings = [_settings(one) for one in told]
    for at, (one, name) in enumerate(zip(told, names, strict=True)):
        kept = {key: one[key] for key in ("made_by", "games", "rules", "components")}
        alone = [setting for setting in settings[at] if setting not in settings[1 - at]]
        yield {"name": name, **kept, "only_here": alone}


def _settings(told: Figures) -> list[str]:
    """What was typed, word by word; and the rules and components, which may have changed meanwhile."""
    return [*_typed(told["made_by"]), f"rules {told['rules']}", f"components {told['components'][:SHORT_HASH]}"]


def _typed(command: str) -> list[str]:
    """What was typed, each option with its value.

    >>> _typed("ludoteca report quay --option goal=8")
    ['quay', '--option goal=8']
    """
    try:
        words = shlex.split(command)
    except ValueError:
        return [command]
    if words[:2] != COMMAND:
        return [command]
    rest = iter(words[2:])
    return [f"{word} {next(rest, '')}" if word.startswith("--") else word for word in rest]


# -------------------------------------------------------------------- the figures


def _headline(first: Figures, second: Figures, words: Words) -> Iterator[Compared]:
    yield from _of_means("length", "", first["all"], second["all"], MEANS, words)
    pair = (first.get("suspense") or {}, second.get("suspense") or {})
    yield from _of_means("length", "", *pair, SUSPENSE, words)
    if all(pair):
        halfway = (one["leader_halfway_wins"] for one in pair)
        yield of_shares("length", words.text("report-leader-halfway-wins"), *halfway)
    yield from _of_groups(first, second, words)
    for players in sorted(first["turn_order"].keys() & second["turn_order"].keys()):
        both = zip(first["turn_order"][players], second["turn_order"][players], strict=True)
        for at, (one, other) in enumerate(both):
            yield of_shares("victories", words.text("report-of-players", players=players, number=at + 1), one, other)
    yield from _of_ends(first, second)
    yield from _of_sources(first, second)


def _of_means(
    part: str, before: str, first: Figures, second: Figures, names: Sequence[str], words: Words
) -> Iterator[Compared]:
    for name in names:
        if name in first and name in second:
            told_by = "report-compare" if name in TOLD_ANEW else "report"
            said = before + words.text(f"{told_by}-{name.replace('_', '-')}")
            yield of_means(part, said, first[name], second[name], percent=name in PARTS_OF_GAME)


def _of_groups(first: Figures, second: Figures, words: Words) -> Iterator[Compared]:
    others = {(group["by"], group["value"]): group for group in second["groups"]}
    for group in first["groups"]:
        other = others.get((group["by"], group["value"]))
        if other is not None:
            players = group["by"] == "players"
            called = words.text("report-players", players=int(group["value"])) if players else group["name"]
            yield from _of_means("groups", f"{called}: ", group, other, OF_GROUPS, words)


def _of_ends(first: Figures, second: Figures) -> Iterator[Compared]:
    """An ending that a run does not have came up in none of its games."""
    none, other_none = (share(0, told["ends"][0]["of"]) for told in (first, second))
    for name, one, other in _both(first["ends"], second["ends"]):
        yield of_shares("ends", name, one or none, other or other_none)


def _of_sources(first: Figures, second: Figures) -> Iterator[Compared]:
    """A source that a run does not have gave no points to any of its players."""
    none, other_none = ({"count": told["all"]["points"]["count"], **NO_POINTS} for told in (first, second))
    for name, one, other in _both(first["sources"], second["sources"]):
        yield of_means("sources", name, one["all"] if one else none, other["all"] if other else other_none)


def _both(
    first: list[dict[str, Any]], second: list[dict[str, Any]]
) -> Iterator[tuple[str, dict[str, Any] | None, dict[str, Any] | None]]:
    """The name of everything in either list, with its figures in both."""
    ones, others = ({one["id"]: one for one in side} for side in (first, second))
    for id_, one in {**ones, **others}.items():
        yield one["name"], ones.get(id_), others.get(id_)
