"""The rows that every answer writes to the store."""

import msgspec
import pytest

from ludoteca import Rng
from ludoteca.games import installed
from ludoteca.match.snapshot import Snapshot
from ludoteca.server.tables.transaction import encode
from ludoteca.server.tables.windows import TableMatch


@pytest.mark.parametrize("name", ["iditacards", "rolling_heights"])
def test_snapshots_written_one_after_the_other_are_whole(name: str) -> None:
    """Positions that were written before are put in as they were: each snapshot still resumes the match."""
    game, rng = installed.game(name), Rng(7)
    match = TableMatch(game, 3, seed=7)
    taken_back = 0
    for _ in range(60):
        match.choose(match.state.answers[rng.below(len(match.state.answers))])
        seat = match.state.player
        if rng.below(5) < 2 and match.undo_limit(seat).answers:
            match.undo(seat)
            taken_back += 1
        kept = Snapshot.from_json(msgspec.json.decode(encode(match.snapshot().to_json())))
        again = TableMatch.resume(
            game, kept, match.header, match.dealer.secret, match.lines.copy(), match.told_so_far.copy()
        )
        assert again.state == match.state
        assert [again.undo_limit(seat) for seat in range(3)] == [match.undo_limit(seat) for seat in range(3)]
    assert taken_back > 3
