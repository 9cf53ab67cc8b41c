"""Following a record through the rules, line by line."""

from typing import Any, Final, NamedTuple, NoReturn

from ludoteca.engine import (
    NOBODY,
    BadPosition,
    BadRecord,
    Game,
    IllegalAnswer,
    Refused,
    Runaway,
    State,
    given,
)
from ludoteca.engine.shape import brief, kind_of
from ludoteca.match.playthrough import Past, Playthrough
from ludoteca.match.record import Answer, Part, Record, Undo, result_of

LONGEST_REASON: Final = 200
"""How much of a damaged record is repeated in a refusal, in characters."""


class Unchecked(NamedTuple):
    """Lines of a part with other versions that could not be followed, and why."""

    first: int
    last: int
    reason: str


class Replay:
    """Follows a record line by line through the rules; never guesses.

    Every line must fit the rules: the rule, the seat, an answer that is offered, chance as the dealer deals it,
    digests. The first line that does not is refused by its number.

    >>> import ludoteca
    >>> match = ludoteca.Match(ludoteca.game("quay"), players=2, seed=7)
    >>> replay = Replay(match.game, match.record)
    >>> replay.go_to(3)
    >>> replay.match.lines == match.lines[:3]
    True
    """

    def __init__(self, game: Game[Any], record: Record) -> None:
        self._follow_in(Playthrough.begin(game, record), record)

    @classmethod
    def going_on(cls, match: Playthrough, record: Record) -> "Replay":
        """Follow a record in a match that is before its first line, or at a later one."""
        replay = cls.__new__(cls)
        replay._follow_in(match, record)
        return replay

    def _follow_in(self, match: Playthrough, record: Record) -> None:
        self.match = match
        self.record = record
        self.versions = record.header.versions
        self.unchecked: list[Unchecked] = []
        self.asked: dict[int, Past] = {}

    @property
    def differences(self) -> list[str]:
        """The differences to the installed game when the current part was played: `rules`, `content`."""
        game = self.match.game
        return [
            *(["rules"] if self.versions.rules != game.version else []),
            *(["content"] if self.versions.content != game.content_hash else []),
        ]

    def go_to(self, n: int) -> None:
        """Follow the record forward until line `n` has been carried out, and the forced answers after it.

        If a part played with other versions cannot be followed any further, it continues at the position of the next
        part; `unchecked` says which lines were left out, and why.
        """
        found = given.whole(n)
        if found is None or not 0 <= found <= len(self.record.lines):
            raise Refused(f"This record has lines 0 to {len(self.record.lines)}, not {brief(n)}.")
        while (at := len(self.match.lines)) < n:
            try:
                self._follow(at)
            except BadRecord as refusal:
                after = next((line for line in self.record.lines[at + 1 : n] if isinstance(line, Part)), None)
                if after is None or not self.differences:
                    raise
                self._leave_out(refusal, after)

    def _leave_out(self, refusal: BadRecord, part: Part) -> None:
        self.unchecked.append(Unchecked(refusal.line - 1, part.n - 1, refusal.reason))
        self.match.lines = self.record.lines[: part.n - 1]
        self._begin_part(part)

    def _begin_part(self, part: Part) -> None:
        self.match._put(self._position_of(part))
        self.match.dealer.count = part.dealt
        self.match._begin_part(part)
        self.versions = part.versions

    def _position_of(self, part: Part) -> State:
        try:
            state: State = self.match.game.from_data(part.position)
        except BadPosition as error:
            self._refuse(part.n - 1, str(error).rstrip("."))
        if state.seats != self.match.state.seats or state.options != self.match.state.options:
            self._refuse(part.n - 1, "this part has other players or options than the record")
        return state

    def check_end(self) -> None:
        """Check that the position reached agrees with the last line of the record."""
        if self.match.state.stack and self.match.state.player == NOBODY:
            self._refuse(len(self.record.lines), "the record stops where chance must fall: answers are missing")
        if result_of(self.match.outcome) != self.record.result:
            self._refuse(len(self.record.lines), "the result is not the one that this game reached")

    def _follow(self, at: int) -> None:
        line = self.record.lines[at]
        if isinstance(line, Part):
            self._check_part(at, line)
            self._begin_part(line)
        elif isinstance(line, Undo):
            self._take_back(at, line)
        else:
            self._check_asked(at, line)
            self._answer(at, line)
        self._compare(at)

    def _check_part(self, at: int, part: Part) -> None:
        """A part begins where the one before it ended; only a reader with the rules of the earlier one can be sure."""
        same = self._position_of(part) == self.match.state and part.dealt == self.match.dealer.count
        if not same and not self.differences:
            self._refuse(at, "this part does not begin where the one before it ended")

    def _take_back(self, at: int, line: Undo) -> None:
        try:
            if line.agreed:
                self.match._go_back(line.seat, self.asked.get(line.undo))
            else:
                self.match.undo(line.seat)
        except Refused as error:
            self._refuse(at, str(error).rstrip("."))

    def _answer(self, at: int, line: Answer) -> None:
        try:
            if line.seat == NOBODY:
                self.match.state.choose(line.answer)
            else:
                before = self.match._now()
                self.match._answer(before, line.answer)
                self.asked[at + 1] = before
        except (IllegalAnswer, Runaway) as error:
            self._refuse(at, str(error))

    def _check_asked(self, at: int, line: Answer) -> None:
        state = self.match.state
        if state.over:
            self._refuse(at, "the game was over before this answer")
        _, player, args = state.stack[-1]
        rule = state.rule
        if rule.name != line.rule or state.player != line.seat:
            self._refuse(
                at, f"the rules ask {rule.name} of seat {state.player} here, not {kind_of(line.rule)} of {line.seat}"
            )
        if line.seat == NOBODY and at + 1 >= self.match.dealt_from:
            dealt = rule.at(state, self.match.dealer.below(rule.total(state, player, args)), player, args)
            if dealt != line.answer:
                self._refuse(at, f"the dealer of this record dealt {dealt} here, not {line.answer}")

    def _compare(self, since: int) -> None:
        """What the match wrote must equal what the record says, forced answers and digests included."""
        written, given = self.match.lines, self.record.lines
        for at in range(since, len(written)):
            if at >= len(given):
                self._refuse(at, f"a forced answer is missing: {written[at].to_json()}")
            if written[at] != given[at]:
                self._refuse(at, f"expected {written[at].to_json()}, found {given[at].to_json()}")

    def _refuse(self, at: int, reason: str) -> NoReturn:
        if len(reason) > LONGEST_REASON:
            reason = f"{reason[:LONGEST_REASON]}..."
        if self.differences:
            reason += f" (it was played with other {' and '.join(self.differences)})"
        raise BadRecord(at + 2, reason)
