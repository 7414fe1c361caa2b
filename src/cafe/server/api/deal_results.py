"""Results of shared deals as messages."""

from __future__ import annotations

from cafe.hosting.storage.deal_plays import Play
from cafe.match.deal_play import DealResult, Grade
from cafe.protocol.deal_messages import DealtTable, OwnResult, PlayStatus, RankedResult
from cafe.protocol.messages import DealPlayed
from cafe.rules import Ruleset


def played(play: Play) -> DealPlayed:
    """A game of somebody's own, for their file."""
    return DealPlayed(
        match=play.match,
        deal=play.deal,
        began_at=play.began_at,
        ended_at=play.ended_at,
        score=play.score,
        margin=play.margin,
        place=play.place,
        gave_up=play.grade == Grade.GAVE_UP,
        bot_helped=bool(play.bot_helped),
    )


def status_of(play: Play | None) -> PlayStatus:
    if play is None:
        return PlayStatus.NEW
    return PlayStatus.DONE if play.is_over else PlayStatus.PLAYING


def own_result(play: Play) -> OwnResult | None:
    if play.grade is None or play.score is None or play.margin is None or play.place is None:
        return None
    return OwnResult(
        score=play.score,
        margin=play.margin,
        place=play.place,
        bankrupt=play.grade == Grade.BANKRUPT,
        gave_up=play.grade == Grade.GAVE_UP,
        bot_helped=bool(play.bot_helped),
    )


def ranked(play: Play, person: str | None) -> RankedResult:
    """A result in a list; only results that count are."""
    result = own_result(play)
    assert result is not None, "lists hold results"
    fields = {name: getattr(result, name) for name in OwnResult.__struct_fields__}
    return RankedResult(**fields, name=play.name, mine=play.person == person, match=play.match)


def result_message(result: DealResult) -> OwnResult:
    return OwnResult(
        score=result.score,
        margin=result.margin,
        place=result.place,
        bankrupt=result.grade is Grade.BANKRUPT,
        gave_up=result.grade is Grade.GAVE_UP,
        bot_helped=result.bot_helped,
    )


def dealt_table(rules: Ruleset, seat: int, bots: list[str]) -> DealtTable:
    return DealtTable(edition=rules.edition, ruleset=str(rules), players=rules.players, seat=seat, bots=bots)
