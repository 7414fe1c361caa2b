"""For whoever runs the café: health, readiness and metrics."""

from __future__ import annotations

from pathlib import Path

from .cafe import DEVICE, Cafe
from .conftest import CafeFactory


def test_health_and_readiness(cafe: Cafe) -> None:
    guest = cafe.guest()
    assert guest.get("/healthz") == "alive\n"
    ready = guest.get("/readyz")
    assert ready.pop("ready")
    assert all(ready.values())
    assert ("listening" in ready) is cafe.context.matches.store.is_postgres


def test_a_server_without_its_database_is_not_ready(new_cafe: CafeFactory, tmp_path: Path) -> None:
    cafe = new_cafe()

    async def lose() -> None:
        async with cafe.context.matches.store.begin() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'older'")

    cafe.run(lose())
    readiness = cafe.guest().get("/readyz", 503)
    assert (readiness["ready"], readiness["database"], readiness["migrated"]) == (False, True, False)


def test_metrics_count_without_naming_anybody(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE, edition="card")
    seat = anna.state(match)["view"]["player"]
    anna.commits(match, seat, ["draw"])
    anna.commits(match, 1 - seat, ["end"], status=422)
    text = anna.http.get("/metrics").text
    assert 'cafe_commits_total{outcome="played"}' in text
    assert 'cafe_commits_total{outcome="refused"}' in text
    assert 'cafe_requests_total{method="POST",route="/api/matches/{id}/moves",status="200"}' in text
    assert "\ncafe_tasks " in text
    assert match not in text
    assert "Anna" not in text
