"""From an exception to the response that the client gets, with a reason in its language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import structlog
from starlette.responses import Response

from cafe.api.errors import as_api_error
from cafe.hosting.storage.errors import is_unavailable
from cafe.hosting.storage.people import TooManyTokens
from cafe.hosting.storage.reports import TooManyReports
from cafe.protocol.errors import ApiError
from cafe.server.context import ServerRequest
from cafe.words import say, text

log = structlog.get_logger("api")


@dataclass(frozen=True, slots=True)
class Saying:
    """Says what is wrong with Fluent's texts."""

    language: str

    def misread(self, line: int, column: int, flaw: Any, /) -> str:
        return text("misread", self.language, line=line, column=column, flaw=flaw)

    def flaw(self, flaw: Any, /) -> str:
        return say(flaw, self.language)


def error_response(context: ServerRequest, route: str, exception: Exception) -> Response:
    """The response that an exception means; what nobody expected is logged."""
    error = error_of(exception, context.language)
    if error is None:
        context.server.metrics.failures.inc()
        log.error("unexpected_error", route=route, exc_info=exception)
        error = ApiError(500, "trouble")
    return Response(error.body, error.status, headers=error.headers, media_type="application/json")


def error_of(exception: Exception, language: str = "en") -> ApiError | None:
    """The error that an exception means to the client; None for what nobody expected."""
    match exception:
        case TooManyTokens():
            return ApiError(409, "too-many-tokens")
        case TooManyReports():
            return ApiError(409, "enough-reported")
        case _ if is_unavailable(exception):
            return ApiError(503, "database-away", headers={"Retry-After": "2"})
        case _:
            return as_api_error(exception, Saying(language))
