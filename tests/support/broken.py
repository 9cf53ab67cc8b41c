"""Smugglers' Quay with one mistake each: what the conformance suite must find."""

from collections.abc import Mapping
from typing import Any

from ludoteca import Game, Outcome, Randomness
from ludoteca.engine import Args, HiddenPlace, Items, OptionValue, Reason, Rule, Shape, Tally, WhyNot, scatter
from ludoteca.games.quay.features import QuayObserver
from ludoteca.games.quay.rules.turn import Turn
from ludoteca.games.quay.state import SOURCES, Player, Quay, shape
from ludoteca.observations import Buffer
from tests.support.quays import Variant


class SharedDeck(Quay):
    def copy(self) -> Any:
        other = super().copy()
        other.deck = self.deck
        return other


class SharedHands(Quay):
    def copy(self) -> Any:
        other = super().copy()
        other.players = self.players
        return other


class LoudCopy(Quay):
    def copy(self) -> Any:
        other = super().copy()
        other.listener = self.listener
        return other


class ForgetfulCopy(Quay):
    def copy(self) -> Any:
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
    def __init__(self, state: type[Quay], *rules: Rule[Any]) -> None:
        super().__init__(*rules)
        self.state = state

    def empty(self, seats: int, options: Mapping[str, OptionValue]) -> Quay:
        return self.state(self, self.content, seats, options)


class NoPoints(Tally):
    def write(self, value: Any) -> Any:
        return {}


class LosesPoints(Variant):
    """Quay whose positions lose the points when they are written."""

    def __init__(self) -> None:
        super().__init__()
        fields = shape(self.content).fields
        player = Shape({"hand": fields["deck"], "points": NoPoints(SOURCES)}, Player)
        self.shape = Shape({**fields, "players": Items(player, -1)})


class WritingView(Variant):
    def seen_by_all(self, s: Quay) -> Any:
        s.players[0].points[0] += 1
        return super().seen_by_all(s)


class WritingOwnView(Variant):
    """What one seat sees is written into what everybody sees."""

    def seen_by(self, s: Quay, seat: int, seen: Any) -> Any:
        seen["players"][seat]["hand"] = list(s.players[seat].hand)
        return super().seen_by(s, seat, seen)


class WritingFeatures(QuayObserver):
    def look(self, s: Quay, seat: int, buffer: Buffer) -> None:
        s.players[0].points[0] += 1
        super().look(s, seat, buffer)


class TupleView(Variant):
    def seen_by_all(self, s: Quay) -> Any:
        return {**super().seen_by_all(s), "pair": (1, 2)}


class LeakingView(Variant):
    def seen_by(self, s: Quay, seat: int, seen: Any) -> Any:
        return {**super().seen_by(s, seat, seen), "left": list(s.players[(seat + 1) % s.seats].hand)}


class LeakingToSpectators(Variant):
    """A view that shows everything to people who do not play."""

    def seen_by_all(self, s: Quay) -> Any:
        return {**super().seen_by_all(s), "hands": [list(player.hand) for player in s.players]}

    def seen_by(self, s: Quay, seat: int, seen: Any) -> Any:
        return {**super().seen_by(s, seat, seen), "hands": []}


class LeakingFeatures(QuayObserver):
    """Numbers that count another hand's cards of one kind."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self._leak = self.block("leak", "Whistles to the left.", {"whistles": 4})

    def look(self, s: Quay, seat: int, buffer: Buffer) -> None:
        super().look(s, seat, buffer)
        buffer.light(self._leak, s.players[(seat + 1) % s.seats].hand.count(0))


class IgnoresFacts(Variant):
    """Worlds that do not respect what the seat has learned."""

    def determinize(self, s: Quay, seat: int, rng: Randomness) -> Quay:
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
    def determinize(self, s: Quay, seat: int, rng: Randomness) -> Quay:
        world = super().determinize(s, seat, rng)
        world.deck.pop()
        return world


class MissingWords(Variant):
    def __init__(self, lost: str) -> None:
        super().__init__()
        self.lost = lost

    def message_ids(self) -> set[str]:
        return super().message_ids() - {self.lost}


class MoreWords(Variant):
    """Quay with a message that the catalogue does not say."""

    def __init__(self, more: str) -> None:
        super().__init__()
        self.more = more

    def message_ids(self) -> set[str]:
        return super().message_ids() | {self.more}


class UnknownReason(Turn):
    """A reason that the catalogue does not say."""

    def why_not(self, s: Quay, player: int, answer: int, args: Args) -> WhyNot | None:
        return Reason("because").because()


class CrashingReason(Turn):
    """A reason that is looked for where there is none."""

    def why_not(self, s: Quay, player: int, answer: int, args: Args) -> WhyNot | None:
        raise IndexError(answer)


class NoWinner(Variant):
    def outcome(self, s: Quay) -> Outcome:
        return super().outcome(s)._replace(winners=())


class ForgetsDeterminize(Variant):
    """Quay without `determinize`, as if nothing were hidden."""

    determinize = Game.determinize
