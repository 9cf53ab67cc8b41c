"""The dealer of a table: SHA-256 in counter mode, specified to the bit, checkable by anybody.

Let *secret* be 32 bytes and *count* a number that starts at 0.

- To draw a number below n (1 <= n <= 2**63): add 1 to count; take the SHA-256 of the secret followed by count as
  8 bytes, big-endian; read the first 8 bytes of the hash as a big-endian number x. If x is at least the greatest
  multiple of n that is not above 2**64, do it again; otherwise the number is x mod n.
- The commitment is the SHA-256, in lower-case hexadecimal, of the ASCII text `ludoteca commitment ` (with the space)
  followed by the secret. It is shown when the table opens; the secret is shown when the game ends.
- A seed that is a number or a text, for experiments, stands for the secret that is the SHA-256 of `ludoteca seed `
  followed by the number in decimal, or by the text, in UTF-8.
"""

import hashlib

from ludoteca.engine import Refused, given
from ludoteca.engine.shape import brief

SECRET_BYTES = 32
LARGEST = 1 << 63

Seed = bytes | int | str


class Dealer:
    """Draws the numbers of one table.

    >>> dealer = Dealer(bytes(32))
    >>> [dealer.below(6) for _ in range(5)]
    [2, 2, 3, 4, 0]
    >>> dealer.commitment[:16]
    'cee7a43724ee9dc2'
    """

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise Refused(f"A secret has {SECRET_BYTES} bytes, not {len(secret)}.")
        self.secret = secret
        self.count = 0

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def below(self, n: int) -> int:
        if not 1 <= n <= LARGEST:
            raise Refused(f"A dealer draws numbers below 1 to 2**63, not below {n}.")
        limit = (1 << 64) - (1 << 64) % n
        while True:
            self.count += 1
            block = hashlib.sha256(self.secret + self.count.to_bytes(8, "big")).digest()
            x = int.from_bytes(block[:8], "big")
            if x < limit:
                return x % n


def commitment(secret: bytes) -> str:
    """The hash that binds a table to its secret before the first card is dealt."""
    return hashlib.sha256(b"ludoteca commitment " + secret).hexdigest()


def secret_of(seed: Seed) -> bytes:
    """The secret that a seed stands for; 32 bytes stand for themselves.

    >>> secret_of(7).hex()[:8]
    '4c32414e'
    """
    if isinstance(seed, bytes) and len(seed) == SECRET_BYTES:
        return seed
    if isinstance(seed, bytes) or (not isinstance(seed, str) and given.whole(seed) is None):
        raise Refused(f"seed: expected a whole number, a text or {SECRET_BYTES} bytes, found {brief(seed)}.")
    return hashlib.sha256(f"ludoteca seed {seed}".encode()).digest()
