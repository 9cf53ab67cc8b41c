"""Domains: numbers, ids, words."""

import pytest
from tests.support.quays import QUAY

from ludoteca import BadPosition, GameError, Name, Seat
from ludoteca.engine import Count, Domain, Maybe, Seats, SeatSet, Several, Things, YesNo

CARGO = Things("cargo", lambda content: content.ids[1:], low=1, kind="card")
DOMAINS: list[tuple[Domain, list[tuple[int, object]]]] = [
    (CARGO, [(1, "salt"), (3, "silk")]),
    (Count("points", 2, 9), [(2, 2), (9, 9)]),
    (YesNo("free"), [(0, False), (1, True)]),
    (Seats(4), [(0, 0), (2, 2)]),
    (SeatSet("seats"), [(0, []), (5, [0, 2])]),
    (Maybe(CARGO), [(-1, None), (2, "tea")]),
]


@pytest.mark.parametrize(("domain", "pairs"), DOMAINS, ids=lambda value: getattr(value, "name", ""))
def test_numbers_and_ids(domain: Domain, pairs: list[tuple[int, object]]) -> None:
    """Every number has an id in JSON, and that id leads back to it."""
    for number, written in pairs:
        assert domain.id(QUAY.content, number) == written
        assert domain.read(QUAY.content, written, "here", 3) == number


@pytest.mark.parametrize(
    ("domain", "data", "reason"),
    [
        (CARGO, "whistle", "here: expected one of salt, tea, silk, found 'whistle'."),
        (CARGO, None, "here: expected one of salt, tea, silk, found null."),
        (Count("points", 2, 9), 10, "here: expected a whole number from 2 to 9, found 10."),
        (YesNo("free"), 1, "here: expected true or false, found 1."),
        (Seats(4), 3, "here: expected a whole number from 0 to 2, found 3."),
        (SeatSet("seats"), [0, 7], "here[1]: expected a whole number from 0 to 2, found 7."),
        (Maybe(CARGO), 4, "here: expected one of salt, tea, silk, found 4."),
    ],
)
def test_what_is_not_in_a_domain(domain: Domain, data: object, reason: str) -> None:
    """A name that no number stands for is refused, and the refusal says what was expected."""
    with pytest.raises(BadPosition) as refusal:
        domain.read(QUAY.content, data, "here", 3)
    assert str(refusal.value) == reason


def test_sizes() -> None:
    """How many numbers a verb takes for a domain."""
    sizes = [domain.size(QUAY.content) for domain in (CARGO, Count("points", 2, 9), YesNo("free"), Seats(4))]
    assert sizes == [3, 8, 2, 4]
    with pytest.raises(GameError, match=r"^the domain seats has no size\(\)$"):
        SeatSet("seats").size(QUAY.content)
    with pytest.raises(GameError, match=r"^the domain bare has no codec\(\)$"):
        Domain("bare").codec(QUAY.content)


def test_words() -> None:
    """Things are called by a message id of their kind, seats by who sits there, other numbers by themselves."""
    assert CARGO.words("quay", QUAY.content, 2) == {"cargo": Name("quay-card-tea")}
    assert CARGO.named("wanted").words("quay", QUAY.content, 3) == {"wanted": Name("quay-card-silk")}
    assert CARGO.message_ids("quay", QUAY.content) == ["quay-card-salt", "quay-card-tea", "quay-card-silk"]
    assert Seats(4).named("other").words("quay", QUAY.content, 1) == {"other": Seat(1)}
    assert Count("points", 0, 9).words("quay", QUAY.content, 7) == {"points": 7}


def test_several() -> None:
    """A list of numbers of one domain, whose order counts."""
    codec = Several("queue", CARGO).codec(QUAY.content)
    assert codec.write([3, 1]) == ["silk", "salt"]
    assert codec.read(["silk", "salt"], "queue", 2) == [3, 1]
