"""From the games to the results of a report."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from msgspec.structs import asdict

from ludoteca.engine import Game, Refused, kebab
from ludoteca.games import components
from ludoteca.lab.options import Changed
from ludoteca.lab.report.counts import SECONDS, Counts, GroupCounts, LifeCounts, UseCounts
from ludoteca.lab.report.games import Finished
from ludoteca.lab.report.names import Names
from ludoteca.lab.report.results import (
    FORMAT,
    KIND,
    Bar,
    BotNumbers,
    ChangedValue,
    ComponentLife,
    Decisions,
    Ending,
    Group,
    LifeTable,
    Results,
    Source,
    Thing,
    Use,
)
from ludoteca.lab.simulate.watch import Key
from ludoteca.lab.statistics import Numbers, Share, beyond_chance, share
from ludoteca.version import __version__
from ludoteca.words.sentences import Words

BARS: Final = 24
"""The most columns in a histogram."""


def added_up(
    games: Iterable[Finished], words: Words, made_by: str, progress: Callable[[int], None], changed: Changed = ()
) -> Results:
    """The results of these games, which must be of one kind; `progress` is told how many are done.

    `changed` are the numbers of the components that a sweep has changed.
    """
    counts: Counts | None = None
    game = None
    for number, one in enumerate(games, start=1):
        if game is None or counts is None:
            game, counts = one.game, Counts(one.game)
        if one.game.id != game.id:
            raise Refused(
                f"Game {number} is {one.game.title}, those before it are {game.title}: one report has one game."
            )
        counts.add(one.row, one.watched)
        progress(number)
    if game is None or counts is None:
        raise Refused("There is no game to report on.")
    return _results(game, counts, Names(game, words), made_by, _changed_values(game, dict(changed)))


def _changed_values(game: Game[Any], changed: dict[str, float]) -> dict[str, ChangedValue]:
    """The values of its components that are not those that the game comes with."""
    own = components.folder_of(game)
    if own is None:
        return {}
    usual = _values(own)
    here = (usual if game.components is None else _values(game.components)) | changed
    return {
        name: ChangedValue(usual.get(name), here.get(name))
        for name in {**usual, **here} if usual.get(name) != here.get(name)
    }  # fmt: skip


def _values(folder: Path) -> dict[str, components.Scalar]:
    return {name: value for name, (_, value) in components.values(components.read(folder)).items()}


def _results(game: Game[Any], counts: Counts, names: Names, made_by: str, changed: dict[str, ChangedValue]) -> Results:
    found = Results(
        ludoteca=KIND, format=FORMAT, version=__version__, made_by=made_by, game=game.id,
        title=names.text(f"{game.prefix}-title"), rules=game.version, components=game.content_hash, changed=changed,
        games=counts.all.games, watched=counts.watched, seconds_per_decision=SECONDS,
        alone=counts.all.games - counts.compared.games,
        all=counts.all.totals(counts.compared), groups=list(_groups(game, counts, names)),
        rounds=histogram(counts.all.rounds), minutes=histogram(counts.all.minutes),
        points=histogram(counts.compared.points), turn_order=_by_place(counts, counts.turns),
        seats=_by_place(counts, counts.seats),
        bots={
            kind: BotNumbers(names.bot(kind), share(wins.total, wins.count), fair.mean().mean, points.mean())
            for kind, (wins, fair, points) in counts.bots.items()
        },
        sources=[
            Source(source, names.text(game.source_words(source).id), points.all.mean(), points.winners.mean(),
                   points.ahead.mean())
            for source, points in counts.sources.items()
            if points.all.values.keys() - {0}
        ],
        ends=[
            Ending(id=reason, name=names.ending(reason), **asdict(share(count, counts.compared.games)))
            for reason, count in counts.compared.ends.most_common()
        ],
        end_names={reason: names.ending(reason) for reason in counts.all.ends},
    )  # fmt: skip
    if counts.watched or counts.sampled:
        _add_chosen(found, counts, names)
    if counts.watched:
        _add_watched(found, counts, names)
    return found


def _add_chosen(found: Results, counts: Counts, names: Names) -> None:
    found.sampled = counts.sampled
    found.chosen = chosen = _uses(counts.chosen, names, counts.watched, chosen=True)
    found.never_offered = [_thing(key, names) for key in names.possible() if key not in counts.chosen]
    found.never_taken = [
        _thing(use.key, names, use.offered)
        for use in sorted(chosen, key=lambda use: -(use.offered or 0))
        if use.offered and not use.taken and not use.forced
    ]


def _add_watched(found: Results, counts: Counts, names: Names) -> None:
    found.falls = _uses(counts.falls, names, counts.watched, chosen=False)
    found.events = _uses(counts.events, names, counts.watched, chosen=False)
    found.lives = [_life(lives, names, counts.watched) for lives in counts.lives if lives.components]
    found.suspense = counts.suspense.totals()
    by_tenth = [numbers.mean() for numbers in counts.offers_by_tenth if numbers.count]
    forced = share(counts.forced, counts.offers.count + counts.forced)
    found.decisions = Decisions(counts.per_turn.mean(), counts.offers.mean(), by_tenth, forced)


def _life(lives: LifeCounts, names: Names, games: int) -> LifeTable:
    life = lives.life
    told_by = next(iter(life.stages.values()))[0]
    most_first = sorted(lives.components.items(), key=lambda entry: (-entry[1].had.taken, entry[0]))
    components = [
        ComponentLife(
            had=one.had.totals(_thing((told_by, "", life.of.name, id_), names), games, chosen=True),
            stages={stage: one.stages[stage] for stage in life.stages},
            points=one.points.mean() if life.points and one.points.count else None,
        )
        for id_, one in most_first
    ]
    _mark_beyond([one.had for one in components])
    stages = {stage: names.of_life(life.of.name, stage) for stage in life.stages}
    return LifeTable(life.of.name, names.of_life(life.of.name), bool(life.offered), stages, components)


def _thing(key: Key, names: Names, offered: int | None = None) -> Thing:
    rule, verb, domain, id_ = key
    name = names.thing(key) if id_ else ""
    return Thing(rule=rule, verb=verb, domain=domain, id=id_, what=names.what(key), name=name, offered=offered)


def _uses(uses: dict[Key, UseCounts], names: Names, games: int, chosen: bool) -> list[Use]:
    """All things by rule, verb and domain, the most used first; `beyond` marks real differences."""
    found = [
        use.totals(_thing(key, names), games, chosen)
        for key, use in sorted(uses.items(), key=lambda entry: (entry[0][:3], -entry[1].taken, entry[0][3]))
    ]
    _mark_beyond(found)
    return found


def _mark_beyond(uses: list[Use]) -> None:
    tested = [(use, use.chance) for use in uses if use.chance is not None]
    for (use, _), beyond in zip(tested, beyond_chance([chance for _, chance in tested]), strict=True):
        use.beyond = beyond


def _groups(game: Game[Any], counts: Counts, names: Names) -> Iterator[Group]:
    """Players, and every option that had more than one value."""
    kinds = [by for by, _ in counts.groups]
    for (by, value), group in sorted(counts.groups.items(), key=_in_order):
        if by == "players" or kinds.count(by) > 1:
            of_option = f"{game.prefix}-option-{kebab(by.removeprefix('option '))}"
            named = value if by == "players" else names.text(f"{of_option}-{kebab(value)}")
            by_name = by if by == "players" else names.text(of_option)
            yield group.totals(group, by=by, by_name=by_name, value=value, name=named)


def _in_order(entry: tuple[tuple[str, str], GroupCounts]) -> tuple[bool, str, int, str]:
    """Players first; numbers as numbers."""
    (by, value), _ = entry
    return by != "players", by, int(value) if value.isdecimal() else 0, value


def _by_place(counts: Counts, victories: dict[int, list[float]]) -> dict[str, list[Share]]:
    return {
        str(players): [share(won, counts.contests[players]) for won in victories[players]]
        for players in sorted(victories)
        if sum(victories[players])
    }


def histogram(numbers: Numbers) -> list[Bar]:
    """How the numbers are spread, in bars of equal width.

    >>> few = Numbers()
    >>> for number in (1, 1, 2): few.add(number)
    >>> histogram(few)
    [Bar(low=1, high=2, count=2), Bar(low=2, high=3, count=1)]
    """
    if not numbers.count:
        return []
    least, most = int(min(numbers.values)), int(max(numbers.values))
    width = -(-(most - least + 1) // BARS)
    bars = [Bar(at, at + width, 0) for at in range(least, most + 1, width)]
    for value, times in numbers.values.items():
        bars[int(value - least) // width].count += times
    return bars
