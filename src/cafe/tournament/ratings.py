"""Ratings by openskill (Plackett and Luce): how strong each name is, after all games in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from statistics import fmean

from .results import Result


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength and how unsure it is; everybody begins with 25 ± 8.3."""

    mu: float
    sigma: float


def has_ratings() -> bool:
    """Whether openskill is installed (the extra `lab`)."""
    return find_spec("openskill") is not None


def ratings(labels: Sequence[str], results: Sequence[Result]) -> Mapping[str, Rating]:
    """The rating of each name; entrants of one name have one rating, the mean of what each would get."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra; the base does without ratings

    model = PlackettLuce()
    fresh = model.rating()
    now = dict.fromkeys(labels, Rating(fresh.mu, fresh.sigma))
    for result in results:
        teams = [[model.create_rating([now[label].mu, now[label].sigma])] for label in labels]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in result.places])]
        for label in now:
            own = [each for each, other in zip(rated, labels, strict=True) if other == label]
            now[label] = Rating(fmean(each.mu for each in own), fmean(each.sigma for each in own))
    return now
