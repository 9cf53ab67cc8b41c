"""A bot that never does one thing: what that costs it shows how much the thing matters."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteca.bots.base import Bot
from ludoteca.bots.question import Question
from ludoteca.engine import Action, Domain, Game, Refused, Rng, Things

NEVER: Final = " never "
"""Between a kind of bot and what it does not do: `normal never land:tea`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Restricted(Bot):
    """Lets another bot choose among the answers that are left; if none is left, among all."""

    def __init__(self, bot: Bot, game: Game[Any], what: str) -> None:
        self._bot = bot
        self._verb, _, self._thing = what.partition(":")
        _check(game, self._verb, self._thing)

    def choose(self, question: Question) -> int:
        offered = question.answers
        world = question.world(Rng(0))
        left = [answer for answer in offered if not self._is_it(question.game.decode(world, answer))]
        if len(left) == 1:
            return left[0]
        question.answers = left or offered
        try:
            return self._bot.choose(question)
        finally:
            question.answers = offered

    def value(self) -> float | None:
        return self._bot.value()

    def memory(self) -> list[int]:
        return self._bot.memory()

    def recall(self, memory: list[int]) -> None:
        self._bot.recall(memory)

    def _is_it(self, action: Action) -> bool:
        if action.verb != self._verb:
            return False
        return not self._thing or self._thing in [str(to) for to in action.to.values()]


def _check(game: Game[Any], verb: str, thing: str) -> None:
    verbs = [one for rule in game.rulebook.decisions for one in rule.verbs]
    meant = [one for one in verbs if one.name == verb]
    if not meant:
        known = ", ".join(sorted({one.name for one in verbs}))
        raise Refused(f"Nobody can {verb!r} in {game.title}; there are: {known}.")
    ids = [id_ for one in meant for domain in one.domains() for id_ in ids_of(domain, game.content)]
    if thing and thing not in ids:
        known = ", ".join(dict.fromkeys(ids)) or "nothing that it is done to"
        raise Refused(f"Nobody can {verb!r} {thing!r} in {game.title}; there are: {known}.")


def ids_of(domain: Domain, content: Any) -> list[str]:
    """The ids of everything in a domain, as they are typed."""
    if isinstance(domain, Things):
        return list(domain.ids(content))
    return [str(domain.id(content, number)) for number in range(domain.low, domain.low + domain.size(content))]
