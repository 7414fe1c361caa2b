"""What `./run fresh` decides; that it works is shown by running it."""

import pytest

from tests.fresh_machine import (
    Outcome,
    command_for_root,
    mirror_in,
    network_settings,
    network_variables,
    parsed,
    report,
    summary_of,
)


def test_whatever_stands_behind_two_dashes_is_for_pytest() -> None:
    options = parsed(["--only", "test", "--", "tests/rulebook", "--as"])
    assert options.commands == ("test",)
    assert options.accounts == ("root", "user")
    assert options.pytest == ("tests/rulebook", "--as")


def test_both_commands_are_run_by_both_people() -> None:
    options = parsed([])
    assert options.commands == ("serve", "test")
    assert options.accounts == ("root", "user")
    assert options.pytest == ()


def test_an_unknown_flag_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parsed(["--quickly"])
    assert ended.value.code == 2
    assert "--quickly" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text",
    [
        "# ours\ndeb-src http://src/debian bookworm main\ndeb http://mirror/debian bookworm main contrib\n",
        "deb [arch=amd64 signed-by=/a.gpg] http://mirror/debian bookworm main\n",
        "Types: deb\nURIs: http://other/x\nSuites: stable\n\n"
        "Types: deb deb-src\n# a remark\nURIs: http://mirror/debian http://second\n"
        "Suites: bookworm-updates bookworm\n",
    ],
)
def test_the_mirror_is_the_one_that_apt_uses(text: str) -> None:
    assert mirror_in(text) == "http://mirror/debian"


def test_another_release_has_no_mirror_for_us() -> None:
    assert (
        mirror_in("deb http://mirror/debian bookworm-security main\ndeb http://mirror/debian trixie main\n")
        == ""
    )


def test_only_what_reaches_the_registries_is_passed_on() -> None:
    ours = {
        "HTTPS_PROXY": "http://proxy",
        "no_proxy": "localhost",
        "PIP_INDEX_URL": "http://index",
        "PIP_CERT": "/a.crt",
        "UV_DEFAULT_INDEX": "http://index",
        "UV_SYSTEM_CERTS": "1",
        "npm_config_registry": "http://npm",
        "SSL_CERT_FILE": "/a.crt",
        "NODE_EXTRA_CA_CERTS": "/a.crt",
    }
    others = {"PIP_TARGET": "/x", "UV_CACHE_DIR": "/x", "UV_PYTHON": "3.13", "PATH": "/x", "CAFE_SECRET": "x"}
    assert network_variables({**ours, **others}) == ours


def test_apt_fetches_as_it_does_here() -> None:
    dumped = """\
Acquire "";
Acquire::http::Proxy "http://proxy";
Acquire::IndexTargets::deb::Packages::MetaKey "x";
"""
    assert network_settings(dumped) == 'Acquire "";\nAcquire::http::Proxy "http://proxy";\n'


def test_no_command_for_root_is_none() -> None:
    assert command_for_root("run: cannot fetch uv\nE   as root: rm\n") == ""


@pytest.mark.parametrize(
    ("output", "summary"),
    [
        (
            "...\n====== 3 passed, 1 skipped in 4.20s (0:00:04) =====\n",
            "3 passed, 1 skipped in 4.20s (0:00:04)",
        ),
        ("3 failed, 706 passed in 9.1s\nUninstalled nothing\n", "3 failed, 706 passed in 9.1s"),
        ("run: there is no network\n\n", "run: there is no network"),
        ("", "no output"),
    ],
)
def test_the_summary_is_pytests_or_the_last_word(output: str, summary: str) -> None:
    assert summary_of(output) == summary


def test_the_report_has_a_line_for_every_command() -> None:
    served = Outcome("root", "./run serve", "answered", 17.26, passed=True)
    tested = Outcome("guest", "./run test", "1 failed in 2.00s", 600.0, passed=False)
    assert report([served, tested]).splitlines() == [
        "root   ./run serve     17.3 s  ok: answered",
        "guest  ./run test     600.0 s  FAILED: 1 failed in 2.00s",
    ]
