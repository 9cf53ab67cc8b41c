"""Runs side by side: what is tested with what, and how the page shows it."""

from copy import deepcopy

import pytest
from msgspec.structs import asdict, replace

from ludoteca.lab.report import Results, added_up, compare_page, comparison, keeping_rows, played
from ludoteca.lab.report.comparison import Compared, Comparison
from ludoteca.lab.report.results import ChangedValue, Ending, Use
from ludoteca.lab.simulate import Row, Setup, grid
from ludoteca.lab.statistics import Mean, Share, share
from ludoteca.words.sentences import Words

GAMES = 60
NAMES = ("usual.json", "new.json")
RUN = grid(Setup("quay", None, 2, (), ("random",), 5), players=(2, 3))
COMMAND = "ludoteca report quay --players 2-3"


@pytest.fixture(scope="module")
def results() -> Results:
    return added_up(played(RUN, GAMES, 1), Words(), COMMAND, lambda _: None)


@pytest.fixture
def other(results: Results) -> Results:
    return deepcopy(results)


def _compared(first: Results, second: Results) -> Comparison:
    return comparison((first, second), NAMES, Words())


def _changed(compared: Comparison) -> dict[str, Compared]:
    return {row.name: row for row in compared.compared if row.beyond}


def _without(rows: list[Use] | None, **named: str) -> list[Use]:
    return [row for row in rows or () if any(getattr(row, key) != value for key, value in named.items())]


def test_a_run_differs_from_itself_in_nothing(results: Results) -> None:
    compared = _compared(results, results)
    assert _changed(compared) == {}
    page = compare_page(compared, Words())
    assert "All runs were made in the same way." in page
    assert "differs beyond chance" in page
    assert "longer" not in page
    assert "shorter" not in page


@pytest.mark.parametrize("new", [True, False])
def test_a_thing_of_one_run_alone_came_up_in_no_game_of_the_other(results: Results, other: Results, new: bool) -> None:
    """A card that is new, and a card that is gone; both are counted over all games."""
    other.chosen = _without(other.chosen, verb="land", id="silk")
    found = _changed(_compared(*((other, results) if new else (results, other))))
    (row,) = found.values()
    assert row.name == "Choice: Land a cargo: silk"
    gone, there = row.runs if new else reversed(row.runs)
    assert isinstance(there, Share)
    assert isinstance(gone, Share)
    assert (there.of, gone.of, gone.count) == (GAMES, GAMES, 0)
    assert there.count > GAMES / 2


@pytest.mark.parametrize("new", [True, False])
def test_a_source_of_one_run_alone_gave_no_points_in_the_other(results: Results, other: Results, new: bool) -> None:
    gone = other.sources.pop(0)
    (row,) = _changed(_compared(*((other, results) if new else (results, other)))).values()
    assert row.name == gone.name
    assert row.differences[1] is not None
    assert row.differences[1].change == pytest.approx(gone.all.mean * (1 if new else -1))


def test_an_end_of_one_run_alone_is_counted_over_the_games_that_ends_are_counted_over(results: Results) -> None:
    """Which are not all games where some are played alone."""
    first, second = deepcopy(results), deepcopy(results)
    first.games = second.games = 2 * GAMES
    first.ends = [Ending(id="one", name="One.", **asdict(share(GAMES, GAMES)))]
    second.ends = [Ending(id="two", name="Two.", **asdict(share(GAMES, GAMES)))]
    found = _changed(_compared(first, second))
    assert found["One."].runs[1] == found["Two."].runs[0] == share(0, GAMES)


def test_a_table_of_results_says_nothing_about_use(results: Results, other: Results) -> None:
    """Things that nobody watched do not count as things that never happened."""
    other.chosen = other.falls = other.events = other.suspense = None
    other.watched = 0
    compared = _compared(results, other)
    assert _changed(compared) == {}
    assert not any(row.part == "use" for row in compared.compared)


def test_many_lines_about_use_do_not_hide_a_change_of_the_whole_game(results: Results, other: Results) -> None:
    line = next(row for row in results.events or () if row.id)
    many = [replace(line, id=f"{number}") for number in range(3000)]
    first, second = (replace(one, events=[*(one.events or ()), *many]) for one in (results, other))
    answers = second.all.answers
    answers.mean += 4.5 * answers.deviation / GAMES**0.5
    found = _changed(_compared(first, second))
    assert list(found) == ["answers"]
    difference = found["answers"].differences[1]
    assert difference is not None
    assert 0.05 / 3000 < difference.chance < 0.05 / 30


def test_shares_change_by_percentage_points(results: Results, other: Results) -> None:
    """Parts of the game too, which are given in per cent as in a report."""
    assert other.suspense is not None
    other.suspense.known.mean = 0.999
    other.turn_order["2"][0] = share(0, 30)
    page = compare_page(_compared(results, other), Words())
    known = next(line for line in page.split("<tr") if "stays the favourite" in line)
    assert "<td>99.9 %</td>" in known
    assert " pp (" in known
    wins = next(line for line in page.split("<tr") if "Wins: 2 players, number 1" in line)
    assert " pp (" in wins
    assert page.count("percentage points (pp)") == 1


