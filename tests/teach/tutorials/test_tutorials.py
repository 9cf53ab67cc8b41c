"""Tutorials are data that the rules check: every shipped one can be followed, and mistakes in one are named."""

from pathlib import Path

import pytest
from tests.support.commands import output, run

from ludoteca.teach.tutorials import BadTutorial, Tutorial, read, shipped, walk
from ludoteca.words.sentences import Words

WORDS = Words()
HOWTO = Path(__file__).parents[3] / "docs" / "howto" / "write-a-tutorial.md"
MINE = """
game = "quay"
title = "quay-title"
seed = 7
state.players.0.hand = ["silk", "silk", "tea"]

[[step]]
say = "quay-title"
light = [{ card = "silk" }]

[[step]]
say = "quay-title"
answers = ["land silk"]
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("tutorial", shipped(), ids=lambda one: f"{one.game}-{one.id}")
def test_every_shipped_tutorial_can_be_followed(tutorial: Tutorial) -> None:
    """By the rules, with words for all it says, in less than five minutes; a lesson in one."""
    assert [taught.step for taught in walk(tutorial, WORDS).steps] == list(tutorial.steps)


def test_every_game_has_a_tutorial_and_every_city_a_lesson() -> None:
    names = {(one.game, one.kind, one.options.get("city")) for one in shipped()}
    assert {game for game, kind, _ in names if kind == "tutorial"} == {"iditacards", "plastics_race", "rolling_heights"}
    cities = ["ankara", "athens", "berlin", "london", "madrid", "paris", "rome", "victoria"]
    assert sorted(str(city) for _, kind, city in names if kind == "lesson") == cities


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"land silk"', '"land whistle"', "step 2 (quay-title): expected 'land whistle', but Turn offers"),
        ('card = "silk"', 'card = "gold"', "step 1 (quay-title): there is no card 'gold' to light up"),
        ('card = "silk"', 'part = "roof"', "step 1 (quay-title): there is no part 'roof' to light up"),
        ("answers = [", "watch = [", "step 2 (quay-title): there is nothing to watch"),
        ('answers = ["land silk"]', "answers = []", "step 2: 'answers' names no answer"),
        ('answers = ["land silk"]', "free = true\nwatch = true", "step 2: only one of free and watch can end it"),
        ('say = "quay-title"\nanswers', "answers", "step 2: 'say' is missing"),
        ('say = "quay-title"\nanswers', 'say = "quay-no-words"\nanswers', "There are no words for 'quay-no-words'"),
        ('"silk", "silk", "tea"', '"silk", "gold"', "expected one of"),
        ('game = "quay"', 'game = "chess"', "chess"),
        ("seed = 7", "sead = 7", "'sead' is not known"),
        ("seed = 7", "seed =", "not TOML"),
    ],
)
def test_a_mistake_is_named_with_its_place(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in MINE
    path = written(tmp_path, MINE.replace(old, new))
    with pytest.raises(BadTutorial) as refused:
        walk(read(path), WORDS)
    assert complaint in str(refused.value)
    assert str(path) in str(refused.value)


def test_every_answer_that_may_be_chosen_is_followed(tmp_path: Path) -> None:
    """A learner who lands the tea first has none left for the last step."""
    chosen = MINE.replace('answers = ["land silk"]', 'any = ["land silk", "land tea"]')
    assert len(walk(read(written(tmp_path, chosen))).steps) == 2
    later = '\n[[step]]\nsay = "quay-title"\nwatch = true\n\n[[step]]\nsay = "quay-title"\nanswers = ["land tea"]\n'
    assert len(walk(read(written(tmp_path, MINE + later))).steps) == 4
    with pytest.raises(BadTutorial, match=r"step 4 .*: expected 'land tea', but"):
        walk(read(written(tmp_path, chosen + later)))


def test_a_tutorial_that_takes_too_long_is_refused(tmp_path: Path) -> None:
    again = '\n[[step]]\nsay = "quay-title"\n' * 80
    with pytest.raises(BadTutorial, match="a tutorial at most 300"):
        walk(read(written(tmp_path, MINE + again)), WORDS)


def test_the_command_checks_all_or_one_and_finds_a_seed(tmp_path: Path) -> None:
    assert output("tutorial", "check").count("\n") == len(shipped())
    assert "Seed 0 will do." in output("tutorial", "check", written(tmp_path, MINE), "--seeds", "3")
    bad = run("tutorial", "check", written(tmp_path, MINE.replace("land silk", "fly")))
    assert (bad.exit_code, "expected 'fly'" in bad.stdout) == (1, True)


def test_the_example_of_the_howto_can_be_followed(tmp_path: Path) -> None:
    howto = HOWTO.read_text(encoding="utf-8")
    toml, words = (howto.split(f"```{kind}\n")[1].split("```")[0] for kind in ("toml", "fluent"))
    path = written(tmp_path, toml)
    (tmp_path / "words" / "en").mkdir(parents=True)
    (tmp_path / "words" / "en" / "mine.ftl").write_text(words, encoding="utf-8")
    output("tutorial", "check", path)
