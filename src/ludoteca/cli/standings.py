"""The results of a tournament, for people."""

from collections.abc import Mapping

from ludoteca.cli.screen import Screen
from ludoteca.lab.statistics import Rating
from ludoteca.lab.tournament import PairShare, TournamentResults
from ludoteca.words.sentences import Words


def show(screen: Screen, words: Words, found: TournamentResults) -> None:
    text, players = words.text, found.tournament.players
    screen.say(text("tournament-head", title=found.tournament.game().title, players=players, games=found.games), "bold")
    screen.say()
    screen.table(
        [text("tournament-bot"), text("tournament-elo"), text("tournament-interval")],
        [_rating(one) for one in found.ratings],
    )
    screen.say()
    screen.table(
        [text("tournament-bot"), text("tournament-against"), text("tournament-games"), text("tournament-share"),
         text("tournament-interval")],
        [_share(words, one, players) for one in found.shares],
    )  # fmt: skip
    screen.say()
    screen.table(
        [text("tournament-bot"), text("tournament-illegal"), text("tournament-errors"), text("tournament-late"),
         text("tournament-median"), text("tournament-most"), text("tournament-longest")],
        [_conduct(found, one.bot) for one in found.ratings],
    )  # fmt: skip
    screen.say()
    screen.say(text("tournament-even", share=_percent(1 / players)))
    for bot, what in found.first_fault.items():
        screen.say(_fault(words, bot, found.faults[bot], what))
    for one in found.shares:
        if one.pair.mirror and not one.even(players):
            screen.say(text("tournament-uneven", bot=one.pair.one), "bold")


def _rating(one: Rating) -> list[str]:
    return [one.bot, f"{round(one.elo)}", f"{one.low:.0f} .. {one.high:.0f}" if one.low < one.high else ""]


def _conduct(found: TournamentResults, bot: str) -> list[str]:
    times = found.times[bot]
    return [
        bot, *(str(count) for count in found.faults[bot].values()),
        *(_seconds(time) for time in (times.median, times.most, times.longest)),
    ]  # fmt: skip


def _fault(words: Words, bot: str, counts: Mapping[str, int], what: str) -> str:
    kinds = [words.text(f"tournament-fault-{kind}", count=count) for kind, count in counts.items() if count]
    return words.text("tournament-fault", bot=bot, kinds=", ".join(kinds), count=sum(counts.values()), what=what)


def _share(words: Words, one: PairShare, players: int) -> list[str]:
    against = words.text("tournament-itself") if one.pair.mirror else one.pair.rest
    if players > 2:
        against = words.text("tournament-copies", count=players - 1, bot=against)
    return [
        one.pair.one, against, str(one.games), _percent(one.share), f"{_percent(one.low)} .. {_percent(one.high)}"
    ]  # fmt: skip


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _seconds(milliseconds: float) -> str:
    return f"{milliseconds / 1000:.3f} s"
