"""Tokens and codes: what opens a table.

>>> len(token()) >= 22 and token() != token()
True
>>> is_code("KTWABC"), is_code("KTW0BC")
(True, False)
"""

import hashlib
import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without I, L and O, which look like something else."""
CODE_LENGTH = 6
LONGEST_TOKEN = 64


def token() -> str:
    """An unguessable token of 192 bits, safe in a link."""
    return secrets.token_urlsafe(24)


def hashed(given: str) -> str:
    """What the store keeps of a token: it cannot be turned back."""
    return hashlib.sha256(b"ludoteca seat " + given.encode()).hexdigest()


def table_id() -> str:
    """The name of a table in links; it opens nothing by itself."""
    return secrets.token_hex(8)


def code() -> str:
    """A short code to be read aloud; it lives only until the table starts."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a text could be a code."""
    return len(text) == CODE_LENGTH and all(letter in LETTERS for letter in text)
