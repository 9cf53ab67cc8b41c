"""Write `docs/reference/<game>.md`: every field of its positions and views, its questions and answers, its events.

`python -m tools.reference [FOLDER]` writes the pages of all games; a test compares them with the code.
"""

import argparse
import importlib
import types
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import ludoteca
from ludoteca.engine import Bag, Codec, Domain, Flag, Game, Item, Items, Number, Shape, Tally
from ludoteca.engine.rule import CHANCE, DECISION, Rule
from ludoteca.engine.rulebook import ledger_of

PAGES = Path(__file__).parent.parent / "docs" / "reference"
KINDS = {DECISION: "question", CHANCE: "chance"}
NAMES = {int: "number", str: "id", bool: "yes or no", float: "number", type(None): "null"}


def main(folder: Path = PAGES) -> None:
    """Write the pages of all games."""
    for name in ludoteca.games(sample=True):
        (folder / f"{name}.md").write_text(page(ludoteca.game(name)), encoding="utf-8")


def page(game: Game[Any]) -> str:
    """The page of one game."""
    view = importlib.import_module(f"ludoteca.games.{game.id}.view").seen_by_all
    parts = [
        f"# {game.title}: names and fields\n",
        "Written by `python -m tools.reference`. See [positions](position.md) and [Python](python.md).\n",
        "## What is asked, and what can be answered\n",
        *_rows(("rule", "carries", "answers", "rules"), [_rule(rule) for rule in game.rulebook.rules if rule.verbs]),
        "## What happens by itself\n",
        *_rows(("effect", "carries", "rules"), [_effect(rule) for rule in game.rulebook.rules if not rule.verbs]),
        "## What is told\n",
        *_rows(
            ("event", "about", "secret"),
            [
                (f"`{event.what}`", _names([event.one, event.two]), _names([event.secret]))
                for event in game.rulebook.events.values()
            ],
        ),
        "## What gives points\n",
        ", ".join(f"`{source}`" for source in game.sources) + "\n",
        "## Fields of a position\n",
        *_shape(game.shape, ""),
        "## Fields of a view\n",
        *_view(get_type_hints(view)["return"], set()),
    ]
    return "\n".join(parts)


def _rows(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    line = "|".join("---" for _ in head)
    return [f"| {' | '.join(head)} |", f"|{line}|", *(f"| {' | '.join(row)} |" for row in rows), ""]


def _names(domains: list[Domain | None]) -> str:
    return ", ".join(f"`{domain.name}`" for domain in domains if domain is not None)


def _rule(rule: Rule[Any]) -> tuple[str, ...]:
    marks = [KINDS[rule.kind], *(["window"] if rule.window else []), *(["any order"] if rule.commutes else [])]
    answers = [f"`{verb.name}({', '.join(domain.name for domain in verb.domains())})`" for verb in rule.verbs]
    return (
        f"`{rule.name}` ({', '.join(marks)})",
        _names(list(rule.carries)),
        " ".join(answers),
        " ".join(ledger_of(rule)),
    )


def _effect(rule: Rule[Any]) -> tuple[str, ...]:
    return (f"`{rule.name}`", _names(list(rule.carries)), " ".join(ledger_of(rule)))


def _shape(shape: Shape, where: str) -> list[str]:
    rows = [(f"`{name}`", _codec(codec), shape.about[name]) for name, codec in shape.fields.items()]
    lines = [*([f"Each entry of `{where}`:\n"] if where else []), *_rows(("field", "is", "meaning"), rows)]
    for name, codec in shape.fields.items():
        inner = codec.each if isinstance(codec, Items) else codec
        if isinstance(inner, Shape):
            lines += _shape(inner, name)
    return lines


def _codec(codec: Codec) -> str:
    if isinstance(codec, Items):
        return f"{'bag' if isinstance(codec, Bag) else 'list'} of {_codec(codec.each)}"
    if isinstance(codec, Number):
        return f"number, {codec.low} to {codec.high}"
    if isinstance(codec, Flag):
        return "yes or no"
    if isinstance(codec, Tally):
        return "points by source"
    if isinstance(codec, Item):
        return "id or null" if codec.optional else "id"
    return "entry" if isinstance(codec, Shape) else "id or null"


def _view(kind: Any, done: set[str]) -> list[str]:
    done.add(kind.__name__)
    hints = get_type_hints(kind, include_extras=True)
    rows = [(f"`{name}`", _type(hint), get_args(hint)[1]) for name, hint in hints.items()]
    lines = [f"`{kind.__name__}`: {(kind.__doc__ or '').strip()}\n", *_rows(("field", "is", "meaning"), rows)]
    for hint in hints.values():
        for inner in _inside(get_args(hint)[0]):
            if inner.__name__ not in done:
                lines += _view(inner, done)
    return lines


def _type(kind: Any) -> str:
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    origin, of = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return f"`{kind.__name__}`"
    if origin is list:
        return f"list of {_type(of[0])}"
    if origin is dict:
        return f"{_type(of[1])} by id"
    if origin in (Union, types.UnionType):
        return " or ".join(_type(one) for one in of)
    return NAMES.get(kind) or " or ".join(f"`{one}`" for one in of)


def _inside(kind: Any) -> list[Any]:
    if is_typeddict(kind):
        return [kind]
    return [inner for one in get_args(kind) for inner in _inside(one)]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="tools.reference", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=PAGES, help="where the files go")
    main(parser.parse_args().folder)
