"""The operator's page behind a token; a server without one has no such page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from urllib.parse import parse_qs

import structlog
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from cafe.api.rate_limit import RateLimit
from cafe.hosting.cache import NoSuchMatch
from cafe.hosting.moderation import OUTCOMES, NobodyThere
from cafe.protocol.errors import ApiError
from cafe.server.api.endpoint import read_body
from cafe.server.api.errors import error_of
from cafe.server.context import ServerContext
from cafe.server.operator.form import BadForm, read_order
from cafe.server.operator.page import ORDERS, PAGE, SIGN_IN, SIGN_OUT, operator_page, sign_in_page
from cafe.server.operator.sign_in import COOKIE, COOKIE_LIVES_S, OperatorSignIn
from cafe.server.security.origin import must_be_own_origin

MAX_FORM_BYTES, MAX_FORM_FIELDS = 4_096, 10
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",  # with none, browsers send forms without their origin
    "X-Robots-Tag": "noindex",
}
TROUBLES = {429: "Too many attempts: please wait a few minutes.", 403: "This came from another site."}
Page = Callable[[Request, ServerContext, OperatorSignIn], Awaitable[Response]]
log = structlog.get_logger("operator")


def operator_routes() -> list[BaseRoute]:
    return [
        Route(PAGE, _behind_the_token(show)),
        Route(SIGN_IN, _behind_the_token(sign_in), methods=["POST"]),
        Route(SIGN_OUT, _behind_the_token(sign_out), methods=["POST"]),
        Route(ORDERS, _behind_the_token(carry_out), methods=["POST"]),
    ]


async def show(request: Request, server: ServerContext, operator: OperatorSignIn) -> Response:
    """The reports, or the question for the token."""
    if not _is_signed_in(request, operator):
        return _html(sign_in_page())
    moderation = server.moderation
    sanctions = await moderation.sanctions.current(server.matches.clock())
    response = _html(
        operator_page(
            await moderation.reports.open_cases(),
            await moderation.reports.handled_cases(),
            {sanction.person: sanction for sanction in sanctions},
            request.query_params.get("done", ""),
        )
    )
    _set_cookie(request, server, response, operator.new_cookie())
    return response


async def sign_in(request: Request, server: ServerContext, operator: OperatorSignIn) -> Response:
    """Exchange the token for a cookie."""
    server.rate_limiter.count_address(
        RateLimit.OPERATOR, "" if request.client is None else request.client.host
    )
    fields = await _fields(request, server)
    if not operator.accepts(fields.get("token", "")):
        log.warning("operator_refused")
        return _html(sign_in_page("This is not the token."), 403)
    response = RedirectResponse(PAGE, 303, HEADERS)
    _set_cookie(request, server, response, operator.new_cookie())
    return response


async def sign_out(request: Request, server: ServerContext, _: OperatorSignIn) -> Response:
    response = RedirectResponse(PAGE, 303, HEADERS)
    _set_cookie(request, server, response, "")
    return response


async def carry_out(request: Request, server: ServerContext, operator: OperatorSignIn) -> Response:
    """Do what a form says."""
    if not _is_signed_in(request, operator):
        return _html(sign_in_page("Please sign in again."), 403)
    try:
        order, case = await read_order(await _fields(request, server), server.moderation.reports)
        await server.moderation.carry_out(order, case)
    except (BadForm, NobodyThere, NoSuchMatch):
        return _html(sign_in_page("There is no such report, person or match any more."), 404)
    await server.active_sanctions.refresh()
    outcome = OUTCOMES[type(order)]
    log.info("operator_acted", outcome=outcome, report=None if case is None else case.id)
    return RedirectResponse(f"{PAGE}?done={outcome}", 303, HEADERS)


def _behind_the_token(answer: Page) -> Callable[[Request], Awaitable[Response]]:
    """Only where a token is set, and for forms only from our own page."""

    async def respond(request: Request) -> Response:
        server: ServerContext = request.app.state.server
        token = server.settings.operator_token
        if not token:
            raise HTTPException(404)
        try:
            if request.method == "POST":
                must_be_own_origin(request, server.settings)
            operator = OperatorSignIn(token, server.identity, server.matches.clock)
            return await answer(request, server, operator)
        except Exception as exception:
            if (error := error_of(exception)) is None:
                raise
            return _refusal(error)

    return respond


def _refusal(error: ApiError) -> Response:
    trouble = TROUBLES.get(error.status, f"That did not work ({error}).")
    return HTMLResponse(sign_in_page(trouble), error.status, {**HEADERS, **error.headers})


async def _fields(request: Request, server: ServerContext) -> dict[str, str]:
    """The fields of a form; what is no form has none."""
    body = await read_body(request, MAX_FORM_BYTES, server.timeouts.body_s)
    try:
        fields = parse_qs(body.decode(), keep_blank_values=True, max_num_fields=MAX_FORM_FIELDS)
    except ValueError:
        return {}
    return {name: values[-1] for name, values in fields.items()}


def _is_signed_in(request: Request, operator: OperatorSignIn) -> bool:
    return operator.is_valid(request.cookies.get(COOKIE, ""))


def _html(text: str, status: int = 200) -> Response:
    return HTMLResponse(text, status, HEADERS)


def _set_cookie(request: Request, server: ServerContext, response: Response, cookie: str) -> None:
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=COOKIE_LIVES_S if cookie else 0,
        path=PAGE,
        httponly=True,
        samesite="strict",
        secure=server.settings.is_secure or request.scope["scheme"] == "https",
    )
