"""The events of a game, and what a listener may do when it hears one."""

from tests.support.quays import LET_PASS, QUAY, SALT, TEA, table

from ludoteca.engine import Frame, Listener, Name, Seat, State
from ludoteca.games.quay.rules.patrol import TIDE_ROLLS
from ludoteca.games.quay.rules.turn import DRAWS


def test_an_event_says_what_its_numbers_stand_for() -> None:
    """Ids for programs, names for sentences; a secret that may not be read leaves another sentence."""
    assert TIDE_ROLLS.about(QUAY.content, 6, TEA, -1) == {"face": 6, "card": "tea"}
    said = TIDE_ROLLS.message("quay", QUAY.content, 1, 6, TEA, -1)
    assert (said.id, said.args) == ("quay-event-tide", {"seat": Seat(1), "face": 6, "card": Name("quay-card-tea")})
    assert DRAWS.about(QUAY.content, 0, 0, -1) == {}
    assert DRAWS.about(QUAY.content, 0, 0, TEA) == {"card": "tea"}
    assert DRAWS.message("quay", QUAY.content, 0, 0, 0, TEA).id == "quay-event-draws-seen"


class Looks(Listener):
    def __init__(self) -> None:
        self.offered: list[list[int]] = []

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        self.offered.append(list(s.answers))


def test_a_listener_may_look_at_the_options_of_a_forced_answer() -> None:
    s = table([[SALT], [TEA]])
    looks = Looks()
    s.listener = looks
    s.choose(SALT)
    assert looks.offered[1] == [LET_PASS]
