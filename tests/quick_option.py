"""`--quick`: only tests that need no Chromium, no PostgreSQL and no killed processes.

A test is left out for the folder it is in, or for what it asks for: one of the fixtures below, anywhere in
the chain of its fixtures, the parameter "postgres" of a fixture that offers several databases, or the mark
`kills`.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

OPTION = "--quick"
SLOW_FOLDERS = frozenset({"browser", "soak", "torture"})
SLOW_FIXTURES = frozenset({"chromium", "postgres_programs"})
SLOW_PARAMETERS = frozenset({"postgres"})
SLOW_MARK = "kills"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, action="store_true", help="leave out what needs Chromium, PostgreSQL or kills")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{SLOW_MARK}: starts servers or commands, and ends them by force")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption(OPTION):
        return
    left_out = [item for item in items if not is_quick(item)]
    items[:] = [item for item in items if is_quick(item)]
    config.hook.pytest_deselected(items=left_out)


def is_quick(item: pytest.Item) -> bool:
    fixtures: Iterable[str] = getattr(item, "fixturenames", ())
    parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return (
        SLOW_FOLDERS.isdisjoint(item.path.relative_to(item.config.rootpath).parts)
        and SLOW_FIXTURES.isdisjoint(fixtures)
        and not any(value in SLOW_PARAMETERS for value in parameters if isinstance(value, str))
        and item.get_closest_marker(SLOW_MARK) is None
    )


def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest) -> None:
    """Whoever asks for one of them in the middle of a test is found out."""
    if request.config.getoption(OPTION) and fixturedef.argname in SLOW_FIXTURES:
        pytest.fail(f"{OPTION} leaves out what needs {fixturedef.argname}, and this test asked for it late")
