"""Who is asking: a signed cookie, or a bearer token for bots."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections import OrderedDict

from itsdangerous import BadSignature, Signer

from cafe.hosting.storage.people import People

COOKIE = "cafe"
COOKIE_LIVES = 400 * 86_400  # seconds; as long as browsers keep one
MOST_REMEMBERED = 20_000


class Identity:
    """Signs and reads cookies, and remembers whose the good ones are."""

    def __init__(self, secret: bytes, people: People) -> None:
        self._secret, self._people = secret, people
        self._signer = Signer(secret, salt="cafe-person", key_derivation="hmac", digest_method=hashlib.sha256)
        self._known: OrderedDict[str, str] = OrderedDict()  # whose a good cookie is

    def cookie(self, person: str) -> str:
        return self._signer.sign(person).decode()

    async def of_cookie(self, value: str) -> str | None:
        """The person whom a cookie names, if we signed it and know him."""
        if (known := self._known.get(value)) is not None:
            return known
        try:
            person = self._signer.unsign(value.encode()).decode()
        except (BadSignature, UnicodeError):
            return None
        if await self._people.find(person) is None:
            return None
        self._remember(value, person)
        return person

    async def of_token(self, token: str) -> str | None:
        found = await self._people.of_token(token)
        return None if found is None else found.id

    def remember(self, person: str) -> None:
        """Somebody new is known without asking for him."""
        self._remember(self.cookie(person), person)

    def _remember(self, cookie: str, person: str) -> None:
        self._known[cookie] = person
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    def derived(self, *words: str) -> str:
        """A text that only this house can make, the same for the same words: ids and links of a retry."""
        told = "\0".join(words).encode()
        digest = hmac.new(self._secret, b"cafe-derived\0" + told, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:18]).decode()
