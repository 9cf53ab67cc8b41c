"""The boards in the terminal: the city as a map, the grid, the trail, and what cards and tiles say."""

import pytest
from tests.support.commands import output
from tests.support.screens import BOARDS, WIDTHS, file_of, played, screen, sight

import ludoteca
from ludoteca.cli.screen import wrapped

EVERY = 15
"""The boards are drawn each time after this number of answers."""


def _typed(game_id: str, *lines: str) -> str:
    seats = ("--seat", "person", "--seat", "random")
    return output("play", game_id, *seats, "--seed", "5", typed="".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game_id", BOARDS)
def test_the_screen_is_the_kept_one(game_id: str, width: int) -> None:
    """If it is meant to change: `python -m tests.support.screens` writes the files again; then read them."""
    assert screen(game_id, width) == file_of(game_id, width).read_text(encoding="utf-8")


@pytest.mark.parametrize("game_id", BOARDS)
def test_boards_fit_the_screen_at_every_moment(game_id: str) -> None:
    """From the first answer to the last, for every seat and for a watcher, at 60 columns and at 80."""
    match = ludoteca.Match(ludoteca.game(game_id), players=2, seed=4)
    rng, board, answers = ludoteca.Rng(4), BOARDS[game_id], 0
    while not match.state.over and answers < 20 * EVERY:
        if answers % EVERY == 0:
            for seat in (None, 0, 1):
                for width in WIDTHS:
                    seen = sight(match.state, seat, width)
                    for lines in (board.table(seen), board.turn(seen)):
                        assert max(map(len, wrapped("\n".join(lines), width).splitlines())) <= width
        match.choose(match.state.answers[rng.below(len(match.state.answers))])
        answers += 1


@pytest.mark.parametrize("game_id", BOARDS)
def test_every_thing_says_something(game_id: str) -> None:
    """Each card, tile, target, leg and place has a name and a text, and some of them are in sight."""
    things = BOARDS[game_id].things(sight(played(game_id), 0))
    assert [thing for thing in things if not thing.name or not thing.about] == []
    assert 0 < sum(thing.in_sight for thing in things) < len(things)


# ---------------------------------------------------------------- what is typed


def test_i_reads_what_a_card_says() -> None:
    """By part of its name, whatever the case; what fits too often is only named, what is not there is said."""
    text = _typed("iditacards", "i MUSH", "i dog", "i zebra", "i")
    assert "Mush: Movement. Costs: 2 energy, 2 health, 1 risk. Move 10 squares plus speed." in text
    assert "names have 'dog' in them." in text
    assert "Nothing here has 'zebra' in its name." in text
    assert "You can see these." in text.partition("zebra")[2]


def test_i_reads_targets_tiles_and_places() -> None:
    text = _typed("rolling_heights", "i waterfront", "i hobart", "i carpenter")
    assert "Waterfront: 2 points for each of your finished buildings next to water." in text
    assert "Hobart Sawmill: Type: industrial. Needs 3 wood." in text
    assert "Carpenter: Steady: 1 wood. Working hard: 2 wood." in text
    assert "Opéra: " in _typed("plastics_race", "i opera")
    assert "The things of this game have no texts." in _typed("quay", "i tea")


def test_parts_of_the_table_have_names_and_seats_from_1() -> None:
    text = _typed("plastics_race", "v starter", "v players")
    assert "\n  starter: Player 1\n" in text
    assert "hand: purple (Draw two), " in text
    assert "purple_draw" not in text


def test_many_short_answers_are_side_by_side() -> None:
    text = _typed("rolling_heights", "1", "")
    assert any(line.startswith("1. A") and len(line.split()) > 6 for line in text.splitlines())
