"""Requests with a mistake in them: right ones are made from the OpenAPI document, then something goes wrong."""

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import quote

from tests.support.serving import Json

Known = dict[str, Any]
"""Right values at a live table, by the names of parameters and fields."""

DEEP = 5_000
ODD: list[Any] = [
    None, True, -1, 0, 1, 1.5, 63, 64, 2**31, 2**63, 10**30, 10**400, 1e308, "", "a", "\x00", "\ud800", "é" * 5000,
    [], {}, [[]], {"seat": {}}, "../..", "' OR 1=1 --", "<script>", ["person"] * 100, {"kind": "person"}, "NaN", "-1",
]  # fmt: skip
IN_PATHS = [
    "%00", "%ff", "%", "/", "//", "..", "%2e%2e/", "?", "#", "=-1", "=1e9", "&seat=99", "%F0%9F%8E%B2", "x" * 9000,
]  # fmt: skip
METHODS = ["PUT", "PATCH", "HEAD", "OPTIONS", "DELETE", "GET", "POST", "TRACE", "CONNECT", "BREW", "get", "X" * 300]
HEADERS = [
    ("Origin", "http://["), ("Origin", "null"), ("Origin", "https://evil.example"), ("Origin", "http://" + "a" * 5000),
    ("Host", "evil.example"), ("Host", "["), ("Host", ""), ("Host", "localhost:99999999"), ("Host", "a" * 3000),
    ("Sec-Fetch-Site", "cross-site"), ("Content-Type", "text/plain"), ("Content-Type", "multipart/form-data"),
    ("Content-Type", "application/json; charset=utf-16"), ("Content-Type", "application/msgpack"),
    ("Content-Encoding", "gzip"), ("Accept", "application/xml"), ("Accept", "q=;;"), ("Cookie", "a=b; " * 500),
    ("Content-Length", "-1"), ("Content-Length", "1"), ("Content-Length", "9" * 30), ("Transfer-Encoding", "gzip"),
    ("X-Forwarded-For", "not an address"), ("X-Forwarded-For", "::1%" + "z" * 200), ("X-Forwarded-For", "1,2,,"),
    ("Last-Event-ID", "99999999999999"), ("Last-Event-ID", "\xb2"), ("Ludoteca-Browser", "\xff" * 40),
    ("If-None-Match", "x"), ("Upgrade", "websocket"), ("Expect", "100-continue"), ("X-Long", "y" * 40_000),
    ("Authorization", "Basic YTpi"), ("Authorization", "Bearer"), ("Authorization", "Bearer " + "t," * 40),
    ("Authorization", "Bearer \xe9\xff"), ("Authorization", "Bearer " + "t" * 20_000), ("Content-Type", "/"),
]  # fmt: skip


class Request(NamedTuple):
    """A request. A body of bytes is sent as it is, everything else as JSON."""

    method: str
    path: str
    query: dict[str, Any]
    headers: dict[str, str]
    body: Any = b""


class Wire(NamedTuple):
    """A request as bytes; `cut`: the sender goes away behind them, and need not get an answer."""

    method: str
    data: bytes
    cut: bool = False


