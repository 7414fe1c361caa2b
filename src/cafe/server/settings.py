"""The settings of a server, as variables and flags, all checked before anything starts."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from cafe.hosting.cleaning import Retention
from cafe.hosting.storage.timeouts import TIMEOUTS, DatabaseTimeouts
from cafe.hosting.thinking.pool import THINKING_S
from cafe.hosting.thinking.spare_time import PATIENCE_S
from cafe.server import setting_parsers as parse
from cafe.server.bot_programs import BotProgram
from cafe.server.setting_parsers import Parser

PREFIX = "CAFE_"


class BadSetting(ValueError):
    """A setting or flag that is wrong, and why, in one line."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What one setting is called, how its text is parsed, and a sentence for people."""

    name: str  # as in its flag
    default: str
    parse: Parser
    description: str
    is_secret: bool = False  # then it has no flag: others can read a command line

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper().replace("-", "_")

    @property
    def flag(self) -> str:
        return f"--{self.name}"


def setting(name: str, default: str, parse: Parser, description: str) -> Any:
    """A field of Settings that is a variable and a flag."""
    return _field(Setting(name, default, parse, description))


def secret_setting(name: str, default: str, parse: Parser, description: str) -> Any:
    """A field of Settings that is a variable only."""
    return _field(Setting(name, default, parse, description, is_secret=True))


def _field(declared: Setting) -> Any:
    return field(default=declared.parse(declared.default), metadata={"setting": declared})


