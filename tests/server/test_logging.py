"""Log lines: searchable, and never with a secret in them."""

from __future__ import annotations

import json
from io import StringIO

import pytest
import structlog

from cafe.hosting.match_lists import Page, Part
from cafe.hosting.storage.lobby import Lobby
from cafe.match.state import Status
from cafe.server.monitoring.logging import configure_logging
from cafe.server.settings import Settings

from .cafe import DEVICE
from .conftest import CafeFactory


class BrokenLobby(Lobby):
    """A lobby whose list nobody can read."""

    async def listed(self, status: Status, now: int, part: Part) -> Page:
        raise ZeroDivisionError(status, now, part)


@pytest.mark.parametrize("form", ["json", "console"])
def test_logs_tell_of_matches_and_never_of_secrets(new_cafe: CafeFactory, form: str) -> None:
    lines = StringIO()
    configure_logging(Settings(log_format=form, log_level="debug"), lines)
    cafe = new_cafe()
    anna = cafe.guest("Anna")
    token = anna.post("/api/me/tokens", {"label": "bot"})["token"]
    link = anna.post("/api/me/link")["token"]
    opened = anna.opens(DEVICE, {"kind": "invited"})
    match, invite = opened["match"]["id"], opened["invites"][0]["token"]
    anna.post(f"/api/matches/{match}/join", {"invite": invite}, 409)
    anna.post(f"/api/matches/{match}/say", {"text": "a private word"}, 204)
    cafe.guest().http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    cafe.guest().post("/api/link", {"token": link})
    anna.http.get(f"/api/matches/{match}/events?after=0&token={token}")
    secret = cafe.run(cafe.context.matches.load(match)).match.opened.secret
    cookie = anna.http.cookies["cafe"]
    cafe.context.lobby = BrokenLobby(cafe.context.matches.store)
    assert anna.http.get("/api/matches").json() == {"error": "trouble"}
    cafe.stop()  # the last line may come after its response
    structlog.reset_defaults()
    log = lines.getvalue()
    for hidden in (token, link, invite, secret, cookie, "a private word", "Anna"):
        assert hidden not in log
    assert match in log
    assert "ZeroDivisionError" in log
    assert "/api/matches/{id}/say" in log
    if form == "json":
        events = [json.loads(line) for line in log.splitlines()]
        assert all({"request_id", "event", "level", "timestamp"} <= event.keys() for event in events)
        assert {event["event"] for event in events} == {
            "request_answered",
            "request_failed",
            "unexpected_error",
        }
