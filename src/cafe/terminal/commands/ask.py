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
from cafe.terminal.errors import REFUSED, UserError
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator
from cafe.terminal.output.verdict import show_offers, show_verdict
from cafe.terminal.output.verdict_json import JsonObject, offers_json, verdict_json

from .options import Number, OneOf, language_option, rule_options, ruleset_of

HIGHEST_SCORE = 99_999
Parsed = TypeVar("Parsed")


def command(translator: Translator) -> click.Command:
    @click.command("ask", help=translator("cli-ask-help"), short_help=translator("cli-ask-short"))
    @click.option("--game", type=OneOf(*Edition), default="board", help=translator("cli-ask-help-game"))
    @rule_options(translator)
    @click.option("--tables", default="", metavar="b2=RU…", help=translator("cli-ask-help-tables"))
    @click.option("--seated", default="", metavar="b1=RUm…", help=translator("cli-ask-help-seated"))
    @click.option("--play", default="", metavar="RUf@c2…", help=translator("cli-ask-help-play"))
    @click.option("--hand", default="", metavar="RUf…", help=translator("cli-ask-help-hand"))
    @click.option("--laid", default="", metavar="TR…", help=translator("cli-ask-help-laid"))
    @click.option("--bar", type=Number(0, BAR_SPACES - 1), default=0, help=translator("cli-ask-help-bar"))
    @click.option(
        "--score",
        type=Number(-HIGHEST_SCORE, HIGHEST_SCORE),
        default=0,
        help=translator("cli-ask-help-score"),
    )
    @click.option("--turn", type=Number(1, HIGHEST_SCORE), help=translator("cli-ask-help-turn"))
    @click.option(
        "--birthday", type=OneOf(*Nation), metavar="NATION", help=translator("cli-ask-help-birthday")
    )
    @click.option("--json", "as_json", is_flag=True, help=translator("cli-ask-help-json"))
    @language_option(translator)
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
            raise UserError("cli-ask-nothing")
        try:
            question = Question(
                ruleset=ruleset_of(game, plan, settings),
                tables=_parse("--tables", parse_tables, tables),
                seated=_parse("--seated", parse_seated, seated),
                play=_parse("--play", parse_moves, play),
                hand=_parse("--hand", parse_guests, hand),
                laid=_parse("--laid", parse_nations, laid),
                bar=bar,
                score=score,
                turn=turn,
                birthday=None if birthday is None else Nation(birthday),
            )
            return _answer(question, translator, as_json)
        except BadQuestion as bad:
            raise UserError("cli-bad-question", reason=translator.say(bad.flaw)) from None

    return ask_referee


def _answer(question: Question, translator: Translator, as_json: bool) -> int:
    """Judge the steps; without any, list what the hand may do."""
    if not question.play:
        offers = offered(question)
        if as_json:
            _print_json(offers_json(offers))
        else:
            show_offers(Screen(), translator, offers)
        return 0
    verdict = ask(question)
    if as_json:
        _print_json(verdict_json(verdict, translator))
    else:
        show_verdict(Screen(), translator, verdict, question.play)
    return 0 if verdict.legal else REFUSED


def _print_json(payload: JsonObject) -> None:
    click.echo(json.dumps(payload, ensure_ascii=False))


def _parse(option: str, parser: Callable[[str], Parsed], text: str) -> Parsed:
    """The value of an option, or UserError with the option and the place in its text."""
    try:
        return parser(text)
    except Misread as bad:
        raise UserError("cli-misread", option=option, column=bad.column, flaw=bad.flaw) from None
