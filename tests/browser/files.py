"""Game files to lay on the table."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

from cafe.bots import bot
from cafe.rules import Game, Move, Ruleset, Step, deal, offers, play_step, ruleset, start
from cafe.rules.card_game import HAND_LIMIT
from cafe.rules.events import TablesCleared
from cafe.rules.moves import CloseCafe, Draw, EndTurn, HostClub, LayAside, Seat
from cafe.rules.notation import Record, record_text
from cafe.rules.state import Stage
from tests.bots.tables import steps_of

CARD = ruleset("card", {"players": "2"})
DEALT = 7  # C2
NAMES = ("Ada", "Bo", "Cleo", "Dina", "Emil")


def game_file(moves: int | None = None, edition: str = "card", players: int = 2) -> str:
    """A game of Ada, Bo and others, or its first moves."""
    return _file(edition, players, "greedy", "file", moves)


def first_turn_file() -> str:
    """A board game that nobody has played yet."""
    return game_file(0, "board")


def short_game_file() -> str:
    """A whole game whose review takes no time: most of its few turns lead to the bar, two are blunders."""
    return _file("board", 2, "random", "s22")


def birthday_file() -> str:
    """A game whose next move answers whether there is a birthday (V1): somebody has the points for it."""
    rules = ruleset("board", {"players": "2", "birthday": "20"})
    return _until(rules, "file", lambda step: step.game.scene.turn.stage is Stage.BIRTHDAY)


def club_file() -> str:
    """A board game whose player on turn may host a club (V2), or seat a guest."""
    rules = ruleset("board", {"players": "2", "clubs": "on"})
    return _until(rules, "party", lambda step: {HostClub, Seat} <= kinds_offered(step))


def closing_file() -> str:
    """A card game whose player on turn may declare it over (C8), as everybody seats as many as they can."""
    rules, seed, moves = ruleset("card", {"players": "4"}), "close18", list[Move]()
    game = start(rules, deal(rules, seed))
    while CloseCafe not in (offered := {type(offer.move): offer.move for offer in offers(game)}):
        others = (offered[kind] for kind in (EndTurn, Draw, LayAside) if kind in offered)
        move = next(iter(_most_seatings(game)), None) or next(others)
        moves.append(move)
        game = play_step(game, move).after
    return record_text(Record(rules, deal(rules, seed), tuple(moves), NAMES[:4], seed))


def _most_seatings(game: Game) -> tuple[Move, ...]:
    """How to seat the most guests in what is left of a turn."""
    steps = [play_step(game, offer.move) for offer in offers(game) if isinstance(offer.move, Seat)]
    here = [step for step in steps if not step.ends_turn]
    return max(((step.move, *_most_seatings(step.after)) for step in here), key=len, default=())


def well_paid_file() -> str:
    """A board game whose player on turn may seat a guest whom several tables pay."""
    rules = ruleset("board", {"players": "2"})
    return _until(rules, "file", lambda step: any(len(offer.receipt) > 1 for offer in offers(step.game)))


def full_hand_file() -> str:
    """A card game whose player on turn has so many guests that one may be laid aside (C7)."""
    drawn = (Draw(),) * (2 * (HAND_LIMIT - DEALT))
    return record_text(Record(CARD, deal(CARD, "file"), drawn, NAMES[:2], "file"))


def clearing() -> tuple[str, str, str]:
    """A card game whose next guest, at the next chair, fills a table (C5); then the turn goes on."""
    steps = list(steps_of(CARD, [bot("greedy")] * 2, "file"))
    at, move = next(
        (at, step.move)
        for at, step in enumerate(steps)
        if any(isinstance(event, TablesCleared) for event in step.events) and not step.ends_turn
        if isinstance(step.move, Seat) and step.game.scene.turn.seated == 0
    )
    played = tuple(step.move for step in steps[:at])
    game = record_text(Record(CARD, deal(CARD, "file"), played, NAMES[:2], "file"))
    return game, str(move.guest), move.chair


def kinds_offered(step: Step) -> set[type[Move]]:
    return {type(offer.move) for offer in offers(step.game)}


def _until(rules: Ruleset, seed: str, comes: Callable[[Step], bool]) -> str:
    """A game of two up to where something comes."""
    played = takewhile(lambda step: not comes(step), steps_of(rules, [bot("greedy")] * 2, seed))
    return record_text(Record(rules, deal(rules, seed), tuple(step.move for step in played), NAMES[:2], seed))


def _file(edition: str, players: int, by: str, seed: str, moves: int | None = None) -> str:
    rules = ruleset(edition, {"players": str(players)})
    chosen = [step.move for step in steps_of(rules, [bot(by)] * players, seed)]
    return record_text(Record(rules, deal(rules, seed), tuple(chosen[:moves]), NAMES[:players], seed))
