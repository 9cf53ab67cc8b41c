"""Iditacards: legs on the board."""

import pytest
from tests.games.iditacards.table import Table


@pytest.mark.rule("IC-073")
@pytest.mark.parametrize("layout", ["standard", "solo2018", "even"])
def test_every_layout_covers_the_board(layout: str) -> None:
    """Eight legs from square 1 to 160, five checkpoints, all by option."""
    table = Table(layout=layout)
    assert [table.s.layout.leg[square] for square in (1, 160)] == [0, 7]
    assert sorted(set(table.s.layout.leg[1:])) == list(range(8))
    assert len(table.s.layout.checkpoints) == 5
