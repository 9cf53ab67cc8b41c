"""Runs scenario files: a position, answers including chance, and what is expected. `CONTRIBUTING.md` shows one."""

import re
import tomllib
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.engine import NOBODY, Game, Message, Name, Rng, Seat, State

ROOT = Path(__file__).parent.parent / "scenarios"


def load(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def run(path: Path) -> None:
    scenario = load(path)
    game = ludoteca.game(path.parent.name)
    state = position(game, scenario["position"])
    expect(game, state, scenario["position"].get("expect", {}))
    for number, step in enumerate(scenario["step"], start=1):
        try:
            _take(game, state, step)
            game.check(state)
            expect(game, state, step.get("expect", {}))
        except AssertionError as error:
            raise AssertionError(f"{path.name}, step {number}: {error}") from error


def position(game: Game[Any], wanted: dict[str, Any]) -> State:
    """The position that a scenario starts from: a dealt game, then cards moved and fields set by hand."""
    state = game.new(wanted["players"], wanted.get("options"))
    state.resolve_chance(Rng(wanted.get("seed", 0)))
    data = game.to_data(state)
    if "stack" in wanted:
        data["stack"] = wanted["stack"]
    for field in ("known", "absent"):
        data[field] = wanted.get(field, data[field])
    for where, value in wanted.get("set", {}).items():
        _put(data["state"], where, _null(value))
    _arrange(data["state"], wanted.get("cards", {}), wanted.get("pool", []))
    arranged: State = game.from_data(data)
    return arranged


def _arrange(table: Any, cards: dict[str, list[str]], pool: list[str]) -> None:
    """Fill bags with exactly these cards, taken from the pool's bags; their old cards go to the pool's first bag."""
    for where in cards:
        _get(table, pool[0]).extend(_get(table, where))
        _get(table, where).clear()
    for where, wanted in cards.items():
        for card in wanted:
            source = next((bag for bag in pool if bag not in cards and card in _get(table, bag)), None)
            assert source is not None, f"{where}: the pool has no {card} left"
            _get(table, source).remove(card)
            _get(table, where).append(card)


def _take(game: Game[Any], state: State, step: dict[str, Any]) -> None:
    pending = state.pending
    assert pending is not None, "the game is over"
    rule = step.get("chance") or step["ask"]
    assert pending.rule == rule, f"{pending.rule} is pending for seat {pending.player}, not {rule}"
    assert (pending.player == NOBODY) == ("chance" in step), f"{rule} is asked the wrong way"
    if "player" in step:
        assert pending.player == step["player"], f"seat {pending.player} is asked, not {step['player']}"
    said = {answer: text(game.describe(state, answer)) for answer in pending.answers}
    for words in step.get("offered", []):
        assert matching(said, words), f"{words!r} is not offered among {list(said.values())}"
    for words in step.get("not_offered", []):
        assert not matching(said, words), f"{words!r} is offered: {[said[answer] for answer in matching(said, words)]}"
    if "choose" in step or "falls" in step:
        state.choose(_answer(said, step["choose"] if "choose" in step else step["falls"]))


def _answer(said: dict[int, str], wanted: int | str) -> int:
    if isinstance(wanted, int):
        return wanted
    found = matching(said, wanted)
    assert len(found) == 1, f"{wanted!r} fits {len(found)} of {list(said.values())}"
    return found[0]


def matching(said: dict[int, str], words: int | str) -> list[int]:
    if isinstance(words, int):
        return [answer for answer in said if answer == words]
    return [answer for answer, text in said.items() if set(words.split()) <= set(re.split(r"[ =]", text))]


def text(message: Message) -> str:
    """A message as `id words-of-the-id arg=value ...`; a thing can be called by any end of its name."""
    words = [message.id, *message.id.split("-")]
    return " ".join([*words, *(f"{name}={_value(arg)}" for name, arg in message.args.items())])


def _value(arg: object) -> str:
    if isinstance(arg, Name):
        return " ".join([arg.id, *_tails(arg.id)])
    if isinstance(arg, Seat):
        return f"{arg.number}"
    return str(arg)


def _tails(name: str) -> list[str]:
    """`quay-card-silk` can be called by each of its ends: `card-silk`, `silk`."""
    parts = name.split("-")
    return ["-".join(parts[at:]) for at in range(1, len(parts))]


def expect(game: Game[Any], state: State, wanted: dict[str, Any]) -> None:
    """Check fields of the position by dotted path, and what begins with @ of the state itself."""
    table = game.to_data(state)["state"]
    for where, value in wanted.items():
        found = _special(state, where[1:]) if where.startswith("@") else _get(table, where)
        assert found == _null(value), f"{where} is {found!r}, not {value!r}"


def _special(state: State, name: str) -> Any:
    if name.startswith("view."):
        seat, _, rest = name[5:].partition(".")
        return _get(state.view(int(seat)), rest)
    pending, outcome = state.pending, state.outcome
    values = {
        "over": state.over,
        "pending": pending and pending.rule,
        "player": pending and pending.player,
        "scores": list(state.scores),
        "winners": outcome and list(outcome.winners),
        "reason": outcome and outcome.reason,
    }
    return values[name]


def _null(value: Any) -> Any:
    """TOML has no null: the text `null` stands for it."""
    return None if value == "null" else value


def _get(data: Any, where: str) -> Any:
    for part in where.split("."):
        data = data[int(part)] if isinstance(data, list) else data[part]
    return data


def _put(data: Any, where: str, value: Any) -> None:
    parent, _, last = where.rpartition(".")
    holder = _get(data, parent) if parent else data
    key = int(last) if isinstance(holder, list) else last
    assert not isinstance(holder, dict) or key in holder, f"there is no field {where}"
    holder[key] = value
