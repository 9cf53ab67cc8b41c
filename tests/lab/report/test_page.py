"""The first page says no more than the figures do."""

from typing import Any

import pytest
from msgspec.structs import asdict, replace

from ludoteca.lab.report import Results, added_up, played
from ludoteca.lab.report.page import Highlights
from ludoteca.lab.report.results import Ladder, Thing, Use, Without
from ludoteca.lab.report.sections import Sections, gathered
from ludoteca.lab.simulate import Setup, grid, play_number
from ludoteca.lab.statistics import Numbers, share
from ludoteca.words.sentences import Words

GAMES = 8
RUN = grid(Setup("rolling_heights", None, 2, (("max_rounds", 10),), ("random",), 3), players=(1, 2, 3))
CONTESTS = [row for number in range(1, GAMES + 1) if (row := play_number(RUN, number)).players > 1]


@pytest.fixture(scope="module")
def results() -> Results:
    return added_up(played(RUN, GAMES, 1), Words(), "a test", lambda _: None)


def test_points_and_ends_leave_out_games_alone(results: Results) -> None:
    """They play for something else; the table by players still has them."""
    scores = [score for row in CONTESTS for score in row.scores]
    assert results.alone == GAMES - len(CONTESTS) > 0
    assert results.all.points.mean == pytest.approx(sum(scores) / len(scores), abs=1e-4)
    assert {one.of for one in results.ends} == {len(CONTESTS)}
    assert results.all.games == GAMES
    assert next(group for group in results.groups if group.value == "1").points.count


def test_winners_are_compared_with_their_own_table(results: Results) -> None:
    """Tables of different sizes have different averages, so each winner counts against their own."""
    for source in results.sources:
        ahead = []
        for row in CONTESTS:
            points = [by_source.get(source.id, 0) for by_source in row.breakdown]
            won = [points[seat] for seat in row.winners]
            ahead.append(sum(won) / len(won) - sum(points) / len(points))
        assert source.ahead.mean == pytest.approx(sum(ahead) / len(ahead), abs=1e-4)


def test_players_of_one_game_are_one_observation() -> None:
    """Four equal scores a game say as much about the mean as one of them."""
    fours, ones = Numbers(), Numbers()
    for at in range(40):
        fours.add_game([at % 7] * 4)
        ones.add(at % 7)
    assert fours.mean().error == pytest.approx(ones.mean().error, abs=1e-4)


def test_one_game_has_no_interval() -> None:
    alone = Numbers()
    alone.add_game([1, 5])
    assert alone.mean().low is None


def _chosen(**taken: int) -> list[Use]:
    """One question with verbs that were each offered a hundred times, if at all."""
    return [
        Use(
            rule="Reward", verb=verb, domain="", id="", what="", name="", offered=100 if times >= 0 else 0, taken=times,
            games=share(0, 0),
        )
        for verb, times in taken.items()
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("chosen", "what", "sentence"),
    [
        (_chosen(take=100, decline=0), "take", "No difference was found."),
        (_chosen(take=100, decline=-1), "take", "when it can be done, nothing else can"),
        (_chosen(take=0, decline=100), "take", "the bot never does it anyway"),
        (_chosen(take=60, decline=40), "take:hat", "the bot never does it anyway"),
    ],
)
def test_doing_without_is_not_explained_away(results: Results, chosen: list[Use], what: str, sentence: str) -> None:
    """What a bot always does is still a choice if something else was offered."""
    without = Without(
        what=what, name="Take it", fair=0.5, one="", one_name="", rest="", rest_name="", players=2, options={},
        **asdict(share(45, 100)),
    )  # fmt: skip
    highlights = Highlights(replace(results, chosen=chosen), Words())
    assert sentence in highlights._does_without(without, beyond=False)


def _order(results: Results, **wins: int) -> list[str]:
    orders = {
        players.removeprefix("with_"): [share(won, 500), *[share((500 - won) / 3, 500)] * 3]
        for players, won in wins.items()
    }
    return [said.text for said in Highlights(replace(results, turn_order=orders), Words())._order()]


def test_turn_orders_are_tested_together(results: Results) -> None:
    """A share that would stand out alone may be chance among many; a clear one is named."""
    assert _order(results, with_4=150) == ["With 4 players, turn order matters (fair would be 25 % for each):"]
    assert _order(results, with_4=105)[0].startswith("No advantage by turn order was found")
    assert share(105, 500).high < 0.25  # so it would stand out alone


