"""The dealer: the specification in its docstring, followed here independently, to the bit."""

import hashlib
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.quays import STEADY

from ludoteca.match.dealer import Dealer, commitment, secret_of

SECRET = st.binary(min_size=32, max_size=32)


def drawn(secret: bytes, bounds: list[int]) -> tuple[list[int], int]:
    """The numbers that the specification gives for these bounds, and the last count used."""
    numbers, count = [], 0
    for n in bounds:
        whole_multiples = (2**64 // n) * n
        x = whole_multiples
        while x >= whole_multiples:
            count += 1
            (x,) = struct.unpack_from(">Q", hashlib.sha256(secret + struct.pack(">Q", count)).digest())
        numbers.append(x % n)
    return numbers, count


@STEADY
@given(SECRET, st.lists(st.integers(1, 2**63) | st.integers(1, 100), max_size=20))
def test_follows_the_specification(secret: bytes, bounds: list[int]) -> None:
    """Any secret and any bounds give the numbers of the specification and use up as many hashes."""
    dealer = Dealer(secret)
    assert ([dealer.below(n) for n in bounds], dealer.count) == drawn(secret, bounds)
    assert dealer.commitment == hashlib.sha256(b"ludoteca commitment " + secret).hexdigest()


@pytest.mark.parametrize(
    ("secret", "six", "thousand", "shown"),
    [
        ("0000000000000000000000000000000000000000000000000000000000000000", [2, 2, 3, 4, 0, 2, 5, 0, 1, 1],
         [345, 124, 607, 976, 232], "cee7a43724ee9dc22e78a1891b12ec1ee1f7faacac1cd468078276fd4950314a"),
        ("ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", [5, 4, 3, 3, 0, 2, 0, 1, 5, 3],
         [184, 814, 785, 605, 513], "10541067ba1c709d1dd5aa2bf95fe283a3ff58a647fa2ce0089de1106aa8d1af"),
        ("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", [4, 0, 4, 5, 1, 3, 5, 0, 3, 0],
         [845, 514, 631, 846, 300], "0e2c2018a2343e57cc8e9f2045c5ddbd744640e32e2b2933c99d2cbf186ff383"),
        ("4c32414e04d023daa72e461d710245d960e4ee5997828d27df1f6f6a2dab3cc1", [1, 0, 2, 5, 3, 0, 0, 2, 5, 5],
         [53, 866, 205, 664, 446], "2a5ba7441c3208b4491cc953ed16073c2163c6633d967853b2764735b1325033"),
    ],
)  # fmt: skip
def test_vectors(secret: str, six: list[int], thousand: list[int], shown: str) -> None:
    """Fixed secrets give fixed numbers and commitments for ever: old records stay checkable."""
    dealer = Dealer(bytes.fromhex(secret))
    assert [dealer.below(6) for _ in range(10)] == six
    assert [dealer.below(1000) for _ in range(5)] == thousand
    assert commitment(bytes.fromhex(secret)) == shown


def test_first_number_by_hand() -> None:
    """The first number is the first 8 bytes of SHA-256(secret, 1), as any tool computes it."""
    secret = bytes(range(32))
    block = hashlib.sha256(secret + b"\0\0\0\0\0\0\0\1").hexdigest()
    assert Dealer(secret).below(2**63) == int(block[:16], 16) % 2**63


def test_rejection_is_exercised() -> None:
    """With a bound just above a third of 2**64 a third of all hashes is thrown away, and not folded over."""
    bound = 2**64 // 3 + 2
    dealer = Dealer(bytes(32))
    numbers = [dealer.below(bound) for _ in range(600)]
    assert 600 / 0.74 < dealer.count < 600 / 0.60
    assert numbers == drawn(bytes(32), [bound] * 600)[0]
    assert max(numbers) < bound


@pytest.mark.parametrize("n", [2, 6, 7, 24, 100])
def test_is_uniform(n: int) -> None:
    """Chi-square over many draws stays within six standard deviations."""
    dealer = Dealer(secret_of(f"uniform {n}"))
    counts = [0] * n
    for _ in range(100 * n):
        counts[dealer.below(n)] += 1
    chi = sum((count - 100) ** 2 / 100 for count in counts)
    assert abs(chi - (n - 1)) < 6 * (2 * (n - 1)) ** 0.5


def test_one_outcome_uses_a_hash() -> None:
    """A draw with one outcome takes a hash like any other, so the stream stays in step."""
    dealer = Dealer(bytes(32))
    assert dealer.below(1) == 0
    assert dealer.count == 1
    assert dealer.below(6) == drawn(bytes(32), [1, 6])[0][1]


@pytest.mark.parametrize("n", [0, -1, 2**63 + 1, 2**64, 2**64 + 1, 2**80])
def test_bounds_outside_the_specification(n: int) -> None:
    """A bound that the specification does not cover is refused at once, never drawn for ever."""
    with pytest.raises(ValueError, match="below"):
        Dealer(bytes(32)).below(n)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_secrets_have_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Dealer(bytes(length))


def test_seeds() -> None:
    """Numbers and texts stand for the hash that the specification says; bytes for themselves."""
    assert secret_of(7) == hashlib.sha256(b"ludoteca seed 7").digest() == secret_of("7")
    assert secret_of(-7) == hashlib.sha256(b"ludoteca seed -7").digest()
    assert secret_of("Fähre 7") == hashlib.sha256("ludoteca seed Fähre 7".encode()).digest()
    assert secret_of(bytes(range(32))) == bytes(range(32))
