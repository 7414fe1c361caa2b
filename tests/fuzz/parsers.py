"""Every parser, and the only errors that may come out of it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from tempfile import NamedTemporaryFile
from typing import Any

import msgspec
from hypothesis import strategies as st
from starlette.requests import HTTPConnection, cookie_parser

from cafe.api.body import body_decoder
from cafe.api.clean_text import BadText, clean_chat, clean_label, clean_name
from cafe.api.errors import BadWord
from cafe.api.referee import _question
from cafe.engine.messages import BadMessage, parse_message
from cafe.engine.view_text import view_text
from cafe.match.codec import read_tagged, tagged
from cafe.match.entries import Entry
from cafe.protocol.errors import ApiError
from cafe.protocol.requests import Question
from cafe.puzzles import BadPuzzleFile, parse_file, puzzle_text
from cafe.rules import BadRuleset, Ruleset
from cafe.rules.notation import Misread
from cafe.rules.referee import BadQuestion, ask, offered
from cafe.server.bot_programs import read_bot_programs
from cafe.server.context import ServerRequest
from cafe.server.language import preferred_language
from cafe.server.security.device import device_of
from cafe.server.security.origin import is_own_origin
from cafe.server.settings import SETTINGS, BadSetting, Settings, read_settings
from cafe.terminal.game.player_input import parse_input
from cafe.terminal.output.translator import Translator
from cafe.words import LANGUAGES
from tests.engine.tellers import told as answers
from tests.engine.tellers import views_of
from tests.match.test_codec import ENTRIES
from tests.properties.hostile_texts import PARSERS, WELL_FORMED, answered
from tests.puzzle_library import puzzles_for_tests

from .schema_values import message_values
from .target import Target
from .texts import any_text, hostile

read_question = body_decoder(Question)
SETTING_TEXTS = (
    "127.0.0.1",
    "8080",
    "1.5",
    "json",
    "https://cafe.example:8443",
    "10.0.0.0/8, ::1",
    "postgresql+psycopg://cafe:secret@[::1]:5432/cafe?sslmode=require",
    "sqlite:///cafe.sqlite3",
)
LANGUAGE_TEXTS = ("de-CH, fr;q=0.9, en;q=0.8, *;q=0.5", "nl", "DE", "x-klingon")
COOKIE_TEXTS = ('cafe=abc.def; theme="dark"; cafe=2', "cafe=", "; ;=; cafe")
QUERY_TEXTS = ("after=41&seat=0", "after=%31&after=2", "seat=00000000000", "after=²", "seat=-1&wait=25")
AGENTS = ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Edg OPR/ Safari/")
ORIGINS = ("http://cafe.example", "https://[::1]:8443", "null", "http://user@cafe.example:80/path")
SEEN = next(views_of(Ruleset.parse("card players=2"), "fuzz"))
ENGINE_LINES = (
    "ruleset board players=2",
    f"position {view_text(SEEN)}",
    "hello 1",
    "set seed 3",
    "set bot greedy",
    "explain ITm@b1",
    "legal",
    "ping",
    "stop",
    "quit",
)
ENGINE_ANSWERS = (
    "info nodes 300 margin -1250 error 300 win 480 samples 20 value exact moves draw",
    "bestmove ITm@k13 end",
)
PUZZLES = tuple(puzzles_for_tests().get(listed.id) for listed in puzzles_for_tests().listed()[:3])
PROGRAM_FILES = (
    '[mybot]\ncommand = ["true", "-x"]\nname = "My bot"\neditions = ["card"]\nturn_ms = 500\nmemory_mb = 64',
    '[one]\ncommand = ["true"]\n[two]\ncommand = ["true"]\nname = "One"\n',
)
TYPED = ("itm k13 itf l12 END", "why ITm@k13", "birthday it", "? swap", "000012")


def _text_target(name: str, check: Callable[[str], object], *well_formed: str, share: int = 1) -> Target:
    return Target(name, hostile(*well_formed), lambda text: _ignored(check(text)), share)


def _ignored(_: object) -> None:
    """What a parser made of its input is of no interest here."""


def _rules_target(name: str) -> Target:
    texts = WELL_FORMED.get(name, ("board", "corners", "3"))
    return _text_target(f"rules: {name}", lambda text: answered(name, text), *texts)


def _row(text: str) -> None:
    """A row of the log comes back as it was written, or is refused."""
    try:
        entry = read_tagged(Entry, msgspec.json.decode(text.encode("utf-8", "surrogatepass")))
    except (ValueError, msgspec.DecodeError):
        return
    assert read_tagged(Entry, tagged(entry)) == entry


def _asked(body: Any) -> None:
    with suppress(ApiError, BadQuestion, BadWord, BadRuleset, Misread, msgspec.ValidationError):
        question = _question(read_question(msgspec.json.encode(body)))
        ask(question)
        offered(question)


def _setting(text: str) -> None:
    for setting in SETTINGS.values():
        with suppress(BadSetting):
            read_settings({setting.variable: text})


def _variable(name: str) -> None:
    with suppress(BadSetting):
        read_settings({f"CAFE_{name}": "1"})


def _language(header: str) -> None:
    assert preferred_language(header) in LANGUAGES


def _cookies(header: str) -> None:
    assert all(isinstance(value, str) for value in cookie_parser(header).values())


def _cleaned(text: str) -> None:
    """What is kept is on one line, can be seen, and is not cleaned any further."""
    for clean in (clean_name, clean_chat, clean_label):
        try:
            cleaned = clean(text)
        except BadText:
            continue
        assert cleaned.strip()
        assert "\n" not in cleaned
        assert clean(cleaned) == cleaned


def _query(text: str) -> None:
    context = ServerRequest(None, _connection({"query_string": text.encode("latin-1", "replace")}))  # type: ignore[arg-type]
    for name in ("after", "seat", "wait"):
        with suppress(ApiError):
            assert (context.query_number(name) or 0) >= 0


def _origin(text: str) -> None:
    for settings in (Settings(), Settings(public_url="https://cafe.example")):
        headers = [(b"origin", text.encode("latin-1", "replace")), (b"host", b"cafe.example")]
        is_own_origin(_connection({"headers": headers}), settings)


def _connection(more: dict[str, Any]) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [], "query_string": b"", **more})


def _typed(text: str) -> None:
    for language in LANGUAGES:
        parse_input(text, Translator(language))


def _told_to_an_engine(lines: list[str]) -> None:
    """Whatever it is told, it answers in lines that can be read; nobody waits here for it to think."""
    told = [line for line in lines if line.strip().partition(" ")[0] != "go"]
    known = [f"ruleset {SEEN.scene.ruleset}", f"position {view_text(SEEN)}"]
    assert all(line.isprintable() for line in answers(*known, *told))


def _answered_by_an_engine(line: str) -> None:
    with suppress(BadMessage):
        parse_message(line)


def _puzzle_file(text: str) -> None:
    with suppress(BadPuzzleFile):
        parse_file(text)


def _programs(text: str) -> None:
    with NamedTemporaryFile(suffix=".toml") as file:
        file.write(text.encode("utf-8", "surrogatepass"))
        file.flush()
        with suppress(ValueError):
            read_bot_programs(file.name)


PARSER_TARGETS: tuple[Target, ...] = (
    *map(_rules_target, PARSERS),
    _text_target("row", _row, *(msgspec.json.encode(tagged(entry)).decode() for entry in ENTRIES), share=3),
    Target("question", message_values("Question"), _asked, share=3),
    _text_target("setting", _setting, *SETTING_TEXTS),
    _text_target("setting's name", _variable, *(setting.variable for setting in SETTINGS.values())),
    _text_target("Accept-Language", _language, *LANGUAGE_TEXTS),
    _text_target("Cookie", _cookies, *COOKIE_TEXTS),
    _text_target("User-Agent", device_of, *AGENTS),
    _text_target("Origin", _origin, *ORIGINS),
    Target("name, label, chat", any_text(120), _cleaned, share=2),
    _text_target("query", _query, *QUERY_TEXTS),
    _text_target("typed in the terminal", _typed, *TYPED),
    Target("engine", st.lists(hostile(*ENGINE_LINES), max_size=4), _told_to_an_engine),
    _text_target("engine's answer", _answered_by_an_engine, *ENGINE_ANSWERS),
    _text_target("puzzle file", _puzzle_file, *map(puzzle_text, PUZZLES)),
    _text_target("file of programs", _programs, *PROGRAM_FILES),
)
