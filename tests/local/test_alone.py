"""The café without a server starts where nothing of a server is installed."""

from __future__ import annotations

import subprocess
import sys

ALONE = """
import sys

GONE = {
    "alembic", "anyio", "babel", "cachetools", "click", "fluent", "itsdangerous", "limits",
    "prometheus_client", "psycopg", "sqlalchemy", "sqlite3", "starlette", "structlog", "uvicorn",
    "websockets",
}
OURS = ("cafe.hosting.storage", "cafe.server", "cafe.terminal", "cafe.words")

class Gone:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in GONE or name.startswith(OURS):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Gone())
import asyncio
import cafe.local.house
from cafe.local.memory_storage import MemoryStorage

async def main():
    house = await cafe.local.house.open_house(MemoryStorage(), print, "en")
    seats = '[{"kind": "device"}, {"kind": "bot", "bot": "greedy"}]'
    body = f'{{"edition": "card", "seats": {seats}, "start": true}}'
    print(await house.respond("POST", "/api/matches", body, "en"))
    print(await house.respond("GET", "/api/puzzles", None, "en"))
    await house.close()

asyncio.run(main())
print(sorted(GONE & {name.split(".")[0] for name in sys.modules}))
"""


def test_nothing_of_a_server_is_imported() -> None:
    run = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    opened, puzzles, imported = run.stdout.splitlines()
    assert '"status": 201' in opened
    assert '"status": 200' in puzzles
    assert imported == "[]"
