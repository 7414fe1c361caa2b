"""How long a database may take before it counts as away."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DatabaseTimeouts:
    """In seconds; nobody needs to set them, except tests."""

    connect_s: int = 5  # whole ones: it is the driver's own setting, which takes at least two
    statement_s: float | None = 5.0  # then PostgreSQL itself gives a statement up
    reply_s: float | None = 6.0  # then we do: a connection that swallows bytes never answers
    pool_s: float = 5.0  # until one of the connections is free
    busy_s: float = 5.0  # until another process has written to the SQLite file
    stuck_s: float = 5.0  # then a write that has begun counts as stuck
    close_s: float = 6.5  # for what waits to be written when the server closes
    proof_s: float = 5.0  # so long one successful write shows that writing works


TIMEOUTS = DatabaseTimeouts()
PATIENT = DatabaseTimeouts(statement_s=None, reply_s=None, busy_s=30.0)  # migrations take what they need
