"""The café as a folder for a static host: what is written, what is refused, and how a plain host shows it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from threading import Thread

import pytest

from cafe.server.security.headers import Scripts, content_policy
from web.static_server import StaticServer

RUN = Path(__file__).resolve().parents[2] / "run"
BASE = "/games/cafe/"


def run(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(RUN), "static", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("static")
    done = run("site", "--base", BASE, folder=folder)
    assert done.returncode == 0, done.stderr
    return folder / "site"


@pytest.fixture
def host(site: Path) -> Iterator[HTTPConnection]:
    server = StaticServer(site, BASE, 0)
    Thread(target=server.serve_forever, daemon=True).start()
    connection = HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    yield connection
    connection.close()
    server.shutdown()
    server.server_close()


def get(host: HTTPConnection, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    host.request("GET", path, headers=headers)
    answer = host.getresponse()
    return answer, answer.read()


def test_everything_lies_below_the_base_path(site: Path) -> None:
    page = (site / "index.html").read_text()
    named = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert named
    for address in named:
        assert address.startswith(BASE)
        assert (site / address.removeprefix(BASE)).is_file()
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    assert manifest["id"] == BASE
    assert not [value for value in manifest.values() if isinstance(value, str) and value == "/"]
    assert all((site / icon["src"]).is_file() for icon in manifest["icons"])


def test_deep_links_and_the_start_show_the_same_page(site: Path) -> None:
    assert (site / "404.html").read_bytes() == (site / "index.html").read_bytes()


def test_the_page_allows_itself_what_a_server_allows_local_pages_and_no_more(site: Path) -> None:
    [policy] = re.findall(
        r'http-equiv="Content-Security-Policy" content="([^"]+)"', (site / "index.html").read_text()
    )
    not_in_pages = "; frame-ancestors 'none'"
    assert f"{policy}{not_in_pages}" == content_policy(scripts=Scripts.OWN_AND_WASM)


def test_the_policy_stands_before_everything_that_it_rules(site: Path) -> None:
    page = (site / "index.html").read_text()
    assert page.index("Content-Security-Policy") < min(page.index("<script"), page.index("<link"))


def test_the_service_worker_knows_files_that_are_there(site: Path) -> None:
    worker = (site / "sw.js").read_text()
    [listed] = re.findall(r"const SHELL = (\[.*\]);", worker)
    assert "local/" not in json.loads(listed)
    assert all((site / name).is_file() for name in json.loads(listed))
    version = json.loads((site / "python" / "parts.json").read_text())["version"]
    assert f"'{version}'" in worker


def test_written_again_it_loses_what_is_old_and_keeps_what_is_not_ours(site: Path) -> None:
    marker = site / ".cafe-site"
    (site / "assets" / "old-1a2b.js").write_text("old")
    marker.write_text(json.dumps([*json.loads(marker.read_text()), "assets/old-1a2b.js", "../elsewhere.txt"]))
    (site / "CNAME").write_text("cafe.example")
    (site.parent / "elsewhere.txt").write_text("not ours")
    before = (site / "index.html").read_bytes()
    done = run("site", "--base", BASE, folder=site.parent)
    assert done.returncode == 0, done.stderr
    assert not (site / "assets" / "old-1a2b.js").exists()
    assert (site / "CNAME").read_text() == "cafe.example"
    assert (site.parent / "elsewhere.txt").read_text() == "not ours"
    assert (site / "index.html").read_bytes() == before


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ((), "either a folder to write or --serve"),
        (("here", "--serve"), "either a folder to write or --serve"),
        (("here", "--base", "cafe"), "--base is a path such as /cafe/, and this is none: cafe"),
        (("here", "--base", "/../x/"), "--base is a path such as /cafe/"),
        (("here", "--base", "https://cafe.example/"), "--base is a path such as /cafe/"),
        (("here", "--port", "80"), "--port goes with --serve"),
        (("--serve", "--port", "70000"), "--port goes with --serve, and is a number from 0 to 65535"),
        (("--serve", "--port", "x"), "invalid int value: 'x'"),
        (("here", "there"), "unrecognized arguments: there"),
        (("full",), "full holds other files; nothing was changed there"),
        (("file",), "file is a file"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(
    tmp_path: Path, words: tuple[str, ...], reason: str
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "index.html").write_text("mine")
    (tmp_path / "file").write_text("mine")
    done = run(*words, folder=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    assert line.startswith("run: static: ")
    assert reason in line
    assert not (tmp_path / "here").exists()
    assert [file.read_text() for file in (tmp_path / "full" / "index.html", tmp_path / "file")] == [
        "mine"
    ] * 2


def test_a_plain_host_answers_deep_links_with_the_page_and_404(host: HTTPConnection, site: Path) -> None:
    start, page = get(host, BASE)
    assert (start.status, page) == (200, (site / "index.html").read_bytes())
    deep, same = get(host, f"{BASE}match/x/replay")
    assert (deep.status, same) == (404, page)
    outside, _ = get(host, "/")
    assert outside.status == 404
    without_slash, _ = get(host, BASE.rstrip("/"))
    assert (without_slash.status, without_slash.getheader("Location")) == (301, BASE)


def test_a_plain_host_sends_webassembly_as_such_and_small(host: HTTPConnection, site: Path) -> None:
    files = json.loads((site / "python" / "parts.json").read_text())["files"]
    [wasm] = [file for file in files if file["role"] == "wasm"]
    answer, body = get(host, f"{BASE}python/{wasm['name']}", **{"Accept-Encoding": "gzip"})
    assert answer.getheader("Content-Type") == "application/wasm"
    assert answer.getheader("Content-Encoding") == "gzip"
    assert len(body) == wasm["gzip"]


@pytest.mark.parametrize("path", ["../secret.txt", "%2e%2e/secret.txt", "assets/../../secret.txt"])
def test_a_plain_host_shows_nothing_beside_its_folder(host: HTTPConnection, site: Path, path: str) -> None:
    (site.parent / "secret.txt").write_text("not for you")
    answer, body = get(host, BASE + path)
    assert answer.status == 404
    assert b"not for you" not in body
