"""Players, options and other parameters of our games in OpenSpiel."""

import random
import subprocess
import sys

import pyspiel
import pytest

import ludoteca
import ludoteca.envs.openspiel


def test_every_installed_game_is_registered() -> None:
    assert {f"ludoteca_{game}" for game in ludoteca.games(sample=True)} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("game_id", ludoteca.games(sample=True))
def test_every_option_is_a_parameter(game_id: str) -> None:
    """With each value that it may have, the game is played so, and what OpenSpiel writes down loads it again."""
    options = ludoteca.game(game_id).options
    for name, option in options.items():
        for value in option.allowed:
            given = {True: "yes", False: "no"}[bool(value)] if name == "routes" else value
            loaded = pyspiel.load_game(f"ludoteca_{game_id}", {name: given})
            assert loaded.new_initial_state().position.options[name] == value
            again = pyspiel.load_game(str(loaded))
            assert again.new_initial_state().position == loaded.new_initial_state().position


def test_what_is_usual_may_depend_on_another_option() -> None:
    """Route cards are left out in small cities, unless somebody wants them."""
    routes = {
        text: pyspiel.load_game(f"ludoteca_plastics_race({text})").new_initial_state().position.options["routes"]
        for text in ("city=paris", "city=rome", "city=paris,routes=yes", "city=rome,routes=no")
    }
    assert list(routes.values()) == [False, True, True, False]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("ludoteca_quay(players=7)", "players: Smugglers' Quay is for 2 to 4 players, not 7."),
        ("ludoteca_quay(goal=9)", "options.goal: expected one of 8, 12, 16; found 9."),
        ("ludoteca_quay(returns=gold)", "returns: expected one of win, points; found 'gold'."),
        ("ludoteca_quay(horizon=-1)", "horizon: expected a number of choices, or 0 for no limit; found -1."),
        ("ludoteca_quay(content=nowhere)", "nowhere: is no folder."),
        ("ludoteca_quay(gaol=8)", "Unknown parameter 'gaol'"),
        ("ludoteca_plastics_race(routes=maybe)", "options.routes: expected one of usual, yes, no; found 'maybe'."),
        ("ludoteca_quay(goal=high)", "Wrong type for parameter goal."),
    ],
)
def test_bad_values_get_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Exception, match="^" + sentence.replace("(", "[(]")) as refused:
        pyspiel.load_game(text)
    assert "\n" not in str(refused.value)


def test_a_game_can_be_cut_short() -> None:
    """At the horizon it is over, with no more actions, and those with the most points have won."""
    state = pyspiel.load_game("ludoteca_quay(horizon=1,patrol=False)").new_initial_state()
    for action in (1, 2, 1, 2, 1, 2):
        state.apply_action(action)
    state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(a) == "Turn.land(salt)"))
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert state.returns() == [1.0, -1.0]


def test_returns_can_be_points() -> None:
    """The difference to the mean of the others' points; together they are nothing."""
    dice = random.Random(1)  # noqa: S311 - play, not secrets
    state = pyspiel.load_game("ludoteca_quay(players=3,returns=points)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    first, second, third = state.position.scores
    assert state.returns()[0] == first - (second + third) / 2
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("module", "name"), [("pyspiel", "OpenSpiel"), ("numpy", "NumPy")])
def test_a_missing_package_gets_one_sentence_that_says_how_to_get_it(module: str, name: str) -> None:
    program = f"import sys; sys.modules['{module}'] = None; import ludoteca.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert last == f"ImportError: {name} is missing: install it with pip install 'ludoteca[openspiel]'."
    assert "During handling" not in done.stderr


def test_python_ends_well_with_the_games_registered() -> None:
    """OpenSpiel keeps what was registered until after Python has ended, and that must not end in a crash."""
    program = "import pyspiel, ludoteca.envs.openspiel; pyspiel.load_game('ludoteca_quay').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
