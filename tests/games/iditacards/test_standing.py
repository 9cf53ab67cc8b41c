"""What is remembered about players for views is what would be worked out anew."""

from typing import Any

import ludoteca
from ludoteca.games.iditacards import standing


def test_what_is_remembered_is_what_would_be_worked_out() -> None:
    """After every answer of whole games, for every player: nothing that counts is missing in what they are known by."""
    game = ludoteca.game("iditacards")
    again = 0
    for seed in range(3):
        match, chance = ludoteca.Match(game, players=3, seed=seed), ludoteca.Rng(seed)
        before: list[standing.Outlook] = []
        while (pending := match.pending) is not None:
            s: Any = match.state
            now = [standing.outlook(s, seat) for seat in range(3)]
            assert now == [standing.outlook_anew(s, seat) for seat in range(3)]
            assert [standing.pace(s, seat) for seat in range(3)] == [standing.pace_anew(s, seat) for seat in range(3)]
            again += sum(one is other for one, other in zip(now, before, strict=False))
            before = now
            match.choose(pending.answers[chance.below(len(pending.answers))])
    assert again > 500, "nothing was remembered"
