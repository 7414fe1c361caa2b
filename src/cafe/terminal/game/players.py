"""Who sits at the table: people by name, bots by their kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cafe.bots import BOTS
from cafe.rules.notation.record import bad_name
from cafe.terminal.errors import Trouble
from cafe.terminal.output.translator import Voice

BOT = "bot:"
MOST = 9  # more than any game takes; the ruleset says how many it does
BOT_NAMES = ("Bruno", "Chiara", "Djamila", "Emil", "Fatou", "Greta", "Hugo", "Inès", "Jascha", "Karim")


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person, or a bot of a kind; its text is what the game file calls the player."""

    name: str
    bot: str | None = None

    def __str__(self) -> str:
        return self.name if self.bot is None else f"{self.name}={BOT}{self.bot}"


def parse_sitters(text: str) -> tuple[Sitter, ...]:
    """`Anna,bot:greedy,Max=bot:random` as sitters; bots without a name get one."""
    told = [_parse(part.strip()) for part in text.split(",")]
    taken = {sitter.name for sitter in told}
    free = iter(name for name in BOT_NAMES if name not in taken)
    sitters = tuple(
        Sitter(next(free), sitter.bot) if sitter.bot and not sitter.name else sitter for sitter in told[:MOST]
    )
    _check(sitters)
    return sitters


def sitters_of(names: Sequence[str], players: int, voice: Voice) -> tuple[Sitter, ...]:
    """Who plays in a game file; without names, people only."""
    if not names:
        return tuple(Sitter(voice("player-name", number=player + 1)) for player in range(players))
    sitters = tuple(map(_parse, names))
    return tuple(s if s.name else Sitter(f"{BOT}{s.bot}", s.bot) for s in sitters)


def names_in(names: Iterable[str]) -> list[str]:
    """What to call the players of a game file."""
    return [name.partition(f"={BOT}")[0] for name in names]


def with_bots(name: str, opponents: int) -> tuple[Sitter, ...]:
    """One person and so many greedy bots."""
    names = [other for other in BOT_NAMES if other != name][:opponents]
    sitters = (Sitter(name), *(Sitter(other, "greedy") for other in names))
    _check(sitters)
    return sitters


def _parse(text: str) -> Sitter:
    name, is_bot, kind = text.partition(BOT)
    if not is_bot or (name and not name.endswith("=")):
        return Sitter(text)
    if kind not in BOTS:
        raise Trouble("cli-seats-no-bot", bot=kind[:40], bots=", ".join(BOTS))
    return Sitter(name.removesuffix("=").strip(), kind)


def _check(sitters: Sequence[Sitter]) -> None:
    for sitter in sitters:
        if bad_name(str(sitter)) or "=" in sitter.name:
            raise Trouble("cli-seats-bad-name", name=sitter.name[:60] or "''")
    names = [sitter.name for sitter in sitters]
    for name in names:
        if names.count(name) > 1:
            raise Trouble("cli-seats-twice", name=name)
