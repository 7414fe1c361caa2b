"""Listening to a match: a WebSocket that starts where the listener is, without gap or repeat."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from cafe.house.house import Table

from .door import Call, Door
from .presence import Circle, Follower
from .protection import must_be_own_origin
from .rates import Rate, address_group
from .refusals import No, as_no

SLOW = 10.0  # seconds that a message may take
RESTARTING, TOO_SLOW, TOO_TALKATIVE, TROUBLE = 1012, 1013, 1008, 1011
MOST_HEARD = 100  # a listener has nothing to say
BYE = '{"bye":"restarting"}'
log = structlog.get_logger("follow")


async def follow(websocket: WebSocket) -> None:
    """News of a match as they come."""
    door: Door = websocket.app.state.door
    call = Call(door, websocket)
    try:
        table, after = await _admit(call)
    except Exception as trouble:
        no = as_no(trouble)
        if no is None:
            log.exception("nobody foresaw this", route="follow")
            no = No(500, "trouble")
        await websocket.send_denial_response(
            Response(no.body, no.status, headers=no.headers, media_type="application/json")
        )
        return
    await websocket.accept()
    follower = Follower(call.person, address_group(call.address))
    circle = door.presence.enter(table, follower)
    door.meters.listeners.inc()
    try:
        await _listen(call, circle, follower, after)
    finally:
        door.presence.leave(circle, follower)
        door.meters.listeners.dec()


async def _admit(call: Call) -> tuple[Table, int]:
    """Check everything before the handshake is answered."""
    door = call.door
    must_be_own_origin(call.connection, door.settings)
    if door.house.closing.is_set():
        raise No(503, "closing", headers={"Retry-After": "2"})
    door.rates.count_address(Rate.FOLLOW, call.address)
    await call.identify()
    door.rates.count_person(Rate.FOLLOW, call.person)
    if not door.presence.has_room_for(call.person, address_group(call.address)):
        raise No(429, "too-many-listeners", headers={"Retry-After": "30"})
    after = call.number("after")
    table = await call.table(at_least=after or 0)
    call.seat(table.match)
    return table, table.match.seq if after is None else after


async def _listen(call: Call, circle: Circle, follower: Follower, after: int) -> None:
    """Tell until one of the two is gone."""
    telling = asyncio.create_task(_tell(call, circle, follower, after))
    hearing = asyncio.create_task(_hear(call))
    done, pending = await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect):
            await task
    code = None
    for task in done:
        try:
            code = task.result() or code
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("nobody foresaw this", route="follow")
            code = TROUBLE
    if code is not None:
        call.door.meters.dropped.labels(str(code)).inc()
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(1):
                await _socket(call).close(code)


async def _tell(call: Call, circle: Circle, follower: Follower, after: int) -> int:
    """The rows after the last one told, and the state; coming and going is told without rows."""
    told, first, present, seat = after, True, list[int](), call.number("seat")
    while True:
        follower.stirred.clear()
        match = circle.table.match
        if first or match.seq > told or circle.present() != present:
            present, first = circle.present(), False
            news = await call.news(match, circle.table.rows[told : match.seq], seat=seat)
            if not await _send(call, news.decode()):
                return TOO_SLOW
            told = max(told, match.seq)
        elif call.door.house.closing.is_set():
            await _send(call, BYE)
            return RESTARTING
        else:
            await follower.stirred.wait()


async def _send(call: Call, text: str) -> bool:
    """Send, unless the other side does not take it."""
    try:
        async with asyncio.timeout(SLOW):
            await _socket(call).send_text(text)
    except TimeoutError:
        return False
    call.door.meters.news.inc()
    return True


async def _hear(call: Call) -> int | None:
    """A listener only listens; whatever he says is counted, and too much of it ends it."""
    for _ in range(MOST_HEARD):
        if (await _socket(call).receive())["type"] == "websocket.disconnect":
            return None
    return TOO_TALKATIVE


def _socket(call: Call) -> WebSocket:
    assert isinstance(call.connection, WebSocket), "followed by WebSocket"
    return call.connection
