"""The café as a folder of files for any static host: `./run static DIR`; played in browsers alone.

A folder that was written here remembers in MARKER which files are ours: only these are ever replaced or
taken away, and a folder with other files and no such list is refused.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import sys
import tempfile
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import NoReturn

import python_parts
from client import Site
from node_tools import WEB, Failed, alone, stamp, stamped
from static_server import PORT, serve

SITES = WEB / ".static"  # as built, by base path
MARKER = ".cafe-site"
BASE = re.compile(r"/(?:[A-Za-z0-9._~-]+/)*")
CHARSET = '<meta charset="utf-8" />'  # with which the head begins
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'"
)  # the server's for local pages, as far as a page can say it of itself
LAST = ("index.html", "404.html", "sw.js")  # they name all others, which so are there already
NOT_ON_A_HOST = ("sizes.json", ".stamp", "index.html.gz", "index.html.br")


class Misused(Exception):
    """What is wrong with the words that were given, in one line."""


class Words(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Misused(message)


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The words of the command, or Misused."""
    parser = Words(prog="./run static", description="Write the café for a static host, or try it here.")
    parser.add_argument("folder", nargs="?", type=Path, metavar="DIR", help="where to write it")
    parser.add_argument("--base", default="/", help="the path that the host shows it under, such as /cafe/")
    parser.add_argument("--serve", action="store_true", help="serve it on this machine instead")
    parser.add_argument("--port", type=int, help=f"with --serve: the port, {PORT} if none is given")
    asked = parser.parse_args(arguments)
    asked.base = _base(asked.base)
    if asked.serve == (asked.folder is not None):
        raise Misused("it takes either a folder to write or --serve")
    if asked.port is not None and not (asked.serve and 0 <= asked.port < 65_536):
        raise Misused("--port goes with --serve, and is a number from 0 to 65535")
    if asked.folder is not None:
        require_ours(asked.folder)
    return asked


def _base(given: str) -> str:
    base = given if given.endswith("/") else f"{given}/"
    if not BASE.fullmatch(base) or ".." in base.split("/"):
        raise Misused(f"--base is a path such as /cafe/, and this is none: {given}")
    return base


def require_ours(folder: Path) -> None:
    """A folder that is missing, empty or written here before; Misused otherwise."""
    if folder.exists() and not folder.is_dir():
        raise Misused(f"{folder} is a file")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARKER).is_file():
        raise Misused(f"{folder} holds other files; nothing was changed there")


def main(arguments: Sequence[str]) -> int:
    """Write the site or serve it, as the words say; 2 where they say nothing that can be done."""
    try:
        asked = parsed(arguments)
    except Misused as trouble:
        print(f"run: static: {trouble}", file=sys.stderr)
        return 2
    site = finished(asked.base)
    if asked.serve:
        return serve(site, asked.base, PORT if asked.port is None else asked.port)
    write(site, asked.folder)
    print(f"the café for {asked.base} is in {asked.folder}")
    return 0


def finished(base: str) -> Path:
    """The folder of the site for a base path, built if its sources changed."""
    name = base.strip("/").replace("/", "-") or "root"
    client, site = Site(SITES / f"{name}-client", "static", base), SITES / name
    client.build()
    with alone():
        if stamped(site) != (as_of := _as_of(client.folder)):
            shutil.rmtree(site, ignore_errors=True)
            left_out = shutil.ignore_patterns(*NOT_ON_A_HOST)
            shutil.copytree(client.folder, site, copy_function=python_parts.link, ignore=left_out)
            _finish(site, base)
            stamp(site, as_of)
    return site


def _as_of(client: Path) -> str:
    told = sha256(Path(__file__).read_bytes() + (client / "sw.js").read_bytes())
    return told.hexdigest() + stamped(client)


def _finish(site: Path, base: str) -> None:
    """What a server of ours would say in headers, and answer to paths that are no files."""
    index = (site / "index.html").read_text("utf-8")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    page = index.replace(CHARSET, f"{CHARSET}\n    {policy}", 1)
    if page == index:
        raise Failed(f"index.html has no {CHARSET}, after which its content policy belongs")
    _put(site / "index.html", page)
    _put(site / "404.html", page)
    manifest = json.loads((site / "manifest.webmanifest").read_text("utf-8"))
    _put(site / "manifest.webmanifest", json.dumps({**manifest, "id": base}, ensure_ascii=False, indent=2))
    _put(site / ".nojekyll", "")  # GitHub Pages would leave out what begins with a dot or an underscore


def _put(file: Path, text: str) -> None:
    file.unlink(missing_ok=True)  # it may be a link
    file.write_text(text, "utf-8")


def write(site: Path, folder: Path) -> None:
    """Bring a folder to what the site is: pages last; files of ours that are no more are taken away then."""
    require_ours(folder)
    names = [file.relative_to(site).as_posix() for file in sorted(site.rglob("*")) if file.is_file()]
    names = [name for name in names if name != ".stamp"]
    before = _listed(folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MARKER).write_text(json.dumps(sorted({*before, *names})))
    for name in sorted(names, key=lambda name: name in LAST):
        _copy(site / name, folder / name)
    for name in before - set(names):
        (folder / name).unlink(missing_ok=True)
    (folder / MARKER).write_text(json.dumps(names))


def _listed(folder: Path) -> set[str]:
    """The files in a folder that are ours; a list that names others beside it is not ours either."""
    try:
        listed: list[str] = json.loads((folder / MARKER).read_text("utf-8"))
    except FileNotFoundError:
        return set()
    except ValueError:
        raise Failed(f"{folder / MARKER} is not as it was written") from None
    return {name for name in listed if not Path(name).is_absolute() and ".." not in Path(name).parts}


def _copy(source: Path, target: Path) -> None:
    """Whole or not at all, for the folder may be one that is being served."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(prefix=".writing-", dir=target.parent, delete=False) as beside:
        pass
    shutil.copy2(source, beside.name)
    Path(beside.name).replace(target)
