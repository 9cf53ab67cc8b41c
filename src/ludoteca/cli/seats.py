"""The players in the seats: people at the keyboard and bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteca.bots import Bot, bots, usual_bot
from ludoteca.bots.from_file import bot_of
from ludoteca.engine import Game, Refused
from ludoteca.lab.work.creation import check_files
from ludoteca.match.play import bot_seed
from ludoteca.words.sentences import Words

PERSON = "person"
FEWEST = 2


def kinds(game: Game[Any], players: int | None, given: Sequence[str], all_bots: bool) -> list[str]:
    """The kind of player in each seat: as given, then bots; if nothing is given, one person against bots.

    >>> import ludoteca
    >>> kinds(ludoteca.game("quay"), 3, ["person"], False)
    ['person', 'search', 'search']
    """
    if players is None:
        players = len(given) if len(given) >= game.players[0] else max(FEWEST, game.players[0])
    if len(given) > players:
        raise Refused(f"{len(given)} seats were given with --seat, but only {players} play.")
    if all_bots and PERSON in given:
        raise Refused("--bots leaves no seat for a person: leave out --bots or --seat person.")
    first = [] if given or all_bots else [PERSON]
    seats = [*given, *first]
    return seats + [usual_bot(game)] * (players - len(seats))


def names(seats: Sequence[str], words: Words) -> list[str]:
    return [
        words.text("seat-person", number=at) if kind == PERSON else words.text("seat-bot", number=at, kind=kind)
        for at, kind in enumerate(seats, start=1)
    ]


def kinds_by_name(game: Game[Any], called: Sequence[str], words: Words) -> list[str]:
    """The kind of player in each seat of a record: a seat with the name of a bot is that bot, any other is a person."""
    return [
        next((kind for kind in bots(game) if words.text("seat-bot", number=at, kind=kind) == name), PERSON)
        for at, name in enumerate(called, start=1)
    ]


def chairs(game: Game[Any], content: Path | None, seats: Sequence[str], seed: int | str | None) -> list[Bot | None]:
    """A bot for each seat that has one, None for people; the same seed gives the same bots."""
    check_files(tuple(seats), game.id, None if content is None else str(content))
    return [None if kind == PERSON else bot_of(kind, game, bot_seed(seed, at)) for at, kind in enumerate(seats)]
