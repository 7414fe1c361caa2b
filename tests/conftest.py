"""What every test may ask for."""

from pathlib import Path

import pytest

pytest_plugins = ["tests.databases", "tests.quick_option"]

HERE = Path(__file__).parent
TELL_THE_RULES = {"golden", "properties", "rulebook", "terminal"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Coverage is asked of the rules: who tests something above them runs at full speed."""
    for item in items:
        if item.path.relative_to(HERE).parts[0] not in TELL_THE_RULES:
            item.add_marker(pytest.mark.no_cover)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked anyio run on asyncio, as the server does."""
    return "asyncio"
