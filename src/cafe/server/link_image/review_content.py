"""What a link to a review shows elsewhere: how well everybody played, and how their chances went."""

from __future__ import annotations

from dataclasses import dataclass

from cafe.match.state import Match
from cafe.protocol.review_messages import Review
from cafe.server.link_image.content import link_content, origin_of
from cafe.words import text

MINUS = "\N{MINUS SIGN}"
SIGNS = {"great": "!", "inaccuracies": "?!", "mistakes": "?", "blunders": "??"}  # as beside turns on the page


@dataclass(frozen=True, slots=True)
class ReviewedPlayer:
    """One player's figures, and their chance of winning after each decision of theirs."""

    name: str
    accuracy: str  # a dash where they had nothing to decide
    marks: tuple[str, ...]  # each sign with its number
    margin: str
    chances: tuple[tuple[int, int], ...]  # decision, thousandths
    is_winner: bool

    def __str__(self) -> str:
        return f"{self.name} {self.accuracy}"


@dataclass(frozen=True, slots=True)
class ReviewContent:
    """All that a link to a review shows, as text and as an image."""

    title: str
    subtitle: str
    graph: str  # what it is called
    accuracy: str  # what the column is called
    players: tuple[ReviewedPlayer, ...]
    decisions: int
    origin: str = ""  # where the game comes from; empty if it was played here

    @property
    def line(self) -> str:
        """What is reviewed, as a line below the title."""
        return f"{self.subtitle} · {self.origin}" if self.origin else self.subtitle

    def description(self, language: str) -> str:
        return text("review-share-text", language, players=", ".join(map(str, self.players)))


def review_content(match: Match, review: Review, language: str) -> ReviewContent:
    """What is shown of a review to whoever has its link: nothing of it is hidden."""
    game = text(f"start-edition-{match.ruleset.edition}", language)
    return ReviewContent(
        title=text("cafe-name", language),
        subtitle=f"{text('review-title', language)} · {game}",
        graph=text("review-share-graph", language),
        accuracy=text("review-column-accuracy", language),
        players=_players(match, review, language),
        decisions=len(review.turns),
        origin=origin_of(match, language),
    )


def _players(match: Match, review: Review, language: str) -> tuple[ReviewedPlayer, ...]:
    lines, margins = link_content(match, language).players, {each.seat: each.margin for each in review.sums}
    return tuple(
        ReviewedPlayer(
            name=lines[player.seat].name,
            accuracy=decimal(player.accuracy, language) if player.decisions else "\N{EN DASH}",
            marks=tuple(f"{sign} {getattr(player, name)}" for name, sign in SIGNS.items()),
            margin=text("review-share-margin", language, points=whole_points(margins[player.seat])),
            chances=tuple(
                (turn.decision, turn.played.value.win) for turn in review.turns if turn.seat == player.seat
            ),
            is_winner=lines[player.seat].is_highlighted,
        )
        for player in review.players
    )


def decimal(tenths: int, language: str) -> str:
    """Tenths as each language writes them."""
    whole, tenth = divmod(tenths, 10)
    return f"{whole}{'.' if language == 'en' else ','}{tenth}"


def whole_points(thousandths: int) -> str:
    """A margin at the end, with its sign: it is never a part of a point."""
    points = round(thousandths / 1000)
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"
