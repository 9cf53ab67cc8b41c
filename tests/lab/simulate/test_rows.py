"""The two formats of a file."""

import csv
import io
import json

import pytest

import ludoteca
from ludoteca.engine import OptionValue, Rng
from ludoteca.lab.simulate import FORMATS, Row, Setup, grid, play_number

PLAN = Setup("quay", None, 3, (), ("random",), 5)
RUN = grid(PLAN, players=(3, 2, 4))
OPTIONS: dict[str, OptionValue] = {"goal": 12, "patrol": True}
SHARED = Row("quay", 3, 17, 2, OPTIONS, ("random", "greedy"), 1, (4, 4), (1, 1), (0, 1), "quay-end-deck", 30, 7,
             ({"landed": 4}, {"landed": 3, "seized": 1}))  # fmt: skip


@pytest.mark.parametrize("suffix", FORMATS)
@pytest.mark.parametrize("number", [1, 2, 50])
def test_rows_come_back_and_begin_as_foretold(suffix: str, number: int) -> None:
    """Reading gives what was written, and the beginning of a row is known before it is played."""
    form, row = FORMATS[suffix], play_number(RUN, number)
    line = form.line(row, RUN)
    assert form.read(line, form.columns(form.header(RUN))) == row
    assert line.startswith(form.prefix(RUN, number))
    assert line.endswith("\n")
    assert line.count("\n") == 1


def test_csv_has_a_column_per_seat() -> None:
    run = grid(PLAN, players=(2, 3))
    text = FORMATS[".csv"].header(run) + FORMATS[".csv"].line(SHARED, run)
    (row,) = csv.DictReader(io.StringIO(text))
    assert row == {
        "game": "quay", "number": "3", "seed": "17", "players": "2", "option_goal": "12", "option_patrol": "true",
        "bot_0": "random", "bot_1": "greedy", "bot_2": "", "starter": "1", "score_0": "4", "score_1": "4",
        "score_2": "", "place_0": "1", "place_1": "1", "place_2": "", "winners": "0 1", "reason": "quay-end-deck",
        "answers": "30", "rounds": "7", "landed_0": "4",
        "landed_1": "3", "landed_2": "", "seized_0": "0", "seized_1": "1", "seized_2": "",
    }  # fmt: skip


def test_json_lines_keep_decisions() -> None:
    run = RUN._replace(decisions=4)
    row = play_number(run, 1)
    line = FORMATS[".jsonl"].line(row, run)
    assert FORMATS[".jsonl"].read(line, ()) == row
    assert json.loads(line)["decisions"][0]["rule"] == (row.decisions or ())[0].rule


def test_json_lines_have_lists_by_seat() -> None:
    """Any program that reads JSON finds named fields."""
    assert json.loads(FORMATS[".jsonl"].line(SHARED, RUN)) == {
        "game": "quay", "number": 3, "seed": 17, "players": 2, "options": OPTIONS,
        "bots": ["random", "greedy"], "starter": 1,
        "scores": [4, 4], "places": [1, 1], "winners": [0, 1],
        "reason": "quay-end-deck", "answers": 30, "rounds": 7,
        "breakdown": [{"landed": 4}, {"landed": 3, "seized": 1}],
    }  # fmt: skip


FIELDS = {"plastics_race": "starter", "rolling_heights": "start", "iditacards": "first"}


@pytest.mark.parametrize("game_id", FIELDS)
def test_the_starter_is_the_one_that_the_game_knows(game_id: str) -> None:
    plan = Setup(game_id, None, 3, (), ("random",), seed=1)
    row = play_number(grid(plan), 1)
    state = ludoteca.game(game_id).new(3)
    state.resolve_chance(Rng(row.seed))
    assert row.starter == getattr(state, FIELDS[game_id])
