"""How much was said at a match: players, joiners and spectators have budgets of their own."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from cafe.match.limits import (
    MAX_LINES_OF_A_JOINER,
    MAX_LINES_OF_A_PLAYER,
    MAX_LINES_OF_A_SPECTATOR,
    MAX_LINES_OF_SPECTATORS,
)
from cafe.rules.values import field, value


class Voice(StrEnum):
    """As what somebody talks."""

    PLAYER = "player"
    JOINER = "joiner"  # who has a seat before the start, as anybody can
    SPECTATOR = "spectator"


class Sign(StrEnum):
    """What is said without words, with a drawing."""

    CHEERS = "cheers"  # a cup raised
    BRAVO = "bravo"  # a thumb up
    LAUGH = "laugh"
    SURPRISE = "surprise"
    THINKING = "thinking"
    APPLAUSE = "applause"


@value
class LinesSaid:
    """The lines of chat so far: of spectators together, and of each speaker."""

    of_spectators: int = 0
    of_speaker: Mapping[tuple[str, Voice], int] = field(default_factory=dict)

    def with_line(self, speaker: str, voice: Voice) -> LinesSaid:
        """One line more."""
        return LinesSaid(
            of_spectators=self.of_spectators + (voice is Voice.SPECTATOR),
            of_speaker={**self.of_speaker, (speaker, voice): self.of_speaker.get((speaker, voice), 0) + 1},
        )

    def are_enough(self, speaker: str, voice: Voice) -> bool:
        """Whether the speaker has said all that they may."""
        own = self.of_speaker.get((speaker, voice), 0)
        match voice:
            case Voice.PLAYER:
                return own >= MAX_LINES_OF_A_PLAYER
            case Voice.JOINER:
                return own >= MAX_LINES_OF_A_JOINER
            case Voice.SPECTATOR:
                return own >= MAX_LINES_OF_A_SPECTATOR or self.of_spectators >= MAX_LINES_OF_SPECTATORS
