"""Other games' libraries at random play, in an environment of their own; prints JSON."""

from __future__ import annotations

import json
from random import Random
from time import process_time

SECONDS = 2.0


def catanatron() -> float:
    """Decisions a second of Catan for two."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - only the peers’ own environment has it

    decisions, begun = 0, process_time()
    while (spent := process_time() - begun) < SECONDS:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        while game.winning_color() is None and game.state.num_turns < 1_000:
            game.play_tick()
            decisions += 1
    return decisions / spent


def backgammon() -> float:
    """Decisions a second of OpenSpiel's backgammon, dice left out."""
    import pyspiel  # noqa: PLC0415 - only the peers’ own environment has it

    game, rng, decisions, begun = pyspiel.load_game("backgammon"), Random(1), 0, process_time()
    while (spent := process_time() - begun) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choice(outcomes)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions / spent


if __name__ == "__main__":
    print(json.dumps({"Catanatron, 2 players": catanatron(), "OpenSpiel backgammon": backgammon()}))
