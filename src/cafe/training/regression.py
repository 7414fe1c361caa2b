"""Ridge regression by normal equations: weights as whole numbers, and how well they fit."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cafe.bots.weights import Weights

from .self_play import Numbers, Sums

RIDGE = 3.0  # positions' worth of doubt about each weight
FLOOR = 1e-3  # for features that are never seen
MILLIONTHS = 1_000_000


@dataclass(frozen=True, slots=True)
class Fit:
    """How far the margin and the win are off on average, and would be if nothing were known."""

    positions: int
    margin: float
    margin_unknown: float
    win: float
    win_unknown: float

    def __str__(self) -> str:
        return (
            f"{self.positions} positions, "
            f"off by {self.margin:.2f} points (unknown: {self.margin_unknown:.2f}) "
            f"and {self.win:.3f} of a win ({self.win_unknown:.3f})"
        )


def fitted(parts: list[Sums]) -> tuple[Weights, list[Fit]]:
    """The weights of all parts of a game."""
    margins, wins, fits = list[int](), list[int](), list[Fit]()
    for sums in parts:
        found = _solve(sums)
        margins += [round(float(weight) * MILLIONTHS) for weight in found[:, 0]]
        wins += [round(float(weight) * MILLIONTHS) for weight in found[:, 1]]
        off = np.sqrt((sums.squares - (found * sums.targets).sum(axis=0)) / sums.count)
        unknown = np.sqrt(sums.squares / sums.count)
        fits.append(Fit(sums.count, float(off[0]), float(unknown[0]), float(off[1]), float(unknown[1])))
    return Weights(tuple(margins), tuple(wins)), fits


def _solve(sums: Sums) -> Numbers:
    doubt = RIDGE * np.diag(np.diag(sums.products) / sums.count) + FLOOR * np.eye(len(sums.products))
    return np.asarray(np.linalg.solve(sums.products + doubt, sums.targets), np.float64)
