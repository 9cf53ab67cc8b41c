"""Luck and skill: a ladder of bots, and bots that never do one thing, each deal played from every seat."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from ludoteca.bots import bot
from ludoteca.bots.restricted import NEVER
from ludoteca.engine import Refused
from ludoteca.lab.report.names import Names
from ludoteca.lab.seeds import Chosen
from ludoteca.lab.tournament import GAUNTLET, LADDER, Plan, figures, run


class Skill(NamedTuple):
    """What to find out about skill."""

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
    """What this bot does without, one thing at a time: verbs, or `verb:thing`."""

    def plans(self) -> list[Plan]:
        """A tournament for the ladder, and one for each thing."""
        usual = Plan(self.game_id, self.players, (), seed=self.seed, options=self.options, content=self.content)
        ladder = [usual._replace(bots=self.ladder, design=LADDER)] if self.ladder else []
        without = [usual._replace(bots=(f"{self.bot}{NEVER}{what}", self.bot), design=GAUNTLET) for what in self.never]
        return [*ladder, *without]

    def check(self) -> None:
        """Refuse a plan that cannot be played, in one sentence and before anything is played."""
        if len(self.ladder) == 1:
            raise Refused("A ladder needs two bots or more, the weakest first: --ladder random,normal.")
        for kind in self.ladder:
            if self.ladder.count(kind) > 1:
                raise Refused(f"A ladder needs different bots, but {kind!r} is in it more than once.")
        for plan in self.plans():
            _check(plan)

    @property
    def games(self) -> int:
        """How many games all of them take."""
        return self.deals * sum(plan.block for plan in self.plans())


def _check(plan: Plan) -> None:
    """Refuse matches that cannot be played."""
    if plan.players < 2:
        raise Refused("--ladder and --never need a table for two or more: choose another number of --players.")
    plan.check()
    for kind in plan.bots:
        bot(kind, plan.game(), 0)


def skill(wanted: Skill, names: Names, workers: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """The figures; `progress` is told how many games are done."""
    told: list[dict[str, Any]] = []
    done = 0
    for plan in wanted.plans():
        told.append(_found(plan, names, wanted.deals, workers, partial(_go_on, progress, done)))
        done += wanted.deals * plan.block
    ladder = {"ladder": told.pop(0)} if wanted.ladder else {}
    never = [
        {"what": what, "name": names.without(what), **one["pairs"][0],
         **{name: one[name] for name in ("players", "options", "fair")}}
        for what, one in zip(wanted.never, told, strict=True)
    ]  # fmt: skip
    return {**ladder, **({"never": never} if never else {})}


def _go_on(progress: Callable[[int], None], before: int, games: int) -> None:
    progress(before + games)


def _found(plan: Plan, names: Names, deals: int, workers: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """What one tournament says."""
    found = figures(plan, run(plan, deals, workers=workers, progress=progress))
    return {
        "players": plan.players,
        "options": dict(plan.options),
        "fair": round(1 / plan.players, 5),
        "pairs": [
            {"one": one.pair.one, "one_name": names.bot(one.pair.one),
             "rest": one.pair.rest, "rest_name": names.bot(one.pair.rest),
             "count": round(one.share * one.games, 2), "of": one.games,
             "share": round(one.share, 5), "low": round(one.low, 5), "high": round(one.high, 5)}
            for one in found.shares
        ],
        "ratings": [
            {"bot": one.bot, "name": names.bot(one.bot),
             "elo": round(one.elo, 1), "low": round(one.low, 1), "high": round(one.high, 1)}
            for one in found.ratings
        ],
    }  # fmt: skip
