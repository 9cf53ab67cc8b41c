"""The components of Smugglers' Quay: read, and refused with file and key when they are damaged."""

from pathlib import Path

import pytest
from tests.support.quays import QUAY, content_folder

import ludoteca
from ludoteca.conformance import check
from ludoteca.engine import BadContent
from ludoteca.games.quay.content import Content

RUM = '[[card]]\nid = "rum"\nvalue = 1\ncopies = 1\n'


def changed(old: str, new: str, tmp_path: Path) -> Path:
    """A folder of components in which the first such text is another."""
    return content_folder(tmp_path, lambda text: text.replace(old, new, 1))


def test_numbers_of_cards_never_change() -> None:
    """Records name cards by number: kinds are only ever added at the end."""
    assert QUAY.card_ids == ["whistle", "salt", "tea", "silk"]
    assert QUAY.content.deck == [0] * 4 + [1] * 8 + [2] * 8 + [3] * 4


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("hand = 3\n", "", "hand: is missing."),
        ("hand = 3", "hand = 0", "hand: expected a whole number from 1 to 9, found 0."),
        ("hand = 3", 'hand = "three"', "hand: expected a whole number from 1 to 9, found 'three'."),
        ("hand = 3", "hand = true", "hand: expected a whole number from 1 to 9, found true or false."),
        ("goals = [8, 12, 16]", "goals = 12", "goals: expected a list, found 12."),
        ("goals = [8, 12, 16]", "goals = [8, 0]", "goals[1]: expected a whole number from 1 to 99, found 0."),
        ("usual_goal = 12", "usual_goal = 10", "usual_goal: expected one of the goals, found 10."),
        ("tide_faces = 6", "tide_faces = 21", "tide_faces: expected a whole number from 2 to 20, found 21."),
        ("reward = 1", "reward = -1", "reward: expected a whole number from 0 to 9, found -1."),
        ("copies = 4", "copies = 0", 'card "whistle".copies: expected a whole number from 1 to 99, found 0.'),
        ("value = 1", "value = 1.5", 'card "salt".value: expected a whole number from 0 to 9, found 1.5.'),
        ('id = "tea"', "", "card[2].id: is missing."),
        ('id = "tea"', 'id = ""', "card[2].id: expected a text, found ''."),
        ('id = "tea"', 'id = "salt"', "card \"salt\".id: expected an id of its own, found 'salt' again."),
        ('id = "whistle"', 'id = "bell"', "card \"bell\".id: expected 'whistle' as the first card."),
        ("[[card]]", "[[cards]]", "card: expected 4 kinds of card, found 3."),
        ("[[card]]", f"{RUM}[[card]]", "card: expected 4 kinds of card, found 5."),
    ],
)  # fmt: skip
def test_damaged_packs(old: str, new: str, reason: str, tmp_path: Path) -> None:
    """Each damage is refused with the file, the key, what was expected and what was found."""
    folder = changed(old, new, tmp_path)
    with pytest.raises(BadContent) as refusal:
        ludoteca.game("quay", folder)
    assert str(refusal.value) == f"quay.toml, {reason}"


@pytest.mark.parametrize(
    ("old", "new"), [("hand = 3", "hand = "), ("[[card]]", "[card]"), ("# Smugglers", "Smugglers")]
)
def test_packs_that_are_no_toml(old: str, new: str, tmp_path: Path) -> None:
    """A file that cannot be read is refused with the line."""
    with pytest.raises(BadContent, match=r"^quay\.toml: cannot be read \(.*line \d+"):
        ludoteca.game("quay", changed(old, new, tmp_path))


def test_missing_packs(tmp_path: Path) -> None:
    """A folder without the file, and no folder at all, are refused by name."""
    with pytest.raises(BadContent, match=r"^quay\.toml: not found in "):
        ludoteca.game("quay", tmp_path)
    with pytest.raises(BadContent, match=r": is no folder\.$"):
        ludoteca.game("quay", tmp_path / "nowhere")


def test_a_pack_of_one_s_own(tmp_path: Path) -> None:
    """Other values make another game of the same rules, with a fingerprint of its own, and it is sound."""
    folder = content_folder(tmp_path, lambda text: text.replace("copies = 8", "copies = 5").replace("= 6", "= 20"))
    assert Content(folder).copies == [4, 5, 5, 4]
    game = ludoteca.game("quay", folder)
    assert game.content_hash != QUAY.content_hash
    check(game, games=2)
