"""The requests to the server: every request is checked against these types."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Name = Annotated[str, Meta(max_length=40)]
NO_NUL = r"^[^\x00]*$"
"""For anything looked up or kept as it was sent: PostgreSQL allows no NUL in text."""
Key = Annotated[
    str,
    Meta(min_length=1, max_length=64, pattern=NO_NUL, description="Idempotency key: repeated, nothing happens twice"),
]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The version of the table that was shown")]
Seconds = Annotated[float, Meta(ge=0, le=120)]
Phrase = Literal[
    "phrase-hello",
    "phrase-good-luck",
    "phrase-nice-move",
    "phrase-wow",
    "phrase-lucky",
    "phrase-bad-luck",
    "phrase-thanks",
    "phrase-sorry",
    "phrase-thinking",
    "phrase-your-turn",
    "phrase-back-soon",
    "phrase-good-game",
]
"""What people can say to each other at a table; there is no free text."""


class Strict(Struct, forbid_unknown_fields=True):
    """Every request: unknown fields are refused."""


class SeatWish(Strict):
    """A seat of a new table: `person` for its maker, `open` for someone with the link or code, or a bot."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Strict):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=100)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=64)]
    options: Annotated[dict[str, bool | int | str], Meta(max_length=100)] = {}
    public: bool = False
    starts: SeatNumber | Literal["random"] | None = None
    window_wait: (
        Seconds
        | Annotated[Literal["everyone"], Meta(description="Until everyone has answered, whether or not they can react")]
        | None
    ) = None
    pace: Seconds | None = None
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | Annotated[str, Meta(max_length=100)] | None = None
    phrases: Annotated[bool, Meta(description="Whether people may say phrases")] = True
    hints: Annotated[bool, Meta(description="Whether people may ask for hints")] = True
    ready_check: Annotated[bool, Meta(description="Whether everyone must say that they are ready first")] = False


class Learn(Strict):
    """Names for the seats of a tutorial's table, the reader's own first."""

    names: Annotated[list[Name], Meta(max_length=8)] = []


class Join(Strict):
    """Taking an open seat by the short code."""

    code: Annotated[str, Meta(max_length=20)]
    name: Name | None = None


class Claim(Strict):
    """Taking an open seat by its link."""

    name: Name | None = None


class Step(Strict):
    """An answer by what it does, to what."""

    do: Annotated[str, Meta(max_length=100)]
    to: Annotated[dict[str, int | str | bool | None], Meta(max_length=8)] = {}


class GiveAnswer(Strict):
    """An answer: one of the offered numbers, for the version that was shown.

    `then`: what to answer to the seat's next questions, as long as each is offered and nothing else happens in between.
    `usual`: after that also what almost everyone answers.
    """

    seat: SeatNumber
    version: Version
    answer: Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
    key: Key | None = None
    then: Annotated[list[Step], Meta(max_length=40)] = []
    usual: bool = False


class TakeBack(Strict):
    """Taking back: alone, by asking the others, or agreeing when someone asks."""

    seat: SeatNumber
    version: Version | None = None
    key: Key | None = None
    ask: bool = False
    consent: bool | None = None


class Orders(Strict):
    """What a seat wants done without being asked."""

    window: Literal["ask", "pass"] | UnsetType = UNSET


class ChangeSeat(Strict):
    """Hand a seat to a bot, take it back, open it again before the start, rename it, give it standing orders."""

    kind: Literal["person", "bot", "open"] | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None
    orders: Orders | None = None


class ChangeTable(Strict):
    """Let people say phrases or ask for hints, or not; send turn notices to an address, or no longer (`null`).

    `pace` is how fast bots play: the fewest seconds for an answer; `null` is the server's default.
    """

    phrases: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    webhook: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[!-~]*$")] | UnsetType | None = UNSET
    pace: Seconds | UnsetType | None = UNSET


class Say(Strict):
    """One of a few phrases, by the id of its words."""

    seat: SeatNumber
    phrase: Phrase


class AskHint(Strict):
    """A hint for what a seat is asked, at the version that was shown."""

    seat: SeatNumber
    version: Version


class WhichSeat(Strict):
    """Which of your seats is meant; needed only if you hold several."""

    seat: SeatNumber | None = None


class Tokens(Strict):
    """Capabilities that a client remembers."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=200)]


class Fork(Strict):
    """Play on from a line of a finished game."""

    n: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seats: Annotated[list[SeatWish], Meta(max_length=64)] | None = None


class ForkRecord(Strict):
    """Play on from a line of a record."""

    record: Annotated[str, Meta(max_length=8 * 1024 * 1024)]
    n: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seats: Annotated[list[SeatWish], Meta(max_length=64)] | None = None
