"""One kernel's measurements, as JSON: `python -m bench.kernel_play ROUNDS`."""

from __future__ import annotations

import json
import resource
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from multiprocessing import get_context
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import chess

from cafe import kernel
from cafe.kernel import Evaluation, Playouts, Position, Tally, Turns, from_game
from cafe.kernel.playouts import WHOLE_GAME, dice_for, play_on
from cafe.rules import Game, Ruleset, deal, offers, play_step, start

GAMES = {"board game, 3 players": "board players=3", "card game, 3 players": "card players=3"}
DEALS, SLICE_S = 100, 0.3
STATES = 20_000  # copies for weighing one
CUT, CANDIDATES, SAMPLES = 8, 12, 20
MID_GAME = 25  # decisions
CLOCK_S = 1.5


def main(rounds: int) -> dict[str, Any]:
    turns = Turns()
    dealt = {name: positions(rules) for name, rules in GAMES.items()}
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in GAMES}
    chess_rates, ratios = [], dict[str, list[float]]({name: [] for name in GAMES})
    for number in range(rounds):
        before = chess_rate(number)
        for name in GAMES:
            rates[name].append(random_play(dealt[name], turns, SLICE_S))
        after = chess_rate(number + rounds)
        chess_rates += [before, after]
        for name in GAMES:
            ratios[name].append(rates[name][-1][1] / ((before + after) / 2))
    return {
        "kernel": "compiled" if kernel.running.why is None else "pure",
        "why": f"{kernel.running.why or ''} {kernel.running.said}".strip(),
        "python": sys.version.split()[0],
        "chess": max(chess_rates),
        "games": {
            name: {
                "games": max(games for games, _ in rates[name]),
                "decisions": max(decisions for _, decisions in rates[name]),
                "ratio": median(ratios[name]),
                **costs(dealt[name], turns, rounds),
            }
            for name in GAMES
        },
        "rules": {name: rules_rate(rules) for name, rules in GAMES.items()},
        "playouts": playout_rate(dealt["board game, 3 players"][0], turns, rounds),
        "scaling": scaling(rounds),
    }


def positions(rules: str) -> list[Position]:
    ruleset = Ruleset.parse(rules)
    return [from_game(start(ruleset, deal(ruleset, str(seed)))) for seed in range(DEALS)]


def random_play(dealt: list[Position], turns: Turns, seconds: float) -> tuple[float, float]:
    """Games and decisions a second of processor time."""
    games = decisions = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        position = dealt[games % len(dealt)].copy()
        decisions += play_on(position, turns, dice_for(position, games), WHOLE_GAME, greedy=False)
        games += 1
    return games / spent, decisions / spent


def chess_rate(seed: int) -> float:
    """Moves a second: all legal ones listed, one of them made."""
    rng, moves, begun = Random(seed), 0, process_time()
    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        if (spent := process_time() - begun) >= SLICE_S:
            return moves / spent


def costs(dealt: list[Position], turns: Turns, rounds: int) -> dict[str, float]:
    """Listing, applying, copying and hashing, on the way through whole games; what a state weighs."""
    met, codes = [], []
    for seed, first in enumerate(islice(dealt, 20)):
        position, dice = first.copy(), dice_for(first, seed)
        while not position.end:
            met.append(position.copy())
            position.list_turns(turns)
            codes.append(int(turns.codes[dice[0].below(turns.count)]))
            position.apply(codes[-1])
    listed, listing = 0, []
    copying, applying, hashing = [], [], []
    for _ in range(rounds):
        listed, begun = 0, process_time()
        for position in met:
            position.list_turns(turns)
            listed += turns.count
        listing.append(process_time() - begun)
        begun = process_time()
        for position in met:
            position.copy()
        copying.append(process_time() - begun)
        copies = [position.copy() for position in met]
        begun = process_time()
        for position, code in zip(copies, codes, strict=True):
            position.apply(code)
        applying.append(process_time() - begun)
        begun = process_time()
        for position in met:
            position.key()
        hashing.append(process_time() - begun)
    times = {"list_us": listing, "apply_us": applying, "copy_us": copying, "key_us": hashing}
    told = {name: min(spent) / len(met) * 1e6 for name, spent in times.items()}
    return told | {"turns": listed / len(met), "bytes": weight(met[len(met) // 2])}


def weight(position: Position) -> float:
    """Bytes of a copy."""
    copies = [position.copy() for _ in range(STATES)]  # what is freed again is used again
    del copies
    before = resident_bytes()
    copies = [position.copy() for _ in range(STATES)]
    return max(0, resident_bytes() - before) / len(copies)


def resident_bytes() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - a file of the system
            return int(file.read().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def rules_rate(rules: str) -> float:
    """Decisions a second of the rules themselves: all whole turns listed step by step, one of them played."""
    ruleset, rng, decisions, begun = Ruleset.parse(rules), Random(1), 0, process_time()
    for seed in count():
        game = start(ruleset, deal(ruleset, str(seed)))
        while game.end is None:
            game = rng.choice(whole_turns(game))
            decisions += 1
            if (spent := process_time() - begun) >= 5 * SLICE_S:
                return decisions / spent
    return 0.0


def whole_turns(game: Game) -> list[Game]:
    ends = []
    for offer in offers(game):
        step = play_step(game, offer.move)
        ends += [step.after] if step.is_settled else whole_turns(step.after)
    return ends


def playout_rate(first: Position, turns: Turns, rounds: int) -> float:
    """Cut greedy playouts a second, in batches with common luck, from the middle of a game."""
    position = first.copy()
    play_on(position, turns, dice_for(position, 1), MID_GAME, greedy=True)
    position.list_turns(turns)
    codes = [code for code, _ in turns.listed()][:CANDIDATES]
    playouts, best = Playouts(Evaluation(), greedy=True, decisions=CUT), 0.0
    for seed in range(rounds):
        tally, begun = Tally(len(codes)), process_time()
        playouts.batch(position, codes, tally, SAMPLES, seed)
        best = max(best, SAMPLES * len(codes) / (process_time() - begun))
    return best


def scaling(rounds: int) -> dict[str, float]:
    """What two processes play over one, by the clock and by processor time; the best of the rounds."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        list(pool.map(play_for, [0.2, 0.2]))  # let both begin
        clock = processor = 0.0
        for _ in range(max(1, rounds // 3)):
            (alone,) = pool.map(play_for, [CLOCK_S])
            both = list(pool.map(play_for, [CLOCK_S, CLOCK_S]))
            clock = max(clock, sum(by_clock for by_clock, _ in both) / alone[0])
            processor = max(processor, sum(by_processor for _, by_processor in both) / alone[1])
        return {"clock": clock, "processor": processor}


def play_for(seconds: float) -> tuple[float, float]:
    """Decisions of the board game in a second of the clock, and of processor time."""
    dealt, turns, seeds, decisions = positions("board players=3"), Turns(), count(), 0
    begun, busy = perf_counter(), process_time()
    while (spent := perf_counter() - begun) < seconds:
        seed = next(seeds)
        position = dealt[seed % len(dealt)].copy()
        decisions += play_on(position, turns, dice_for(position, seed), WHOLE_GAME, greedy=False)
    return decisions / spent, decisions / (process_time() - busy)


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]))))