@dataclass(frozen=True, slots=True)
class Settings:
    """What whoever runs the server decides."""

    host: str = setting("host", "127.0.0.1", parse.text, "The address to listen on; `0.0.0.0` for all.")
    port: int = setting(
        "port", "8080", parse.number(0, 65_535), "The port to listen on; 0 takes any free one."
    )
    data_folder: str = setting(
        "data", "./cafe-data", parse.text, "The folder of the SQLite file; made if it is missing."
    )
    database_url: str = secret_setting(
        "database-url",
        "",
        parse.database_url,
        "`postgresql+psycopg://user:password@host/name` for several machines.",
    )
    secret: str = secret_setting(
        "secret",
        "",
        parse.secret,
        "What cookies are signed with; otherwise made once and kept in the database.",
    )
    operator_token: str = secret_setting(
        "operator-token",
        "",
        parse.secret,
        "The password of the page `/operator`; without it there is no such page.",
    )
    public_url: str = setting(
        "public-url", "", parse.origin, "The address that browsers see, such as `https://cafe.example`."
    )
    trusted_proxies: tuple[str, ...] = setting(
        "trusted-proxies",
        "",
        parse.networks,
        "Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.",
    )
    bot_pace_ms: int = setting(
        "bot-pace", "1500", parse.number(0, 60_000), "How long a bot thinks, in milliseconds."
    )
    bot_workers: int = setting(
        "bot-workers",
        "",
        parse.workers,
        "How many processes bots think in; by default one for each core but one, 0 for the server itself.",
    )
    bot_programs: tuple[BotProgram, ...] = setting(
        "bot-programs", "", parse.bot_programs, "A TOML file with programs that play as bots; see below."
    )
    max_bot_matches: int = setting(
        "bot-matches", "200", parse.number(0, 100_000), "The most running matches in which only bots play."
    )
    max_bot_matches_per_person: int = setting(
        "bot-matches-per-person", "5", parse.number(0, 100_000), "The most of them that one person opened."
    )
    max_bot_matches_per_address: int = setting(
        "bot-matches-per-address", "20", parse.number(0, 100_000), "The most of them from one address."
    )
    log_format: str = setting(
        "log", "console", parse.one_of("console", "json"), "`console` for people, `json` for machines."
    )
    log_level: str = setting(
        "log-level",
        "info",
        parse.one_of("debug", "info", "warning", "error"),
        "The least that is logged: `debug`, `info`, `warning` or `error`.",
    )
    metrics_address: tuple[str, int] | None = setting(
        "metrics-address",
        "",
        parse.host_and_port,
        "Where `/metrics` is served, and nowhere else, such as `10.0.0.11:9100`.",
    )
    metrics_token: str = secret_setting(
        "metrics-token", "", parse.secret, "The bearer token without which nobody reads `/metrics`."
    )
    rate_factor: float = setting(
        "rate", "1", parse.factor, "All rate limits times this; 0 switches them off."
    )
    max_connections: int = setting(
        "connections", "5000", parse.number(1, 100_000), "The most WebSockets and long polls at one time."
    )
    max_connections_per_person: int = setting(
        "connections-per-person",
        "20",
        parse.number(1, 100_000),
        "The most WebSockets and long polls of one person.",
    )
    max_connections_per_address: int = setting(
        "connections-per-address",
        "200",
        parse.number(1, 100_000),
        "The most WebSockets and long polls of one address.",
    )
    max_open_connections: int = setting(
        "open-connections",
        "0",
        parse.number(0, 1_000_000),
        "The most connections of every kind at one time; 0 for as many as there are file descriptors.",
    )
    max_open_connections_per_address: int = setting(
        "open-connections-per-address",
        "400",
        parse.number(1, 1_000_000),
        "The most connections of every kind of one address; trusted proxies have no such limit.",
    )

    passers_by_days: int = setting(
        "keep-passers-by",
        "30",
        parse.number(0, 36_500),
        "For how many days people are kept who only looked around; 0 is for ever.",
    )
    open_tables_days: int = setting(
        "keep-open-tables",
        "7",
        parse.number(0, 36_500),
        "After how many days a table is called off whose host is gone; 0 is never.",
    )
    finished_matches_days: int = setting(
        "keep-finished-matches",
        "0",
        parse.number(0, 36_500),
        "For how many days finished matches are kept; 0 is for ever.",
    )

    @property
    def retention(self) -> Retention:
        """How long what nobody uses is kept."""
        return Retention(self.passers_by_days, self.open_tables_days, self.finished_matches_days)

    @property
    def database(self) -> str:
        """The URL of the database; by default a file in the data folder."""
        return self.database_url or f"sqlite+aiosqlite:///{Path(self.data_folder) / 'cafe.sqlite3'}"

    @property
    def is_secure(self) -> bool:
        return self.public_url.startswith("https:")


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How long the server waits for others, in seconds; nobody needs to set them, except tests."""

    head_s: float = 10.0  # until a request's line and headers have arrived
    body_s: float = 10.0  # until a request's body has arrived
    drain_s: float = 2.0  # until the rest of a refused body has arrived
    idle_s: float = 20.0  # until the next request of a connection
    proxy_idle_s: float = 75.0  # … of a trusted proxy, which closes its own sooner
    send_s: float = 10.0  # until a client has taken a message, or some of a response
    ping_s: float = 20.0  # until a listener is asked whether they are still there
    pong_s: float = 20.0  # until they have said so
    image_s: float = 20.0  # until a link image is rendered
    thinking_s: float = THINKING_S  # until a bot has planned its turn, at every try
    spare_time_s: float = PATIENCE_S  # until reviews and pars go on although it is busy
    goodbye_s: float = 2.0  # until followers have left a server that closes
    readiness_s: float = 1.0  # until it looks again whether it is ready
    session_s: float = 30.0  # until it looks again whether a session was ended elsewhere
    sanctions_s: float = 5.0  # until it looks again whether the operator did something elsewhere
    database: DatabaseTimeouts = TIMEOUTS


SETTINGS: dict[str, Setting] = {
    attribute.name: attribute.metadata["setting"] for attribute in fields(Settings)
}
NO_FLAGS: dict[str, str] = {}


def read_settings(environment: Mapping[str, str], flags: Mapping[str, str] = NO_FLAGS) -> Settings:
    """The settings of variables and flags (by name), or BadSetting with what is wrong in one line."""
    variables = {setting.variable for setting in SETTINGS.values()}
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in variables:
            nearest = difflib.get_close_matches(name, variables, n=1, cutoff=0)
            raise BadSetting(f"{name} is unknown; did you mean {nearest[0]}?")
    values = {}
    for attribute, setting in SETTINGS.items():
        if setting.name in flags:
            values[attribute] = _parsed(setting, setting.flag, flags[setting.name])
        elif setting.variable in environment:
            values[attribute] = _parsed(setting, setting.variable, environment[setting.variable])
    settings = Settings(**values)
    if settings.bot_programs and not settings.bot_workers:
        raise BadSetting(
            "CAFE_BOT_PROGRAMS needs a process for bots, and CAFE_BOT_WORKERS is 0: let it be 1 or more"
        )
    return settings


def _parsed(setting: Setting, name: str, text: str) -> Any:
    try:
        return setting.parse(text.strip())
    except ValueError as bad:
        raise BadSetting(f"{name} {bad}") from None
