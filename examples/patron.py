#!/usr/bin/env python3
"""A little bot for Café International in plain Python: it needs nothing but this file.

    cafe tournament 'program:examples/patron.py' random

It speaks the protocol of docs/engine.md, and takes the legal moves from the position it is told.
"""

import json
import sys


def main():
    position = None
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "hello":
            say("name patron")
            say("version 1")
            say("protocol 1")
            say("ready")
        elif command == "position":
            position = json.loads(rest)
        elif command == "go":
            best = best_offer(position)
            say("info nodes " + str(len(position["offers"])) + " moves " + best["move"])
            say("bestmove " + best["move"])
        elif command == "ping":
            say("pong")
        elif command == "quit":
            return
        elif command not in ("ruleset", "set", "stop", ""):
            say("error there is no command " + repr(command))


def best_offer(position):
    """The move that promises most; after it we are asked again until our turn is over."""
    return max(position["offers"], key=lambda offer: promise(position, offer))


def promise(position, offer):
    """The points of a move, and a little for what it leads to."""
    move, points = offer["move"], offer["points"]
    if move == "end":
        return 0.5  # rather than seat somebody for nothing
    if move.startswith("lower:"):
        return int(move[len("lower:") :]) if position["bag"] < 40 else -int(move[len("lower:") :])
    if move.startswith("swap:"):
        return 4 if position["bag"] > 40 else -8  # a joker helps for long, and is dear at the end
    if move.startswith("birthday:"):
        return at_tables_of(position, move[len("birthday:") :])
    if move == "draw":
        return 1.5
    if move == "close":
        own = position["scores"][position["viewer"]]
        return 100 if own == max(position["scores"]) else -100
    guest, _, place = move.rpartition("@")
    if guest.startswith("**") and place != "bar" and position["bag"] > 40:
        points -= 4  # jokers are for later
    if points == 0 and place in position["chairs"]:
        return 2 + len(position["chairs"][place])  # somebody will join them: a chair at two tables pays twice
    return points


def at_tables_of(position, nation):
    """How many guests of the nation we hold."""
    own = position["hands"][position["viewer"]]
    return sum(guest is not None and guest.startswith(nation) for guest in own)


def say(line):
    print(line, flush=True)


if __name__ == "__main__":
    main()
