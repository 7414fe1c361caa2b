"""From a method and a path to the endpoint that answers them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl, unquote

from cafe.api.body import body_decoder
from cafe.api.route import Route
from cafe.protocol.errors import ApiError

PARAMETER = re.compile(r"\\\{([a-z]+)\\\}")


@dataclass(frozen=True, slots=True)
class Found:
    """A route, what its path names, and what reads its body."""

    route: Route
    path: Mapping[str, str]
    decode: Callable[[bytes], Any]


class Router:
    """The routes by their paths, the first that fits."""

    def __init__(self, routes: Sequence[Route]) -> None:
        self._routes = [(path_pattern(route.path), route) for route in routes]
        self._decoders: dict[Any, Callable[[bytes], Any]] = {}

    def find(self, method: str, path: str) -> Found:
        """The route of a request, or why there is none."""
        fitting = [(found, route) for pattern, route in self._routes if (found := pattern.fullmatch(path))]
        if not fitting:
            raise ApiError(404, "no-such-path")
        for found, route in fitting:
            if route.method == method:
                return Found(route, found.groupdict(), self._decoder(route.request))
        raise ApiError(405, "no-such-method")

    def _decoder(self, kind: Any) -> Callable[[bytes], Any]:
        if kind not in self._decoders:
            self._decoders[kind] = body_decoder(kind)
        return self._decoders[kind]


def path_pattern(path: str) -> re.Pattern[str]:
    """`/api/matches/{id}` as an expression; a parameter is one part of a path."""
    return re.compile(PARAMETER.sub(r"(?P<\1>[^/]+)", re.escape(path)))


def split_address(address: str) -> tuple[str, dict[str, str]]:
    """The path and the query of an address as it is asked for."""
    path, _, query = address.partition("?")
    return unquote(path), dict(parse_qsl(query, keep_blank_values=True))
