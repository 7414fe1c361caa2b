"""The pages of the browser client: which paths are one, and what each says of itself in its head."""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from html import escape

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from cafe.protocol.openapi import PUZZLE_ID
from cafe.server.context import ServerRequest
from cafe.server.security.headers import CONTENT_POLICY, Scripts, content_policy
from cafe.server.site.first_load import NOT_FOUND_PAGE, component_at, preload_tags
from cafe.server.site.inline_styles import with_styles
from cafe.server.site.static_files import INDEX, REVALIDATE, StaticFile, StaticFiles, file_response
from cafe.words import RULE_IDS, rule, text

START, RULES, PUZZLES = "", "rules", "puzzles"
PAGE_WORDS: dict[str, tuple[str, str]] = {
    START: ("cafe-name", "start-text"),
    "new": ("new-title", "new-text"),
    "daily": ("daily-title", "daily-text"),
    "challenge": ("challenge-title", "challenge-text"),
    "tutorial": ("start-tutorial", "start-tutorial.text"),
    PUZZLES: ("start-puzzles", "start-puzzles.text"),
    RULES: ("start-rules", "start-rules.text"),
    "referee": ("start-referee", "start-referee.text"),
    "link": ("link-title", "link-text"),
    "me": ("me-title", "me-own-text"),
    "me/statistics": ("statistics-title", "statistics-text"),
}  # title and description, by path
PREVIEW, PREVIEW_SIZE = "/preview.png", (1200, 630)
TITLE = re.compile(r"<title>[^<]*</title>")
DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')
HTML_LANGUAGE = re.compile(r'<html lang="[^"]*"')
NO_SCRIPT = re.compile(r"<noscript>[^<]*</noscript>")
MAX_DESCRIPTION_LENGTH = 200  # a link's preview shows no more


@dataclass(frozen=True, slots=True)
class Picture:
    """What a link's preview shows above its title."""

    address: str
    media_type: str
    width: int
    height: int
    alt: str


@dataclass(frozen=True, slots=True)
class Head:
    """What a page says of itself."""

    title: str
    description: str
    picture: Picture
    query: str = ""  # of the page's own address, where that is a part of it


def page_title(path: str, language: str) -> tuple[str, str] | None:
    """The title and description of the page at a path; None where there is none."""
    first, *rest = [part for part in path.split("/") if part] or [START]
    if first == RULES and len(rest) == 1 and (rule_id := rest[0].upper()) in RULE_IDS:
        there = rule(rule_id, language)
        return f"{there.id}: {there.title}", there.text
    is_puzzle = first == PUZZLES and len(rest) == 1 and PUZZLE_ID.fullmatch(rest[0])
    name = PUZZLES if is_puzzle else "/".join([first, *rest])
    if name not in PAGE_WORDS:
        return None
    title, description = PAGE_WORDS[name]
    return text(title, language), text(description, language)


def client_page(files: StaticFiles, request: Request) -> Response:
    """The page at the request's path; there is one for paths that lead nowhere, too, with status 404."""
    context, path = ServerRequest(request.app.state.server, request), request.path_params["path"]
    found = page_title(path, context.language)
    if found is None or _is_no_puzzle(context, path):
        return page_with_head(files, request, nowhere_head(context, "nowhere-title"), NOT_FOUND_PAGE, 404)
    return page_with_head(files, request, page_head(context, *found), component_at(path))


def _is_no_puzzle(context: ServerRequest, path: str) -> bool:
    """Whether it is the page of a puzzle that is not there."""
    first, _, puzzle = path.strip("/").partition("/")
    return first == PUZZLES and bool(puzzle) and not context.server.puzzles.has(puzzle)


def page_head(context: ServerRequest, title: str, description: str) -> Head:
    """The head of a page, with the picture that all share."""
    name = text("cafe-name", context.language)
    picture = Picture(origin(context) + PREVIEW, "image/png", *PREVIEW_SIZE, alt=name)
    return Head(title if title == name else f"{title} · {name}", description, picture)


def nowhere_head(context: ServerRequest, title_id: str) -> Head:
    """The head of a page that says that there is nothing here."""
    return page_head(context, text(title_id, context.language), text("nowhere-text", context.language))


def page_with_head(
    files: StaticFiles,
    request: Request,
    head: Head,
    component: str,
    status: int = 200,
    *,
    scripts: Scripts = Scripts.OWN,
) -> Response:
    """The client's index with this head, in the language that the request asks for."""
    context = ServerRequest(request.app.state.server, request)
    language = context.language
    if (index := files.find(INDEX)) is None:
        raise HTTPException(404)
    styled = with_styles(files, index)
    page = TITLE.sub("", DESCRIPTION.sub("", styled.text))
    page = HTML_LANGUAGE.sub(f'<html lang="{language}"', page, count=1)
    page = NO_SCRIPT.sub(lambda _: _until_the_script(head, language), page)
    tags = preload_tags(files, component, language)
    tags += _meta_tags(head, origin(context) + request.scope["path"] + head.query, language)
    body = page.replace("</head>", f"{tags}</head>", 1).encode()
    made = StaticFile(
        body=body,
        media_type=index.media_type,
        etag=f'"{sha256(body).hexdigest()[:20]}"',
        cache_control=REVALIDATE,
        compressed={"gzip": gzip.compress(body, compresslevel=5, mtime=0)},
    )
    response = file_response(made, request, status)
    response.headers["Vary"] = "Accept-Encoding, Accept-Language"
    response.headers[CONTENT_POLICY] = content_policy(styled.style_hashes, scripts)  # also when it is 304
    return response


def is_page_path(path: str) -> bool:
    """Whether it may be the path of a page: the name of a file has an ending."""
    return "." not in path.rpartition("/")[2]


def wants_a_page(request: Request) -> bool:
    """Whether somebody looks who reads pages, and not a program that fetches a file."""
    return "text/html" in request.headers.get("accept", "")


def origin(context: ServerRequest) -> str:
    """The origin that others see; the request's own is believed only where none is set."""
    return context.server.settings.public_url or f"{context.connection.base_url}".rstrip("/")


def _until_the_script(head: Head, language: str) -> str:
    """What is seen until the page is there, and for good in a browser without JavaScript."""
    return (
        f'<div id="arriving"><h1>{escape(head.title)}</h1><p>{escape(_shortened(head.description))}</p>'
        f"<noscript><p>{escape(text('page-needs-script', language))}</p></noscript></div>"
    )


def _meta_tags(head: Head, address: str, language: str) -> str:
    description = _shortened(head.description)
    properties = {
        "og:type": "website",
        "og:site_name": text("cafe-name", language),
        "og:title": head.title,
        "og:description": description,
        "og:url": address,
        "og:locale": language,
        "og:image": head.picture.address,
        "og:image:type": head.picture.media_type,
        "og:image:width": str(head.picture.width),
        "og:image:height": str(head.picture.height),
        "og:image:alt": head.picture.alt,
    }
    names = {"description": description, "twitter:card": "summary_large_image"}
    tags = [
        f"<title>{escape(head.title)}</title>",
        *_tags("property", properties),
        *_tags("name", names),
    ]
    return "\n    ".join([*tags, ""])


def _tags(kind: str, contents: Mapping[str, str]) -> list[str]:
    return [f'<meta {kind}="{name}" content="{escape(content)}" />' for name, content in contents.items()]


def _shortened(description: str) -> str:
    """At most as long as a preview shows, ending with a whole word."""
    line = " ".join(description.split())
    if len(line) <= MAX_DESCRIPTION_LENGTH:
        return line
    return f"{line[:MAX_DESCRIPTION_LENGTH].rpartition(' ')[0]} …"
