"""From an exception to the error that the client gets: a status, a code, and a reason in its language."""

from __future__ import annotations

import msgspec
import structlog
from starlette.responses import Response

from cafe.hosting.cache import NoSuchMatch
from cafe.hosting.storage.errors import is_unavailable
from cafe.hosting.storage.people import TooManyTokens
from cafe.hosting.storage.reports import TooManyReports
from cafe.match.actions import Declined, TurnRefused
from cafe.match.codec import plain, tagged
from cafe.protocol import messages
from cafe.protocol.errors import ApiError, bad_field, bad_value
from cafe.puzzles import NoSuchPuzzle
from cafe.rules import BadPlan, BadRuleset
from cafe.rules.notation import Misread
from cafe.rules.referee import BadQuestion
from cafe.server.context import RequestContext
from cafe.server.security.clean_text import BadText
from cafe.words import say, text

log = structlog.get_logger("api")


def error_response(context: RequestContext, route: str, exception: Exception) -> Response:
    """The response that an exception means; what nobody expected is logged."""
    error = as_api_error(exception, context.language)
    if error is None:
        context.server.metrics.failures.inc()
        log.error("unexpected_error", route=route, exc_info=exception)
        error = ApiError(500, "trouble")
    return Response(error.body, error.status, headers=error.headers, media_type="application/json")


def as_api_error(exception: Exception, language: str = "en") -> ApiError | None:
    """The error that an exception means to the client; None for what nobody expected."""
    match exception:
        case ApiError():
            return exception
        case Declined(code=code, status=status):
            return ApiError(status, code)
        case TurnRefused(step=step, objections=objections):
            facts = [plain(objection) for objection in objections]
            return ApiError(422, messages.TurnRefused(error="refused", step=step, objections=facts))
        case NoSuchMatch():
            return ApiError(404, "no-such-match")
        case NoSuchPuzzle():
            return ApiError(404, "no-such-puzzle")
        case Misread(line=line, column=column, flaw=flaw):
            reason = text("misread", language, line=line, column=column, flaw=flaw)
            return ApiError(422, "misread", reason=reason)
        case BadQuestion(flaw=flaw):
            reason = say(flaw, language)
            return ApiError(422, messages.BadPosition(error="bad-question", reason=reason, flaw=tagged(flaw)))
        case TooManyTokens():
            return ApiError(409, "too-many-tokens")
        case TooManyReports():
            return ApiError(409, "enough-reported")
        case BadText():
            return bad_value(str(exception))
        case BadRuleset() | BadPlan():
            return bad_value(say(exception.flaw, language))
        case msgspec.ValidationError():
            return bad_field(str(exception))
        case msgspec.DecodeError() | UnicodeDecodeError():
            return ApiError(400, "bad-json", reason=str(exception))
        case _ if is_unavailable(exception):
            return ApiError(503, "database-away", headers={"Retry-After": "2"})
        case _:
            return None
