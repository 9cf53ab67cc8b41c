"""The prose of source files: comments, docstrings and titles of tests, each as one line of text."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

WEB = re.compile(
    r"/\*.*?\*/|<!--.*?-->"
    r"|(?:^|(?<=\s))//[^\n]*"
    r"|\b(?:test|describe|it)(?:\.each\(.*?\))?\(\s*\"[^\"]*\"",
    re.DOTALL | re.MULTILINE,
)
MARKS = re.compile(r"^\s*(?:/\*+|\*+/|\*|//|<!--|#)|(?:\*+/|-->)\s*$|^(?:test|describe|it).*?\(\s*\"|\"$", re.MULTILINE)
FOR_TOOLS = re.compile(
    r"\s*(?:svelte-ignore|eslint-disable|prettier-ignore)\S*[^:]*(?=:|$)[: ]*|\b(?:noqa|type: ignore|fmt:).*"
)
"""The part of a comment that a tool reads."""


def prose(path: Path) -> list[str]:
    """The comments of a file, without their marks, in order."""
    text = path.read_text(encoding="utf-8")
    found = _of_python(text) if path.suffix == ".py" else (match.group() for match in WEB.finditer(text))
    stripped = (" ".join(FOR_TOOLS.sub("", MARKS.sub("", one)).split()) for one in found)
    return [one for one in stripped if one]


def _of_python(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield re.split(r"^\s*>>>", node.value.value, maxsplit=1, flags=re.MULTILINE)[0]
    comments = [
        token for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type == tokenize.COMMENT
    ]
    lines = [token.string for token in comments[:1]]
    for last, token in pairwise(comments):
        if token.start == (last.end[0] + 1, last.start[1]):
            lines.append(token.string)
        else:
            yield "\n".join(lines)
            lines = [token.string]
    yield "\n".join(lines)
