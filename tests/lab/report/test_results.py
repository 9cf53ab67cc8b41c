"""What a report counts, checked against games that are followed by hand."""

from collections import Counter

import pytest

from ludoteca import game as find
from ludoteca.engine import Rng
from ludoteca.lab.report import Results, added_up, played
from ludoteca.lab.report.counts import LifeCounts
from ludoteca.lab.simulate import Run, Setup, grid, play_number
from ludoteca.lab.simulate.playing import play
from ludoteca.lab.simulate.watch import Watched
from ludoteca.words.sentences import Words

GAMES = 40
RUN = grid(Setup("quay", None, 2, (), ("random",), 5), players=(2, 3))


@pytest.fixture(scope="module")
def results() -> Results:
    return added_up(played(RUN, GAMES, 1), Words(), "a test", lambda _: None)


def _decisions(run: Run) -> Counter[tuple[str, str]]:
    """Every verb that was answered, noted by the simulation itself."""
    rows = [play_number(run._replace(decisions=1), number) for number in range(1, GAMES + 1)]
    return Counter((decision.rule, decision.verb) for row in rows for decision in row.decisions or ())


def test_taken_is_what_the_decisions_of_the_same_games_say(results: Results) -> None:
    taken = {(row.rule, row.verb): row.taken for row in results.chosen or () if not row.id and row.taken}
    assert taken == dict(_decisions(RUN))


def test_victories_add_up(results: Results) -> None:
    """Each game has one victory, by seat and by turn order; no two players fare better than fair together."""
    for shares in (*results.turn_order.values(), *results.seats.values()):
        assert sum(one.count for one in shares) == pytest.approx(GAMES / 2)
    assert results.all.games == sum(group.games for group in results.groups if group.by == "players")


def test_points_by_source_add_up_to_all_points(results: Results) -> None:
    assert sum(one.all.mean for one in results.sources) == pytest.approx(results.all.points.mean, abs=1e-3)


def test_what_is_possible_is_offered_or_never_offered(results: Results) -> None:
    offered = {(row.rule, row.verb) for row in results.chosen or () if not row.id}
    never = {(row.rule, row.verb) for row in results.never_offered or () if not row.id}
    rules = find("quay").rulebook.decisions
    assert offered | never == {(rule.name, verb.name) for rule in rules for verb in rule.verbs}
    assert not offered & never


def test_the_length_is_that_of_the_rows(results: Results) -> None:
    rows = [play_number(RUN, number) for number in range(1, GAMES + 1)]
    assert results.all.answers.mean == pytest.approx(sum(row.answers for row in rows) / GAMES)
    assert results.all.turns is not None
    assert results.all.turns.mean >= results.all.answers.mean / 10
    assert results.decisions is not None
    assert results.decisions.offers.count == sum(row.answers for row in rows)


def test_the_favourite_gets_surer(results: Results) -> None:
    """Near the end the judge's favourite wins more often than at the beginning, and always at least some games."""
    assert results.suspense is not None
    course = [one.right.share for one in results.suspense.course]
    assert course[-1] > course[0]
    assert 0 <= results.suspense.known.least <= results.suspense.known.most <= 1


@pytest.mark.parametrize("game_id", ["iditacards", "plastics_race", "rolling_heights"])
def test_a_watched_game_goes_as_it_would_unwatched(game_id: str) -> None:
    """Watching changes nothing, and every kind of figure is there for every game."""
    run = grid(Setup(game_id, None, 2, (), ("random",), 3))
    results = added_up(played(run, 1, 1), Words(), "a test", lambda _: None)
    row = play_number(run, 1)
    assert results.all.answers.mean == row.answers
    assert results.all.points.mean == pytest.approx(sum(row.scores) / 2)
    assert all(
        getattr(results, key) for key in ("chosen", "falls", "events", "suspense", "sources", "ends", "decisions")
    )
    names = {use.name for uses in results.uses().values() for use in uses if use.id}
    assert not any(name.startswith(f"{game_id.replace('_', '-')}-") for name in names)


