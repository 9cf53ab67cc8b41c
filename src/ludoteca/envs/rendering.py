"""What an environment shows: the view as text, a small picture of the board, or the text on the terminal."""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine import Game, Refused, State
from ludoteca.observations.picture import drawn
from ludoteca.words.sentences import Words
from ludoteca.words.views import Viewing, names_of

HUMAN, ANSI, RGB = MODES = ("human", "ansi", "rgb_array")


class Renderer:
    def __init__(self, game: Game[Any], seats: int, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise Refused(f"render_mode: expected one of {', '.join(MODES)}, found {mode!r}.")
        self._game = game
        self._mode = mode
        self._names = [f"player_{seat}" for seat in range(seats)]
        self._words: Words | None = None
        self._of = game, seats, mode

    def __reduce__(self) -> tuple[Any, ...]:
        return Renderer, self._of

    def render(self, s: State, seat: int | None) -> str | NDArray[np.uint8] | None:
        """What a seat or everybody may see; None if it is printed, or if no mode was chosen."""
        if self._mode == RGB:
            return drawn(self._game, s.view(seat))
        if self._mode is None:
            return None
        text = self._text(s, seat)
        if self._mode == ANSI:
            return text
        sys.stdout.write(text)
        return None

    def _text(self, s: State, seat: int | None) -> str:
        if self._words is None:  # reading catalogues takes a while
            self._words = Words()
        lines = Viewing(self._words, self._names, names_of(self._game, self._words)).lines(s.view(seat))
        asked = [self._words.say(self._game.prompt(s), self._names)] if s.stack else []
        return "\n".join([*lines, *asked]) + "\n"
