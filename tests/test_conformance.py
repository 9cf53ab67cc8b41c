"""The conformance suite bites: for every check a game with that one mistake, which it finds and names."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.conformance import Nonconforming, check, digest
from ludoteca.engine import BadOptions
from ludoteca.games.quay.game import QuayGame
from ludoteca.games.quay.rules.turn import PutAway, Turn
from ludoteca.games.quay.state import Quay
from ludoteca.observations import Observer
from ludoteca.positions import Positions
from ludoteca.table import FewerClicks
from tests.support import broken
from tests.support import broken_rules as wrong
from tests.support.quays import QUAY, Variant

GAMES = 12


def never_ends() -> QuayGame:
    """A game that goes on for ever, with a low limit so that the test does not."""
    game = Variant(wrong.NeverEnds())
    game.longest_game = 150
    return game


def wrong_bundle() -> QuayGame:
    """Clicks that give answers to questions that are not asked."""
    return Variant(parts={"table": FewerClicks({Turn: wrong.WrongClicks()})})


def wrong_placing() -> QuayGame:
    """Positions that refuse frames which come up."""
    return Variant(parts={"positions": Positions(placing={PutAway: wrong.WrongPlacing()})})


def with_features(kind: type[Observer]) -> QuayGame:
    return Variant(parts={"features": kind})


BROKEN: list[tuple[str, Callable[[], QuayGame], str]] = [
    ("shallow copy of a list", lambda: broken.WithState(broken.SharedDeck), r"copy\(\) is not deep"),
    ("shallow copy of parts", lambda: broken.WithState(broken.SharedHands), r"copy\(\) is not deep"),
    ("copy with a listener", lambda: broken.WithState(broken.LoudCopy), r"copy\(\) is not equal to its original"),
    ("copy that loses", lambda: broken.WithState(broken.ForgetfulCopy), r"copy\(\) is not equal|determinize changes"),
    ("view that writes", broken.WritingView, "view, features or answers change the position"),
    ("own view that writes", broken.WritingOwnView, "what one seat sees is written into what everybody sees"),
    ("features that write", lambda: with_features(broken.WritingFeatures),
     "view, features or answers change the position"),
    ("options that write", lambda: Variant(wrong.WritingOptions()), "view, features or answers change the position"),
    ("view with a tuple", broken.TupleView, "is not plain JSON"),
    ("JSON losing a field", broken.LosesPoints, "to_json and from_json do not give the same position"),
    ("field outside the shape", lambda: broken.WithState(broken.Moons), "its shape does not name: moons"),
    ("leaking view", broken.LeakingView, r"determinize changes what seat \d sees"),
    ("leak to spectators", broken.LeakingToSpectators, r"a spectator sees what seat \d cannot see"),
    ("fact broken by determinize", broken.IgnoresFacts, r"seat \d (rules out|is sure of) a card"),
    ("card lost by determinize", broken.LosesACardInWorlds, "23 cards in all, not 24"),
    ("no determinize", broken.ForgetsDeterminize, r"seat \d sees what a spectator does not, so the game needs"),
    ("options of hidden cards", lambda: Variant(wrong.KnowingOptions()), r"answers depend on what seat \d cannot see"),
    ("features of hidden cards", lambda: with_features(broken.LeakingFeatures),
     r"features depend on what seat \d cannot see"),
    ("missing reveal", lambda: Variant(wrong.Peek()), "shows seat . something hidden and can still be taken back"),
    ("wrong alike", lambda: Variant(wrong.NotAlike()), "PutAway is marked as alike, but"),
    ("wrong bundle", wrong_bundle, "the bundle trade-in answers what is not asked"),
    ("wrong commutes", lambda: Variant(wrong.OrderMatters()), "PutAway is marked as commuting, but"),
    ("total without at", lambda: Variant(wrong.LongTotal()), r"DrawCard: at\(\) has fewer places than total\(\) says"),
    ("at that changes", lambda: Variant(wrong.FickleAt()), r"DrawCard: (.* changes something|\d fell, which is none)"),
    ("at that writes", lambda: Variant(wrong.WritingAt()), r"Tide: total\(\) or at\(\) changes something"),
    ("outcome outside size", lambda: Variant(wrong.SmallTide()), r"Tide: .* are not outcomes from 0 to 2"),
    ("lost card", lambda: Variant(wrong.LosesACard()), "23 cards in all, not 24"),
    ("false fact", lambda: Variant(wrong.StillKnown()), r"seat \d is sure of a card \d that is not in place \d"),
    ("unsorted bag", lambda: Variant(wrong.UnsortedHand()), r"hand is not sorted"),
    ("endless game", never_ends, "more than 150 answers in one game"),
    ("endless chain", lambda: Variant(wrong.Again()), "more than 50 steps after one answer, the last at EndTurn"),
    ("unknown answer words", lambda: broken.MissingWords("quay-land"), r"message id 'quay-land' is not in message_ids"),
    ("unknown outcome words", lambda: broken.MissingWords("quay-draw-card"), "'quay-draw-card' is not in message_ids"),
    ("unknown prompt", lambda: broken.MissingWords("quay-ask-turn"), "'quay-ask-turn' is not in message_ids"),
    ("unknown name", lambda: broken.MissingWords("quay-card-tea"), "message id 'quay-card-tea' is not in message_ids"),
    ("unknown event", lambda: broken.MissingWords("quay-event-lands"), "message id 'quay-event-lands' is not in"),
    ("unknown secret event", lambda: broken.MissingWords("quay-event-draws-seen"), "'quay-event-draws-seen' is not in"),
    ("unknown ending", lambda: broken.MissingWords("quay-end-deck"), "'quay-end-deck' is not in message_ids"),
    ("unknown reason", lambda: Variant(broken.UnknownReason()), "'quay-refused-because' is not in message_ids"),
    ("crash of a reason", lambda: Variant(broken.CrashingReason()), "IndexError"),
    ("frame refused", wrong_placing, r"PutAway .* is misplaced"),
    ("frame that carries too much", lambda: Variant(wrong.CarriesTooMuch()), r"a frame of Turn carries \(7,\), not"),
    ("answers outside size", lambda: Variant(wrong.WideOptions()), r"\[0, 2\] are not different answers from 0 to 1"),
    ("doubled answers", lambda: Variant(wrong.DoubleOptions()), r"\[0, 0\] are not different answers from 0 to 1"),
    ("no options", lambda: Variant(wrong.NoOptions()), "Turn has no answers for seat 0"),
    ("unwind without frame", lambda: Variant(wrong.WrongUnwind()), "unwind: Tide is not pending"),
    ("crash", lambda: Variant(wrong.Crash()), "ZeroDivisionError"),
    ("memory outside the position", lambda: Variant(wrong.Remembers()), "quay, seed"),
    ("nobody wins", broken.NoWinner, "the game is over but its outcome is"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "reason"), [entry[1:] for entry in BROKEN], ids=[entry[0] for entry in BROKEN])
def test_it_bites(make: Callable[[], QuayGame], reason: str) -> None:
    """A game with one mistake is found out, for the right reason, and found again with the seed that is named."""
    with pytest.raises(Nonconforming, match=reason) as found:
        check(make(), games=GAMES)
    seed = int(str(found.value).partition("seed ")[2].partition(",")[0].partition(":")[0])
    assert str(found.value).startswith(f"quay, seed {seed}")
    with pytest.raises(Nonconforming, match=reason):
        check(make(), games=1, seed=seed)


def test_a_reveal_that_is_said_is_no_mistake() -> None:
    """The same peek passes when the rule says that it shows something: the check is about undo and nothing else."""
    check(Variant(wrong.HonestPeek()), games=GAMES)


def test_a_sound_game_passes() -> None:
    """Nothing is found in the real game, with any number of players and any options; the report adds up."""
    seen: list[int] = []
    report = check(QUAY, games=GAMES, progress=seen.append)
    assert report.games == GAMES == sum(report.endings.values())
    assert seen == list(range(1, GAMES + 1))
    assert 0 < report.longest <= report.answers
    assert set(report.endings) <= {"quay-end-goal", "quay-end-deck"}
    assert check(QUAY, games=GAMES) == report


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{"goal": 8, "patrol": False}, {"goal": 16, "patrol": True}])
def test_given_set_ups(players: int, options: dict[str, Any]) -> None:
    """The set-up that is asked for is the one that is played, in every game."""
    game = NotedSetUps()
    check(game, games=3, seed=50, players=players, options=options)
    assert game.noted == [(players, options)] * len(game.noted)
    assert len(game.noted) >= 3


class NotedSetUps(Variant):
    """Remembers with how many players and which options it was begun."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[tuple[int, dict[str, Any]]] = []

    def set_up(self, s: Quay) -> None:
        self.noted.append((s.seats, dict(s.options)))
        super().set_up(s)


