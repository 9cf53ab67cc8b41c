"""Playing on from a position in a file, perhaps one written by hand."""

import secrets
from pathlib import Path
from typing import Any, NoReturn

from ludoteca.engine import BadPosition, Game, GameError, Refused, State
from ludoteca.match.dealer import SECRET_BYTES, Dealer, Seed, secret_of
from ludoteca.match.match import Match

LARGEST = 16 * 1024 * 1024


class FromPosition(Match):
    """A match that begins in the middle. It has no record: a record tells a game from its first card."""

    def __init__(self, state: State, names: list[str], seed: Seed | None) -> None:
        dealer = Dealer(secrets.token_bytes(SECRET_BYTES) if seed is None else secret_of(seed))
        self._open(state, names, dealer)
        try:
            state.run()
            state.resolve_chance(dealer)
            self.game.check(state)
        except GameError as error:
            _refuse(error)

    def choose(self, answer: int) -> None:
        """As in any match, but anything that goes wrong is the position's fault."""
        try:
            super().choose(answer)
            self.game.check(self.state)
        except GameError as error:
            _refuse(error)

    def save(self, path: Path | str) -> NoReturn:
        raise Refused(f"{path}: a game started from a position has no record to save.")


def read_position(game: Game[Any], path: Path) -> State:
    """The position in a file; `BadPosition` says where it is wrong."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)  # a device may never end
    if len(data) > LARGEST:
        raise BadPosition(f"{path}: the file is larger than {LARGEST // 1024 // 1024} MiB; no position is that large.")
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise BadPosition(f"{path}: the file is not UTF-8 text.") from None
    try:
        state: State = game.from_json(text)
    except BadPosition as error:
        raise BadPosition(f"{path}: {error}") from None
    return state


def _refuse(error: GameError) -> NoReturn:
    raise BadPosition(f"This position cannot be played: {error}.") from None
