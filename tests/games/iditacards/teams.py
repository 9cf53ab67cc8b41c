"""Any legal team of dogs, made from the component file and nothing else."""

import tomllib
from typing import Any

from hypothesis import strategies as st

from ludoteca.games.iditacards.content import DATA

CARDS = {card["id"]: card for card in tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))["card"]}
WEATHERS = ["snow", "sun", "wind", "cloud", "storm", "rain"]
DOGS = [name for name, card in CARDS.items() if card["type"] == "dog" and not card.get("retired")]
HELD = [name for name, card in CARDS.items() if card["type"] == "attachment"]


def passive(card: str, op: str) -> list[dict[str, Any]]:
    return [entry for entry in CARDS[card].get("passive", []) if entry["op"] == op]


@st.composite
def teams(draw: st.DrawFn) -> str:
    words = []
    for dog in draw(st.lists(st.sampled_from(DOGS), max_size=5, unique=True)):
        slots = ([entry["n"] for entry in passive(dog, "slots")] or [1])[0]
        held = draw(st.lists(st.sampled_from(HELD), max_size=slots))
        words.append("+".join([dog, *held]))
    if sum(2 if word.startswith("big_dog") else 1 for word in words) > 6:
        words.pop()
    counts = [card for word in words for card in word.split("+")[1:]]
    return "" if any(counts.count(card) > 1 for card in counts) else " ".join(words)
