"""What a server with many guests tells of shared deals: the results of a day, and of a challenge."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
DATE = "2026-11-18"
ME = "Ben"


def result(name: str, margin: int, score: int = 87) -> Json:
    """Somebody's line in a table."""
    flags = {"bankrupt": False, "gave_up": False, "bot_helped": False, "mine": name == ME}
    place = 1 if margin > 0 else 2
    return {
        **flags,
        "score": score + margin,
        "margin": margin,
        "place": place,
        "name": name,
        "match": f"m-{name}",
    }


def a_deal(date: str = DATE, edition: str = "board") -> Json:
    bots = ["", "hedwig", "marcel"] if edition == "board" else ["", "ingrid"]
    table = {"edition": edition, "ruleset": edition, "players": len(bots), "seat": 0, "bots": bots}
    return {"date": date, "commitment": "9f2c" * 16, "seed": None, "table": table}


def today() -> Json:
    """The deals of a day, of which the board game's is played."""
    upcoming = {"date": "2026-11-19", "commitment": "41d7" * 16}
    mine = {name: value for name, value in result(ME, 4).items() if name not in ("name", "mine", "match")}
    played = {"deal": a_deal(), "status": "done", "match": "m-Ben", "result": mine, "next": upcoming}
    other = {"deal": a_deal(edition="card"), "status": "new", "match": None, "result": None, "next": upcoming}
    return {"date": DATE, "ends_at": 36_000_000, "now": 0, "streak": 3, "games": [played, other]}


def a_table(deal: Json) -> Json:
    """The results of a deal of the board game, for one who came in second; its par is ready."""
    lines = [("Cara", 9), (ME, 4), ("Dan", 2), ("Emilia", -3), ("Ferdinand", -3), ("Gina", -11)]
    par = {"bot": "leonora", "done": 24, "total": 24, "mean": 5_250, "error": 840, "method": "m"}
    mine = result(ME, 4)
    results = [result(name, margin) for name, margin in lines]
    return {
        "deal": deal,
        "total": 12,
        "results": results,
        "mine": mine,
        "ahead": 1,
        "percentile": 91,
        "par": par,
    }


def a_challenge() -> Json:
    """A challenge that Ben has played, and Cara too."""
    table = {"edition": "card", "ruleset": "card", "players": 2, "seat": 0, "bots": ["", "wilma"]}
    told = {"name": "Anna", "commitment": "c", "known": False, "at_other_seat": False, "table": table}
    results = [result("Cara", 6), result(ME, 2)]
    offered = {name: value for name, value in result("Anna", 7).items() if name != "mine"}
    return {**told, "status": "done", "match": "m-Ben", "offered": offered, "total": 2, "results": results}


def a_comparison() -> Json:
    """Two games that part at the third turn of the seat."""
    same = [(["FRf@b1", "FRm@b3", "end"], 4), (["draw"], 4)]
    ours = [(["ITm@c3", "end"], 8), (["ITf@c1", "USm@d2", "end"], 16), (["draw"], 16)]
    theirs = [(["USf@d2", "end"], 7), (["draw"], 7), (["ITm@c3", "**f@c1", "end"], 21)]
    pairs = [(turn, turn) for turn in same] + list(zip(ours, theirs, strict=True))
    turns = [
        {"same": one == other, "ours": _turn(number, one), "theirs": _turn(number, other)}
        for number, (one, other) in enumerate(pairs)
    ]
    both = {"ours": _without_mine(result(ME, 2)), "theirs": _without_mine(result("Anna", 7))}
    return {**both, "seat": 0, "parted_at": 5, "parted_by": 0, "turns": turns}


def _turn(number: int, turn: tuple[list[str], int]) -> Json:
    moves, score = turn
    return {"number": 2 * number + 1, "moves": moves, "score": score, "margin": score - 4 * number}


def _without_mine(line: Json) -> Json:
    return {name: value for name, value in line.items() if name != "mine"}
