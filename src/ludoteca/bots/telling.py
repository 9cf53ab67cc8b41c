"""What a bot raised or answered, in one short line, whatever it is."""

import re
from collections.abc import Callable
from typing import Final

LONGEST: Final = 200
ADDRESS: Final = re.compile(r"0x[0-9a-fA-F]+")


def in_words(error: BaseException) -> str:
    """What a bot raised, in one short line.

    >>> in_words(KeyError("tea")), in_words(ValueError())
    ("KeyError: 'tea'", 'ValueError')
    """
    name, text = type(error).__name__, _text_of(error, str)
    if text is None:
        return f"{name} (its message cannot be shown)"
    return brief(f"{name}: {text}" if text else name)


def shown(value: object) -> str:
    """What a bot answered, in one short line; only its type if it cannot be printed.

    >>> shown("0"), shown(10**5000)
    ("'0'", 'a value of type int')
    """
    text = _text_of(value, repr)
    return f"a value of type {type(value).__name__}" if text is None else brief(text)


def _text_of(value: object, how: Callable[[object], str]) -> str | None:
    """A value as text, or None if that fails: how it is printed is up to the bot, and so is what it raises then."""
    try:
        return how(value)
    except BaseException:  # noqa: BLE001 - an exit and Ctrl-C, too: what went wrong is about to be said anyway
        return None


def brief(text: str) -> str:
    r"""One short line that is the same in every run: memory addresses are left out.

    >>> brief("<Thing at 0x7f01a2>\nis   bad")
    '<Thing at 0x...> is bad'
    """
    line = ADDRESS.sub("0x...", " ".join(text.split()))
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}..."