@pytest.mark.parametrize(
    ("game_id", "players", "domain", "sources"),
    [
        ("quay", 3, "card", {"landed"}),
        ("rolling_heights", 2, "tile", {"buildings", "bonuses", "abilities"}),
        ("rolling_heights", 2, "ad", {"ads"}),
        ("rolling_heights", 2, "target", {"target"}),
        ("plastics_race", 2, "route", {"routes"}),
    ],
)
def test_the_points_of_components_add_up_to_their_sources(
    game_id: str, players: int, domain: str, sources: set[str]
) -> None:
    options = (("routes", True),) if game_id == "plastics_race" else ()
    run = grid(Setup(game_id, None, players, options, ("random",), 3))._replace(watched=True)
    scored = 0
    for number in range(1, 4):
        row, _, watched = play(run, number)
        assert watched is not None
        by_seat: Counter[int] = Counter()
        for (of, _), points in watched.points.items():
            if of == domain:
                by_seat.update(points)
        for seat, breakdown in enumerate(row.breakdown):
            assert by_seat[seat] == sum(breakdown.get(source, 0) for source in sources)
        scored += by_seat.total()
    assert scored


def test_a_component_is_followed_from_the_offer_to_the_last_stage() -> None:
    """Each plan is there once, so a game has at most one offer, one purchase and one building of each."""
    run = grid(Setup("rolling_heights", None, 2, (), ("random",), 3))
    results = added_up(played(run, 4, 1), Words(), "a test", lambda _: None)
    plans = (results.lives or [])[0]
    events = {(row.rule, row.id): row.taken for row in results.events or ()}
    assert (plans.domain, plans.name, plans.stages["bought"]) == ("tile", "Plans", "bought or taken")
    for one in plans.components:
        got = [events.get((event, one.had.id), 0) for event in ("buys", "takes-free", "starts-with")]
        assert one.stages["bought"] == one.had.taken == one.had.games.count == sum(got)
        assert one.stages["finished"] == events.get(("completes", one.had.id), 0) <= sum(got) <= 4
        assert (one.had.wins is None) == (one.points is None) == (not sum(got))
    assert any(not one.had.taken for one in plans.components)


def test_a_bot_that_never_does_it_never_does() -> None:
    run = grid(Setup("quay", None, 2, (), ("random never land", "random never ask_for:silk"), 5))
    for number in range(1, 9):
        for decision in play_number(run._replace(decisions=1), number).decisions or ():
            row = play_number(run, number)
            state = run.game().new(2)
            state.resolve_chance(Rng(row.seed))
            if row.bots[decision.seat].endswith("land"):
                verbs = {run.game().rulebook.by_name[decision.rule].verb(answer).name for answer in decision.offered}
                assert decision.verb != "land" or verbs == {"land"}
            else:
                assert (decision.verb, decision.to.get("card")) != ("ask_for", "silk")


def test_a_component_that_came_up_without_an_offer_was_not_offered() -> None:
    """Chance or another card may bring it. It counts as had, but not among the games with an offer."""
    (life,) = find("quay").lives()
    counts, row = LifeCounts(life), play_number(RUN, 1)
    offer, landing = ("Turn", "land", "card", "tea"), ("lands", "", "card", "tea")
    counts.add(row, Watched(events={landing: {0: 1}}))
    counts.add(row, Watched(offered={offer: {0: 3}}, taken={offer: {0: 1}}, events={landing: {0: 1}}))
    counts.add(row, Watched(offered={offer: {1: 2}}))
    had = counts.components["tea"].had
    assert (had.taken, had.offered, had.games_offered, had.games_taken) == (2, 5, 2, 1)


def test_a_plan_can_be_forbidden_by_its_name() -> None:
    """Wherever it is in the market; the slots around it can still be bought."""
    bot = "random never buy:BP-12"
    run = grid(Setup("rolling_heights", None, 2, (), (bot,), 5))._replace(decisions=1)
    decisions = [one for number in (1, 2, 3) for one in play_number(run, number).decisions or ()]
    bought = [one.to["tile"] for one in decisions if one.verb == "buy"]
    assert any("buy:BP-12" in one.named for one in decisions)
    assert bought
    assert "BP-12" not in bought
