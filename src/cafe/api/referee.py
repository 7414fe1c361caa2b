"""The referee: may I, and what does it pay? Asked of any position."""

from __future__ import annotations

from cafe.api.context import RequestContext
from cafe.api.errors import BadWord
from cafe.match.actions import read_moves
from cafe.match.codec import plain
from cafe.protocol import messages, requests
from cafe.protocol.views import offer_message
from cafe.rules import Chair, Guest, Ruleset, Table
from cafe.rules.flaws.text import NotAGuest
from cafe.rules.quoting import shown
from cafe.rules.referee import Question, ask, companions, offered


async def judge(context: RequestContext, body: requests.Question) -> messages.Verdict:
    """Judge the steps of a turn in any position, and say what the guests in hand may do next."""
    question = _question(body)
    return await context.off_the_loop(lambda: _verdict(question))


def _verdict(question: Question) -> messages.Verdict:
    verdict = ask(question)
    offers = offered(question, verdict.steps) if question.hand or question.play else ()
    joining = companions(question, verdict.steps)
    return messages.Verdict(
        legal=verdict.legal,
        step=verdict.step,
        objections=[plain(objection) for objection in verdict.refused],
        steps=[
            messages.JudgedStep(move=str(step.move), points=step.points, receipt=list(step.receipt))
            for step in verdict.steps
        ],
        total=verdict.total,
        cleared=list(verdict.cleared),
        one_nation=list(verdict.one_nation),
        joker=None if verdict.joker is None else str(verdict.joker),
        hand=list(map(str, verdict.hand)),
        draws=verdict.draws,
        bankrupt=verdict.bankrupt,
        end=verdict.end,
        left_over=verdict.left_over,
        offers=[offer_message(question.ruleset, offer, joining) for offer in offers],
    )


def _question(body: requests.Question) -> Question:
    return Question(
        ruleset=Ruleset.parse(body.ruleset),
        tables={Table(table): nation for table, nation in body.tables.items()},
        seated={Chair(chair): _guest(guest) for chair, guest in body.seated.items()},
        play=read_moves(body.play),
        hand=tuple(map(_guest, body.hand)),
        laid=tuple(body.laid),
        bar=body.bar,
        score=body.score,
        turn=body.turn,
        birthday=body.birthday,
    )


def _guest(code: str) -> Guest:
    try:
        return Guest.parse(code)
    except ValueError:
        raise BadWord(NotAGuest(shown(code))) from None
