"""The components of Iditacards: what they hold, and what is refused."""

import re
import shutil
import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.games.iditacards.table import Table, real_game

import ludoteca
from ludoteca.engine import kebab
from ludoteca.games.iditacards.cards import TYPES
from ludoteca.games.iditacards.content import DATA, Content
from ludoteca.words import sentences

PROVENANCE = {"manual", "public:iditacards-2018", "public:iditacards-2018-11", "reconstructed"}
SUMMARY = {
    "attack": {"utility": 22, "dog": 5, "movement": 6, "food": 4, "attachment": 2, "personal": 0, "sled": 14},
    "improvement": {"utility": 8, "dog": 13, "movement": 2, "food": 6, "attachment": 4, "personal": 11, "sled": 9},
    "speed": {"utility": 0, "dog": 15, "movement": 27, "food": 2, "attachment": 9, "personal": 0, "sled": 0},
    "survivor": {"utility": 14, "dog": 8, "movement": 0, "food": 16, "attachment": 8, "personal": 7, "sled": 0},
}
OPS_OF_TYPE = {"sled": "take", "personal": "look", "movement": "move"}


def raw(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


def words_of(effects: list[dict[str, Any]]) -> set[str]:
    """All words of an effect list, those inside conditions too."""
    found = set()
    for entry in effects:
        found |= {entry["op"]} | words_of(entry.get("then", [])) | words_of(entry.get("else", []))
    return found


def test_every_entry_says_where_it_comes_from() -> None:
    board = raw("board")
    entries = [*raw("cards")["card"], *raw("decks")["deck"].values(), *raw("legs")["leg_card"], *board["weather"]]
    entries += [board[name] for name in ("board", "setup", "meters", "solitaire")]
    assert {entry["provenance"] for entry in entries} <= PROVENANCE


def test_cards_are_what_their_type_says() -> None:
    """114 kinds; sled cards take, personal cards look, movement cards move, food draws, dogs and attachments last."""
    cards = raw("cards")["card"]
    assert len({card["id"] for card in cards}) == len(cards) == 114
    for card in cards:
        words = words_of(card.get("effect", []))
        for kind, word in OPS_OF_TYPE.items():
            assert (word in words) == (card["type"] == kind), card["id"]
        assert card["type"] != "food" or "draw" in words
        assert card["type"] not in ("dog", "attachment") or card["passive"]


def test_names_and_texts_of_cards_are_written_once() -> None:
    """In the catalogues, where they can be translated; the component files have none."""
    ids = {name for catalogue in sentences.catalogues("en") for name in sentences.ids(catalogue.file)}
    for card in raw("cards")["card"]:
        assert {f"iditacards-card-{kebab(card['id'])}", f"web-iditacards-text-{kebab(card['id'])}"} <= ids
    sides = [leg[side] for leg in raw("legs")["leg_card"] for side in ("left", "right")]
    assert not any({"name", "text"} & set(entry) for entry in [*raw("cards")["card"], *sides, *raw("board")["weather"]])


def test_decks_agree_with_the_summary_cards() -> None:
    """The four upgrade decks hold as many of each type as their summary cards say; no card is in two decks."""
    content = real_game().content
    for name, deck in zip(content.decks.upgrade_ids, content.decks.upgrades, strict=True):
        counts = Counter(TYPES[content.cards.types[card]] for card in deck)
        assert {kind: counts[kind] for kind in SUMMARY[name]} == SUMMARY[name]
    decks = [content.decks.starter, content.decks.legendary, content.decks.damage, *content.decks.upgrades]
    kinds = [card for deck in decks for card in set(deck)]
    retired = [card for card in range(114) if content.cards.retired[card]]
    assert sorted(kinds + retired) == list(range(114))
    assert sorted(card for deck in content.decks.retired for card in deck) == retired


def test_the_path_is_a_serpentine_over_the_whole_grid() -> None:
    """160 neighbouring squares, each once, the first half above."""
    path = [tuple(square) for square in raw("board")["board"]["path"]]
    assert sorted(path) == sorted((column, row) for column in range(16) for row in range(10))
    for (column, row), (next_column, next_row) in pairwise(path):
        assert abs(column - next_column) + abs(row - next_row) == 1
    assert all(row < 5 for _, row in path[:80])


def test_leg_cards_pair_different_terrains() -> None:
    """Eight cards of each type for a leg and its mirror, with eight terrains on each side, never the same on both."""
    legs = raw("legs")["leg_card"]
    for number, kind in enumerate(("amber", "jade", "slate", "violet"), start=1):
        mine = [leg for leg in legs if leg["type"] == kind]
        assert {(leg["left"]["leg"], leg["right"]["leg"]) for leg in mine} == {(f"L{number}", f"L{9 - number}")}
        for side in ("left", "right"):
            assert len({leg[side]["terrain"] for leg in mine}) == 8
        assert all(leg["left"]["terrain"] != leg["right"]["terrain"] for leg in mine)


def test_card_numbers_are_append_only() -> None:
    """Records hold cards by number: the order of the first and last cards never changes."""
    ids = real_game().content.ids
    assert (ids[0], ids[16], ids[17], ids[106], ids[113]) == ("a_hat", "rest", "dog_shoes", "damaged", "icy_glare")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    for path in DATA.glob("*.toml"):
        shutil.copy(path, tmp_path)
    return tmp_path


def spoil(pack: Path, name: str, old: str, new: str) -> None:
    text = (pack / name).read_text(encoding="utf-8")
    assert re.search(old, text)
    (pack / name).write_text(re.sub(old, new, text, count=1), encoding="utf-8")


BAD = [
    ("cards.toml", r'id = "armour"', 'id = "a_hat"', 'cards.toml, card "a_hat".id: expected an id of its own'),
    ("cards.toml", r"energy = 2", 'energy = "two"', 'cards.toml, card "a_hat".energy: expected a whole number'),
    ("cards.toml", r'op = "armour"', 'op = "armor"', 'cards.toml, card "armour".passive[0].op: expected a word for'),
    ("cards.toml", r'op = "draw", n = 3', 'op = "draw", m = 3', 'cards.toml, card "breakfast".effect[0].n: is missing'),
    ("cards.toml", r'who = "self"', 'who = "me"', "who: expected one of self, others"),
    ("cards.toml", r'op = "sacrifice", n = 1', 'op = "sacrifice", n = 2', "expected a whole number from 1 to 1"),
    ("decks.toml", r"husky = 1", "huskie = 1", "decks.toml, deck.starter.cards.huskie: is no card"),
    ("decks.toml", r"size = 26", "size = 25", "decks.toml, deck.starter.size: expected 26"),
    ("decks.toml", r"damaged = 18", "rest = 18", "decks.toml, deck.damage.cards: expected cards 'damaged'"),
    ("decks.toml", r'role = "upgrade"', 'role = "spare"', "expected four decks"),
    ("decks.toml", r"copies = 4", "copies = 2", "decks.toml, deck.starter.copies: expected one deck"),
    ("legs.toml", r'op = "leg_immune"', 'op = "weather_speed"', 'legs.toml, leg_card "amber_1".left.effect[0].op'),
    ("legs.toml", r'type = "amber"', 'type = "red"', 'legs.toml, leg_card "amber_1".type: expected one of amber'),
    ("board.toml", r"first = 6, last = 35", "first = 7, last = 35", 'board.toml, layout.standard.legs "L2".first'),
    ("board.toml", r"default = true", "default = false", "board.toml, layout.default: expected exactly one"),
    ("board.toml", r'in_play = \["wheel_dog"\]', 'in_play = ["husky"]', "board.toml, setup.in_play[0]"),
    ("board.toml", r"speed_penalty = \[0, 1,", "speed_penalty = [0,", "board.toml, meters.speed_penalty"),
    ("board.toml", r"round_limit = 300", "", "board.toml, engine.round_limit: is missing"),
    ("effects.toml", r'id = "draw"', 'id = "drawn"', "effects.toml, op: expected the word 'draw'"),
    ("effects.toml", r'id = "move"', 'id = "draw"', 'effects.toml, op "draw".id: expected an id of its own'),
]


@pytest.mark.parametrize(("name", "old", "new", "sentence"), BAD, ids=[f"{bad[0]}-{at}" for at, bad in enumerate(BAD)])
def test_bad_packs_are_refused(pack: Path, name: str, old: str, new: str, sentence: str) -> None:
    """File, key and what was expected, in one sentence."""
    spoil(pack, name, old, new)
    with pytest.raises(ludoteca.BadContent) as refusal:
        Content(pack)
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_other_numbers_can_be_played(pack: Path) -> None:
    """A pack with other values makes another game: Move moves 9."""
    spoil(pack, "cards.toml", r'op = "move", n = 1\}', 'op = "move", n = 9}')
    game = ludoteca.game("iditacards", content=pack)
    assert game.content_hash != real_game().content_hash
    assert Table().game.content_hash != real_game().content_hash
