"""A program that shakes hands and then misbehaves, as its argument says."""

import json
import os
import sys
import time


def say(text: str) -> None:
    print(text, flush=True)


def main(manner: str) -> None:
    if manner == "silent":
        time.sleep(600)
    turns, offers = 0, []
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "hello":
            say("bonjour" if manner == "foreign" else "name misbehaving\nprotocol 1\nready")
        elif command == "position":
            offers = json.loads(rest)["offers"]
        elif command == "go":
            turns += 1
            if manner == "late-crash" and turns < 3:
                say(f"bestmove {offers[0]['move']}")
            else:
                misbehave(manner)


def misbehave(manner: str) -> None:
    match manner:
        case "crash" | "late-crash":
            raise RuntimeError("the cook has left")
        case "exit":
            os._exit(3)
        case "hang":
            time.sleep(600)
        case "drip":
            while True:
                say("info nodes 1")
        case "babble":
            say("the soup is good today")
        case "bad-figure":
            say("info nodes lots")
        case "no-move":
            say("bestmove")
        case "bad-move":
            say("bestmove sing")
        case "illegal":
            say("bestmove ITm@a99")
        case "memory":
            say(f"bestmove {len(bytearray(2_000_000_000))}")
        case "long-line":
            while True:
                sys.stdout.write("x" * 10_000)
        case "stderr":
            while True:
                sys.stderr.write("oops\n" * 10_000)
        case _:  # deaf
            os.close(1)
            time.sleep(600)


if __name__ == "__main__":
    main(sys.argv[1])
