"""Rolling Heights: what can be pending at the same time."""

import pytest
from tests.games.rolling_heights.scenes import GAME, crew, dismiss, in_main, table

from ludoteca.engine import BrokenInvariant


@pytest.mark.rule("RH-031")
def test_more_than_ten_active_meeples_are_noticed() -> None:
    """Ten are fine; an eleventh must be left out first."""
    s = table(2)
    dismiss(s)
    crew(s, 0, "steady", architect=5, riveter=5)
    in_main(s)
    crew(s, 0, "hard", figure=1)
    with pytest.raises(BrokenInvariant, match=r"^1 of the 11 active meeples of seat 0 are too many, not 0$"):
        GAME.check(s)
