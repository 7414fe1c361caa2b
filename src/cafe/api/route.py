"""A request the API answers: how it comes in, what it returns, and what the documents say of it."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from cafe.api.rate_limit import RateLimit
from cafe.protocol.openapi import Credentials, ErrorCodes, Operation, Query

BODY_LIMIT_BYTES, FILE_LIMIT_BYTES = 64 * 1024, 1024 * 1024


@dataclass(frozen=True, slots=True)
class Route:
    """One request and its endpoint, whose docstring is the summary in the documents."""

    method: str
    path: str
    endpoint: Callable[..., Any]
    response: Any = None  # None: 204; str: plain text; bytes: a PNG picture
    request: Any = None  # None: no body; str: plain text
    status: int = 200
    rate_limit: RateLimit = RateLimit.LOOK
    cost: int = 1  # of its rate limit: as many as requests that take as long
    query: tuple[Query, ...] = ()
    errors: ErrorCodes = ()  # besides those of every route
    credentials: Credentials = Credentials.PERSON

    @property
    def limit_bytes(self) -> int:
        """The largest body that is accepted."""
        return FILE_LIMIT_BYTES if self.request is str else BODY_LIMIT_BYTES

    @property
    def operation(self) -> Operation:
        """The route as the OpenAPI document describes it."""
        return Operation(
            method=self.method,
            path=self.path,
            name=str(self.endpoint.__name__),
            summary=inspect.getdoc(self.endpoint) or "",
            response=self.response,
            request=self.request,
            status=self.status,
            query=self.query,
            errors=self.errors,
            credentials=self.credentials,
        )


def get(
    path: str, endpoint: Callable[..., Any], response: Any, query: tuple[Query, ...], *errors: tuple[int, str]
) -> Route:
    """What bots may read as well."""
    return Route(
        "GET",
        path,
        endpoint,
        response,
        query=query,
        errors=errors,
        credentials=Credentials.PERSON_OR_BOT,
    )


def costing(cost: int, route: Route) -> Route:
    """A route whose requests cost several times what others do, and count as many."""
    return replace(route, cost=cost)


def get_own(path: str, endpoint: Callable[..., Any], response: Any, query: tuple[Query, ...] = ()) -> Route:
    """What people read of themselves, and none of their bots."""
    return Route("GET", path, endpoint, response, query=query)


def play(
    path: str, endpoint: Callable[..., Any], request: Any, response: Any, *errors: tuple[int, str]
) -> Route:
    """What belongs to playing, which bots do as well."""
    return Route(
        "POST",
        path,
        endpoint,
        response,
        request,
        rate_limit=RateLimit.PLAY,
        errors=errors,
        credentials=Credentials.PERSON_OR_BOT,
    )


def post(
    path: str,
    endpoint: Callable[..., Any],
    request: Any,
    response: Any,
    rate_limit: RateLimit,
    *errors: tuple[int, str],
) -> Route:
    """What people do, and none of their bots."""
    return Route("POST", path, endpoint, response, request, rate_limit=rate_limit, errors=errors)
