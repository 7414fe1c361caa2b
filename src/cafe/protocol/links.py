"""The links of the OpenAPI document: which response holds what another request wants to be told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from cafe.protocol import deal_messages, messages, puzzle_messages, requests

Json = dict[str, Any]
NO_FIELDS: MappingProxyType[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Target:
    """A request as far as links know it."""

    name: str
    parameters: frozenset[str]  # of its path
    request: Any


# Where a response of a type has the value of a path's parameter, as a JSON Pointer. A list that may be empty
# promises nothing; one's devices are at least the one that asks.
PARAMETERS: dict[Any, dict[str, str]] = {
    messages.Opened: {"id": "/match/id"},
    messages.Imported: {"id": "/match/id"},
    messages.Rematch: {"id": "/match"},
    deal_messages.DealMatch: {"id": "/id"},
    deal_messages.ChallengeLink: {"challenge": "/token"},
    messages.TokenMade: {"token": "/id"},
    messages.Devices: {"device": "/devices/0/id"},
    puzzle_messages.PuzzleListed: {"puzzle": "/id"},
}
# Where it has the value of a field of a request's body.
FIELDS: dict[tuple[Any, Any], dict[str, str]] = {
    (messages.Link, requests.LinkToken): {"token": "/token"},
    (messages.Opened, requests.Speaker): {"speaker": "/match/state/seats/0/handle"},
}


def links(response: Any, targets: Iterable[Target]) -> Json:
    """The requests that a response of this type tells something, by their names."""
    found = {target.name: _link(response, target) for target in targets}
    return {name: link for name, link in found.items() if link is not None}


def _link(response: Any, target: Target) -> Json | None:
    told, wanted = PARAMETERS.get(response, {}), target.parameters
    fields = FIELDS.get((response, target.request), NO_FIELDS)
    if not wanted <= told.keys() or not (wanted or fields):
        return None
    link: Json = {"operationId": target.name}
    if wanted:
        link["parameters"] = {name: _expression(told[name]) for name in sorted(wanted)}
    if fields:
        link["requestBody"] = {name: _expression(pointer) for name, pointer in fields.items()}
    return link


def _expression(pointer: str) -> str:
    return f"$response.body#{pointer}"
