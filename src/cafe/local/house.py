"""The house: the café in a browser, as JavaScript calls it."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import traceback
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from cafe.api.answer import Answer
from cafe.api.errors import Silent, as_api_error
from cafe.api.rate_limit import RateLimit
from cafe.api.route import Route
from cafe.api.routes import SHARED_ROUTES
from cafe.api.routes.codes import ME
from cafe.hosting.write_errors import DatabaseAway, OutcomeUnknown
from cafe.local.following import THE_END, Tell, follow
from cafe.local.request import LocalRequest
from cafe.local.routing import Router, path_pattern, split_address
from cafe.local.services import NewerFormat, Services, Ways
from cafe.local.storage import Shelves, Storage, StorageFull
from cafe.protocol.encoding import encode
from cafe.protocol.errors import ApiError
from cafe.protocol.openapi import MATCH

JSON, TEXT = "application/json", "text/plain; charset=utf-8"
FOLLOW_PATH: re.Pattern[str] = path_pattern(f"{MATCH}/follow")
AWAY_S = 2  # then it may be worth another try
WAYS = Ways()
Response = tuple[int, str, Mapping[str, str], str]  # status, type, headers and body


async def open_house(storage: Storage, tell: Tell, _language: str, ways: Ways = WAYS) -> House:
    """The café over a storage. What cannot be opened answers so, and is tried again at the next request."""
    house = House(Shelves(storage), tell, ways)
    with suppress(Exception):  # whoever asks is told
        await house.services()
    return house


async def delete_me(context: LocalRequest) -> None:
    """Delete everything that this café keeps in the browser."""
    await context.services.shelves.clear()


ROUTES = (*SHARED_ROUTES, Route("DELETE", ME, delete_me, rate_limit=RateLimit.LINK))


class House:
    """Answers requests, and tells followers the news; one house writes to a storage at a time."""

    def __init__(self, shelves: Shelves, tell: Tell, ways: Ways) -> None:
        self._shelves, self._tell, self._ways = shelves, tell, ways
        self._router = Router(ROUTES)
        self._services: Services | None = None
        self._is_closed = False
        self._opening = asyncio.Lock()
        self._followers: dict[int, asyncio.Task[None]] = {}
        self._answering, self._all_answered = 0, asyncio.Condition()
        self._deleting = asyncio.Lock()

    async def respond(self, method: str, path: str, body: str | None, _language: str) -> str:
        """The answer to a request, as JSON; it never raises."""
        try:
            status, kind, headers, text = await self._response(method, path, body)
        except Exception as exception:  # noqa: BLE001 every exception becomes an answer
            error = error_of(exception)
            status, kind, headers, text = error.status, JSON, error.headers, error.body.decode()
        retry_after = headers.get("Retry-After")
        return json.dumps(
            {
                "status": status,
                "type": kind,
                "retryAfter": None if retry_after is None else int(retry_after),
                "body": text,
            }
        )

    def follow(self, number: int, path: str) -> None:
        """From now on, tell this follower the news of a match; at the end an empty text."""
        self.unfollow(number)
        task = asyncio.get_running_loop().create_task(self._follow(number, path))
        self._followers[number] = task

    def unfollow(self, number: int) -> None:
        if (task := self._followers.pop(number, None)) is not None:
            task.cancel()

    async def close(self) -> None:
        """Stop for good, and answer what was asked before; what was confirmed is in the storage."""
        self._is_closed = True
        await self._stop()
        await self._all_are_answered()

    async def _stop(self) -> None:
        """End whatever runs and whoever follows."""
        services, self._services = self._services, None
        if services is not None:
            await services.close()
        for number in list(self._followers):
            self.unfollow(number)
            self._tell(number, THE_END)

    async def _all_are_answered(self) -> None:
        async with self._all_answered:
            await self._all_answered.wait_for(lambda: not self._answering)

    async def services(self) -> Services:
        """All that there is, read from the storage when it is first needed."""
        async with self._opening:
            if self._is_closed:
                raise ApiError(503, "closing")
            if self._services is None:
                self._services = await Services.opened(self._shelves, self._ways)
            return self._services

    async def _response(self, method: str, path: str, body: str | None) -> Response:
        place, query = split_address(path)
        found = self._router.find(method, place)
        if found.route.endpoint is delete_me:
            return await self._delete_everything()
        async with self._deleting:  # nothing begins while everything is deleted
            self._answering += 1
        try:
            context = LocalRequest(await self.services(), found.path, query)
            sent = () if found.route.request is None else (found.decode(_bytes(found.route, body)),)
            return await _answered(found.route, await found.route.endpoint(context, *sent))
        finally:
            self._answering -= 1
            async with self._all_answered:
                self._all_answered.notify_all()

    async def _delete_everything(self) -> Response:
        async with self._deleting:
            await self.services()  # or it is a newer version's, and stays
            await self._stop()
            await self._all_are_answered()
            await self._shelves.clear()
        return 204, JSON, {}, ""

    async def _follow(self, number: int, path: str) -> None:
        place, query = split_address(path)
        try:
            async with self._deleting:  # nothing is opened while everything is deleted
                services = await self.services()
            if (found := FOLLOW_PATH.fullmatch(place)) is not None:
                await follow(services, found["id"], query, lambda text: self._tell(number, text))
        except Exception as exception:  # noqa: BLE001 the client asks again, and is told why
            error_of(exception)
        self._followers.pop(number, None)
        self._tell(number, THE_END)


def error_of(exception: Exception) -> ApiError:
    """The error that an exception means; what nobody expected is told on the browser's console."""
    match exception:
        case StorageFull():
            return ApiError(507, "storage-full")
        case DatabaseAway() | OutcomeUnknown():
            return ApiError(503, "storage-away", headers={"Retry-After": str(AWAY_S)})
        case NewerFormat():
            return ApiError(409, "newer-format")
        case _:
            pass
    if (error := as_api_error(exception, Silent())) is not None:
        return error
    sys.stderr.write("".join(traceback.format_exception(exception)))
    return ApiError(500, "trouble")


async def _answered(route: Route, result: Any) -> Response:
    if result is None:
        return 204, JSON, {}, ""
    if isinstance(result, str):
        return route.status, TEXT, {}, result
    if isinstance(result, Answer):
        body = (
            result.body
            if isinstance(result.body, bytes)
            else b"".join([piece async for piece in result.body])
        )
        return 200, JSON, result.headers, body.decode()
    return route.status, JSON, {}, encode(result).decode()


def _bytes(route: Route, body: str | None) -> bytes:
    """The body as it would come over a network; half a letter is found out when it is read."""
    sent = (body or "").encode(errors="surrogatepass")
    if len(sent) > route.limit_bytes:
        raise ApiError(413, "too-large")
    return sent
