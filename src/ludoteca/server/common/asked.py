"""What the server says about a question: what is offered, and why other answers are not."""

from typing import Any

from msgspec import Struct

Args = dict[str, Any]


class Words(Struct):
    """A message: the client says it with the Fluent catalogues of GET /api/words/{lang}."""

    id: str
    args: Args
    rules: list[str]


class NextView(Struct):
    """An answer by what it does (`do`) to what (`to`, ids by domain)."""

    do: str
    to: Args


class StepView(Struct):
    """The same, in words too."""

    do: str
    to: Args
    words: Words


class AnswerView(Struct):
    """An answer that is offered: what it does (`do`) to what (`to`, ids by domain); `final`: it cannot be undone.

    `then` are the answers that almost everyone gives next: send them along, or leave them out and be asked `asks`.
    `fails`: why it is bound to fail. `instead`: an answer that gets the same for less, or more for the same.
    `copies`: how often it can be picked, if the question takes several answers.
    """

    answer: int
    do: str
    to: Args
    words: Words
    final: bool
    then: list[StepView]
    asks: Words | None
    fails: Words | None
    instead: int | None
    copies: int


class HintView(Struct):
    """What a strong player would answer (`do` to `to`), and why: each reason is a sentence.

    `words` may say a whole click that begins with this answer.
    """

    answer: int
    do: str
    to: Args
    words: Words
    why: list[Words]


class BundleView(Struct):
    """Answers that can be given together: `answer`, and `then` the others.

    `do` is what they do, `to` what they lead to (ids by domain, often none); `final`: together they cannot be undone.
    """

    words: Words
    do: str
    to: Args
    answer: int
    then: list[NextView]
    final: bool


class PendingView(Struct):
    """The open question and its player. In a reaction window nobody else learns who is asked: `player` is null.

    `picks`: how many answers the question takes, one after the other, in any order; `fewest`: how many at least.
    `waits`: the seats that must still answer in a window that waits for everyone; -1 lets it pass.
    """

    rule: str
    player: int | None
    prompt: Words
    rules: list[str]
    answers: list[AnswerView]
    window: bool
    until: float | None
    bundles: list[BundleView] = []
    picks: int = 1
    fewest: int = 1
    waits: list[int] = []


class WhyNot(Struct):
    """An answer that is not offered: what it would do to what, and the reason."""

    do: str
    to: Args
    about: Words
    reason: Words
