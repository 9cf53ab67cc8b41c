"""The built page: files from a folder, the page itself for every other path."""

import mimetypes
from importlib.resources import files
from pathlib import Path

from litestar import Response, get

from ludoteca.server.api.routes.context import AnyRequest, server_of
from ludoteca.server.common.errors import unknown

IMMUTABLE = "public, max-age=31536000, immutable"
NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Ludoteca</title>"
    "<p>The page is not built yet: run <code>npm ci &amp;&amp; npm run build</code> in the folder web. "
    'Programs can play already: see <a href="api/docs">the interface</a>.'
)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """A file of the page; the page itself for paths that it knows how to show."""
    wanted = str(request.path_params.get("path", "")).lstrip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise unknown("There is nothing at this address; /api/docs says what there is.")
    folder = folder_of(server_of(request).settings.web)
    file = _inside(folder, wanted)
    if file is not None and file.name != "index.html":
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        cache = IMMUTABLE if wanted.startswith("assets/") else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": cache})
    index = folder / "index.html"
    body = index.read_bytes() if index.is_file() else NOT_BUILT.encode()
    return Response(body, media_type="text/html", headers={"Cache-Control": "no-cache"})


def folder_of(given: Path | None) -> Path:
    """Where the built page is."""
    return given if given is not None else Path(str(files("ludoteca"))) / "web"


def _inside(folder: Path, wanted: str) -> Path | None:
    """The file of that name, if it is inside the folder."""
    if not wanted or "\0" in wanted:
        return None
    try:
        file = (folder / wanted).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except OSError:
        return None  # no file has a name that long
