"""The server does what its OpenAPI document says, by all checks of schemathesis."""

from __future__ import annotations

import pytest

from .api import run_schemathesis

SEED, EXAMPLES = 1, 4


@pytest.mark.kills
def test_schemathesis_finds_nothing_that_is_not_explained(capfd: pytest.CaptureFixture[str]) -> None:
    code = run_schemathesis(SEED, EXAMPLES)
    assert code == 0, capfd.readouterr().out[-6_000:]
