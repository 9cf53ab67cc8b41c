"""What the files next to a game's `game.py` define, by name, and the defaults for what they leave out.

Required are `state.empty`, `setup.set_up`, `view.view`, `scoring.breakdown`, `scoring.SOURCES` and `scoring.ENDINGS`.
Everything else has a default here, which fits a game without hidden cards in which most points win.
"""

import importlib
from collections import Counter
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ludoteca.engine.errors import BrokenInvariant, GameError
from ludoteca.engine.observation import Observer
from ludoteca.engine.outcome import Outcome, ranked
from ludoteca.engine.piles import Pile, pieces_of
from ludoteca.engine.rng import Source
from ludoteca.engine.rule import Frame
from ludoteca.engine.state import State


class Folder:
    """The functions of one game's files. A required name that is missing is a `GameError`.

    >>> Folder("ludoteca.games.quay").piles[0].rest
    ['deck', 'face_up']
    """

    def __init__(self, package: str) -> None:
        setup, state = _file(package, "setup"), _file(package, "state")
        view, scoring = _file(package, "view"), _file(package, "scoring")
        self.empty: Any = _needed(state, "empty")
        self.invariants: Any = getattr(state, "invariants", pieces_are_there)
        self.cards_at: Any = getattr(state, "cards_at", no_cards)
        self.piles: list[Pile] = getattr(state, "PILES", [])
        self.set_up: Any = _needed(setup, "set_up")
        self.turn_rules: tuple[str, ...] = getattr(setup, "TURN_RULES", ())
        self.turn_stack: Any = getattr(setup, "turn_stack", nothing_beneath)
        self.view: Any = _needed(view, "view")
        self.own: Any = getattr(view, "own", nothing_of_their_own)
        self.hides: bool = hasattr(view, "determinize")
        """Whether the game hides anything from anybody."""
        self.determinize: Any = getattr(view, "determinize", nothing_hidden)
        self.breakdown: Any = _needed(scoring, "breakdown")
        self.sources: tuple[str, ...] = _needed(scoring, "SOURCES")
        self.endings: tuple[str, ...] = _needed(scoring, "ENDINGS")
        self.outcome: Any = getattr(scoring, "outcome", most_points_win)
        self.observer: Any = Observer
        if find_spec(f"{package}.features") is not None:
            self.observer = _needed(_file(package, "features"), "OBSERVER")


def _file(package: str, name: str) -> ModuleType:
    return importlib.import_module(f"{package}.{name}")


def _needed(module: ModuleType, name: str) -> Any:
    if not hasattr(module, name):
        raise GameError(f"{module.__name__.rpartition('.')[2]}.py does not define {name}")
    return getattr(module, name)


def pieces_are_there(s: State) -> None:
    """Check that every piece of every pile lies in exactly one of its fields."""
    if not s.game.piles:
        return
    data = s.game.shape.write(s)
    for pile in s.game.piles:
        box, found = Counter(pile.box(s)), Counter(pieces_of(pile, data, s.seats))
        for piece in sorted(box | found):
            if found[piece] != box[piece]:
                raise BrokenInvariant(f"{found[piece]} of the {box[piece]} {piece} are there")


def no_cards(s: State, place: int) -> list[int]:
    """There are no places that facts can be about."""
    return []


def nothing_beneath(s: State, turn: int) -> list[Frame]:
    """The question of the turn lies alone on the stack."""
    return []


def nothing_of_their_own(s: State, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """A seat sees only what everybody sees."""
    return seen


def nothing_hidden(s: State, seat: int, rng: Source) -> State:
    """The only world that a seat thinks possible is the true one."""
    return s.copy()


def most_points_win(s: State) -> Outcome:
    """Ties share the victory; the game has one ending."""
    points = s.scores
    ranking = ranked(points)
    return Outcome(ranking[0], ranking, tuple(points), f"{s.game.prefix}-end-{s.game.folder.endings[0]}")
