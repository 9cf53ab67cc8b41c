"""What the coach has learned: small, told how it was made, and even in the long run whatever it thinks."""

import json
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

import ludoteca
from ludoteca import Rng
from ludoteca.bots import adviser
from ludoteca.bots.net import Net
from ludoteca.bots.weights import digest, nets_of, shipped
from ludoteca.teach.coach import Fall, Judgement, course, judgement, luck_of
from ludoteca.teach.coach.learned import FILE, Look
from tools import coach_train

MOST_BYTES = 200_000
GAMES = ["iditacards", "plastics_race", "rolling_heights"]
QUAY = ludoteca.game("quay")
OPINIONATED = Net([9.0, -4.0], [[3.0, 1.0]], [0.5], [2.0])


@pytest.mark.parametrize("name", GAMES)
def test_it_says_how_it_was_made(name: str) -> None:
    """By which command; the fingerprint is that of this very network, and the coach uses it."""
    text = files(f"ludoteca.games.{name}.bot").joinpath(FILE).read_text(encoding="utf-8")
    assert len(text) <= MOST_BYTES
    kept = json.loads(text)
    assert kept["made"].keys() == kept["players"].keys()
    for players, made in kept["made"].items():
        assert made["command"].startswith(f"python -m tools.coach_train {name} --players {players} ")
        assert made["digest"] == digest(kept["players"][players])
    assert judgement(ludoteca.game(name), 2).net is not None


@pytest.mark.parametrize("name", GAMES)
def test_it_looks_at_chance_that_there_is(name: str) -> None:
    game = ludoteca.game(name)
    assert judgement(game, 2).looks.keys() <= game.rulebook.by_name.keys()


def _fall(game_id: str, kind: str, rule: str = "DealCard") -> Fall:
    """The first time that chance decides by this rule in a game of such bots."""
    game = ludoteca.game(game_id)
    steps = course(game, ludoteca.play(game, [kind, kind], seed=3).record).steps
    return next(step for step in steps if isinstance(step, Fall) and step.before.rule.name == rule)


def _spread(learned: Judgement, fall: Fall) -> tuple[float, float]:
    """The mean of the luck of many draws of the same chance, where gains and losses must cancel out, and its error."""
    rng, gains = Rng(1), []
    for at in range(300):
        after = fall.before.copy()
        after.resolve_chance(rng)
        gains.append(luck_of(learned, fall._replace(after=after), at, 1).luck[0])
    mean = sum(gains) / len(gains)
    error = (sum((gain - mean) ** 2 for gain in gains)) ** 0.5 / len(gains)
    assert error > 0
    assert abs(mean) < 4 * error
    return mean, error


def test_luck_is_even_where_positions_are_played_on() -> None:
    _spread(judgement(QUAY, 2), _fall("quay", "random"))


def test_luck_is_even_where_it_is_seen_at_once() -> None:
    """Over many draws of the same chance gains and losses cancel out, whatever the network thinks."""
    fall = _fall("plastics_race", "normal", "RewardDie")
    _spread(judgement(fall.before.game, 2)._replace(looks={}), fall)


def test_luck_is_even_where_a_part_of_it_is_seen_later() -> None:
    fall = _fall("quay", "random")
    learned = Judgement(adviser(QUAY), OPINIONATED, {fall.before.rule.name: Look(2, part=0.5)})
    whole, larger = _spread(learned._replace(looks={fall.before.rule.name: Look(2)}), fall)
    assert _spread(learned, fall) == pytest.approx((whole / 2, larger / 2))


def test_other_numbers_of_players_are_judged_without_it() -> None:
    found = judgement(ludoteca.game("plastics_race"), 3)
    assert found.net is None
    assert found.look("DrawCard").turns == found.adviser.foresight


def test_the_same_command_makes_the_same_file(tmp_path: Path) -> None:
    """It fits the game, and keeps what was learned for other numbers of players."""
    game, made = ludoteca.game("plastics_race"), []
    for name in ("one.json", "other.json"):
        out = tmp_path / name
        out.write_text(shipped(game, FILE) or "", encoding="utf-8")
        coach_train.main(
            ["plastics_race", "--players", "3", "--games", "3", "--seed", "5", "--hidden", "2", "--workers", "1",
             "--trials", "3", "--look", "DrawCard=3,2", "--out", str(out)]
        )  # fmt: skip
        made.append(out.read_text(encoding="utf-8"))
    assert made[0] == made[1]
    assert nets_of(made[0], game, "one.json").keys() == {2, 3}
    assert json.loads(made[0])["players"]["3"]["looks"]["DrawCard"][:2] == [3, 2]


def test_what_counts_is_what_leaves_least_variance() -> None:
    """It finds by how much each kind of luck is over- or underrated, and that some is mere noise.

    The noise of trials, which compare with few other falls, is larger than that of the coach; this is allowed for.
    """
    rng, trials = np.random.default_rng(1), []
    for _ in range(4000):
        bold, timid, mere = rng.normal(0.0, 0.1, 3)
        result = bold / 2 + 2 * timid + rng.normal(0.0, 0.1)
        seen = bold + rng.normal(0.0, 0.1)
        luck = {"Bold": [seen, -seen], "Mere": [mere, -mere], "Timid": [timid, -timid]}
        noise = {"Bold": [0.01 * coach_train.TRIED] * 2, "Mere": [0.0, 0.0], "Timid": [0.0, 0.0]}
        trials.append(coach_train.Trial([0.5 + result, 0.5 - result], luck, noise))
    found = coach_train.parts(trials, {"Bold": Look(2, 10_000)}).looks
    assert found["Bold"][:2] == (2, 10_000)
    assert [found[rule].part for rule in ("Bold", "Timid", "Mere")] == pytest.approx([0.5, 2.0, 0.0], abs=0.08)
