"""Games are found, not listed."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.engine import BadContent, UnknownGame
from ludoteca.engine.content import content_hash
from ludoteca.games import installed
from ludoteca.games.quay.game import QuayGame
from tests.support.distributions import install, nim
from tests.support.quays import content_folder


@pytest.mark.usefixtures("plain")
def test_folders_and_entry_points() -> None:
    """Every folder of the package with a `game.py` is a game, and so is what another package offers; quay hides."""
    package = Path(str(installed.__file__)).parent
    folders = {folder.parent.name for folder in package.glob("*/game.py")}
    assert {*ludoteca.games(sample=True)} == {*folders, "plain"}
    assert set(ludoteca.games(sample=True)) - set(ludoteca.games()) == {"quay"}
    assert list(ludoteca.games()) == sorted(ludoteca.games())


def test_every_game_can_be_made() -> None:
    """Each game has the id under which it was found, options with sound defaults, and a first question."""
    for name in ludoteca.games(sample=True):
        game = ludoteca.game(name)
        assert game.id == name
        for option in game.options.values():
            assert option.default in option.allowed
        state = game.new(game.players[0])
        state.resolve_chance(ludoteca.Rng(1))
        assert state.answers
        game.check(state)


def test_the_same_game_for_everybody() -> None:
    assert ludoteca.game("quay") is ludoteca.game("quay")
    assert isinstance(ludoteca.game("quay"), QuayGame)


def test_other_components(tmp_path: Path) -> None:
    """A folder of components, as path or as text, makes another game of the same id, a new one each time."""
    folder = content_folder(tmp_path, lambda text: text.replace("hand = 3", "hand = 4"))
    for given in (folder, str(folder)):
        game = ludoteca.game("quay", given)
        assert game.id == "quay"
        assert game is not ludoteca.game("quay", given)
        assert game.content_hash != ludoteca.game("quay").content_hash
    with pytest.raises(BadContent, match=r"is no folder\.$"):
        ludoteca.game("quay", folder / "quay.toml")


@pytest.mark.parametrize("name", ["mah jong", "", "..", "Quay", "quay.game", "__pycache__"])
def test_unknown_games(name: str) -> None:
    """A game that is not there is refused with the list of those that are."""
    with pytest.raises(UnknownGame) as refusal:
        ludoteca.game(name)
    text = str(refusal.value)
    assert text.startswith(f"There is no game {name!r}; installed are: ")
    assert all(game in text for game in ludoteca.games())


MISSPELT = "def breakdowns(self, s):\n        return []\n\n    def breakdown("
BROKEN = {
    "import_error": ({"module": "import no_such_module\n"}, "ModuleNotFoundError: No module named 'no_such_module'"),
    "syntax_error": ({"module": "class Game(:\n"}, "SyntaxError: invalid syntax"),
    "no_class": ({"module": "GAMES = []\n"}, "AttributeError: "),
    "constructor": (
        {"module": "class GAME:\n    def __init__(self, folder=None):\n        raise ValueError('first\\nsecond')\n"},
        "ValueError: first second"),
    "gives_up": ({"module": "import sys\nsys.exit('no')\n"}, "SystemExit: no"),
    "no_game": ({"module": "GAME = lambda folder: 7\n"}, "its entry point gives a int, not a Game"),
    "other_id": ({"module": nim("other_id", "game.py").replace('"other_id"', '"chess"')}, "it calls itself 'chess'"),
    "no_breakdown": ({"module": nim("no_breakdown", "game.py").replace("def breakdown(", "def _breakdown(")},
        "NimGame does not define breakdown()"),
    "misspelt": ({"module": nim("misspelt", "game.py").replace("def breakdown(", MISSPELT)},
        "NimGame defines breakdowns(), which no game has: did you mean breakdown()?"),
    "no_answers": ({"take": nim("no_answers", "take.py").replace("def answers(", "def options(")},
        "Take does not define answers()"),
    "bad_positions": ({"positions": "POSITIONS = []\n"},
        "bad_positions.positions does not define POSITIONS, which must be a Positions"),
    "bad_table": ({"table": "TABLES = {}\n"}, "bad_table.table does not define TABLE, which must be a FewerClicks"),
    "bad_features": ({"features": "FEATURES = 7\n"},
        "bad_features.features does not define FEATURES, which must be a type"),
    "no_words": ({"words": ""}, "there are no words for 'no-words-ask-take' (they belong in words/en/ in its package)"),
    "one_missing": (
        {"words": nim("one_missing", "words/en/game.ftl").replace("one-missing-title", "one-missing-titel")},
        "there are no words for 'one-missing-title'"),
    "not_fluent": ({"words": "not-fluent-title is what?\n"},
        "there are no words for 'not-fluent-ask-take' (game.ftl: 'not-fluent-title is what?' is not Fluent"),
    "bad_bots": ({"bot": "import no_such_bot\n"}, "ModuleNotFoundError: No module named 'no_such_bot'"),
    "no_bots": ({"bot": "BOT = 7\n"}, "no_bots.bot has neither BOTS nor ADVISER"),
}  # fmt: skip


@pytest.fixture(params=BROKEN)
def broken(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of another package that cannot be played, really installed."""
    install(tmp_path, request.param, **BROKEN[request.param][0])
    monkeypatch.syspath_prepend(tmp_path)
    return str(request.param)


