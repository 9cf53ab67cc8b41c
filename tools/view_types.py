"""Write the TypeScript types of every game's view and component files: `python -m tools.view_types [FOLDER]`.

A view is described by the `TypedDict`s in the game's `view.py`, so its types follow from those. Component files
describe themselves: a field that only some entries of a list have is optional, and files or tables with the same keys
share one type. Each game gets a `types.ts` in its folder of boards.
"""

import argparse
import importlib
import json
import types
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import ludoteca
from ludoteca.games import components

BOARDS = Path(__file__).parent.parent / "web" / "src" / "boards"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
HEAD = """/** What a seat sees of the game, and its component files. Made by `tools.view_types`: do not edit. */
"""


def main(folder: Path = BOARDS) -> None:
    """Write the files of all games that have a board."""
    for name in ludoteca.games():
        if (BOARDS / name).is_dir():
            (folder / name).mkdir(parents=True, exist_ok=True)
            (folder / name / "types.ts").write_text(of_game(name), encoding="utf-8")


def of_game(name: str) -> str:
    """The types of one game."""
    module = importlib.import_module(f"ludoteca.games.{name}.view")
    root = get_type_hints(module.seen_by_all)["return"]
    found: dict[str, str] = {}
    describe(root, found)
    content = inferred([components.read(components.checked_folder(ludoteca.game(name)))])
    return "\n".join(
        [HEAD, *found.values(), f"export type View = {root.__name__};\n", f"export type Files = {content};\n"]
    )


def describe(kind: Any, found: dict[str, str]) -> str:
    """A Python type in TypeScript; the types of objects are added to `found`."""
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if is_typeddict(kind):
        _add(kind, found)
        return str(kind.__name__)
    origin, of = get_origin(kind), get_args(kind)
    if origin is list:
        inner = describe(of[0], found)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {describe(of[1], found)}>"
    if origin in (Union, types.UnionType):
        return " | ".join(describe(one, found) for one in of)
    if origin is Literal:
        return " | ".join(json.dumps(one) for one in of)
    return PLAIN[kind]


def _add(kind: Any, found: dict[str, str]) -> None:
    if kind.__name__ in found:
        return
    found[kind.__name__] = ""  # keeps its place: types that contain it come first
    bases = [base for base in getattr(kind, "__orig_bases__", ()) if is_typeddict(base)]
    inherited = {name for base in bases for name in base.__annotations__}
    start = " & ".join([*(describe(base, found) for base in bases), "{"])
    lines = [f"/** {(kind.__doc__ or '').strip()} */", f"export type {kind.__name__} = {start}"]
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if name in inherited:
            continue
        about = get_args(hint)[1] if get_origin(hint) is Annotated else ""
        optional = "" if name in kind.__required_keys__ else "?"
        lines += [*([f"  /** {about} */"] if about else []), f"  {name}{optional}: {describe(hint, found)};"]
    found[kind.__name__] = "\n".join([*lines, "};\n"])


def inferred(values: list[Any], depth: int = 0) -> str:
    """The type of all these values."""
    kinds = sorted({_kind(value) for value in values})
    return " | ".join(_inferred(kind, [value for value in values if _kind(value) == kind], depth) for kind in kinds)


def _kind(value: Any) -> str:
    return "object" if isinstance(value, dict) else "list" if isinstance(value, list) else PLAIN[type(value)]


def _inferred(kind: str, values: list[Any], depth: int) -> str:
    if kind == "list":
        return _listed(inferred([entry for value in values for entry in value], depth) or "never")
    return _table(values, depth) if kind == "object" else kind


def _listed(inner: str) -> str:
    return f"({inner})[]" if " | " in inner or " & " in inner else f"{inner}[]"


def _table(tables: list[dict[str, Any]], depth: int) -> str:
    """One type for tables. Those that have no key in common are maps from ids."""
    if len(tables) > 1 and not set.intersection(*(set(table) for table in tables)):
        return f"Record<string, {inferred([value for table in tables for value in table.values()], depth)}>"
    pad = "  " * (depth + 1)
    lines, records = [], []
    for names in _alike(tables):
        if len(names) > 1:
            keys = " | ".join(json.dumps(name) for name in names)
            records.append(f"Record<{keys}, {inferred([table[name] for table in tables for name in names], depth)}>")
            continue
        having = [table[names[0]] for table in tables if names[0] in table]
        key = names[0] if names[0].isidentifier() else json.dumps(names[0])
        lines.append(f"{pad}{key}{'' if len(having) == len(tables) else '?'}: {inferred(having, depth + 1)};")
    return " & ".join([*records, *(["\n".join(["{", *lines, "  " * depth + "}"])] if lines or not records else [])])


def _alike(tables: list[dict[str, Any]]) -> list[list[str]]:
    """The keys of tables, in groups whose values have one shape in every table."""
    groups: dict[Any, list[str]] = {}
    for name in dict.fromkeys(name for table in tables for name in table):
        shapes = {_shape(table.get(name)) for table in tables}
        groups.setdefault((shapes.pop() if len(shapes) == 1 else None) or name, []).append(name)
    return list(groups.values())


def _shape(value: Any) -> Any:
    """The keys of a table, or of the tables in a list, with the kinds of their values; None for anything else."""
    if isinstance(value, dict):
        return frozenset(
            (name, _kind(one), frozenset(map(_kind, one)) if isinstance(one, list) else None)
            for name, one in value.items()
        )
    if isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
        return ("list", frozenset(map(_shape, value)))
    return None


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="tools.view_types", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=BOARDS, help="where the files go")
    main(parser.parse_args().folder)
