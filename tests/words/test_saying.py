"""Messages as sentences."""

import pytest

import ludoteca
from ludoteca import Message, Name, Seat

LANDS = Message("quay-event-lands", {"seat": Seat(1), "card": Name("quay-card-tea")}, [])


@pytest.mark.parametrize(("names", "called"), [(["Ana", "Ben"], "Ben"), (["Ana"], "Player 2"), ((), "Player 2")])
def test_names(names: list[str], called: str) -> None:
    """Seats are called by their names as far as there are any."""
    assert ludoteca.say(LANDS, names) == f"{called} lays tea on the quay."


def test_every_answer_of_a_game_can_be_said() -> None:
    match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=5)
    while not match.state.over:
        assert ludoteca.say(match.game.prompt(match.state), names=["Ana", "Ben"]).endswith("?")
        said = [ludoteca.say(match.game.describe(match.state, answer)) for answer in match.state.answers]
        assert len(set(said)) == len(said)
        match.choose(match.state.answers[0])


@pytest.mark.parametrize(
    ("message", "lang"), [(Message("nobody", {}, []), "xx"), (Message("no-such-words", {}, []), "en")]
)
def test_what_cannot_be_said_is_refused(message: Message, lang: str) -> None:
    """A language that is not there, and an id that nobody knows."""
    with pytest.raises(ludoteca.Refused, match=rf"^There are no words for '{message.id}' in the language '{lang}'\.$"):
        ludoteca.say(message, lang=lang)
