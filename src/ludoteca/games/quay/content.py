"""The cards and numbers of Smugglers' Quay."""

from pathlib import Path
from typing import Final

from ludoteca.engine.content import Entry, different_ids, load

DATA: Final = Path(__file__).parent / "data"
KINDS: Final = 4
MOST_SEATS: Final = 4
MOST_FACES: Final = 20
MOST_POINTS: Final = 999


class Content:
    """Everything in `data/`, checked, as arrays by card number."""

    def __init__(self, folder: Path) -> None:
        file = load(folder, "quay.toml")
        cards = file.entries("card")
        self.ids: list[str] = different_ids(cards)
        self.values: list[int] = [card.number("value", 0, 9) for card in cards]
        self.copies: list[int] = [card.number("copies", 1, 99) for card in cards]
        self.hand: int = file.number("hand", 1, 9)
        self.goals: list[int] = file.numbers("goals", 1, 99)
        self.usual_goal: int = self._goal(file)
        self.tide_faces: int = file.number("tide_faces", 2, MOST_FACES)
        self.reward: int = file.number("reward", 0, 9)
        if len(cards) != KINDS:
            file.refuse("card", f"expected {KINDS} kinds of card, found {len(cards)}")
        if self.ids[0] != "whistle":
            cards[0].refuse("id", "expected 'whistle' as the first card")
        file.refuse_unknown()

    def _goal(self, file: Entry) -> int:
        goal = file.number("usual_goal", 1, 99)
        if goal not in self.goals:
            file.refuse("usual_goal", f"expected one of the goals, found {goal}")
        return goal

    @property
    def deck(self) -> list[int]:
        """All cards of the box, sorted."""
        return [card for card, copies in enumerate(self.copies) for _ in range(copies)]
