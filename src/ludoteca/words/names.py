"""The names of the ids in a view, for views that are shown as they are."""

from functools import cache
from typing import Any

from ludoteca.engine import Game, Name, Things
from ludoteca.words.sentences import Words


def names_of(game: Game[Any], words: Words) -> dict[str, str]:
    """The names of a game's things by their ids; an id of two things with different names is left out.

    >>> import ludoteca
    >>> names_of(ludoteca.game("quay"), Words())["whistle"]
    'a whistle'
    """
    said = cache(words.text)
    named: dict[str, set[str]] = {}
    for domain in dict.fromkeys(game.rulebook.domains()):
        if isinstance(domain, Things):
            for number, thing in enumerate(domain.ids(game.content), start=domain.low):
                parts = domain.words(game.prefix, game.content, number).values()
                name = " - ".join(said(part.id) for part in parts if isinstance(part, Name))
                named.setdefault(thing, set()).add(name)
    return {thing: next(iter(names)) for thing, names in named.items() if len(names) == 1 and "" not in names}
