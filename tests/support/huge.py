"""A hostile client's favourite: a record that is valid, as large as may be, and long to follow."""

import ludoteca
from tests.support.serving import ASK_FOR_WHISTLE, NO_WINDOWS


def huge_record(seed: int = 3, lines: int = 150_000) -> bytes:
    """A game in which one question is answered and taken back again and again: about 47 bytes a line."""
    match = ludoteca.Match(ludoteca.game("quay"), 2, NO_WINDOWS, seed=seed)
    first, *played, _ = match.record.text().splitlines()
    begun = len(played)
    pairs = [
        f'{{"n":{n},"seat":0,"rule":"Turn","answer":{ASK_FOR_WHISTLE}}}\n'
        f'{{"n":{n + 1},"seat":0,"undo":{n},"agreed":true}}'
        for n in range(begun + 1, lines, 2)
    ]
    end = begun + 2 * len(pairs) + 1
    last = f'{{"n":{end},"result":null,"secret":"{match.record.secret.hex()}"}}'
    return "\n".join([first, *played, *pairs, last, ""]).encode()
