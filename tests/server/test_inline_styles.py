"""Styles that stand in a page itself: they are the client's own, and the page's policy names no others."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from .cafe import DEVICE, Cafe
from .conftest import INDEX, CafeFactory

STYLES = {"assets/core.css": "html{color:#421}", "assets/index.css": "p>a{color:red}"}
LINKS = "".join(f'<link rel="stylesheet" crossorigin href="/{path}">' for path in STYLES)
INLINE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def client(folder: Path, styles: dict[str, str]) -> Path:
    """A built client that links to two styles."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX.replace("</head>", f"{LINKS}</head>"))
    for path, style in styles.items():
        (folder / path).write_text(style)
    return folder


@pytest.fixture
def styled(new_cafe: CafeFactory, tmp_path: Path) -> Cafe:
    return new_cafe(web=client(tmp_path, STYLES))


def allowed_styles(policy: str) -> list[str]:
    """What the policy says of styles."""
    directives = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    return directives["style-src"].split()


def quoted_hash(style: str) -> str:
    return f"'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'"


@pytest.mark.parametrize("path", ["/", "/rules", "/kitchen", "/match/nowhere"])
def test_a_page_holds_its_styles_and_allows_exactly_these(styled: Cafe, path: str) -> None:
    page = styled.guest().http.get(path)
    policy = page.headers["content-security-policy"]
    assert INLINE.findall(page.text) == list(STYLES.values())
    assert allowed_styles(policy) == ["'self'", *map(quoted_hash, STYLES.values())]
    assert "unsafe" not in policy
    assert policy.startswith("default-src 'none'; script-src 'self'; ")


def test_the_page_of_a_match_holds_them_too(styled: Cafe) -> None:
    match = styled.guest("Ada").starts(DEVICE, DEVICE)
    page = styled.guest().http.get(f"/match/{match}")
    assert INLINE.findall(page.text) == list(STYLES.values())
    assert len(allowed_styles(page.headers["content-security-policy"])) == 3


def test_the_links_stay_but_fetch_nothing(styled: Cafe) -> None:
    page = styled.guest().get("/")
    assert re.findall(r'<link rel="stylesheet" (\w+) href="/([^"]+)"', page) == [
        ("disabled", path) for path in STYLES
    ]


def test_a_page_that_has_not_changed_is_allowed_the_same_styles(styled: Cafe) -> None:
    guest = styled.guest()
    first = guest.http.get("/rules")
    again = guest.http.get("/rules", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.headers["content-security-policy"] == first.headers["content-security-policy"]


def test_the_shell_that_a_browser_keeps_has_links_and_the_plain_policy(styled: Cafe) -> None:
    shell = styled.guest().http.get("/index.html")
    assert not INLINE.findall(shell.text)
    assert allowed_styles(shell.headers["content-security-policy"]) == ["'self'"]


@pytest.mark.parametrize(
    "styles",
    [
        {"assets/index.css": STYLES["assets/index.css"]},
        {**STYLES, "assets/core.css": "p::before{content:'</style><script>x()</script>'}"},
    ],
    ids=["a file is missing", "a style would end its element"],
)
def test_a_style_that_cannot_stand_in_the_page_stays_a_link(
    new_cafe: CafeFactory, tmp_path: Path, styles: dict[str, str]
) -> None:
    page = new_cafe(web=client(tmp_path, styles)).guest().http.get("/")
    assert INLINE.findall(page.text) == [STYLES["assets/index.css"]]
    assert '<link rel="stylesheet" crossorigin href="/assets/core.css">' in page.text
    assert allowed_styles(page.headers["content-security-policy"]) == [
        "'self'",
        quoted_hash(STYLES["assets/index.css"]),
    ]
    assert "<script>x()" not in page.text
