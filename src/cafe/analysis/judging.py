"""One decision reviewed, from what its player knew and nothing else.

The best turns are picked in some imagined games and judged in others, together with the turn that was played.
"""

from __future__ import annotations

from dataclasses import dataclass

from cafe.bots.hints import JUDGES
from cafe.bots.parts import Breakdown
from cafe.bots.searching import every_turn, ranked
from cafe.bots.styles import tuned
from cafe.bots.weights import weights_for
from cafe.kernel import Dice, Turns, code_of, from_view, moves_of
from cafe.kernel.greedy import Greedy
from cafe.kernel.judging import Judged, Judging
from cafe.kernel.position import Position
from cafe.kernel.search import Found
from cafe.rules import Ruleset

from .decisions import Decision
from .equivalence import chairs_alike, distinct, outcome_key
from .errors import behind_in_games, behind_when_solved, estimate_of_games, estimate_when_solved
from .marks import mark_of
from .method import luck_seed, view_text
from .review import Difference, Estimate, JudgedTurn, Method, PartOfValue, ReviewedTurn
from .solving import Solution, allow_solving, is_near_end, solutions

ALTERNATIVES = 3
LEAST_SAMPLES = 2  # for an error
FORCED_SHARE = 8  # of the nodes, where there is nothing to compare


@dataclass(frozen=True, slots=True)
class Choice:
    """What a player could choose from: turns that differ, as far as can be seen the best first."""

    position: Position
    turns: list[Found]
    played: Found  # one of them
    ruleset: Ruleset


@dataclass(frozen=True, slots=True)
class Verdict:
    """The best turn, the played one and some others, judged."""

    is_best: bool
    played: JudgedTurn
    alternatives: tuple[JudgedTurn, ...]


def review_decision(decision: Decision, method: Method) -> ReviewedTurn:
    """What there was to choose, what it was worth, and what the played turn cost."""
    ruleset = decision.view.scene.ruleset
    seed, search = luck_seed(method.seed, view_text(decision.view)), judging(ruleset)
    position = from_view(decision.view, seed)
    looked_at = search.look(position)
    if is_near_end(position):
        every = every_turn(position, search, looked_at)
        choice = choice_among(every, position, decision, search)
        if (solved := solutions(position, choice.turns, search, method.nodes)) is not None:
            return reviewed(decision, choice, exact(choice, solved))
    choice = choice_among(looked_at, position, decision, search)
    return reviewed(decision, choice, sampled(choice, search, method.nodes, seed))


def reviewed(decision: Decision, choice: Choice, verdict: Verdict) -> ReviewedTurn:
    """A verdict with its mark."""
    behind = [turn.behind for turn in verdict.alternatives]
    loss, choices = verdict.played.behind, len(choice.turns)
    return ReviewedTurn(
        decision=decision.number,
        turn=decision.turn,
        seat=decision.seat,
        choices=choices,
        played=verdict.played,
        is_best=verdict.is_best,
        alternatives=verdict.alternatives,
        loss=loss,
        mark=mark_of(loss, behind if verdict.is_best else [], choices),
    )


def judging(ruleset: Ruleset) -> Judging:
    """The search that hints come from, made to judge."""
    depth, weights = JUDGES[ruleset.edition].depth, weights_for(ruleset)
    value = None if weights is None else weights.value()
    return Judging(
        Greedy(tuned(ruleset)), value, depth.looks, depth.plies, depth.width, depth.trust, depth.guided
    )


def choice_among(looked_at: list[Found], position: Position, decision: Decision, search: Judging) -> Choice:
    """Those of the turns that differ, and which of them was played."""
    ruleset = decision.view.scene.ruleset
    alike = chairs_alike(ruleset.plan)
    turns = distinct(position, looked_at, alike)
    code = code_of(decision.moves, ruleset)
    key = outcome_key(position, code, alike)
    if key not in turns:
        turns[key] = _beyond_looks(position, search, code)
    played = turns[key]
    played.code = code  # told as it was played, not as an equal one
    return Choice(position, list(turns.values()), played, ruleset)


def _beyond_looks(position: Position, search: Judging, code: int) -> Found:
    """A turn that promised so little that it was not looked at."""
    listed = Turns()
    position.list_turns(listed)
    return search.distinct(position, [code], [dict(listed.listed())[code]], [0])[0]


def sampled(choice: Choice, search: Judging, nodes: int, seed: int) -> Verdict:
    """One half of the playouts picks, the other judges."""
    dice = Dice(seed)
    allow_solving(search, nodes)
    picked = _picked(choice, search, nodes // 2, dice)
    is_best = picked[0] is choice.played
    others = [found for found in picked if found is not choice.played][:ALTERNATIVES]
    order = [choice.played, *others] if is_best else [others[0], choice.played, *others[1:]]
    judged = [Judged(found.code, found.points) for found in order]
    share = nodes // 2 if len(order) > 1 else nodes // FORCED_SHARE
    search.compare(choice.position, judged, max(LEAST_SAMPLES, share // len(judged)), dice)
    breakdown = Breakdown(choice.position, search.value)
    turns = [
        told_turn(
            each,
            estimate_of_games(each),
            behind_in_games(judged[0], each),
            breakdown,
            choice.ruleset,
            knows_replies=not search.settled_early,
        )
        for each in judged
    ]
    played = turns.pop(0 if is_best else 1)
    return Verdict(is_best, played, tuple(turns))


def _picked(choice: Choice, search: Judging, playouts: int, dice: Dice) -> list[Found]:
    """The turns that promise most, best first after some playouts; the played one is among them."""
    promising = choice.turns[: search.width]
    if choice.played not in promising:
        promising.append(choice.played)
    if len(promising) > 1:
        search.width = len(promising)
        search.halve(choice.position, promising, playouts, dice.seed())
    return ranked(promising)


def exact(choice: Choice, solved: list[Solution]) -> Verdict:
    """Every turn's value is known."""
    breakdown = Breakdown(choice.position, None)
    played = next(solution for solution in solved if solution.found is choice.played)
    best = solved[0]
    is_best = played.rank == best.rank
    others = [solution for solution in solved if solution is not played][:ALTERNATIVES]
    top = played if is_best else best

    def told(solution: Solution) -> JudgedTurn:
        value, behind = estimate_when_solved(solution), behind_when_solved(top, solution)
        return told_turn(solution.found, value, behind, breakdown, choice.ruleset, knows_replies=False)

    return Verdict(is_best, told(played), tuple(map(told, others)))


def told_turn(
    found: Found,
    value: Estimate,
    behind: Difference,
    breakdown: Breakdown,
    ruleset: Ruleset,
    *,
    knows_replies: bool,
) -> JudgedTurn:
    """A turn in the rules' words; what the next player gains is only told where playouts went so far."""
    if not knows_replies:
        found.replies = 0
    moves = moves_of(found.code, ruleset)
    parts = breakdown.parts(found, moves, value.margin)
    return JudgedTurn(
        tuple(map(str, moves)),
        int(found.points),
        value,
        tuple(PartOfValue(part, points) for part, points in parts),
        behind,
    )
