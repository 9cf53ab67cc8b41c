"""Tokens and codes: what opens a table.

>>> len(token()) >= 22 and token() != token()
True
>>> is_code("KTWABC"), is_code("KTWABCD"), is_code("KTW0BC")
(True, True, False)
>>> [len(code(waiting)) for waiting in (0, 1, 33, 34, 100_000)]
[6, 7, 7, 8, 8]
"""

import hashlib
import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without I, L and O, which look like something else."""
SHORTEST_CODE = 6
LONGEST_CODE = 8
CODES_PER_TABLE = 100_000_000
"""How many codes there are for each waiting table, as far as the longest codes allow."""
LONGEST_TOKEN = 64


def token() -> str:
    """An unguessable token of 192 bits, safe in a link."""
    return secrets.token_urlsafe(24)


def hashed(given: str) -> str:
    """What the store keeps of a token: it cannot be reversed."""
    return hashlib.sha256(b"ludoteca seat " + given.encode()).hexdigest()


def table_id() -> str:
    """The name of a table in links; on its own it opens nothing."""
    return secrets.token_hex(8)


def code(waiting: int) -> str:
    """A code to read aloud, longer when many tables wait; it lasts only until the table starts."""
    length = SHORTEST_CODE
    while length < LONGEST_CODE and len(LETTERS) ** length < (waiting + 1) * CODES_PER_TABLE:
        length += 1
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def is_code(text: str) -> bool:
    """Whether a text could be a code."""
    return SHORTEST_CODE <= len(text) <= LONGEST_CODE and all(letter in LETTERS for letter in text)