@pytest.mark.parametrize(
    ("factor", "said"), [(2, "new: these games are longer"), (0.5, "new: these games are shorter")]
)
def test_the_page_says_which_games_are_longer(results: Results, other: Results, factor: float, said: str) -> None:
    other.all.answers.mean *= factor
    assert said not in compare_page(_compared(results, other), Words())
    other.chosen = _without(other.chosen, verb="land", id="silk")
    assert said in compare_page(_compared(results, other), Words())


def test_the_page_says_which_run_is_which(results: Results, other: Results) -> None:
    """Their files head the columns, and everything that only one was made with comes first."""
    other.made_by = f"{COMMAND} --option goal=8"
    other.rules = "99"
    other.sources.pop(0)
    compared = _compared(results, other)
    assert [run.settings for run in compared.runs] == [[f"rules {results.rules}"], ["--option goal=8", "rules 99"]]
    page = compare_page(compared, Words())
    assert '<th scope="col">usual</th><th scope="col">new</th>' in page
    assert "<li>new: --option goal=8, rules 99</li>" in page
    assert f'<th scope="row">Points: {results.sources[0].name}' in page


@pytest.mark.parametrize("made_by", ["a designer's run", "my own words", ""])
def test_runs_that_no_command_made_are_told_by_their_words(results: Results, other: Results, made_by: str) -> None:
    other.made_by = made_by
    assert _compared(results, other).runs[1].settings == [made_by]


def test_an_event_that_repeats_a_choice_is_told_once(results: Results, other: Results) -> None:
    """`lands silk` comes up whenever somebody chooses `land silk`; where only the event changed, it stays."""
    other.events = _without(other.events, rule="lands", id="silk")
    assert set(_changed(_compared(results, other))) == {"Event: A player lays a cargo on the quay: silk"}
    other.chosen = _without(other.chosen, verb="land", id="silk")
    assert set(_changed(_compared(results, other))) == {"Choice: Land a cargo: silk"}


def test_more_than_two_runs_are_compared_with_the_first(results: Results, other: Results) -> None:
    """Each change has its own test; a run that is like the first has no star."""
    other.all.answers.mean *= 2
    compared = comparison((results, results, other), ("a.json", "b.json", "c.json"), Words())
    (answers,) = (row for row in compared.compared if row.name == "answers")
    assert [one is not None and one.beyond for one in answers.differences] == [False, False, True]
    assert [run.length for run in compared.runs] == ["same", "same", "longer"]
    page = compare_page(compared, Words())
    line = next(line for line in page.split("<tr") if 'scope="row">answers' in line)
    assert line.count(" *</td>") == 1
    for name in ("a", "b", "c"):
        assert f'<th scope="col">{name}</th>' in page


def test_values_of_components_that_differ_are_named(results: Results, other: Results) -> None:
    """A hash would say that something is different, but not what; values that all runs share are left out."""
    other.components = "another"
    other.changed = {"card.tea.value": ChangedValue(2, 3), "card.gold.value": ChangedValue(None, 9)}
    results = replace(results, changed={"card.tea.value": ChangedValue(2, 2)})
    compared = _compared(results, other)
    assert [(value.name, value.runs) for value in compared.values] == [
        ("card.tea.value", [2, 3]), ("card.gold.value", [None, 9]),
    ]  # fmt: skip
    page = compare_page(compared, Words())
    assert '<th scope="row">card.tea.value</th><td>2</td><td>3</td>' in page
    assert '<th scope="row">card.gold.value</th><td>-</td><td>9</td>' in page
    assert results.components[:8] not in page


def test_components_that_differ_in_ways_that_nobody_noted_are_said_to(results: Results, other: Results) -> None:
    other.components = "another"
    page = compare_page(_compared(results, other), Words())
    assert "The components differ, but" in page
    assert "All runs were made in the same way." not in page


def test_games_from_the_same_seeds_are_compared_pair_by_pair() -> None:
    """The figures are those of both runs; only the interval of the change is narrower."""
    run = grid(Setup("quay", None, 3, (), ("random",), 5))
    runs = [run.with_changed((("card.silk.value", value),)) for value in (3, 4)]
    rows: list[list[Row]] = [[], []]
    found = [
        added_up(keeping_rows(played(one, 200, 1), kept), Words(), COMMAND, lambda _: None, one.setups[0].changed)
        for one, kept in zip(runs, rows, strict=True)
    ]
    assert [row.seed for row in rows[0]] == [row.seed for row in rows[1]]
    alone, paired = (comparison(found, NAMES, Words(), given) for given in ((), rows))
    assert [(value.name, value.runs) for value in paired.values] == [("card.silk.value", [3, 4])]
    widths = []
    for compared in (alone, paired):
        (points,) = (row for row in compared.compared if row.name == "average points at a table")
        difference = points.differences[1]
        assert difference is not None
        means = [one.mean for one in points.runs if isinstance(one, Mean)]
        assert difference.change == pytest.approx(means[1] - means[0], abs=1e-4)
        widths.append(difference.high - difference.low)
    assert widths[1] < 0.9 * widths[0]
