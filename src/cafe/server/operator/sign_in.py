"""Signing in as the operator: the token of the settings, then a cookie that does not last long."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable

from itsdangerous import BadSignature, Signer

from cafe.server.security.identity import Identity

COOKIE = "cafe_operator"
COOKIE_LIVES_S = 3_600  # since the page was last used
MAX_COOKIE_LENGTH = 200


class OperatorSignIn:
    """Knows the operator by their token, and afterwards by a cookie of which the server keeps nothing.

    Its key follows from the token and the server's secret: whoever changes either ends all cookies.
    """

    def __init__(self, token: str, identity: Identity, clock: Callable[[], int]) -> None:
        self._token, self._clock = token, clock
        key = identity.derived("operator", token)
        self._signer = Signer(key, salt="cafe-operator", key_derivation="hmac", digest_method=hashlib.sha256)

    def accepts(self, token: str) -> bool:
        """Whether it is the operator's token; how long that takes says nothing of it."""
        given, wanted = (hashlib.sha256(text.encode()).digest() for text in (token, self._token))
        return bool(self._token) and hmac.compare_digest(given, wanted)

    def new_cookie(self) -> str:
        return self._signer.sign(str(self._clock() + COOKIE_LIVES_S * 1_000)).decode()

    def is_valid(self, cookie: str) -> bool:
        """Whether a cookie is ours, and its hour is not over."""
        if len(cookie) > MAX_COOKIE_LENGTH:
            return False
        try:
            expires_at = int(self._signer.unsign(cookie.encode()))
        except (BadSignature, ValueError):
            return False
        return expires_at > self._clock()
