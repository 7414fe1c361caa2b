"""Somebody whom the café knows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    seen_at: int = 0  # to the hour
