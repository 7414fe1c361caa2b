"""The café in the browser itself, as a server hands it out: its pages, its worker, and its Python."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from cafe.server.site.python_parts import PIECE_BYTES
from cafe.words import LANGUAGES, text

from .conftest import INDEX, CafeFactory
from .test_costs import allowed
from .test_link_preview import tags

WASM = bytes(range(256)) * 1024  # four pieces
POLICY, BROWSER = "content-security-policy", {"Accept": "text/html"}
OWN, OWN_AND_WASM = "script-src 'self';", "script-src 'self' 'wasm-unsafe-eval';"
FOREVER = "public, max-age=31536000, immutable"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(INDEX)
    (web / "assets" / "local-worker-1a2b.js").write_text("start()")
    (web / "assets" / "app-1a2b.js").write_text("play()")
    own = web / "python" / "pyodide-0123456789ab"
    own.mkdir(parents=True)
    (own / "pyodide.asm.wasm").write_bytes(WASM)
    (own / "pyodide.asm.wasm.br").write_bytes(b"brotli, believe it")
    (web / "python" / "cafe-0123456789ab.zip").write_bytes(b"PK")
    (web / "python" / "cafe-not-listed.zip").write_bytes(b"PK")
    list_parts(web, "pyodide-0123456789ab/pyodide.asm.wasm", "cafe-0123456789ab.zip")
    return web


def list_parts(web: Path, *names: str) -> None:
    hashes = {name: sha256((web / "python" / name).read_bytes()).hexdigest() for name in names}
    files = [{"name": name, "role": "x", "bytes": 1, "sha256": each} for name, each in hashes.items()]
    (web / "python" / "parts.json").write_text(json.dumps({"version": "1", "files": files}))


@pytest.mark.parametrize(
    "path", ["/local", "/local/", "/local/new", "/local/match/x", "/local/match/x/replay"]
)
def test_every_local_page_is_there_and_may_run_webassembly(
    new_cafe: CafeFactory, client: Path, path: str
) -> None:
    page = new_cafe(web=client).guest().http.get(path, headers=BROWSER)
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    policy = page.headers[POLICY]
    assert OWN_AND_WASM in policy
    assert policy.count("unsafe") == 1, "and nothing looser"


@pytest.mark.parametrize(
    "path", ["/", "/new", "/localhost", "/rules", "/nowhere", "/index.html", "/assets/app-1a2b.js", "/api/me"]
)
def test_nothing_else_may_run_webassembly(new_cafe: CafeFactory, client: Path, path: str) -> None:
    headers = new_cafe(web=client).guest().http.get(path, headers=BROWSER).headers
    assert OWN in headers[POLICY]
    assert "unsafe" not in headers[POLICY]


def test_the_worker_may_run_webassembly_also_when_it_is_not_sent_again(
    new_cafe: CafeFactory, client: Path
) -> None:
    guest = new_cafe(web=client).guest()
    worker = guest.http.get("/assets/local-worker-1a2b.js")
    assert OWN_AND_WASM in worker.headers[POLICY]
    assert worker.headers["cache-control"] == FOREVER
    again = guest.http.get("/assets/local-worker-1a2b.js", headers={"If-None-Match": worker.headers["etag"]})
    assert (again.status_code, again.headers[POLICY]) == (304, worker.headers[POLICY])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_local_page_says_what_it_is_in_the_language_asked_for(
    new_cafe: CafeFactory, client: Path, language: str
) -> None:
    guest = new_cafe(web=client).guest()
    titles = {
        path: tags(guest.http.get(path, headers={"Accept-Language": language}).text)["og:title"]
        for path in ("/local", "/local/", "/local/match/x", "/local/rules")
    }
    own = text("start-local", language)
    assert all(titles[path].startswith(own) for path in ("/local", "/local/", "/local/match/x"))
    assert titles["/local/rules"].startswith(text("start-rules", language))


def test_a_part_of_python_is_kept_for_good_and_sent_small(new_cafe: CafeFactory, client: Path) -> None:
    guest = new_cafe(web=client).guest()
    path = "/python/pyodide-0123456789ab/pyodide.asm.wasm"
    whole = guest.http.get(path, headers={"Accept-Encoding": "identity"})
    assert len(WASM) > PIECE_BYTES
    assert whole.content == WASM
    assert whole.headers["content-length"] == str(len(WASM))
    assert whole.headers["content-type"] == "application/wasm"
    assert whole.headers["cache-control"] == FOREVER
    assert whole.headers["vary"] == "Accept-Encoding"
    small = guest.http.send(
        guest.http.build_request("GET", path, headers={"Accept-Encoding": "gzip, br"}), stream=True
    )
    assert b"".join(small.iter_raw()) == b"brotli, believe it"
    assert small.headers["content-encoding"] == "br"
    again = guest.http.get(path, headers={"If-None-Match": whole.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_list_of_parts_is_asked_for_again_and_nothing_is_sent_that_it_does_not_name(
    new_cafe: CafeFactory, client: Path
) -> None:
    guest = new_cafe(web=client).guest()
    assert guest.http.get("/python/parts.json").headers["cache-control"] == "no-cache"
    assert guest.http.get("/python/cafe-0123456789ab.zip").headers["content-type"] == "application/zip"
    for path in ("cafe-not-listed.zip", "pyodide-0123456789ab/pyodide.asm.wasm.br", "..%2findex.html"):
        assert guest.http.get(f"/python/{path}").status_code == 404


def test_new_parts_are_sent_without_a_restart(new_cafe: CafeFactory, client: Path) -> None:
    guest = new_cafe(web=client).guest()
    assert guest.http.get("/python/cafe-not-listed.zip").status_code == 404
    list_parts(client, "cafe-not-listed.zip")
    assert guest.http.get("/python/cafe-not-listed.zip").content == b"PK"
    assert guest.http.get("/python/cafe-0123456789ab.zip").status_code == 404


def test_each_part_costs_forty_looks(new_cafe: CafeFactory, client: Path) -> None:
    cafe = new_cafe(web=client, rate_factor=0.05)  # 480 looks in a minute by one address
    with httpx.Client(base_url=cafe.url) as stranger:
        most = allowed(cafe, lambda: stranger.get("/python/cafe-0123456789ab.zip"))
        assert most == 480 // 40
