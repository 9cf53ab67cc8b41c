"""Following a tutorial by the rules: the page, the server's bots and the check all rely on it."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, TypeVar

from ludoteca.engine import Action, Domain, Game, Refused, State
from ludoteca.games import installed
from ludoteca.match.match import Match
from ludoteca.positions import position
from ludoteca.table.one_click import ahead
from ludoteca.teach.tutorials.shipped import tutorials_of
from ludoteca.teach.tutorials.tutorial import ANY, FREE, PARTS, READ, WATCH, BadTutorial, Step, Tutorial, check_words
from ludoteca.words.sentences import Words

AnyMatch = TypeVar("AnyMatch", bound=Match)

READER = 0
"""The seat of the person who learns."""


class Taught(NamedTuple):
    """A step with its answers as the rules know them."""

    step: Step
    actions: tuple[Action, ...]


class Lesson(NamedTuple):
    """A tutorial that was followed to its end: its steps, and the bots' answers as far as they are fixed.

    They are found by the position, since the reader may pick the same cards in another order.
    """

    tutorial: Tutorial
    steps: tuple[Taught, ...]
    answers: dict[str, int]

    def answer(self, state: State) -> int | None:
        """What a bot that is asked answers; None if the reader has left the path, or bots play freely from there on."""
        return self.answers.get(state.game.to_json(state))


def begin(tutorial: Tutorial, kind: type[AnyMatch]) -> AnyMatch:
    """The match that a tutorial begins with: a fixed position, and a dealer that deals the same to everyone."""
    try:
        game = installed.game(tutorial.game)
        seed = tutorial.seed if isinstance(tutorial.seed, int) else 0
        state = position(game, players=tutorial.players, options=tutorial.options, seed=seed, **tutorial.position)
    except Refused as error:
        raise BadTutorial(f"{tutorial.where}: {error}") from None
    match = kind.from_position(state, tutorial.seed)
    match.seeded = True
    return match


@cache
def followed(game: str, tutorial: str) -> Lesson | None:
    """A tutorial of a game by its id, followed to its end; None if there is none."""
    return next((walk(one) for one in tutorials_of(game) if one.id == tutorial), None)


def walk(tutorial: Tutorial, words: Words | None = None) -> Lesson:
    """Play every step by the rules; `BadTutorial` says what is wrong, and where. `words` check the sentences.

    If a step lets the reader choose among answers, the tutorial is played once for each of them.
    """
    ways = max([len(step.answers) for step in tutorial.steps if step.kind == ANY], default=1)
    lesson, *_ = [_walk(tutorial, way) for way in range(ways)]
    if words is not None:
        check_words(tutorial, words)
    return lesson


def _walk(tutorial: Tutorial, way: int) -> Lesson:
    """Play it once; `way` is which answer to give where there is a choice, the last one if there are fewer."""
    match = begin(tutorial, Match)
    steps: list[Taught] = []
    fixed = True
    answers: dict[str, int] = {}
    for at, step in enumerate(tutorial.steps, start=1):
        try:
            if step.kind == WATCH and step.answers and not fixed:
                raise BadTutorial("bots cannot answer by name after a step with a choice")
            _check_lit(match, step)
            steps.append(Taught(step, tuple(_take(match, step, way, answers))))
            fixed = fixed and step.kind not in (ANY, FREE) and (step.kind != WATCH or bool(step.answers))
        except Refused as error:
            reason = str(error).rstrip(".")
            raise BadTutorial(f"{tutorial.where}: step {at} ({step.say}): {reason}.") from None
    return Lesson(tutorial, tuple(steps), answers)


def _take(match: Match, step: Step, way: int, answers: dict[str, int]) -> Iterator[Action]:
    """Play a step, with the answers that usually follow; its actions. Note what bots answer by name, and where."""
    if step.kind == READ:
        return
    if step.kind == WATCH:
        yield from _watch(match, step, answers)
        return
    if match.state.over or match.state.player != READER:
        raise BadTutorial("it is not the reader's turn")
    if step.kind == FREE:
        _give(match, match.state.answers[0], step.usual)
    elif step.kind == ANY:
        numbers = [named(match.state, answer) for answer in step.answers]
        yield from [match.game.decode(match.state, number) for number in numbers]
        _give(match, numbers[min(way, len(numbers) - 1)], step.usual)
    else:
        yield from [_chosen(match, answer) for answer in step.answers[:-1]]
        number = named(match.state, step.answers[-1])
        yield match.game.decode(match.state, number)
        _give(match, number, step.usual)


def _chosen(match: Match, answer: str) -> Action:
    number = named(match.state, answer)
    action = match.game.decode(match.state, number)
    match.choose(number)
    return action


def _watch(match: Match, step: Step, answers: dict[str, int]) -> Iterator[Action]:
    """Give the bots' answers; without any, the first ones offered, until the reader is asked again."""
    if not match.state.over and match.state.player == READER:
        raise BadTutorial("there is nothing to watch: the reader is asked")
    for answer in step.answers:
        if match.state.player == READER:
            raise BadTutorial(f"{answer!r} comes too late: the reader is asked")
        answers[match.game.to_json(match.state)] = named(match.state, answer)
        yield _chosen(match, answer)
    if step.answers and match.state.player != READER:
        raise BadTutorial(f"the bots are asked once more: {offered(match.state)}")
    while not match.state.over and match.state.player != READER:
        match.choose(match.state.answers[0])


def _give(match: Match, number: int, with_usual: bool) -> None:
    """Give an answer with what usually follows, as a click on the page does."""
    usual = [step.action for step in ahead(match.state, number).then] if with_usual else []
    match.choose(number)
    for action in usual:
        state = match.state
        following = [one for one in state.answers if match.game.decode(state, one) == action]
        if state.over or state.player != READER or not following:
            return
        match.choose(following[0])


def said(action: Action) -> str:
    """An answer by name, as a tutorial names it: its verb, then its objects."""
    return " ".join([action.verb, *(str(to) for to in action.to.values())])


def named(state: State, answer: str) -> int:
    """The number of the answer with this name; a refusal lists what is offered."""
    wanted = " ".join(answer.split())
    for number in state.answers:
        if said(state.game.decode(state, number)) == wanted:
            return number
    raise BadTutorial(f"expected {wanted!r}, but {state.rule.name} offers {offered(state)}")


def offered(state: State) -> str:
    return ", ".join(repr(said(state.game.decode(state, number))) for number in state.answers)


def _check_lit(match: Match, step: Step) -> None:
    for light in step.light:
        for domain, id_ in light.items():
            if not _is_there(match.game, match.state, domain, id_):
                raise BadTutorial(f"there is no {domain} {id_!r} to light up")


def _is_there(game: Game[Any], state: State, domain: str, id_: int | str) -> bool:
    """Whether a thing exists and the reader sees it: in the view, in an option, or on the board that was chosen.

    Things that have numbers, such as seats and bins, need only exist.
    """
    if domain == "part":
        return id_ in PARTS
    if not any(_has(game, state, one, id_) for one in game.rulebook.domains() if one.name == domain):
        return False
    if isinstance(id_, int):
        return True
    board, slash, _ = id_.partition("/")
    if slash and board in state.options.values():
        return True
    options = [] if state.over or state.player != READER else state.answers
    return id_ in _values([state.view(READER), *(game.decode(state, answer).to for answer in options)])


def _has(game: Game[Any], state: State, domain: Domain, id_: int | str) -> bool:
    try:
        domain.read(game.content, id_, domain.name, state.seats)
    except Refused:
        return False
    return True


def _values(data: Any) -> Iterator[Any]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _values(value)
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from _values(value)
    else:
        yield data
