"""The two formats of a file."""

import csv
import io
import json

import pytest

from ludoteca.sim import FORMATS, Plan, Row, play_number

PLAN = Plan("quay", None, 3, (), ("random",), 5)
SHARED = Row(
    3,
    17,
    ("random", "greedy"),
    (4, 4),
    (1, 1),
    (0, 1),
    "quay-end-deck",
    30,
    7,
    ({"landed": 4}, {"landed": 3, "seized": 1}),
)


@pytest.mark.parametrize("suffix", FORMATS)
@pytest.mark.parametrize("number", [1, 2, 50])
def test_rows_come_back_and_begin_as_foretold(suffix: str, number: int) -> None:
    """Reading gives what was written, and the beginning of a row is known before it is played."""
    form, row = FORMATS[suffix], play_number(PLAN, number)
    line = form.line(row, PLAN)
    assert form.read(line, PLAN) == row
    assert line.startswith(form.prefix(PLAN, number))
    assert line.endswith("\n")
    assert line.count("\n") == 1


def test_csv_has_a_column_per_seat() -> None:
    """Any program that reads CSV finds named columns."""
    plan = PLAN._replace(players=2, bots=("random", "greedy"))
    text = FORMATS[".csv"].header(plan) + FORMATS[".csv"].line(SHARED, plan)
    (row,) = csv.DictReader(io.StringIO(text))
    assert row == {
        "game": "3", "seed": "17", "bot_0": "random", "bot_1": "greedy", "score_0": "4", "score_1": "4",
        "place_0": "1", "place_1": "1", "winners": "0 1", "reason": "quay-end-deck", "answers": "30", "rounds": "7",
        "earlier_0": "0", "earlier_1": "0", "landed_0": "4", "landed_1": "3", "seized_0": "0", "seized_1": "1",
    }  # fmt: skip


def test_json_lines_have_lists_by_seat() -> None:
    """Any program that reads JSON finds named fields."""
    assert json.loads(FORMATS[".jsonl"].line(SHARED, PLAN)) == {
        "game": 3, "seed": 17, "bots": ["random", "greedy"], "scores": [4, 4], "places": [1, 1], "winners": [0, 1],
        "reason": "quay-end-deck", "answers": 30, "rounds": 7,
        "breakdown": [{"landed": 4}, {"landed": 3, "seized": 1}],
    }  # fmt: skip
