"""The requests that every café answers, with a server or without one."""

from __future__ import annotations

from cafe.api.route import Route

from . import chat, house, puzzles, reviews, seats, tables, turns

SHARED_ROUTES: tuple[Route, ...] = (
    *turns.ROUTES,
    *tables.ROUTES,
    *seats.ROUTES,
    *chat.ROUTES,
    *reviews.ROUTES,
    *puzzles.ROUTES,
    *house.ROUTES,
)
