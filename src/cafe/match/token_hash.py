"""Tokens in links and cookies are kept as hashes: whoever reads the database cannot use them."""

from __future__ import annotations

from hashlib import sha256


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
