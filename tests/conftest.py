"""What every test may ask for."""

import pytest

pytest_plugins = ["tests.databases", "tests.quick_option"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked anyio run on asyncio, as the server does."""
    return "asyncio"
