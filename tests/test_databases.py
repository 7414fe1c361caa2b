"""The tests' own PostgreSQL, where it is hard to reach."""

import os
import subprocess
from pathlib import Path

from tests.databases import copy_programs, start_postgres


def test_a_copy_of_its_programs_brings_their_libraries_along(postgres_programs: Path, tmp_path: Path) -> None:
    programs = copy_programs(postgres_programs, tmp_path)
    plain = {name: text for name, text in os.environ.items() if not name.startswith("LD_")}
    for program in ("initdb", "postgres"):
        version = [str(programs / program), "--version"]
        answer = subprocess.run(version, env=plain, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stderr
        assert "PostgreSQL" in answer.stdout


def test_root_starts_it_from_a_folder_that_only_root_may_enter(
    postgres_programs: Path, tmp_path: Path
) -> None:
    (tmp_path / "private").mkdir(mode=0o700)
    server = start_postgres(programs=copy_programs(postgres_programs, tmp_path / "private"))
    server.tell("SELECT 1")
    server.stop()
