"""Iditacards: who wins, and racing alone."""

import pytest
from tests.games.iditacards.table import Table

from ludoteca.games.iditacards.scoring import places


@pytest.mark.rule("IC-170")
def test_equal_distance_goes_to_the_first_across() -> None:
    """Both on 168: A, who crossed first; players on Start share a place."""
    table = Table(4)
    for seat, position in enumerate((168, 168, 0, 0)):
        table.give(seat, position=position)
    table.s.crossed = [1, 0]
    assert places(table.s) == ((1,), (0,), (2, 3))


@pytest.mark.rule("IC-174")
def test_alone_cards_against_others_do_nothing() -> None:
    """Dog Trap, Thermostat and Stab in the Dark find nobody; Through the Night counts as a day."""
    table = Table().give(position=50, deck="move", waiting=[("dog_trap", 1)]).do("reveal", "move")
    assert (table.team(), table.pending) == ("wheel_dog", "Turn")
    night = Table().give(position=50, deck="move", waiting=[("through_the_night", 1)])
    night.do("reveal", "move", "snow").deal()
    assert night.racer().days == 2
    assert Table(layout="solo2018").s.layout.checkpoints == [6, 26, 81, 121, 146]
