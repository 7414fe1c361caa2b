"""An answer that an endpoint has encoded itself: with headers of its own, or piece by piece."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Answer:
    """JSON, whole or in pieces that are made as they are taken."""

    body: bytes | AsyncIterator[bytes]
    headers: Mapping[str, str] = field(default_factory=dict)