def test_the_table_of_a_match_is_named(results: Results) -> None:
    """A ladder is played at one table, which need not be that of the other games."""
    groups = [
        replace(results.all, by="option city", value="rome", name="Rome: 4 bins"),
        replace(results.all, by="players", value="2", name="2"),
    ]
    ladder = Ladder(2, {"city": "rome"}, 0.5, [], [])
    said = list(Highlights(replace(results, groups=groups, ladder=ladder), Words())._skill())
    assert said[0].text == "How often the stronger bot wins (2 players, Rome; equals would win 50 %):"


TEXT = Words().text


@pytest.fixture(scope="module")
def found() -> Results:
    run = grid(Setup("quay", None, 2, (), ("random",), 3))
    return added_up(played(run, 1, 1), Words(), "a test", lambda _: None)


def _named(verb: str, name: str) -> dict[str, Any]:
    what = {"take": "Take a card", "ask": "Ask for a card"}[verb]
    return {"rule": "Turn", "verb": verb, "domain": "card", "id": name, "what": what, "name": name}


def _thing(verb: str, name: str, offered: int | None) -> Thing:
    return Thing(**_named(verb, name), offered=offered)


def test_things_share_a_line_with_what_is_not_done_to_them() -> None:
    rows = [("take", "tea", 2000), ("ask", "silk", 300), ("take", "salt", 200), ("take", "rum", 1)]
    lines = ["Take a card: tea (2,000); salt (200); and 1 more", "Ask for a card: silk (300)"]
    assert gathered([_thing(*row) for row in rows], TEXT, most=2) == lines


def test_what_is_never_done_at_all_comes_first_and_without_its_things() -> None:
    rows = [_thing("ask", "silk", 300), _thing("take", "tea", 20), _thing("take", "", 30), _thing("take", "salt", 10)]
    assert gathered(rows, TEXT, most=9) == ["Take a card (30)", "Ask for a card: silk (300)"]


def test_what_was_never_offered_has_no_number() -> None:
    assert gathered([_thing("take", "tea", None)], TEXT, most=9) == ["Take a card: tea"]


def test_the_first_page_names_only_what_was_offered_often(found: Results) -> None:
    never_taken = [_thing("take", "tea", 100), _thing("take", "salt", 99)]
    found = replace(found, never_taken=never_taken, never_offered=[], chosen=[])
    (said,) = Highlights(found, Words())._unused()
    assert said.items == ["Take a card: tea (100)"]
    assert "<li>Take a card: tea (100); salt (99)</li>" in "".join(Sections(found, Words())._unused())


def test_tables_of_things_follow_the_order_of_the_first_table(found: Results) -> None:
    rows = [
        Use(**_named(verb, name), offered=9, taken=taken, games=share(1, 1))
        for verb, taken in (("ask", 2), ("take", 9))
        for name in ("", "silk", "tea")
    ]
    first, *tables = Sections(found, Words())._uses("chosen", rows)
    assert first.index("Take a card") < first.index("Ask for a card")
    names = ["Take a card", "Ask for a card"]
    assert [name for table in tables for name in names if f">{name}</h3>" in table] == names


def test_the_first_page_names_the_plans_that_nobody_bought(results: Results) -> None:
    """If every plan was bought, it names those bought least often instead, each with its interval."""
    plans = (results.lives or [])[0]
    one = plans.components[0]

    def said(had: Use, offered: int) -> tuple[str, tuple[str, ...]]:
        only = replace(plans, components=[replace(one, had=replace(had, offered=offered))])
        (sentence,) = Highlights(replace(results, lives=[only]), Words()).topics()["lives"]
        return sentence.text, tuple(sentence.items)

    never = replace(one.had, name="Old Mill", taken=0, games=share(0, 7))
    assert said(never, 9) == (
        "Plans that were offered, but never bought or taken:", ("Old Mill (offered in 7 games)",)
    )  # fmt: skip
    text, items = said(replace(one.had, name="Old Mill", taken=25, games=share(25, 100)), 900)
    assert text.startswith("Plans: each one that was offered was bought or taken at least once.")
    assert items == ("Old Mill: 25.0 % (17.5 to 34.3 %)",)
