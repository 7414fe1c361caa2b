"""The browser client's files, or a status page where there are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from .cafe import DEVICE, OPEN, Cafe
from .conftest import CafeFactory


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Café</title>")
    (folder / "assets/app-1a2b.js").write_text("console.log('café');" * 100)
    (folder / "assets/app-1a2b.js.br").write_bytes(b"brotli, believe it")
    (folder / "assets/style-3c.css").write_text("body { color: black }" * 100)
    (folder / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


def test_without_a_client_there_is_a_status_page_with_the_open_tables(cafe: Cafe) -> None:
    cafe.guest("<script>alert(1)</script>").opens(DEVICE, OPEN, listed=True)
    page = cafe.guest().http.get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "&lt;script&gt;" in page.text
    assert "<script" not in page.text
    assert 'href="/api/docs"' in page.text
    assert cafe.guest().http.get("/match/x").status_code == 404


def test_the_index_is_there_and_files_that_are_not_are_no_page(new_cafe: CafeFactory, client: Path) -> None:
    guest = new_cafe(web=client).guest()
    assert guest.http.get("/index.html").text == "<!doctype html><title>Café</title>"
    for path in ("/", "/link", "/index.html", "/rules/e3"):
        answer = guest.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert guest.http.get("/favicon.ico").status_code == 404
    assert guest.http.get("/assets/old-9f.js").status_code == 404
    assert guest.get("/api/nothing", 404) == {"error": "no-such-path"}
    assert guest.http.get("/healthz").text == "alive\n"


def test_hashed_files_are_kept_forever_and_sent_small(new_cafe: CafeFactory, client: Path) -> None:
    guest = new_cafe(web=client).guest()
    plain = guest.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert plain.headers["vary"] == "Accept-Encoding"
    zipped = guest.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.content == plain.content
    small = guest.http.build_request("GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip, br"})
    answer = guest.http.send(small, stream=True)
    assert b"".join(answer.iter_raw()) == b"brotli, believe it"
    assert answer.headers["content-encoding"] == "br"
    again = guest.http.get("/assets/app-1a2b.js", headers={"If-None-Match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert guest.http.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"]
)
def test_nothing_beside_the_folder_is_served(new_cafe: CafeFactory, client: Path, path: str) -> None:
    answer = new_cafe(web=client).guest().http.get(path)
    assert "not for you" not in answer.text
    assert "root:" not in answer.text


def test_a_new_build_is_served_without_a_restart(new_cafe: CafeFactory, client: Path) -> None:
    guest = new_cafe(web=client).guest()
    assert guest.http.get("/").status_code == 200
    (client / "assets/app-5e.js").write_text("new")
    (client / "index.html").write_text("<!doctype html><title>New</title><p>New</p>")
    assert "<p>New</p>" in guest.http.get("/").text
    assert guest.http.get("/assets/app-5e.js").text == "new"
