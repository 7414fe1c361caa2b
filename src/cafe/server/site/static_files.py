"""The browser client's files, read into memory once; every page of the client is its index."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

BUILT = Path(__file__).parents[1] / "web"
INDEX = "index.html"
HASHED = "assets/"  # the names of these files change with what is in them
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
SHRINKS = ("text/", "application/json", "application/manifest+json", "image/svg+xml", "application/wasm")
WORTH_SHRINKING = 1_000
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file and its smaller forms."""

    body: bytes
    media_type: str
    tag: str
    cache: str
    smaller: dict[str, bytes]  # by content encoding, best first


class StaticFiles:
    """The files of a folder by their path; looked through again when the index has changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._leaves: dict[str, StaticFile] = {}
        self._as_of = 0

    def leaf(self, path: str) -> StaticFile | None:
        if not self._leaves or path == INDEX:
            self._look()
        return self._leaves.get(path)

    def _look(self) -> None:
        try:
            changed = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            self._leaves = {}
            return
        if changed != self._as_of:
            self._leaves = dict(_leaves(self._folder))
            self._as_of = changed


def _leaves(folder: Path) -> list[tuple[str, StaticFile]]:
    files = [
        file for file in sorted(folder.rglob("*")) if file.is_file() and file.suffix not in (".br", ".gz")
    ]
    return [(file.relative_to(folder).as_posix(), _leaf(folder, file)) for file in files]


def _leaf(folder: Path, file: Path) -> StaticFile:
    body = file.read_bytes()
    media_type = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    name = file.relative_to(folder).as_posix()
    smaller = {}
    for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
        if (ready := file.with_name(file.name + suffix)).is_file():
            smaller[encoding] = ready.read_bytes()
    if "gzip" not in smaller and media_type.startswith(SHRINKS) and len(body) > WORTH_SHRINKING:
        smaller["gzip"] = gzip.compress(body, mtime=0)
    return StaticFile(
        body=body,
        media_type=media_type,
        tag=f'"{sha256(body).hexdigest()[:20]}"',
        cache=FOREVER if name.startswith(HASHED) else ASK_AGAIN,
        smaller=smaller,
    )


def served(leaf: StaticFile, request: Request) -> Response:
    """The file in the smallest form that the browser takes, or nothing if it has it already."""
    headers = {"ETag": leaf.tag, "Cache-Control": leaf.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == leaf.tag:
        return Response(status_code=304, headers=headers)
    taken = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for encoding, body in leaf.smaller.items():
        if encoding in taken:
            return Response(
                body, headers={**headers, "Content-Encoding": encoding}, media_type=leaf.media_type
            )
    return Response(leaf.body, headers=headers, media_type=leaf.media_type)
