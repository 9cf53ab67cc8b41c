"""What cards, tiles, places and other things say, found by part of their names."""

import unicodedata

from ludoteca.cli.telling import Teller
from ludoteca.engine import State
from ludoteca.table.terminal import Thing, columns

MOST = 6
"""More things than this are only named."""


def reading(teller: Teller, state: State, seat: int, typed: str) -> list[str]:
    """The texts of the things whose names contain these letters; without letters, what is in sight."""
    text, things = teller.words.text, teller.things(state, seat)
    if not things:
        return [text("play-no-texts")]
    if not typed:
        seen = sorted({thing.name for thing in things if thing.in_sight}, key=plain)
        return [text("play-in-sight"), *columns(seen, teller.screen.width)]
    found = fitting(things, typed)
    if not found:
        return [text("play-things-none", typed=repr(typed))]
    if len(found) > MOST:
        names = [text("play-things", count=len(found), typed=repr(typed))]
        return [*names, *columns([thing.name for thing in found], teller.screen.width)]
    return [text("play-thing", name=thing.name, about=thing.about) for thing in found]


def fitting(things: list[Thing], typed: str) -> list[Thing]:
    """The things whose names contain these letters; if one name matches exactly, only that one.

    >>> hill = Thing("Hills", "Each dog gives 1 more speed.", in_sight=True)
    >>> [thing.name for thing in fitting([hill, Thing("Opéra", "A crossing.", in_sight=False)], "opera")]
    ['Opéra']
    """
    wanted = plain(typed)
    exact = [thing for thing in things if plain(thing.name) == wanted]
    return exact or [thing for thing in things if wanted in plain(thing.name)]


def plain(text: str) -> str:
    """The text in lowercase and without accents.

    >>> plain("Porte d'Orléans")
    "porte d'orleans"
    """
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
