"""Write the TypeScript types of every game's view and component files: `python -m tools.view_types [FOLDER]`.

A view is described by the `TypedDict`s in the game's `view.py`, so its types follow from those. Component files
describe themselves: a field that only some entries of a list have is optional. Each game gets a `types.ts` in its
folder of boards.
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
WIDTH = 120


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
    lines = [f"/** {(kind.__doc__ or '').strip()} */", f"export type {kind.__name__} = {{"]
    for name, hint in get_type_hints(kind, include_extras=True).items():
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
        inner = inferred([entry for value in values for entry in value], depth) or "never"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind != "object":
        return kind
    names = list(dict.fromkeys(name for value in values for name in value))
    pad = "  " * (depth + 1)
    lines = []
    for name in names:
        having = [value[name] for value in values if name in value]
        key = name if name.isidentifier() else json.dumps(name)
        lines.append(f"{pad}{key}{'' if len(having) == len(values) else '?'}: {inferred(having, depth + 1)};")
    return "\n".join(["{", *lines, "  " * depth + "}"])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="tools.view_types", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=BOARDS, help="where the files go")
    main(parser.parse_args().folder)