def right(rng: random.Random, document: Json, known: Known, token: str | None) -> Request:
    path, method = rng.choice([(path, method) for path, item in document["paths"].items() for method in item])
    operation = document["paths"][path][method]
    maker = _Maker(rng, document, known)
    query = {}
    for parameter in operation.get("parameters", []):
        name = parameter["name"]
        if parameter["in"] == "path":
            path = path.replace(f"{{{name}}}", quote(str(maker.value(parameter["schema"], name)), safe=""))
        elif name in known or rng.random() < 0.3:
            query[name] = maker.value(parameter["schema"], name)
    body: Any = b""
    if "requestBody" in operation:
        body = maker.value(operation["requestBody"]["content"]["application/json"]["schema"], "")
    elif path == "/api/replay":
        body = known["record"].encode()
    headers = {"Host": "localhost", "Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    return Request(method.upper(), path, query, headers, body)


class _Maker:
    def __init__(self, rng: random.Random, document: Json, known: Known) -> None:
        self._rng = rng
        self._kinds = document["components"]["schemas"]
        self._known = known

    def value(self, schema: Json, name: str) -> Any:
        """One of this type; mostly the one that is known to be right, where one is."""
        if name in self._known and self._rng.random() < 0.9:
            return self._known[name]
        if "$ref" in schema:
            return self.value(self._kinds[schema["$ref"].rpartition("/")[2]], "")
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self.value(self._rng.choice(schema[several]), "")
        if "enum" in schema or "const" in schema:
            return self._rng.choice(schema.get("enum") or [schema["const"]])
        return self._plain(schema)

    def _plain(self, schema: Json) -> Any:
        rng, kind = self._rng, schema.get("type")
        if kind == "object":
            needed = schema.get("required", [])
            fields = schema.get("properties", {}).items()
            return {name: self.value(of, name) for name, of in fields if name in needed or rng.random() < 0.5}
        if kind == "array":
            return [self.value(schema["items"], "") for _ in range(rng.randrange(4))]
        if kind == "integer":
            return rng.choice([0, 1, 2, int(schema.get("maximum", 9)), int(schema.get("minimum", 0))])
        values = {"boolean": rng.random() < 0.5, "number": rng.random(), "null": None, "string": rng.choice("abc")}
        return values[kind or "null"]


def mutant(rng: random.Random, request: Request) -> Wire:
    for _ in range(rng.choice([1, 1, 1, 2])):
        request = rng.choice(MISTAKES)(rng, request)
    wire = encoded(request)
    return rng.choice(DAMAGES)(rng, wire) if rng.random() < 0.15 else wire


def encoded(request: Request) -> Wire:
    """As it goes over the wire. One whose length is a lie is cut: the server would wait for the rest of it."""
    body = request.body if isinstance(request.body, bytes) else json.dumps(request.body).encode()
    query = "&".join(f"{name}={quote(_text(value), safe='')}" for name, value in request.query.items())
    headers = {"Content-Length": str(len(body)), "Connection": "close", **request.headers}
    lines = [f"{request.method} {request.path}{'?' if query else ''}{query} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    head = "\r\n".join(lines).encode("latin-1", "replace")
    lie = headers["Content-Length"] != str(len(body)) or "Transfer-Encoding" in headers
    return Wire(request.method, head + b"\r\n\r\n" + body, cut=lie)


def _text(value: Any) -> str:
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else json.dumps(value)[:2000]


def _odd(rng: random.Random) -> Any:
    return rng.choice(ODD)


def _changed(rng: random.Random, value: Any) -> Any:
    if isinstance(value, dict) and value and rng.random() < 0.8:
        name = rng.choice(list(value))
        how = rng.randrange(4)
        if how == 0:
            return {other: part for other, part in value.items() if other != name}
        if how == 1:
            return {**value, f"{name}x": _odd(rng)}
        return {**value, name: _changed(rng, value[name])}
    if isinstance(value, list) and value and rng.random() < 0.6:
        return [*value[1:], _changed(rng, value[0])]
    if type(value) is int and rng.random() < 0.5:
        return value + rng.choice([-1, 1, 7, 1000])
    return _odd(rng)


def _wrong_body(rng: random.Random, request: Request) -> Request:
    """A wrong value, or none where one belongs; a record with a wrong line."""
    if isinstance(request.body, bytes):
        return _broken_body(rng, request) if request.body else _wrong_query(rng, request)
    return request._replace(body=_changed(rng, request.body))


def _broken_body(rng: random.Random, request: Request) -> Request:
    body = request.body if isinstance(request.body, bytes) else json.dumps(request.body).encode()
    at = rng.randrange(len(body) + 1)
    noise = rng.choice([b"\x00", b"\xff\xfe", b'"', b"{", b"]", b"\xed\xa0\x80", rng.randbytes(20)])
    deep = rng.choice([b"[", b'{"seat":']) * DEEP
    return request._replace(
        body=rng.choice([body[:at], body[:at] + noise + body[at + 1 :], deep, b"x" * 70_000, noise])
    )


def _wrong_query(rng: random.Random, request: Request) -> Request:
    name = rng.choice([*request.query, "seat", "since", "from", "to", "x" * 500])
    return request._replace(query={**request.query, name: _odd(rng)})


def _wrong_path(rng: random.Random, request: Request) -> Request:
    at = rng.randrange(1, len(request.path) + 1)
    return request._replace(path=request.path[:at] + rng.choice(IN_PATHS) + request.path[at + rng.randrange(2) :])


def _wrong_method(rng: random.Random, request: Request) -> Request:
    return request._replace(method=rng.choice(METHODS))


def _odd_header(rng: random.Random, request: Request) -> Request:
    name, value = rng.choice(HEADERS)
    return request._replace(headers={**request.headers, name: value})


def _wrong_token(rng: random.Random, request: Request) -> Request:
    token = rng.choice(["", "wrong", "a,b", "\x7f", "x" * 64, request.headers.get("Authorization", "")[7:-1]])
    return request._replace(headers={**request.headers, "Authorization": f"Bearer {token}"})


def _cut_short(rng: random.Random, wire: Wire) -> Wire:
    return Wire(wire.method, wire.data[: rng.randrange(len(wire.data))], cut=True)


def _cut_in_chunks(rng: random.Random, wire: Wire) -> Wire:
    """Sent in chunks, of which the last never comes, or with a size that is none."""
    head, _, body = wire.data.partition(b"\r\n\r\n")
    lines = [line for line in head.split(b"\r\n") if not line.startswith(b"Content-Length")]
    size = rng.choice([b"%x" % (len(body) + 1), b"%x" % len(body), b"-1", b"zz", b"f" * 40])
    head = b"\r\n".join([*lines, b"Transfer-Encoding: chunked"])
    return Wire(wire.method, head + b"\r\n\r\n" + size + b"\r\n" + body, cut=True)


def _noise(rng: random.Random, wire: Wire) -> Wire:
    at = rng.randrange(len(wire.data))
    some = rng.randbytes(rng.randrange(1, 40))
    return Wire(wire.method, rng.choice([some, wire.data[:at] + some + wire.data[at:], b"\r\n" * 50 + some]), cut=True)


MISTAKES: list[Callable[[random.Random, Request], Request]] = [
    _wrong_body, _wrong_body, _wrong_body, _broken_body, _wrong_query, _wrong_path, _wrong_method, _odd_header,
    _odd_header, _wrong_token,
]  # fmt: skip
DAMAGES: list[Callable[[random.Random, Wire], Wire]] = [_cut_short, _cut_in_chunks, _noise]
