"""Smugglers' Quay with one mistake each: what the conformance suite must find."""

from collections.abc import Mapping
from typing import Any

from ludoteca.engine import (
    Args,
    Bag,
    Game,
    HiddenPlace,
    Items,
    OptionValue,
    Outcome,
    Randomness,
    Reason,
    Rule,
    Shape,
    Tally,
    WhyNot,
    scatter,
)
from ludoteca.games.quay.features import QuayObserver
from ludoteca.games.quay.rules.turn import Turn
from ludoteca.games.quay.state import SOURCES, Player, Quay, shape
from ludoteca.observations import Buffer
from tests.support.quays import Variant

# -------------------------------------------------------------------- states


class SharedDeck(Quay):
    """A position whose copies share the deck."""

    def copy(self) -> Any:
        """Not independent."""
        other = super().copy()
        other.deck = self.deck
        return other


class SharedHands(Quay):
    """A position whose copies share the players."""

    def copy(self) -> Any:
        """Not independent."""
        other = super().copy()
        other.players = self.players
        return other


class LoudCopy(Quay):
    """A position whose copies go on telling."""

    def copy(self) -> Any:
        """Not silent."""
        other = super().copy()
        other.listener = self.listener
        return other


class ForgetfulCopy(Quay):
    """A position whose copies lose the points."""

    def copy(self) -> Any:
        """Not equal."""
        other = super().copy()
        for player in other.players:
            player.points = [0, 0]
        return other


class Moons(Quay):
    """A position with a field that its shape does not name."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.moons = 2


class WithState(Variant):
    """Quay with another class of positions."""

    def __init__(self, state: type[Quay], *rules: Rule[Any]) -> None:
        super().__init__(*rules)
        self.state = state

    def empty(self, seats: int, options: Mapping[str, OptionValue]) -> Quay:
        """A position of that class."""
        return self.state(self, self.content, seats, options)


class NoPoints(Tally):
    """Points that are written as nothing."""

    def write(self, value: Any) -> Any:
        """Nothing."""
        return {}


class LosesPoints(Variant):
    """Quay whose positions lose the points when they are written."""

    def __init__(self) -> None:
        super().__init__()
        player = Shape({"hand": Bag(self._card()), "points": NoPoints(SOURCES)}, Player)
        self.shape = Shape({**shape(self.content).fields, "players": Items(player, -1)})

    def _card(self) -> Any:
        deck = shape(self.content).fields["deck"]
        assert isinstance(deck, Bag)
        return deck.each


# -------------------------------------------------------------------- views


class WritingView(Variant):
    """Looking gives a point."""

    def seen_by_all(self, s: Quay) -> Any:
        """Not only a look."""
        s.players[0].points[0] += 1
        return super().seen_by_all(s)


class WritingOwnView(Variant):
    """What one seat sees is written into what everybody sees."""

    def seen_by(self, s: Quay, seat: int, seen: Any) -> Any:
        """Writes into what it is given."""
        seen["players"][seat]["hand"] = list(s.players[seat].hand)
        return super().seen_by(s, seat, seen)


class WritingFeatures(QuayObserver):
    """Counting gives a point."""

    def look(self, s: Quay, seat: int, buffer: Buffer) -> None:
        """Not only a look."""
        s.players[0].points[0] += 1
        super().look(s, seat, buffer)


class TupleView(Variant):
    """A view that is no JSON."""

    def seen_by_all(self, s: Quay) -> Any:
        """Holds a tuple."""
        return {**super().seen_by_all(s), "pair": (1, 2)}


class LeakingView(Variant):
    """A view that shows another hand."""

    def seen_by(self, s: Quay, seat: int, seen: Any) -> Any:
        """Shows the hand to the left."""
        return {**super().seen_by(s, seat, seen), "left": list(s.players[(seat + 1) % s.seats].hand)}


class LeakingToSpectators(Variant):
    """A view that shows everything to people who do not play."""

    def seen_by_all(self, s: Quay) -> Any:
        """Shows all hands."""
        return {**super().seen_by_all(s), "hands": [list(player.hand) for player in s.players]}

    def seen_by(self, s: Quay, seat: int, seen: Any) -> Any:
        """Shows none."""
        return {**super().seen_by(s, seat, seen), "hands": []}


class LeakingFeatures(QuayObserver):
    """Numbers that count another hand's cards of one kind."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self._leak = self.block("leak", "Whistles to the left.", {"whistles": 4})

    def look(self, s: Quay, seat: int, buffer: Buffer) -> None:
        """One number too many."""
        super().look(s, seat, buffer)
        buffer.light(self._leak, s.players[(seat + 1) % s.seats].hand.count(0))


class IgnoresFacts(Variant):
    """Worlds that do not respect what the seat has learned."""

    def determinize(self, s: Quay, seat: int, rng: Randomness) -> Quay:
        """Any deal."""
        world = s.copy()
        others = s.others_from_left(seat)
        pool = [*s.deck, *s.face_down, *(card for other in others for card in s.players[other].hand)]
        sizes = [*(len(s.players[other].hand) for other in others), len(s.face_down), len(s.deck)]
        dealt = scatter(pool, [HiddenPlace(size, [], []) for size in sizes], rng)
        for other, hand in zip(others, dealt, strict=False):
            world.players[other].hand = hand
        world.face_down, world.deck = dealt[-2], dealt[-1]
        return world


class LosesACardInWorlds(Variant):
    """Worlds with a card too few."""

    def determinize(self, s: Quay, seat: int, rng: Randomness) -> Quay:
        """One card is gone."""
        world = super().determinize(s, seat, rng)
        world.deck.pop()
        return world


# -------------------------------------------------------------------- words and results


class MissingWords(Variant):
    """Quay whose catalogue lacks one message."""

    def __init__(self, lost: str) -> None:
        super().__init__()
        self.lost = lost

    def message_ids(self) -> set[str]:
        """All but one."""
        return super().message_ids() - {self.lost}


class MoreWords(Variant):
    """Quay with a message that the catalogue does not say."""

    def __init__(self, more: str) -> None:
        super().__init__()
        self.more = more

    def message_ids(self) -> set[str]:
        """One more."""
        return super().message_ids() | {self.more}


class UnknownReason(Turn):
    """A reason that the catalogue does not say."""

    def why_not(self, s: Quay, player: int, answer: int, args: Args) -> WhyNot | None:
        """Just because."""
        return Reason("because").because()


class CrashingReason(Turn):
    """A reason that is looked for where there is none."""

    def why_not(self, s: Quay, player: int, answer: int, args: Args) -> WhyNot | None:
        """As if nobody ever asked."""
        raise IndexError(answer)


class NoWinner(Variant):
    """A game that nobody wins."""

    def outcome(self, s: Quay) -> Outcome:
        """No winners."""
        return super().outcome(s)._replace(winners=())


class ForgetsDeterminize(Variant):
    """Quay without `determinize`, as if nothing were hidden."""

    determinize = Game.determinize
