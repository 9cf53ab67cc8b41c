"""What things are called in a report: by the words in the catalogues, or else by their names in the code."""

from collections.abc import Iterator
from typing import Any

from ludoteca.bots.restricted import NEVER, ids_of
from ludoteca.engine import Count, Domain, Game, Message, Name, Things, kebab
from ludoteca.lab.simulate.watch import Key
from ludoteca.words.sentences import Words


class Names:
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
        """The action or the event in words; the heading of a table if the key has a domain."""
        rule, verb, domain, _ = key
        for wanted in (heading_id(self._game.prefix, rule, verb, domain), heading_id(self._game.prefix, rule, verb)):
            if self.words.has(wanted):
                return self.words.text(wanted)
        return _from_code(rule, verb, domain)

    def thing(self, key: Key) -> str:
        rule, verb, domain, id_ = key
        said = self._said(self._domains.get((rule, verb, domain)), id_)
        plain = id_.replace("_", " ")
        for wanted in thing_ids(self._game.prefix, domain, id_):
            if self.words.has(wanted):
                return self.words.text(wanted, **said, id=plain)
        name = " - ".join(said.values())
        return name if name and name != id_ else plain

    def of_life(self, domain: str, stage: str = "") -> str:
        """Components of one kind, or a stage of their life."""
        wanted = life_id(self._game.prefix, domain, stage)
        return self.words.text(wanted) if self.words.has(wanted) else _plain(stage or domain).lower()

    def _said(self, domain: Domain | None, id_: str) -> dict[str, str]:
        content = self._game.content
        if isinstance(domain, Things):
            number = list(domain.ids(content)).index(id_) + domain.low
        elif isinstance(domain, Count):
            number = int(id_)
        else:
            return {}
        said = domain.words(self._game.prefix, content, number)
        return {name: self.text(part.id) if isinstance(part, Name) else str(part) for name, part in said.items()}

    def bot(self, kind: str) -> str:
        bot, _, never = kind.partition(NEVER)
        what = self.without(never)
        return self.words.text("report-without", bot=bot, what=what) if what else kind

    def without(self, what: str) -> str:
        """What a bot never does: a verb, or `verb:thing`, wherever the rules offer it."""
        name, _, thing = what.partition(":")
        verbs = [(rule.name, verb) for rule in self._game.rulebook.decisions for verb in rule.verbs]
        found: list[str] = []
        for rule, verb in verbs:
            if verb.name == name and not thing:
                found.append(self.what((rule, name, "", "")))
            elif verb.name == name:
                domains = [domain for domain in verb.domains() if thing in ids_of(domain, self._game.content)]
                keys = [(rule, name, domain.name, thing) for domain in domains]
                found += [f"{self.what(key)}: {self.thing(key)}" for key in keys]
        return "; ".join(found)

    def possible(self) -> Iterator[Key]:
        """Everything that anyone can ever be asked to do; without what is numbered afresh in each position."""
        game = self._game
        for rule in game.rulebook.decisions:
            for verb in rule.verbs:
                yield (rule.name, verb.name, "", "")
                for domain in verb.domains():
                    if isinstance(domain, Things) and type(domain).meant is Domain.meant:
                        yield from ((rule.name, verb.name, domain.name, id_) for id_ in domain.ids(game.content))


def heading_id(prefix: str, rule: str, verb: str, domain: str = "") -> str:
    """The message id of what is done or happens; with a domain, the id of the heading above its things.

    >>> heading_id("quay", "Turn", "ask_for"), heading_id("quay", "tide", "", "face")
    ('report-quay-verb-turn-ask-for', 'report-quay-event-tide-by-face')
    """
    what = f"verb-{kebab(rule)}-{kebab(verb)}" if verb else f"event-{rule}"
    return f"report-{prefix}-{what}" + (f"-by-{kebab(domain)}" if domain else "")


def thing_ids(prefix: str, domain: str, id_: str) -> tuple[str, str]:
    """The message ids that may name a thing: its own, and that of all things in its domain.

    >>> thing_ids("rolling-heights", "space", "E8")
    ('report-rolling-heights-thing-space-e8', 'report-rolling-heights-thing-space')
    """
    every = f"report-{prefix}-thing-{kebab(domain)}"
    return f"{every}-{kebab(id_.replace('/', '-'))}", every


def life_id(prefix: str, domain: str, stage: str = "") -> str:
    """The message id for the components with a life, or for one of its stages.

    >>> life_id("quay", "card"), life_id("quay", "card", "landed")
    ('report-quay-life-card', 'report-quay-life-card-landed')
    """
    return f"report-{prefix}-life-{kebab(domain)}" + (f"-{kebab(stage)}" if stage else "")


def _from_code(rule: str, verb: str, domain: str) -> str:
    """The action and the question it belongs to, for games whose packages have no words for reports.

    >>> _from_code("Turn", "take_off", "dog"), _from_code("has-none", "", "card")
    ('Take off dog (turn)', 'Has none card')
    """
    does = _plain(verb or rule)
    about = f" {_plain(domain).lower()}" if domain and domain not in (verb or rule) else ""
    asked = f" ({_plain(rule).lower()})" if verb and _plain(rule) != does else ""
    return f"{does}{about}{asked}"


def _plain(name: str) -> str:
    """A name from the code, as people would write it.

    >>> _plain("TakeFromSupply"), _plain("end_turn"), _plain("has-none")
    ('Take from supply', 'End turn', 'Has none')
    """
    spaced = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name)
    return spaced.replace("_", " ").replace("-", " ").strip().capitalize()
