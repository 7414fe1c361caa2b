"""What every test may ask for."""

import pytest

pytest_plugins = ["tests.databases"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked anyio run on asyncio, as the house does."""
    return "asyncio"
