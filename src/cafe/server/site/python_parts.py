"""Python for browsers, as the build made it: large files, mapped into memory and sent piece by piece."""

from __future__ import annotations

import mmap
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from cafe.server.site.static_files import (
    CACHE_FOREVER,
    COMPRESSED_SUFFIXES,
    PARTS_FOLDER,
    PARTS_LIST,
    accepted_encodings,
    media_type_of,
)

PIECE_BYTES = 64 * 1024  # of a slow browser's part, no more than this waits in memory


class Listed(msgspec.Struct, frozen=True):
    """A part in the build's list."""

    name: str
    sha256: str


class PartsList(msgspec.Struct, frozen=True):
    files: tuple[Listed, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """A file whose name changes with what is in it, and its compressed forms by content encoding."""

    media_type: str
    etag: str
    body: memoryview
    compressed: dict[str, memoryview]


class PythonParts:
    """The parts that the list names; it is read again when it has changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._parts: dict[str, Part] = {}
        self._list_changed_at = 0

    def find(self, path: str) -> Part | None:
        if not path.startswith(PARTS_FOLDER):
            return None
        self._read_if_changed()
        return self._parts.get(path.removeprefix(PARTS_FOLDER))

    def _read_if_changed(self) -> None:
        try:
            changed_at = (self._folder / PARTS_LIST).stat().st_mtime_ns
        except OSError:
            self._parts = {}
            return
        if changed_at != self._list_changed_at:
            listed = msgspec.json.decode((self._folder / PARTS_LIST).read_bytes(), type=PartsList)
            self._parts = {
                part.name: _mapped_part(self._folder / PARTS_FOLDER, part) for part in listed.files
            }
            self._list_changed_at = changed_at


def part_response(part: Part, request: Request) -> Response:
    """The part in the smallest form that the browser accepts, or 304 if it has it already."""
    headers = {"ETag": part.etag, "Cache-Control": CACHE_FOREVER, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == part.etag:
        return Response(status_code=304, headers=headers)
    accepted, body = accepted_encodings(request), part.body
    for encoding, smaller in part.compressed.items():
        if encoding in accepted:
            headers["Content-Encoding"], body = encoding, smaller
            break
    headers["Content-Length"] = str(len(body))
    return StreamingResponse(_pieces(body), headers=headers, media_type=part.media_type)


async def _pieces(body: memoryview) -> AsyncIterator[bytes]:
    for begin in range(0, len(body), PIECE_BYTES):
        yield bytes(body[begin : begin + PIECE_BYTES])


def _mapped_part(folder: Path, listed: Listed) -> Part:
    file = folder / listed.name
    forms = {encoding: file.with_name(file.name + suffix) for encoding, suffix in COMPRESSED_SUFFIXES.items()}
    return Part(
        media_type=media_type_of(file),
        etag=f'"{listed.sha256[:20]}"',
        body=_mapped(file),
        compressed={encoding: _mapped(form) for encoding, form in forms.items() if form.is_file()},
    )


def _mapped(file: Path) -> memoryview:
    """The bytes of a file, read by the system when they are asked for."""
    with file.open("rb") as opened:
        return memoryview(mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ))
