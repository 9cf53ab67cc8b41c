"""What a report calls things: in the words of the game, so that a designer need not know the code."""

from typing import Any

import pytest
from tests.support.report_words import allowed, keys, needed, tables

import ludoteca
from ludoteca.engine import Count, Game
from ludoteca.lab.report import Names
from ludoteca.lab.report.names import thing_ids
from ludoteca.lab.simulate.watch import Key
from ludoteca.words.sentences import Words, catalogues, ids

GAMES = [ludoteca.game(name) for name in ludoteca.games(sample=True)]
WORDS = Words()
of_each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@of_each_game
def test_everything_that_a_report_lists_has_words(game: Game[Any]) -> None:
    """Every verb, every event, and every table where there are several for one verb or event."""
    assert [wanted for wanted in needed(game) if not WORDS.has(wanted)] == []


@of_each_game
def test_no_words_for_reports_are_left_over(game: Game[Any]) -> None:
    (catalogue,) = (one for one in catalogues("en") if one.game == game.prefix and one.file.name == "report.ftl")
    assert set(ids(catalogue.file)) - set(allowed(game)) == set()


@of_each_game
def test_things_are_called_by_words_or_numbers(game: Game[Any]) -> None:
    for rows in tables(game).values():
        for rule, verb, domains in rows:
            for domain in (one for one in domains if not isinstance(one, Count)):
                if not domain.message_ids(game.prefix, game.content):
                    for *_, id_ in keys(game, rule, verb, domain):
                        assert any(map(WORDS.has, thing_ids(game.prefix, domain.name, id_))), (domain.name, id_)


@of_each_game
def test_rows_of_one_table_have_different_names(game: Game[Any]) -> None:
    names = Names(game, WORDS)
    for rows in tables(game).values():
        whole = [names.what((rule, verb, "", "")) for rule, verb, _ in rows]
        headings = [names.what((rule, verb, one.name, "")) for rule, verb, domains in rows for one in domains]
        things = [
            [names.thing(key) for key in keys(game, rule, verb, one)] for rule, verb, domains in rows for one in domains
        ]
        assert [table for table in (whole, headings, *things) if len(table) > len(set(table))] == []


@pytest.mark.parametrize(
    ("game_id", "key", "name"),
    [
        ("quay", ("Turn", "land", "card", "silk"), "Land a cargo: silk"),
        ("rolling_heights", ("Main", "buy", "tile", "BP-01"), "Buy a plan, by plan: Viceroy House"),
        ("rolling_heights", ("Main", "construct", "space", "E8"),
         "Put a cube on a plan, by space of the map: space E8"),
        ("rolling_heights", ("Main", "activate", "way", "hard_as_steady"),
         "Let a worker work, by how they work: hard-working, but used as a steady one"),
        ("plastics_race", ("places-one-way", "", "one_way", "paris/nation>bercy"),
         "A player makes a road one-way: from Nation to Bercy"),
        ("iditacards", ("Turn", "sacrifice", "dog", "0"), "Sacrifice a dog on your turn, by place in the team: 1"),
        ("iditacards", ("DrawLeg", "lay", "leg", "slate_3"), "A leg card is drawn: blizzard / cliff face (slate 3)"),
    ],
)  # fmt: skip
def test_names(game_id: str, key: Key, name: str) -> None:
    """Examples of each kind: the game's own words, words for reports, and numbers that people count from one."""
    names = Names(ludoteca.game(game_id), WORDS)
    assert f"{names.what(key)}: {names.thing(key)}" == name


@pytest.mark.parametrize(
    ("game_id", "kind", "said"),
    [
        ("quay", "normal", "normal"),
        ("rolling_heights", "normal never use_building", "normal without “Use a building's ability”"),
        ("rolling_heights", "easy never take_cube:glass",
         "easy without “Take a cube of your choice: glass; Take a cube for the one you gave back: glass”"),
        ("plastics_race", "hard never sell:1", "hard without “Sell a bin to the plant, by number of the bin: 1”"),
        ("quay", "mine never fly", "mine never fly"),
    ],
)  # fmt: skip
def test_bots_that_do_without_something(game_id: str, kind: str, said: str) -> None:
    """In every question where it is offered; a bot of which the game knows nothing keeps its name."""
    assert Names(ludoteca.game(game_id), WORDS).bot(kind) == said


class _Silent(Words):
    """Catalogues of a package that has no words for reports."""

    def has(self, id: str) -> bool:  # noqa: A002 - as in `Words`
        return not id.startswith("report-quay-") and super().has(id)


def test_a_game_without_words_for_reports_has_the_names_from_its_code() -> None:
    names = Names(ludoteca.game("quay"), _Silent())
    assert names.what(("Turn", "ask_for", "card", "silk")) == "Ask for card (turn)"
    assert names.what(("has-none", "", "", "")) == "Has none"
    assert names.thing(("Turn", "ask_for", "card", "silk")) == "silk"
    assert names.bot("random never ask_for:silk") == "random without “Ask for card (turn): silk”"
