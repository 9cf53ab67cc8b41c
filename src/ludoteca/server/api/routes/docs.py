"""The interface on one page, made from the OpenAPI document: no script, nothing from elsewhere."""

from html import escape
from typing import Any

from litestar import Response, get

from ludoteca.server.api.routes.context import AnyRequest


@get("/api/docs", include_in_schema=False)
async def page(request: AnyRequest) -> Response[str]:
    """Every address: what it takes and what it returns."""
    schema: dict[str, Any] = request.app.openapi_schema.to_schema()
    return Response(_page(schema), media_type="text/html; charset=utf-8")


def _page(schema: dict[str, Any]) -> str:
    calls = [
        _call(path, method, operation)
        for path, item in schema["paths"].items()
        for method, operation in item.items()
        if method in {"get", "post", "delete"}
    ]
    kinds = [_kind(name, kind) for name, kind in sorted(schema["components"]["schemas"].items())]
    about = "".join(f"<p>{escape(text)}</p>" for text in schema["info"]["description"].split("\n\n"))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteca: the interface</title>'
        f"<h1>Ludoteca: the interface</h1>{about}"
        '<p>The same for programs: <a href="schema/openapi.json">openapi.json</a>.</p>'
        f"<h2>Calls</h2>{''.join(calls)}<h2>Types</h2>{''.join(kinds)}</html>"
    )


def _call(path: str, method: str, operation: dict[str, Any]) -> str:
    taken = [
        f"<li><code>{escape(parameter['name'])}</code> ({parameter['in']}): {_type(parameter.get('schema', {}))}</li>"
        for parameter in operation.get("parameters", [])
    ]
    body = operation.get("requestBody", {}).get("content", {})
    taken += [f"<li>body: {_type(content.get('schema', {}))}</li>" for content in body.values()]
    good = operation["responses"].get("200", {}).get("content", {})
    given = [f"<li>answers {_type(content.get('schema', {}))}</li>" for content in good.values()]
    text = escape(operation.get("description") or operation.get("summary") or "")
    return f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{text}</p><ul>{''.join(taken + given)}</ul>"


def _kind(name: str, kind: dict[str, Any]) -> str:
    fields = [
        f"<li><code>{escape(field)}</code>: {_type(value)}</li>" for field, value in kind.get("properties", {}).items()
    ]
    return f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3><ul>{"".join(fields)}</ul>'


def _type(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        name = escape(str(schema["$ref"]).rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_type(one) for one in schema[several])
    if "enum" in schema:
        return ", ".join(escape(repr(value)) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))


ROUTES = [page]
