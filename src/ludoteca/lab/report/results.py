"""The results of a report, as they are written to its JSON file: the page is made from them alone."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from ludoteca.engine import OptionValue
from ludoteca.lab.statistics import Count, Mean, Number, Share

KIND: Final = "report"
FORMAT: Final = 1
LONGEST: Final = 3
"""The most digits in a number of players."""


class Group(Struct, omit_defaults=True, kw_only=True):
    """Games that have something in common: all, those for three, those in Rome."""

    by: str = ""
    """The thing in common: `players` or an option; empty for all games."""
    by_name: str = ""
    value: str = ""
    name: str = ""
    games: Count
    answers: Mean
    turns: Mean | None = None
    rounds: Mean | None = None
    minutes: Mean
    points: Mean
    points_of_game: Mean
    points_of_winner: Mean | None = None
    margin: Mean | None = None
    ends: dict[str, Share]
    shared: Share | None = None
    starter_wins: Share | None = None
    fair: Number | None = None

    def __post_init__(self) -> None:
        if self.by == "players" and not (self.value.isdecimal() and len(self.value) <= LONGEST):
            raise ValueError(f"{self.value!r} should be a number of players")

    def mean(self, name: str) -> Mean | None:
        found: Mean | None = getattr(self, name)
        return found


class Bar(Struct):
    """A bar of a histogram; `high` is where the next bar begins."""

    low: Number = field(name="from")
    high: Number = field(name="to")
    count: Count


class BotNumbers(Struct):
    name: str
    wins: Share
    fair: Number
    points: Mean


class Source(Struct):
    id: str
    name: str
    all: Mean
    winners: Mean
    ahead: Mean
    """How many more points the winners have than the mean of their own table."""


class Ending(Share, kw_only=True):
    id: str
    name: str


class Thing(Struct, omit_defaults=True, kw_only=True):
    """An answer, a draw or an event, or one thing that it is about; the words for it."""

    rule: str
    verb: str
    domain: str
    id: str
    what: str
    name: str
    offered: Count | None = None

    @property
    def key(self) -> tuple[str, str, str, str]:
        """The key that it is counted under."""
        return self.rule, self.verb, self.domain, self.id

    @property
    def full_name(self) -> str:
        return f"{self.what}: {self.name}" if self.name else self.what


class Use(Thing, kw_only=True):
    forced: Count | None = None
    taken: Count
    games: Share
    wins: Share | None = None
    fair: Number | None = None
    chance: Number | None = None
    beyond: bool | None = None


class ComponentLife(Struct):
    """A component from the offer to the last stage of its life."""

    had: Use
    """How often it was offered and came to the first stage, and how the players fared who had it then."""
    stages: dict[str, Count]
    points: Mean | None
    """For each player who had it; None if it gives none, or nobody had it."""


class LifeTable(Struct):
    """The components of one kind, those that most players had first."""

    domain: str
    name: str
    offered: bool
    """Whether players can choose to have one."""
    stages: dict[str, str]
    """The words for each stage."""
    components: list[ComponentLife]


class Moment(Struct):
    at: Number
    right: Share
    """How often the judge's favourite won."""
    chance_of_winner: Number


class Judged(Struct):
    """Chances of winning that were about the same, and how often they came true."""

    said: Number
    count: Count
    came_true: Number


class Suspense(Struct):
    """How often the lead and the favourite changed, and how early the winner was known."""

    lead_changes: Mean
    favourite_changes: Mean
    leader_halfway_wins: Share
    behind: Mean
    drama: Mean
    known: Mean
    course: list[Moment]
    judge: list[Judged]

    def mean(self, name: str) -> Mean:
        found: Mean = getattr(self, name)
        return found


class Decisions(Struct):
    per_turn: Mean
    offers: Mean
    by_tenth: list[Mean]
    forced: Share


class Pairing(Share, kw_only=True):
    """One bot against another in all other seats."""

    one: str
    one_name: str
    rest: str
    rest_name: str


class Rated(Struct):
    bot: str
    name: str
    elo: Number
    low: Number
    high: Number


class Ladder(Struct):
    players: Count
    options: dict[str, OptionValue]
    fair: Number
    pairs: list[Pairing]
    ratings: list[Rated]


class Without(Pairing, kw_only=True):
    """A bot that never does one thing, against the same bot that may."""

    what: str
    name: str
    players: Count
    options: dict[str, OptionValue]
    fair: Number


class ChangedValue(Struct):
    """A value of the components; None where it does not exist."""

    usual: int | float | bool | str | None
    here: int | float | bool | str | None


class Results(Struct, omit_defaults=True, kw_only=True):
    """Everything known about the games that were added up; what they could not tell is None."""

    ludoteca: Literal["report"]
    format: int
    version: str
    made_by: str
    game: str
    title: str
    rules: str
    components: str
    changed: dict[str, ChangedValue] = field(default_factory=dict)
    """The values of the components that are not those that the game comes with, by name."""
    games: Count
    watched: Count
    sampled: Count = 0
    """How many decisions were kept with rows; what was chosen is counted from these as well."""
    seconds_per_decision: Count
    alone: Count
    """How many games for one are left out of points and ends."""
    all: Group
    groups: list[Group]
    rounds: list[Bar]
    minutes: list[Bar]
    points: list[Bar]
    turn_order: dict[str, list[Share]]
    """Shares of victory in turn order, by number of players."""
    seats: dict[str, list[Share]]
    bots: dict[str, BotNumbers]
    sources: list[Source]
    ends: Annotated[list[Ending], Meta(min_length=1)]
    end_names: dict[str, str]
    chosen: list[Use] | None = None
    """None if the games come from a table of rows without decisions."""
    falls: list[Use] | None = None
    """None if the games come from a table of rows; so are the others down to `decisions`."""
    events: list[Use] | None = None
    lives: list[LifeTable] | None = None
    never_offered: list[Thing] | None = None
    never_taken: list[Thing] | None = None
    suspense: Suspense | None = None
    """None also if all games were solo games."""
    decisions: Decisions | None = None
    ladder: Ladder | None = None
    never: list[Without] | None = None

    def __post_init__(self) -> None:
        for shares in (self.turn_order, self.seats):
            for players, places in shares.items():
                if players != str(len(places)):
                    raise ValueError(f"{len(places)} shares are not those of {players} players")
        for uses in self.uses().values():
            for one in uses:
                if one.games.count > self.watched:
                    raise ValueError(f"'{one.full_name}' should come up in at most {self.watched} games")

    def uses(self) -> dict[str, list[Use]]:
        """The things that were answered, drawn or encountered, by kind."""
        return {"chosen": self.chosen or [], "falls": self.falls or [], "events": self.events or []}
