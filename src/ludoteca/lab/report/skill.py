"""Luck and skill: a ladder of bots, and bots that never do one thing, each deal played from every seat."""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import asdict

from ludoteca.bots import bot
from ludoteca.bots.restricted import NEVER
from ludoteca.engine import Refused
from ludoteca.lab.options import Chosen
from ludoteca.lab.report.names import Names
from ludoteca.lab.report.results import Ladder, Pairing, Rated, Results, Without
from ludoteca.lab.tournament import GAUNTLET, LADDER, PairShare, Tournament, results, run


class Skill(NamedTuple):
    game_id: str
    content: str | None
    players: int
    options: Chosen
    seed: int
    deals: int
    ladder: tuple[str, ...]
    """Bots, the weakest first."""
    bot: str
    never: tuple[str, ...]
    """The things this bot does without, one at a time: verbs, or `verb:thing`."""

    def tournaments(self) -> list[Tournament]:
        usual = Tournament(self.game_id, self.players, (), seed=self.seed, options=self.options, content=self.content)
        ladder = [usual._replace(bots=self.ladder, design=LADDER)] if self.ladder else []
        without = [usual._replace(bots=(f"{self.bot}{NEVER}{what}", self.bot), design=GAUNTLET) for what in self.never]
        return [*ladder, *without]

    def check(self) -> None:
        if len(self.ladder) == 1:
            raise Refused("A ladder needs two bots or more, the weakest first: --ladder random,normal.")
        for kind in self.ladder:
            if self.ladder.count(kind) > 1:
                raise Refused(f"A ladder needs different bots, but {kind!r} is in it more than once.")
        for tournament in self.tournaments():
            if tournament.players < 2:
                raise Refused("--ladder and --never need a table for two or more: choose another number of --players.")
            tournament.check()
            for kind in tournament.bots:
                bot(kind, tournament.game(), 0)

    @property
    def games(self) -> int:
        return self.deals * sum(tournament.block for tournament in self.tournaments())


def add_skill(found: Results, wanted: Skill, names: Names, workers: int, progress: Callable[[int], None]) -> None:
    """Add these results to a report; `progress` is told how many games are done."""
    done = 0
    never: list[Without] = []
    for tournament in wanted.tournaments():

        def go_on(games: int, before: int = done) -> None:
            progress(before + games)

        games = run(tournament, wanted.deals, workers=workers, progress=go_on)
        done += len(games)
        played = results(tournament, games)
        pairs = [_pairing(one, names) for one in played.shares]
        players, options, fair = tournament.players, dict(tournament.options), round(1 / tournament.players, 5)
        if tournament.design == LADDER:
            ratings = [
                Rated(one.bot, names.bot(one.bot), round(one.elo, 1), round(one.low, 1), round(one.high, 1))
                for one in played.ratings
            ]
            found.ladder = Ladder(players, options, fair, pairs, ratings)
        else:
            what = wanted.never[len(never)]
            never.append(Without(
                **asdict(pairs[0]), what=what, name=names.without(what), players=players, options=options, fair=fair,
            ))  # fmt: skip
    found.never = never or None


def _pairing(one: PairShare, names: Names) -> Pairing:
    return Pairing(
        one=one.pair.one, one_name=names.bot(one.pair.one), rest=one.pair.rest, rest_name=names.bot(one.pair.rest),
        count=round(one.share * one.games, 2), of=one.games, share=round(one.share, 5), low=round(one.low, 5),
        high=round(one.high, 5),
    )  # fmt: skip
