"""What things are called in a report: by the words in the game's catalogue, or by their ids."""

from collections.abc import Iterator
from typing import Any

from ludoteca.engine import Domain, Game, Message, Name, Things
from ludoteca.sentences import Words
from ludoteca.sim.watching import Key


class Names:
    """The words of one game."""

    def __init__(self, game: Game[Any], words: Words) -> None:
        self._game = game
        self.words = words
        self._domains: dict[tuple[str, str, str], Domain] = {}
        for rule in game.rulebook.rules:
            for verb in rule.verbs:
                self._domains |= {(rule.name, verb.name, domain.name): domain for domain in verb.domains()}
        for what, event in game.rulebook.events.items():
            self._domains |= {(what, "", domain.name): domain for domain in event.domains()}

    def text(self, id_: str) -> str:
        """The words of a message without arguments; its id if there are none."""
        return self.words.text(id_) if self.words.has(id_) else id_

    def ending(self, id_: str) -> str:
        """How games ended, without saying who caused it."""
        return self.words.say(Message(id_, {"seat": Name("report-a-player")}, []), ()) if self.words.has(id_) else id_

    def what(self, key: Key) -> str:
        """The heading of a table: what is done or comes up, and the question it belongs to."""
        rule, verb, domain, _ = key
        does = _plain(verb or rule)
        about = f" {_plain(domain).lower()}" if domain and domain not in (verb or rule) else ""
        asked = f" ({_plain(rule).lower()})" if verb and _plain(rule) != does else ""
        return f"{does}{about}{asked}"

    def thing(self, key: Key) -> str:
        """The name of the thing itself."""
        *place, id_ = key
        domain = self._domains.get((place[0], place[1], place[2]))
        if not isinstance(domain, Things):
            return id_.replace("_", " ")
        content = self._game.content
        said = domain.words(self._game.prefix, content, list(domain.ids(content)).index(id_) + domain.low)
        parts = [self.text(part.id) if isinstance(part, Name) else str(part) for part in said.values()]
        name = " - ".join(parts)
        return name if name and name != id_ else id_.replace("_", " ")

    def possible(self) -> Iterator[Key]:
        """Everything that anyone can ever be asked to do; without what is numbered afresh in each position."""
        game = self._game
        for rule in game.rulebook.decisions:
            for verb in rule.verbs:
                yield (rule.name, verb.name, "", "")
                for domain in verb.domains():
                    if isinstance(domain, Things) and _fixed(domain):
                        yield from ((rule.name, verb.name, domain.name, id_) for id_ in domain.ids(game.content))


def _fixed(domain: Things) -> bool:
    """Whether an answer means the same thing in every position."""
    return type(domain).meant is Domain.meant


def _plain(name: str) -> str:
    """A name from the code, as people would write it.

    >>> _plain("TakeFromSupply"), _plain("end_turn"), _plain("has-none")
    ('Take from supply', 'End turn', 'Has none')
    """
    spaced = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name)
    return spaced.replace("_", " ").replace("-", " ").strip().capitalize()
