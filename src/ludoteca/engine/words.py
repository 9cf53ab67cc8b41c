"""Messages by id: the engine and the games contain no sentences. Catalogues have the words.

An argument is a number, a text, the name of a thing (`Name`: a message id of its own) or a seat (`Seat`).
"""

import re
from functools import lru_cache
from typing import Any, Final, NamedTuple

_BEFORE_CAPITAL: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


class Name(NamedTuple):
    """The name of a thing, by message id.

    >>> Name("quay-card-silk").to_json()
    {'name': 'quay-card-silk'}
    """

    id: str

    def to_json(self) -> dict[str, str]:
        return {"name": self.id}


class Seat(NamedTuple):
    """A player, by seat: the name is filled in when the message is shown.

    >>> Seat(1).to_json()
    {'seat': 1}
    """

    number: int

    def to_json(self) -> dict[str, int]:
        return {"seat": self.number}


Argument = int | str | Name | Seat


class Message(NamedTuple):
    """A message id, its arguments, and the ledger ids of the rules behind it.

    >>> Message("quay-land", {"card": Name("quay-card-tea")}, ["QUAY-011"]).to_json()
    {'id': 'quay-land', 'args': {'card': {'name': 'quay-card-tea'}}, 'rules': ['QUAY-011']}
    """

    id: str
    args: dict[str, Argument]
    rules: list[str]

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "args": self.args_to_json(), "rules": self.rules}

    def args_to_json(self) -> dict[str, Any]:
        return {name: arg.to_json() if isinstance(arg, (Name, Seat)) else arg for name, arg in self.args.items()}


@lru_cache(maxsize=4096)
def kebab(name: str) -> str:
    """A rule's name in the form for message ids.

    >>> kebab("JoinNewDay"), kebab("route_cards")
    ('join-new-day', 'route-cards')
    """
    return _BEFORE_CAPITAL.sub("-", name).replace("_", "-").lower()
