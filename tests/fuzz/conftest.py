"""The café that the cases are tried on, closed when all were."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import structlog

from .in_process import close_in_process_cafe, log_nothing


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    log_nothing()
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session", autouse=True)
def _closed_at_the_end() -> Iterator[None]:
    yield
    close_in_process_cafe()
