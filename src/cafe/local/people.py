"""The one person of this browser, and whom they muted."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import secrets

import msgspec

from cafe.hosting.person import Person
from cafe.local.storage import Change, Shelves

FORMAT, FORMAT_KEY = 1, "format"  # of all that is kept; an older café does not touch what a newer one wrote
PERSON, MUTED = "person", "muted:"


class KeptPerson(msgspec.Struct, frozen=True):
    id: str
    name: str
    seen_at: int
    secret: str  # what the ids and tokens of retries follow from


class LocalPeople:
    """Knows the person, once there is one."""

    def __init__(self, shelves: Shelves, kept: str | None) -> None:
        self._shelves, self._welcoming = shelves, asyncio.Lock()
        self.person = None if kept is None else msgspec.json.decode(kept, type=KeptPerson)

    async def welcome(self, now: int) -> str:
        """Somebody new: all that is kept is theirs, in the format of this version."""
        async with self._welcoming:  # a page asks for several things at once
            if self.person is None:
                new = KeptPerson(secrets.token_urlsafe(12), "", now, secrets.token_hex(32))
                await self._shelves.write(
                    Change("put", "kept", FORMAT_KEY, str(FORMAT)), Change("put", "kept", PERSON, _json(new))
                )
                self.person = new
            return self.person.id

    def derived(self, *words: str) -> str:
        """A text that only the person's secret makes of these words."""
        assert self.person is not None, "whoever asks twice is known"
        message = b"cafe-derived\0" + "\0".join(words).encode()
        digest = hmac.new(self.person.secret.encode(), message, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:18]).decode()

    async def find(self, person_id: str) -> Person | None:
        found = self.person
        is_they = found is not None and found.id == person_id
        return Person(found.id, found.name, found.seen_at) if found is not None and is_they else None

    async def rename(self, _person_id: str, name: str) -> None:
        assert self.person is not None, "whoever has a name is known"
        renamed = msgspec.structs.replace(self.person, name=name)
        await self._shelves.write(Change("put", "kept", PERSON, _json(renamed)))
        self.person = renamed

    async def mute(self, person_id: str, match_id: str, speaker: str) -> None:
        muted = await self.muted(person_id, match_id)
        await self._keep_muted(match_id, muted | {speaker})

    async def unmute(self, person_id: str, match_id: str, speaker: str) -> None:
        muted = await self.muted(person_id, match_id)
        await self._keep_muted(match_id, muted - {speaker})

    async def muted(self, _person_id: str, match_id: str) -> frozenset[str]:
        kept = await self._shelves.get(f"{MUTED}{match_id}")
        return frozenset(() if kept is None else json.loads(kept))

    async def all_muted(self, _person_id: str) -> dict[str, list[str]]:
        found = await self._shelves.beginning_with(MUTED)
        return {match: sorted(json.loads(text)) for match, text in found.items()}

    async def _keep_muted(self, match_id: str, muted: frozenset[str]) -> None:
        key = f"{MUTED}{match_id}"
        kept = Change("put", "kept", key, json.dumps(sorted(muted)))
        await self._shelves.write(kept if muted else Change("delete", "kept", key))


def _json(person: KeptPerson) -> str:
    return msgspec.json.encode(person).decode()
