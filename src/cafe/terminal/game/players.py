"""Who plays: people by name, bots by their kind, as options and game files write them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cafe.bots import ALL_BOTS, BOTS, CHARACTERS
from cafe.rules.notation import Record
from cafe.rules.notation.record import bad_name
from cafe.terminal.errors import UserError
from cafe.terminal.output.translator import Translator

BOT = "bot:"
PLAYER_LIMIT = 9  # more than any game takes; the ruleset says how many it does
BOT_NAMES = ("Bruno", "Chiara", "Djamila", "Emil", "Fatou", "Greta", "Hugo", "Inès", "Jascha", "Karim")


@dataclass(frozen=True, slots=True)
class Player:
    """A person, or a bot of some kind; the text is what the game file calls the player."""

    name: str
    bot: str | None = None

    def __str__(self) -> str:
        return self.name if self.bot is None else f"{self.name}={BOT}{self.bot}"


def parse_players(text: str) -> tuple[Player, ...]:
    """`Anna,bot:leonora,Max=bot:random` as players; bots without a name get one, characters their own."""
    parsed = [_parse(part.strip()) for part in text.split(",")]
    taken = {player.name for player in parsed}
    players = list[Player]()
    for player in parsed[:PLAYER_LIMIT]:
        if player.bot is None or player.name:
            players.append(player)
            continue
        own = [player.bot.capitalize()] if player.bot in CHARACTERS else []
        name = next(name for name in (*own, *BOT_NAMES) if name not in taken)
        taken.add(name)
        players.append(Player(name, player.bot))
    _check_names(players)
    return tuple(players)


def players_of(record: Record, translator: Translator) -> tuple[Player, ...]:
    """Who plays in a game file; without names, people only."""
    if not record.names:
        seats = range(record.ruleset.players)
        return tuple(Player(translator("player-name", number=seat + 1)) for seat in seats)
    players = tuple(map(_parse, record.names))
    return tuple(player if player.name else Player(f"{BOT}{player.bot}", player.bot) for player in players)


def person_and_bots(name: str, opponents: int, character: str) -> tuple[Player, ...]:
    """A person and this many opponents of one character, numbered by seat where a name is not enough."""
    own = character.capitalize()
    names = [own] if opponents == 1 and own != name else [f"{own} {seat}" for seat in range(2, 2 + opponents)]
    players = (Player(name), *(Player(other, character) for other in names))
    _check_names(players)
    return players


def with_names_of(record: Record | None, translator: Translator) -> Translator:
    """The translator that calls the players as the game file does."""
    if record is None or not record.names:
        return translator
    return translator.with_names([name.partition(f"={BOT}")[0] for name in record.names])


def _parse(text: str) -> Player:
    name, is_bot, kind = text.partition(BOT)
    if not is_bot or (name and not name.endswith("=")):
        return Player(text)
    if kind not in ALL_BOTS:
        raise UserError("cli-seats-no-bot", bot=kind[:40], bots=", ".join([*CHARACTERS, *BOTS]))
    return Player(name.removesuffix("=").strip(), kind)


def _check_names(players: Sequence[Player]) -> None:
    for player in players:
        if bad_name(str(player)) or "=" in player.name:
            raise UserError("cli-seats-bad-name", name=player.name[:60] or "''")
    names = [player.name for player in players]
    for name in names:
        if names.count(name) > 1:
            raise UserError("cli-seats-twice", name=name)