def test_words_and_ledger_are_checked_before_anything_is_played() -> None:
    """A message without a sentence and a ledger id without a line are found at once."""
    with pytest.raises(Nonconforming, match=r"^quay: the catalogues have no words for quay-moon \(1 in all\)$"):
        check(broken.MoreWords("quay-moon"), games=0)
    with pytest.raises(Nonconforming, match=r"^quay: EndTurn names QUAY-999, which is not in the game's RULES\.md$"):
        check(Variant(wrong.UnknownLedgerId()), games=0)


def test_set_ups_that_the_game_does_not_have() -> None:
    """A wrong question is not blamed on the game."""
    with pytest.raises(BadOptions):
        check(QUAY, games=1, players=9)
    with pytest.raises(BadOptions):
        check(QUAY, games=1, options={"goal": 9})


def test_digest() -> None:
    """Random games have a fingerprint that only rules and components change: a build or a refactoring never does."""
    assert digest(QUAY, 20) == "b9b78e627eac883e75dd197d62c302063faea0af0594d42e7436b9dc5df99654"
    assert digest(QUAY, 20, seed=1) != digest(QUAY, 20)
    assert digest(Variant(), 20) == digest(QUAY, 20)
    assert digest(Variant(wrong.OrderMatters()), 20) == digest(QUAY, 20)
    assert digest(Variant(wrong.LosesACard()), 20) != digest(QUAY, 20)


@pytest.mark.long
def test_ten_thousand_games() -> None:
    """Ten thousand random games, everything checked after every answer."""
    report = check(QUAY, games=10_000, seed=1_000_000)
    assert set(report.endings) == {"quay-end-goal", "quay-end-deck"}
