"""`cafe ask`: may I, and what does it pay?"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeVar

import click

from cafe.rules import Edition, Nation
from cafe.rules.floor import BAR_SPACES
from cafe.rules.notation import Misread, parse_moves
from cafe.rules.referee import (
    BadQuestion,
    Question,
    ask,
    offered,
    parse_guests,
    parse_nations,
    parse_seated,
    parse_tables,
)
from cafe.terminal.commands.options import Number, OneOf, agreed, language, rule_options
from cafe.terminal.errors import REFUSED, Trouble
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Voice
from cafe.terminal.output.verdict import Plain, plain_offers, plain_verdict, tell_offers, tell_verdict

HIGHEST_SCORE = 99_999
Thing = TypeVar("Thing")


def command(voice: Voice) -> click.Command:
    @click.command("ask", help=voice("cli-ask-help"), short_help=voice("cli-ask-short"))
    @click.option("--game", type=OneOf(*Edition), default="board", help=voice("cli-ask-help-game"))
    @rule_options(voice)
    @click.option("--tables", default="", metavar="b2=RU…", help=voice("cli-ask-help-tables"))
    @click.option("--seated", default="", metavar="b1=RUm…", help=voice("cli-ask-help-seated"))
    @click.option("--play", default="", metavar="RUf@c2…", help=voice("cli-ask-help-play"))
    @click.option("--hand", default="", metavar="RUf…", help=voice("cli-ask-help-hand"))
    @click.option("--laid", default="", metavar="TR…", help=voice("cli-ask-help-laid"))
    @click.option("--bar", type=Number(0, BAR_SPACES - 1), default=0, help=voice("cli-ask-help-bar"))
    @click.option(
        "--score", type=Number(-HIGHEST_SCORE, HIGHEST_SCORE), default=0, help=voice("cli-ask-help-score")
    )
    @click.option("--turn", type=Number(1, HIGHEST_SCORE), help=voice("cli-ask-help-turn"))
    @click.option("--birthday", type=OneOf(*Nation), metavar="NATION", help=voice("cli-ask-help-birthday"))
    @click.option("--json", "as_json", is_flag=True, help=voice("cli-ask-help-json"))
    @language(voice)
    def ask_referee(
        *,
        game: str,
        plan: str | None,
        settings: tuple[str, ...],
        tables: str,
        seated: str,
        play: str,
        hand: str,
        laid: str,
        bar: int,
        score: int,
        turn: int | None,
        birthday: str | None,
        as_json: bool,
    ) -> int:
        if not play.strip() and not hand.strip():
            raise Trouble("cli-ask-nothing")
        rules = agreed(game, plan, settings)
        try:
            question = Question(
                ruleset=rules,
                tables=_read("--tables", parse_tables, tables),
                seated=_read("--seated", parse_seated, seated),
                play=_read("--play", parse_moves, play),
                hand=_read("--hand", parse_guests, hand),
                laid=_read("--laid", parse_nations, laid),
                bar=bar,
                score=score,
                turn=turn,
                birthday=None if birthday is None else Nation(birthday),
            )
            return _answer(question, voice, as_json)
        except BadQuestion as bad:
            raise Trouble("cli-bad-question", reason=voice.say(bad.flaw)) from None

    return ask_referee


def _answer(question: Question, voice: Voice, as_json: bool) -> int:
    """Judge the steps; without any, tell what the hand may do."""
    screen = Screen()
    if not question.play:
        found = offered(question)
        if as_json:
            click.echo(_json(plain_offers(found)))
        else:
            tell_offers(screen, voice, found)
        return 0
    verdict = ask(question)
    if as_json:
        click.echo(_json(plain_verdict(verdict, voice)))
    else:
        tell_verdict(screen, voice, verdict, question.play)
    return 0 if verdict.legal else REFUSED


def _json(told: Plain) -> str:
    return json.dumps(told, ensure_ascii=False)


def _nation(option: str, code: str) -> Nation:
    if code not in Nation.__members__:
        raise Trouble("cli-none-of", option=option, value=code[:40], words=", ".join(Nation))
    return Nation(code)


def _read(option: str, reader: Callable[[str], Thing], text: str) -> Thing:
    """What the reader makes of the text, or Trouble with the option and the place."""
    try:
        return reader(text)
    except Misread as bad:
        raise Trouble("cli-misread", option=option, column=bad.column, flaw=bad.flaw) from None