def test_broken_games_are_left_out(broken: str) -> None:
    assert broken not in ludoteca.games()
    assert "quay" in ludoteca.games(sample=True)
    with pytest.raises(ludoteca.BrokenGame) as refusal:
        ludoteca.game(broken)
    sentence = str(refusal.value)
    assert sentence.startswith(f"The game '{broken}' is installed and cannot be played: {BROKEN[broken][1]}")
    assert "\n" not in sentence
    assert installed.broken() == {broken: sentence}
    with pytest.raises(UnknownGame):
        ludoteca.game("mah jong")


def test_broken_games_are_named_once(broken: str) -> None:
    done = CliRunner().invoke(main, ["games"])
    assert done.exit_code == 0
    assert "iditacards: Iditacards" in done.stdout
    assert broken not in done.stdout
    assert done.stderr == f"{installed.broken()[broken]}\n"
    done = CliRunner().invoke(main, ["games", "--json"])
    assert [game["id"] for game in json.loads(done.stdout)] == list(ludoteca.games())
    for command in (["play", broken], ["rules", broken], ["components", broken]):
        done = CliRunner().invoke(main, command)
        assert (done.exit_code, done.stderr) == (2, f"ludoteca: {installed.broken()[broken]}\n")


@pytest.fixture
def plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    install(tmp_path, "plain")
    monkeypatch.syspath_prepend(tmp_path)
    return "plain"


def test_a_game_without_components(plain: str, tmp_path: Path) -> None:
    """It is played like any other; there is nothing to copy and nothing to replace."""
    assert plain in ludoteca.games()
    game = ludoteca.game(plain)
    assert game.content_hash == content_hash(None)
    assert ludoteca.play(game, ["random", "random"], seed=1).outcome is not None
    assert CliRunner().invoke(main, ["play", plain, "--bots"]).exit_code == 0
    with pytest.raises(BadContent, match=r": Nim has no components that could be replaced\.$"):
        ludoteca.game(plain, content=tmp_path)
    done = CliRunner().invoke(main, ["components", plain])
    assert (done.exit_code, done.stderr) == (2, "ludoteca: Nim has no components.\n")


START = """from ludoteca.engine import Count, Die, Verb, ask
from plain import take


class Start(Die):
    lay = Verb(Count("sticks", 3, 7))

    def chosen(self, s, player, answer, args):
        s.sticks = self.lay.object(answer)
        s.then([ask(take.TAKE, 0)])


START = Start()
"""


def test_a_rule_of_two_games(plain: str, tmp_path: Path) -> None:
    """A game plays with a rule of another one beside its own; neither disturbs the other."""
    module = nim("dealt", "game.py").replace(
        "from dealt import take", "from dealt import start\nfrom plain import take"
    )
    module = module.replace("rules=[take]", "rules=[start, take]").replace("ask(take.TAKE, 0)", "roll(start.START)")
    module = module.replace("OptionValue, ask", "OptionValue, roll")
    words = nim("dealt", "words/en/game.ftl") + "dealt-lay = { $sticks }\n"
    install(tmp_path, "dealt", module=module, words=words, start=START)
    games = [ludoteca.game(plain), ludoteca.game("dealt")]
    rules = [game.rulebook.by_name["Take"] for game in games]
    assert rules[0].number == rules[1].number
    assert [rule.index for rule in rules] == [0, 1]
    states = [game.new(2) for game in games]
    states[1].choose(4)  # seven sticks
    for _ in range(4):
        first, second = (s.scores if s.over else s.answers for s in states)
        assert first == second
        for s in states:
            if not s.over:
                s.choose(s.answers[-1])
    assert [s.scores for s in states] == [[0, 1], [0, 1]]
    for game in games:
        assert ludoteca.conformance.check(game, games=5).games == 5
