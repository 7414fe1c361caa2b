"""Many values in statements of a bounded size."""

from __future__ import annotations

from collections.abc import Collection, Sequence

BATCH_ROWS = 500  # in one statement


def batches(values: Collection[str]) -> list[Sequence[str]]:
    """The values in order, so many at a time."""
    ordered = sorted(values)
    return [ordered[start : start + BATCH_ROWS] for start in range(0, len(ordered), BATCH_ROWS)]
