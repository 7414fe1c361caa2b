"""The browser client's files, read into memory once; every page of the client is its index."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

BUILT_CLIENT = Path(__file__).parents[1] / "web"
INDEX = "index.html"
HASHED_FOLDER = "assets/"  # names of files in it change with their contents
PARTS_FOLDER = "python/"  # see python_parts
PARTS_LIST = f"{PARTS_FOLDER}parts.json"
CACHE_FOREVER, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"
COMPRESSIBLE = (
    "text/",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
    "application/wasm",
)
MIN_COMPRESSED_BYTES = 1_000
MEDIA_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED_SUFFIXES = {"br": ".br", "gzip": ".gz"}  # by content encoding, best first


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file in memory, with its compressed forms."""

    body: bytes
    media_type: str
    etag: str
    cache_control: str
    compressed: dict[str, bytes]  # by content encoding, best first


class StaticFiles:
    """The files of a folder by their path; read again when the index has changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, StaticFile] = {}
        self._index_changed_at = 0

    def find(self, path: str) -> StaticFile | None:
        if not self._files or path == INDEX:
            self._read_if_changed()
        return self._files.get(path)

    def _read_if_changed(self) -> None:
        try:
            changed_at = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            self._files = {}
            return
        if changed_at != self._index_changed_at:
            self._files = _read_folder(self._folder)
            self._index_changed_at = changed_at


def _read_folder(folder: Path) -> dict[str, StaticFile]:
    files = [
        file
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.suffix not in COMPRESSED_SUFFIXES.values()
    ]
    paths = {file.relative_to(folder).as_posix(): file for file in files}
    return {path: _read_file(file, path) for path, file in paths.items() if not _is_part(path)}


def _is_part(path: str) -> bool:
    """Whether it is one of the Python parts, which are too large to be kept in memory."""
    return path.startswith(PARTS_FOLDER) and path != PARTS_LIST


def _read_file(file: Path, path: str) -> StaticFile:
    body = file.read_bytes()
    media_type = media_type_of(file)
    return StaticFile(
        body=body,
        media_type=media_type,
        etag=f'"{sha256(body).hexdigest()[:20]}"',
        cache_control=CACHE_FOREVER if path.startswith(HASHED_FOLDER) else REVALIDATE,
        compressed=_compressed(file, body, media_type),
    )


def media_type_of(file: Path) -> str:
    return MEDIA_TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def _compressed(file: Path, body: bytes, media_type: str) -> dict[str, bytes]:
    """The compressed forms that the build made; gzip is made here where it is missing."""
    forms = {}
    for encoding, suffix in COMPRESSED_SUFFIXES.items():
        if (built := file.with_name(file.name + suffix)).is_file():
            forms[encoding] = built.read_bytes()
    if "gzip" not in forms and media_type.startswith(COMPRESSIBLE) and len(body) > MIN_COMPRESSED_BYTES:
        forms["gzip"] = gzip.compress(body, mtime=0)
    return forms


def file_response(file: StaticFile, request: Request, status: int = 200) -> Response:
    """The file in the smallest form that the browser accepts, or 304 if it has it already."""
    headers = {"ETag": file.etag, "Cache-Control": file.cache_control, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    for encoding, body in file.compressed.items():
        if encoding in accepted_encodings(request):
            headers["Content-Encoding"] = encoding
            return Response(body, status, headers=headers, media_type=file.media_type)
    return Response(file.body, status, headers=headers, media_type=file.media_type)


def accepted_encodings(request: Request) -> set[str]:
    return {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
