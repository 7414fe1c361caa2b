"""The pages of the browser client: which paths are one, and what each says of itself in its head."""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from html import escape

from starlette.requests import Request
from starlette.responses import Response

from cafe.server.context import RequestContext
from cafe.server.site.static_files import REVALIDATE, StaticFile, file_response
from cafe.words import RULE_IDS, rule, text

START, RULES = "", "rules"
PAGE_WORDS: dict[str, tuple[str, str]] = {
    START: ("cafe-name", "start-text"),
    "new": ("new-title", "new-text"),
    "tutorial": ("start-tutorial", "start-tutorial.text"),
    RULES: ("start-rules", "start-rules.text"),
    "referee": ("start-referee", "start-referee.text"),
    "link": ("link-title", "link-text"),
    "me": ("me-title", "me-own-text"),
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


def page_title(path: str, language: str) -> tuple[str, str] | None:
    """The title and description of the page at a path; None where there is none."""
    first, *rest = [part for part in path.split("/") if part] or [START]
    if first == RULES and len(rest) == 1 and (rule_id := rest[0].upper()) in RULE_IDS:
        there = rule(rule_id, language)
        return f"{there.id}: {there.title}", there.text
    if rest or first not in PAGE_WORDS:
        return None
    title, description = PAGE_WORDS[first]
    return text(title, language), text(description, language)


def client_page(index: StaticFile, request: Request) -> Response:
    """The page at the request's path; there is one for paths that lead nowhere, too, with status 404."""
    context = RequestContext(request.app.state.server, request)
    found = page_title(request.path_params["path"], context.language)
    if found is None:
        return page_with_head(index, request, nowhere_head(context, "nowhere-title"), status=404)
    return page_with_head(index, request, page_head(context, *found))


def page_head(context: RequestContext, title: str, description: str) -> Head:
    """The head of a page, with the picture that all share."""
    name = text("cafe-name", context.language)
    picture = Picture(origin(context) + PREVIEW, "image/png", *PREVIEW_SIZE, alt=name)
    return Head(title if title == name else f"{title} · {name}", description, picture)


def nowhere_head(context: RequestContext, title_id: str) -> Head:
    """The head of a page that says that there is nothing here."""
    return page_head(context, text(title_id, context.language), text("nowhere-text", context.language))


def page_with_head(index: StaticFile, request: Request, head: Head, status: int = 200) -> Response:
    """The client's index with this head, in the language that the request asks for."""
    context = RequestContext(request.app.state.server, request)
    language = context.language
    page = TITLE.sub("", DESCRIPTION.sub("", index.body.decode()))
    page = HTML_LANGUAGE.sub(f'<html lang="{language}"', page, count=1)
    page = NO_SCRIPT.sub(lambda _: _without_script(head, language), page)
    tags = _meta_tags(head, origin(context) + request.scope["path"], language)
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
    return response


def is_page_path(path: str) -> bool:
    """Whether it may be the path of a page: the name of a file has an ending."""
    return "." not in path.rpartition("/")[2]


def wants_a_page(request: Request) -> bool:
    """Whether somebody looks who reads pages, and not a program that fetches a file."""
    return "text/html" in request.headers.get("accept", "")


def origin(context: RequestContext) -> str:
    """The origin that others see; the request's own is believed only where none is set."""
    return context.server.settings.public_url or f"{context.connection.base_url}".rstrip("/")


def _without_script(head: Head, language: str) -> str:
    """What a browser without JavaScript shows instead of the page."""
    return (
        f"<noscript><h1>{escape(head.title)}</h1><p>{escape(head.description)}</p>"
        f"<p>{escape(text('page-needs-script', language))}</p></noscript>"
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
