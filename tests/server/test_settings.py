"""Settings: variables and flags from one list, all checked before anything starts, all documented."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from cafe.server.command_line import help_text, parse_command_line
from cafe.server.run import main
from cafe.server.settings import SETTINGS, BadSetting, Settings, Timeouts, read_settings

DOCUMENTS = Path(__file__).parents[2] / "docs"
FLAGS = {setting.flag for setting in SETTINGS.values() if not setting.is_secret}


def test_every_setting_is_documented_with_its_default() -> None:
    hosting = (DOCUMENTS / "hosting.md").read_text("utf-8")
    rows = re.findall(r"^\| (.*?) \| `(CAFE_\w+)` \| (.*?) \| (.*?) \|$", hosting, re.MULTILINE)
    settings = [
        (
            "" if setting.is_secret else f"`{setting.flag}`",
            setting.variable,
            f"`{setting.default}`" if setting.default else "",
            setting.description,
        )
        for setting in SETTINGS.values()
    ]
    documented = [(flag.strip(), variable, default.strip(), says) for flag, variable, default, says in rows]
    assert documented == settings


def test_the_server_waits_as_long_as_the_documents_say() -> None:
    usual = Timeouts()
    assert (usual.head_s, usual.body_s, usual.drain_s, usual.send_s) == (10, 10, 2, 10)
    assert (usual.idle_s, usual.proxy_idle_s, usual.ping_s, usual.pong_s) == (20, 75, 20, 20)
    assert (usual.thinking_s, usual.spare_time_s) == (5, 10)
    assert (usual.readiness_s, usual.session_s, usual.sanctions_s) == (1, 30, 5)
    database = usual.database
    assert (database.connect_s, database.pool_s, database.statement_s, database.reply_s) == (5, 5, 5, 6)
    assert database.proof_s == 5


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("CAFE_PORT", "eighty", "CAFE_PORT must be a number from 0 to 65535"),
        ("CAFE_PORT", "70000", "CAFE_PORT must be a number"),
        ("CAFE_PROT", "80", "CAFE_PROT is unknown; did you mean CAFE_PORT?"),
        ("CAFE_BOT_PACE", "-1", "CAFE_BOT_PACE must be a number"),
        ("CAFE_BOT_WORKERS", "many", "CAFE_BOT_WORKERS must be a number from 0 to 256"),
        ("CAFE_LOG", "xml", "CAFE_LOG must be one of console, json"),
        ("CAFE_SECRET", "short", "CAFE_SECRET must have at least 16"),
        ("CAFE_DATABASE_URL", "mysql://x/y", "CAFE_DATABASE_URL must begin with postgresql"),
        ("CAFE_DATABASE_URL", "cafe", "CAFE_DATABASE_URL is no database address"),
        ("CAFE_DATABASE_URL", "sqlite://", "CAFE_DATABASE_URL needs a file"),
        ("CAFE_PUBLIC_URL", "cafe.example", "CAFE_PUBLIC_URL must be an address"),
        ("CAFE_PUBLIC_URL", "https://cafe.example/tables", "CAFE_PUBLIC_URL must be an address"),
        ("CAFE_TRUSTED_PROXIES", "proxy", "CAFE_TRUSTED_PROXIES must be addresses"),
        ("CAFE_RATE", "fast", "CAFE_RATE must be a number"),
        ("CAFE_RATE", "nan", "CAFE_RATE must be a number"),
        ("CAFE_METRICS_ADDRESS", "9100", "CAFE_METRICS_ADDRESS must be a host and a port"),
        ("CAFE_METRICS_ADDRESS", "[::1]:70000", "CAFE_METRICS_ADDRESS must be a host and a port"),
        ("CAFE_METRICS_TOKEN", "short", "CAFE_METRICS_TOKEN must have at least 16 characters"),
    ],
)
def test_a_wrong_setting_is_told_in_one_line(name: str, text: str, said: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(said)) as bad:
        read_settings({name: text, "PATH": "/bin"})
    assert "\n" not in str(bad.value)


def test_settings_are_read() -> None:
    settings = read_settings(
        {
            "CAFE_PORT": "9000",
            "CAFE_DATABASE_URL": "postgresql://u:p@h/d",
            "CAFE_PUBLIC_URL": "https://Cafe.example/",
            "CAFE_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
            "CAFE_RATE": "0.5",
        }
    )
    assert settings.port == 9000
    assert settings.database == "postgresql+psycopg://u:p@h/d"
    assert settings.public_url == "https://cafe.example"
    assert settings.trusted_proxies == ("10.0.0.0/8", "::1")
    assert settings.rate_factor == 0.5
    assert settings.is_secure
    assert read_settings({}).database == "sqlite+aiosqlite:///cafe-data/cafe.sqlite3"


def test_bots_have_a_worker_for_each_core_unless_somebody_says_otherwise() -> None:
    cores = len(os.sched_getaffinity(0))
    assert read_settings({}).bot_workers == max(1, cores - 1), "the server has one to itself"
    assert read_settings({"CAFE_BOT_WORKERS": "0"}).bot_workers == 0
    assert read_settings({"CAFE_BOT_WORKERS": "3"}).bot_workers == 3


def flags(*arguments: str) -> dict[str, str]:
    return dict(parse_command_line(arguments).settings)


def test_every_setting_that_is_no_secret_is_a_flag_too() -> None:
    assert {"--port", "--host", "--data", "--bot-pace"} <= FLAGS
    arguments = [word for flag in sorted(FLAGS) for word in (flag, "x")]
    assert len(flags(*arguments)) == len(FLAGS)


def test_a_flag_is_the_setting_of_its_name() -> None:
    settings = read_settings({}, flags("--port", "9000", "--host=0.0.0.0", "--bot-pace", "0"))
    assert (settings.port, settings.host, settings.bot_pace_ms) == (9000, "0.0.0.0", 0)


def test_a_flag_wins_over_its_variable_and_the_last_over_the_first() -> None:
    variables = {"CAFE_PORT": "eighty", "CAFE_LOG": "json"}
    settings = read_settings(variables, flags("--port", "1", "--port", "2"))
    assert (settings.port, settings.log_format) == (2, "json")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--prot", "80"], "--prot is unknown; did you mean --port?"),
        (["--prot=80"], "--prot is unknown; did you mean --port?"),
        (["--por", "80"], "--por is unknown; did you mean --port?"),
        (["--port"], "--port needs a value"),
        (["--port", "--open"], "--port needs a value"),
        (["--port", "eighty"], "--port must be a number from 0 to 65535"),
        (["--bot-pace", "-1"], "--bot-pace must be a number from 0 to 60000"),
        (["--log", "xml"], "--log must be one of console, json"),
        (["--open=yes"], "--open takes no value"),
        (["9000"], "9000 is no flag; --help lists them"),
        (["-p", "9000"], "-p is unknown"),
        (
            ["--secret", "what nobody knows"],
            "--secret would be seen by others on this machine: set CAFE_SECRET",
        ),
        (["--secret=what nobody knows"], "set CAFE_SECRET"),
        (["--database-url", "postgresql://u:what nobody knows@h/d"], "set CAFE_DATABASE_URL"),
    ],
)
def test_a_wrong_flag_is_one_line_and_exit_code_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments, {}) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("cafe: ")
    assert err.count("\n") == 1
    assert said in err
    assert "nobody knows" not in err


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["--port", "80", "--help"]])
def test_help_lists_flags_variables_and_defaults(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments, {}) == 0
    out, err = capsys.readouterr()
    assert (out, err) == (help_text() + "\n", "")
    lines = [line.split() for line in out.splitlines()]
    for setting in SETTINGS.values():
        flag = "-" if setting.is_secret else setting.flag
        assert [flag, setting.variable, setting.default or "-"] in lines
        assert setting.description.replace("`", "") in out
    assert "--open" in out


def test_the_defaults_are_generous_for_play() -> None:
    assert Settings().rate_factor == 1.0


def test_the_address_of_the_metrics_may_be_of_ipv6() -> None:
    assert read_settings({"CAFE_METRICS_ADDRESS": "[::1]:9100"}).metrics_address == ("::1", 9100)
    assert read_settings({"CAFE_METRICS_ADDRESS": "10.0.0.11:9100"}).metrics_address == ("10.0.0.11", 9100)
    assert read_settings({}).metrics_address is None
