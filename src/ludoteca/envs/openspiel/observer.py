"""What a seat sees of a game in OpenSpiel, as text and as numbers."""

from typing import Any

import numpy as np

from ludoteca.engine import State
from ludoteca.envs.openspiel.memory import observation
from ludoteca.observations import features


class SeatObserver:
    """Text and numbers for one seat.

    The observation is what the seat sees now. The information state adds what it has seen before: its text has
    every event as this seat heard it and every answer it gave, so two histories that the seat can tell apart never
    have the same text. No tensor of a fixed size can hold that: its tensor has a count of the events instead.

    The parts of the tensor, by name in `dict`:

    - `seat`: a 1 at the seat's own place
    - `position`: `Game.features` for the seat
    - `past`: for each seat, your own first, and each kind of event, log(1 + how often); only in the information state
    """

    def __init__(self, first: State, recalls: bool) -> None:
        self._recalls = recalls
        self._seats = seats = first.seats
        sizes: dict[str, tuple[int, ...]] = {"seat": (seats,), "position": (len(features(first, 0)),)}
        if recalls:
            sizes["past"] = (len(first.game.rulebook.events), seats)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        begin = 0
        for name, shape in sizes.items():
            end = begin + int(np.prod(shape))
            self.dict[name] = self.tensor[begin:end].reshape(shape)
            begin = end

    def set_from(self, state: Any, player: int) -> None:
        position = state.position
        self.dict["seat"].fill(0)
        self.dict["seat"][player] = 1
        self.dict["position"][:] = features(position, player)
        if self._recalls:
            tally = np.array(state.memory().tally, np.float32).reshape(-1, self._seats)
            self.dict["past"][:] = np.log1p(np.roll(tally, -player, axis=1))

    def string_from(self, state: Any, player: int) -> str:
        """What a seat sees, as text; with perfect recall, also everything it has seen before."""
        now = observation(state.position, player)
        return state.memory().seen[player] + now if self._recalls else now
