"""Which words for reports a game needs, and which it may have."""

from collections.abc import Iterator
from typing import Any

from ludoteca.engine import Domain, Game, Things
from ludoteca.lab.report.names import heading_id, life_id, thing_ids
from ludoteca.lab.simulate.watch import Key, told_apart


def tables(game: Game[Any]) -> dict[str, list[tuple[str, str, list[Domain]]]]:
    """For each part of a report, what is done, drawn or told, and the domains whose things get a table there.

    The numbers in events are not counted.
    """
    book = game.rulebook
    decisions = {rule.name for rule in book.decisions}
    found: dict[str, list[tuple[str, str, list[Domain]]]] = {"chosen": [], "falls": [], "events": []}
    for rule in book.rules:
        for verb in rule.verbs:
            part = "chosen" if rule.name in decisions else "falls"
            found[part].append((rule.name, verb.name, [one for one in verb.domains() if told_apart(game, one)]))
    for what, event in book.events.items():
        found["events"].append((what, "", [one for one in event.domains() if isinstance(one, Things)]))
    return found


def needed(game: Game[Any]) -> Iterator[str]:
    """The ids of all headings. Where things get only one table, it may be called like what is done to them."""
    yield from of_lives(game)
    for rows in tables(game).values():
        for rule, verb, domains in rows:
            yield heading_id(game.prefix, rule, verb)
            if len(domains) > 1:
                yield from (heading_id(game.prefix, rule, verb, domain.name) for domain in domains)


def of_lives(game: Game[Any]) -> Iterator[str]:
    """The ids of everything that the tables of components say."""
    for life in game.lives():
        yield from (life_id(game.prefix, life.of.name, stage) for stage in ("", *life.stages))


def allowed(game: Game[Any]) -> Iterator[str]:
    """The ids that a report asks for, if there are words for them."""
    yield from of_lives(game)
    for rows in tables(game).values():
        for rule, verb, domains in rows:
            yield heading_id(game.prefix, rule, verb)
            for domain in domains:
                yield heading_id(game.prefix, rule, verb, domain.name)
                for id_ in ids_of(game, domain):
                    yield from thing_ids(game.prefix, domain.name, id_)


def ids_of(game: Game[Any], domain: Domain) -> list[str]:
    if isinstance(domain, Things):
        return list(domain.ids(game.content))
    numbers = range(domain.low, domain.low + domain.size(game.content))
    return [str(domain.id(game.content, number)) for number in numbers]


def keys(game: Game[Any], rule: str, verb: str, domain: Domain) -> list[Key]:
    return [(rule, verb, domain.name, id_) for id_ in ids_of(game, domain)]
