"""The plain pages that the server writes itself: its status, and the API to read."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib import resources
from typing import Any

from cafe.protocol.messages import Summary
from cafe.protocol.schemas import REF
from cafe.server.api.routes import api_document

STYLESHEET = "/plain.css"


def stylesheet() -> bytes:
    return resources.files(__package__).joinpath("plain.css").read_bytes()


def page(title: str, body: str) -> str:
    """A whole page around a body that is already escaped."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{escape(title)}</title>\n<link rel="stylesheet" href="{STYLESHEET}">\n</head>\n'
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def status_page(matches: Iterable[Summary]) -> str:
    """The start page of a server without the browser client: its open matches, and links."""
    links = {"/api/docs": "The API", "/api/openapi.json": "OpenAPI document", "/readyz": "Health"}
    listed = "".join(map(_match_card, matches)) or '<p class="faint">No table is waiting for players.</p>'
    return page(
        "Café International",
        "<h1>Café International</h1>\n<p>The café is open. This server was built without the browser client; "
        "terminals and bots find everything they need at the API.</p>\n"
        f'<ul class="row">{"".join(map(_link, links, links.values()))}</ul>\n'
        f"<h2>Open tables</h2>\n{listed}",
    )


def api_page() -> str:
    """The OpenAPI document as a page for people."""
    document = api_document()
    operations = [
        _operation(path, method, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    types = [_type_card(name, schema) for name, schema in document["components"]["schemas"].items()]
    return page(
        "Café International: the API",
        f"<h1>The API</h1>\n<p>{escape(document['info']['description'])} "
        'Machines read <a href="/api/openapi.json">openapi.json</a>.</p>\n'
        f"<h2>Requests</h2>\n{''.join(operations)}\n<h2>Messages</h2>\n{''.join(types)}",
    )


def _link(address: str, text: str) -> str:
    return f'<li><a href="{address}">{escape(text)}</a></li>'


def _match_card(match: Summary) -> str:
    seats = ", ".join(
        escape(seat.name or seat.bot or ("free" if seat.free else "taken")) for seat in match.seats
    )
    return (
        f'<div class="card"><h3>{escape(match.edition)} game</h3><span class="faint">{seats}</span></div>\n'
    )


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    rows = "".join(
        f"<tr><td>{status}</td><td>{_marked(response['description'])}</td><td>{_content(response)}</td></tr>"
        for status, response in operation["responses"].items()
    )
    query = ", ".join(
        f"<code>{escape(parameter['name'])}</code>"
        for parameter in operation["parameters"]
        if parameter["in"] == "query"
    )
    name = operation["operationId"]
    body = _content(operation.get("requestBody", {}))
    return (
        f'<section class="card" id="{escape(name)}"><h3><span class="method">'
        f"{'WS' if name == 'follow' else method.upper()}</span> <code>{escape(path)}</code></h3>\n"
        f"<p>{_marked(operation['summary'])}</p>\n"
        f"{f'<p>Query: {query}</p>' if query else ''}{f'<p>Body: {body}</p>' if body else ''}"
        f"<table>{rows}</table></section>\n"
    )


def _content(holder: dict[str, Any]) -> str:
    schemas = [content["schema"] for content in holder.get("content", {}).values()]
    return " ".join(_shape(schema) for schema in schemas)


def _type_card(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    marks = {field: "" if field in required else "?" for field in schema.get("properties", {})}
    rows = "".join(
        f"<tr><td><code>{escape(field)}{mark}</code></td><td>{_shape(schema['properties'][field])}</td></tr>"
        for field, mark in marks.items()
    )
    body = f"<table>{rows}</table>" if rows else f"<p>{_shape(schema)}</p>"
    description = (
        f"<p>{_marked(schema['description'])}</p>" if "\n" not in schema.get("description", "\n") else ""
    )
    return f'<section class="card" id="{escape(name)}"><h3>{escape(name)}</h3>{description}{body}</section>\n'


def _shape(schema: dict[str, Any]) -> str:
    """A schema in a few words, linking to the types it names."""
    if "$ref" in schema:
        name = escape(schema["$ref"].removeprefix(REF))
        return f'<a href="#{name}">{name}</a>'
    if "enum" in schema:
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(map(_shape, schema["anyOf"]))
    if "prefixItems" in schema:
        return f"[{', '.join(map(_shape, schema['prefixItems']))}]"
    if schema.get("type") == "array":
        return f"list of {_shape(schema['items'])}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"text → {_shape(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything")))


def _marked(text: str) -> str:
    """Escaped, with `code` marked."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if at % 2 else part for at, part in enumerate(parts))
