"""Messages as sentences, for programs that show a game to people."""

from collections.abc import Sequence

from ludoteca.engine import Message, Refused
from ludoteca.engine.shape import brief


def say(message: Message, names: Sequence[str] = (), lang: str = "en") -> str:
    """A message as a sentence; seats without a name are called Player 1, Player 2 and so on.

    >>> import ludoteca
    >>> game = ludoteca.game("quay")
    >>> state = ludoteca.Match(game, players=2, seed=7).state
    >>> ludoteca.say(game.prompt(state), names=["Ana", "Ben"])
    'Your turn! What do you want to do?'
    >>> ludoteca.say(game.describe(state, state.answers[1]))
    'Land salt'
    """
    if not isinstance(message, Message):
        raise Refused(f"Expected a message such as game.prompt(state), found {brief(message)}.")
    # Not at the top: just playing a game needs no catalogues, and reading them takes a while.
    from ludoteca.words.sentences import usual  # noqa: PLC0415

    return usual(lang).say(message, names)
