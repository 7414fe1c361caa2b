"""The run script, on small projects of its own with a uv and a pip that only pretend: no network."""

import ast
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest

from tests.fresh_machine import command_for_root

WORKERS = (os.cpu_count() or 1) + 1

RUN = Path(__file__).resolve().parent.parent / "run"
PATIENCE = 30.0  # seconds until a test gives up on a process

# Says where it is and what it was told; fails with 7 when a word of it is in $FAILING.
PRETENDED_UV = """\
#!/bin/sh
if [ "$1" = --version ]; then echo "uv VERSION (pretended)"; exit 0; fi
echo "in $(pwd)"
echo "told $*"
echo "certs=$UV_SYSTEM_CERTS downloads=$UV_PYTHON_DOWNLOADS venv=$VIRTUAL_ENV"
echo "bytecode=$PYTHONPYCACHEPREFIX unwritten=$PYTHONDONTWRITEBYTECODE"
for word in "$@"; do
    case " $FAILING " in *" $word "*) exit 7 ;; esac
done
"""

# Installs the pretended uv; BEFORE is what happens when half of it is there.
PRETENDED_PIP = """\
import sys, time
from pathlib import Path

target = Path(next(word for word in sys.argv if word.startswith("--target=")).partition("=")[2])
(target / "bin").mkdir(parents=True)
notes = Path(__file__).parent
(notes / f"asked-by-{target.parent.name}").write_text(" ".join(sys.argv[1:]))
BEFORE
program = target / "bin" / "uv"
program.write_text(UV)
program.chmod(0o755)
"""


@dataclass(frozen=True)
class Project:
    """A folder with nothing but the run script, and a machine around it."""

    root: Path
    elsewhere: Path
    path: Path
    modules: Path

    def start(self, *words: str, **settings: str) -> subprocess.Popen[str]:
        """Start ./run in another folder, on a machine that has only what was pretended."""
        environment = {"PATH": str(self.path), "PYTHONPATH": str(self.modules), **settings}
        return subprocess.Popen(
            [sys.executable, str(self.root / "run"), *words],
            cwd=self.elsewhere,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=listen_to_interrupts,  # noqa: PLW1509 no threads here
        )

    def run(self, *words: str, **settings: str) -> "Answer":
        return answer_of(self.start(*words, **settings))

    def has_uv(self, version: str) -> None:
        program = self.path / "uv"
        program.write_text(PRETENDED_UV.replace("VERSION", version))
        program.chmod(0o755)

    def has_pip(self, before: str = "") -> None:
        (self.modules / "pip.py").write_text(
            PRETENDED_PIP.replace("BEFORE", dedent(before)).replace("UV", repr(PRETENDED_UV))
        )

    def has_apt(self) -> None:
        program = self.path / "apt-get"
        program.write_text(f'#!/bin/sh\necho "$*" >> {self.modules}/asked-of-apt\n')
        program.chmod(0o755)

    def asked_of_apt(self) -> list[str]:
        notes = self.modules / "asked-of-apt"
        return notes.read_text().splitlines() if notes.exists() else []

    def asked_of_pip(self) -> list[str]:
        return [note.read_text() for note in self.modules.glob("asked-by-*")]

    def tools(self) -> list[str]:
        return sorted(tool.name for tool in (self.root / ".tools").iterdir())


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


def answer_of(process: subprocess.Popen[str]) -> Answer:
    out, err = process.communicate(timeout=PATIENCE)
    return Answer(process.returncode, out, err)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    folders = [tmp_path / name for name in ("project", "elsewhere", "path", "modules")]
    for folder in folders:
        folder.mkdir()
    shutil.copy(RUN, folders[0])
    return Project(*folders)


@pytest.fixture(scope="module")
def run() -> ModuleType:
    spec = spec_from_loader("run", SourceFileLoader("run", str(RUN)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# Commands


def test_a_game_is_played_in_the_folder_one_is_in(project: Project) -> None:
    project.has_uv("0.13.7")
    answer = project.run("play", "--load", "a b.cafe")
    assert answer.code == 0
    assert f"in {project.elsewhere}\n" in answer.out
    assert f"told run --project {project.root} --locked --no-dev cafe play --load a b.cafe\n" in answer.out


@pytest.mark.parametrize(
    ("settings", "extra"),
    [
        ({}, "server"),
        ({"CAFE_DATABASE_URL": "sqlite:///postgresql.db"}, "server"),
        ({"CAFE_DATABASE_URL": "postgresql://cafe@db/cafe"}, "postgres"),
        ({"CAFE_DATABASE_URL": "postgresql+psycopg://cafe@db/cafe"}, "postgres"),
    ],
)
def test_the_server_gets_the_packages_that_it_needs(
    project: Project, settings: dict[str, str], extra: str
) -> None:
    project.has_uv("0.13.7")
    answer = project.run("serve", "--port", "9000", **settings)
    words = f"--no-dev --extra {extra} python -m cafe.server --port 9000"
    assert f"told run --project {project.root} --locked {words}\n" in answer.out


def test_the_operator_gets_what_the_server_has_and_waits_for_no_build(project: Project) -> None:
    project.has_uv("0.13.7")
    (project.root / "web").mkdir()
    (project.root / "web" / "build.py").write_text("def is_stale(): raise SystemExit('it builds')")
    answer = project.run("operator", "mute", "7")
    words = "--no-dev --extra server python -m cafe.server operator mute 7"
    assert f"told run --project {project.root} --locked {words}\n" in answer.out


def test_whoever_asks_for_help_waits_for_no_build(project: Project) -> None:
    project.has_uv("0.13.7")
    (project.root / "web").mkdir()
    (project.root / "web" / "build.py").write_text("def is_stale(): raise SystemExit('it builds')")
    assert project.run("serve", "--help").code == 0
    assert "it builds" in project.run("serve").err


def test_a_tournament_gets_the_packages_for_its_ratings(project: Project) -> None:
    project.has_uv("0.13.7")
    words = "--no-dev --extra lab cafe tournament greedy random"
    assert f"--locked {words}\n" in project.run("cafe", "tournament", "greedy", "random").out
    assert "--locked --no-dev cafe tournament --help\n" in project.run("cafe", "tournament", "--help").out


PRETENDED_KERNEL_BUILDER = """\
NEEDS = ("a-compiler",)
def missing(): return "MISSING"
def is_stale(): return STALE
"""


@pytest.mark.parametrize(
    "command", ["serve", "test", "prove", "play", "cafe play", "cafe engine --bot leonora", "cafe tournament"]
)
def test_a_kernel_that_has_changed_is_compiled_first(project: Project, command: str) -> None:
    project.has_uv("0.13.7")
    builder = project.root / "build_kernel.py"
    builder.write_text(PRETENDED_KERNEL_BUILDER.replace("MISSING", "").replace("STALE", "True"))
    told = [line for line in project.run(*command.split()).out.splitlines() if line.startswith("told ")]
    assert told[0].startswith("told run --no-project --python ")
    assert told[0].endswith(f" --with a-compiler python {builder}")
    assert len(told) > 1
    assert not any("a-compiler" in line for line in told[1:])


@pytest.mark.parametrize(
    "command", ["play --help", "cafe play --help", "cafe engine --help", "cafe --help", "cafe rules"]
)
def test_whoever_asks_for_help_or_plays_nothing_waits_for_no_compiler(project: Project, command: str) -> None:
    project.has_uv("0.13.7")
    source = PRETENDED_KERNEL_BUILDER.replace("MISSING", "").replace("STALE", "True")
    (project.root / "build_kernel.py").write_text(source)
    assert "a-compiler" not in project.run(*command.split()).out


@pytest.mark.parametrize(("missing", "stale"), [("no compiler", "True"), ("", "False")])
def test_a_kernel_that_cannot_or_need_not_be_compiled_is_not(
    project: Project, missing: str, stale: str
) -> None:
    project.has_uv("0.13.7")
    source = PRETENDED_KERNEL_BUILDER.replace("MISSING", missing).replace("STALE", stale)
    (project.root / "build_kernel.py").write_text(source)
    assert "a-compiler" not in project.run("prove").out


def test_the_script_finds_its_project_through_a_link(project: Project) -> None:
    project.has_uv("0.13.7")
    link = project.elsewhere / "run"
    link.symlink_to(project.root / "run")
    out = subprocess.check_output([sys.executable, link, "cafe"], env={"PATH": str(project.path)}, text=True)
    assert f"--project {project.root} " in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["test", "-k", "balance"], "pytest -k balance"),
        (["test", "--quick"], f"pytest --numprocesses={WORKERS} --dist=worksteal --quick"),
        (
            ["test", "--quick", "tests/rulebook"],
            f"pytest --numprocesses={WORKERS} --dist=worksteal --quick tests/rulebook",
        ),
        (["bench", "offers"], "python -m bench offers"),
        (["soak", "--minutes", "1"], "python -m tests.soak --minutes 1"),
        (["torture", "--seed", "7"], "python -m tests.torture --seed 7"),
        (["fuzz", "--cases", "9"], "python -m tests.fuzz --cases 9"),
        (["golden"], "python -m tests.golden"),
        (["pictures", "board"], "python -m tests.pictures board"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_a_developers_commands_work_in_the_project(project: Project, words: list[str], told: str) -> None:
    project.has_uv("0.13.7")
    answer = project.run(*words)
    assert f"in {project.root}\n" in answer.out
    assert f"told run --project {project.root} --locked --all-extras {told}\n" in answer.out


def test_lines_are_counted_where_the_rules_are_told_and_everything_else_follows(
    project: Project, run: ModuleType
) -> None:
    project.has_uv("0.13.7")
    answer = project.run("test", FAILING="--cov=cafe.rules")
    told = [line.partition(" pytest ")[2] for line in answer.out.splitlines() if line.startswith("told ")]
    parallel = f"--numprocesses={WORKERS} --dist=worksteal"
    assert told == [
        f"{parallel} --cov=cafe.rules {' '.join(run.TELL_THE_RULES)}",
        f"{parallel} {' '.join(f'--ignore={path}' for path in run.TELL_THE_RULES)}",
    ]
    assert (answer.code, answer.err) == (1, "run: failed: the rules, with coverage\n")
    assert all((RUN.parent / path).exists() for path in run.TELL_THE_RULES)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ([], True),
        (["--durations=5", "-k", "joker"], True),
        (["tests"], True),
        (["tests/"], True),
        (["tests/browser::test_b", "-x"], True),
        (["tests/rulebook"], False),
        (["tests/test_run.py::test_c", "tests/rulebook"], False),
    ],
)
def test_the_browser_is_made_ready_for_tests_that_need_it(
    run: ModuleType, words: list[str], wanted: bool
) -> None:
    (found,) = {run.wants_browser(tuple(order)) for order in (words, words[::-1])}
    assert found is wanted


@pytest.mark.parametrize(
    ("words", "wanted"),
    [([], True), (["tests"], True), (["tests/web"], True), (["tests/browser", "tests/rulebook"], False)],
)
def test_the_units_of_the_browser_client_are_made_ready_with_their_tests(
    run: ModuleType, words: list[str], wanted: bool
) -> None:
    assert run.wants("web", tuple(words)) is wanted


def test_root_installs_what_the_browser_tests_need(
    project: Project, run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.has_apt()
    monkeypatch.setenv("PATH", str(project.path))
    monkeypatch.setattr(run, "can_load", lambda _: False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    run.require_browser()
    assert project.asked_of_apt() == [
        "update --quiet",
        "install --yes --no-install-recommends chromium-headless-shell fonts-liberation libatomic1 --quiet",
    ]


def test_others_are_told_what_root_would_install(
    project: Project, run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.has_apt()
    monkeypatch.setenv("PATH", str(project.path))
    monkeypatch.setattr(run, "can_load", lambda _: False)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(run.Trouble) as refused:
        run.require_browser()
    assert project.asked_of_apt() == []
    assert command_for_root(f"run: {refused.value}") == (
        "apt-get update && apt-get install --yes --no-install-recommends "
        "chromium-headless-shell fonts-liberation libatomic1"
    )


def test_what_is_there_is_not_installed(
    project: Project, run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(project.path))
    (project.path / "google-chrome").touch(mode=0o755)
    monkeypatch.setattr(run, "can_load", lambda _: True)
    assert run.missing_packages((run.WINDOWLESS, *run.CHROMIUMS)) == []


def test_measurements_want_a_whole_chromium(
    project: Project, run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(project.path))
    (project.path / "chromium-headless-shell").touch(mode=0o755)
    monkeypatch.setattr(run, "can_load", lambda _: True)
    assert run.missing_packages(run.CHROMIUMS) == ["chromium", "fonts-liberation"]


def test_the_exit_code_is_that_of_the_program(project: Project) -> None:
    project.has_uv("0.13.7")
    assert project.run("cafe", "ask", FAILING="ask").code == 7


def test_every_check_runs_and_each_failing_one_is_named(project: Project) -> None:
    project.has_uv("0.13.7")
    answer = project.run("check", FAILING="format lint-imports")
    assert answer.code == 1
    assert answer.err == "run: failed: format, imports\n"
    assert answer.out.count("told run ") == answer.out.count("== ") == 5


def test_what_is_done_in_steps_tells_how_long_each_took(project: Project, run: ModuleType) -> None:
    project.has_uv("0.13.7")
    told = re.findall(r"^-- (.+): \d+:\d\d minutes$", project.run("test").out, re.MULTILINE)
    assert told == ["the rules, with coverage", "everything else", "in all"]
    assert [run.minutes(seconds) for seconds in (0.4, 59.6, 754)] == ["0:00", "1:00", "12:34"]


def test_only_folders_that_exist_are_type_checked(project: Project) -> None:
    project.has_uv("0.13.7")
    (project.root / "tests").mkdir()
    answer = project.run("check")
    assert answer.code == 0
    assert "mypy tests run\n" in answer.out


def test_a_fix_ends_with_the_format(project: Project) -> None:
    project.has_uv("0.13.7")
    answer = project.run("fix")
    assert answer.code == 0
    assert answer.out.index("ruff check --fix") < answer.out.index("ruff format")


def test_an_unknown_command_is_refused_in_one_line(project: Project) -> None:
    answer = project.run("dance")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == "run: there is no command 'dance'; ./run help lists them\n"


@pytest.mark.parametrize(
    "words", [["check", "--fast"], ["fix", "src"], ["golden", "--dry"], ["web", "--watch"]], ids=" ".join
)
def test_a_word_that_a_command_does_not_know_is_refused_in_one_line(
    project: Project, words: list[str]
) -> None:
    project.has_uv("0.13.7")
    answer = project.run(*words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(f"run: {words[0]} takes no")
    assert answer.err.endswith(f": {words[1]}\n")


@pytest.mark.parametrize("words", [[], ["help"], ["--help"]], ids=" ".join)
def test_help_lists_the_commands(project: Project, words: list[str]) -> None:
    answer = project.run(*words)
    assert answer.code == 0
    assert "./run COMMAND" in answer.out
    assert not (project.root / ".tools").exists()


# The environment


def test_uv_uses_the_systems_certificates_and_pythons(project: Project) -> None:
    project.has_uv("0.13.7")
    assert "certs=1 downloads=never venv=\n" in project.run("cafe", VIRTUAL_ENV="/another").out


def test_a_persons_own_settings_win(project: Project) -> None:
    project.has_uv("0.13.7")
    answer = project.run("cafe", UV_SYSTEM_CERTS="0", UV_PYTHON_DOWNLOADS="manual")
    assert "certs=0 downloads=manual " in answer.out


def test_who_wants_no_bytecode_beside_the_sources_gets_it_with_the_projects_tools(project: Project) -> None:
    project.has_uv("0.13.7")
    tools = project.root / ".tools" / "bytecode"
    assert "bytecode= unwritten=\n" in project.run("cafe").out
    assert f"bytecode={tools} unwritten=\n" in project.run("cafe", PYTHONDONTWRITEBYTECODE="1").out
    answer = project.run("cafe", PYTHONDONTWRITEBYTECODE="1", PYTHONPYCACHEPREFIX="/mine")
    assert "bytecode=/mine unwritten=\n" in answer.out


def test_an_old_python_can_read_the_script_and_is_refused(run: ModuleType) -> None:
    ast.parse(RUN.read_text(encoding="utf-8"), feature_version=(3, 7))
    with pytest.raises(run.Trouble, match=r"^needs Python 3\.11 or newer, and this is 3\.10$"):
        run.require_python((3, 10))


def test_python_3_11_and_newer_are_welcome(run: ModuleType) -> None:
    run.require_python((3, 11))
    run.require_python((3, 14))


# Fetching uv


@pytest.mark.parametrize("version", [None, "0.12.9", "unknown"])
def test_uv_is_fetched_where_none_fits(project: Project, version: str | None) -> None:
    if version:
        project.has_uv(version)
    project.has_pip()
    answer = project.run("cafe", "rules")
    assert answer.code == 0
    assert answer.err.startswith("run: fetching uv ")
    assert "cafe rules\n" in answer.out
    assert len(project.tools()) == 1


@pytest.mark.parametrize("version", ["0.13.0", "0.14.2", "1.0.0"])
def test_a_fitting_uv_is_used_as_it_is(project: Project, version: str) -> None:
    project.has_uv(version)
    assert project.run("cafe").err == ""


def test_a_uv_that_cannot_start_does_not_fit(run: ModuleType, tmp_path: Path) -> None:
    broken = tmp_path / "uv"
    broken.write_bytes(b"\0")
    broken.chmod(0o755)
    assert not run.fits(str(broken))


def test_uv_is_fetched_only_once(project: Project) -> None:
    project.has_pip()
    project.run("cafe")
    assert project.run("cafe").err == ""
    assert len(project.asked_of_pip()) == 1


def test_pip_is_asked_for_the_pinned_uv_in_a_folder_of_its_own(project: Project, run: ModuleType) -> None:
    project.has_pip()
    project.run("cafe")
    [asked] = project.asked_of_pip()
    assert asked.startswith("install ")
    assert asked.endswith(f" uv=={run.PINNED_UV}")
    assert f" --target={project.root / '.tools'}" in asked


def test_a_failing_pip_is_told_in_one_line(project: Project) -> None:
    project.has_pip(before="sys.exit('WARNING: retrying\\nERROR: No matching distribution found')")
    answer = project.run("cafe")
    assert answer.code == 1
    [_, told] = answer.err.splitlines()
    assert told.startswith("run: cannot fetch uv ")
    assert told.endswith("is there a network connection? (ERROR: No matching distribution found)")
    assert project.tools() == []


def test_a_missing_pip_is_told_in_one_line(project: Project) -> None:
    project.has_pip(before="sys.exit('python3: No module named pip')")
    answer = project.run("cafe")
    assert answer.code == 1
    assert answer.err.splitlines()[1].startswith("run: needs pip for ")


def test_a_project_that_cannot_be_written_to_is_told_in_one_line(project: Project) -> None:
    (project.root / ".tools").write_text("a file is in the way")
    answer = project.run("cafe")
    assert answer.code == 1
    assert "File exists" in answer.err.splitlines()[1]
    assert len(answer.err.splitlines()) == 2


@pytest.mark.kills
@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_fetch_ends_quietly_and_leaves_nothing(project: Project, blow: signal.Signals) -> None:
    project.has_pip(before=f"time.sleep({PATIENCE})")
    process = project.start("cafe")
    wait_until_pip_was_asked(project, times=1)
    os.kill(process.pid, blow)
    answer = answer_of(process)
    assert answer.code == 128 + blow
    assert len(answer.err.splitlines()) == 1
    assert project.tools() == []
    project.has_pip()
    assert project.run("cafe").code == 0


def test_two_first_runs_at_once_do_not_disturb_each_other(project: Project) -> None:
    project.has_pip(before="while len(list(notes.glob('asked-by-*'))) < 2: time.sleep(0.01)")
    answers = [answer_of(process) for process in (project.start("cafe"), project.start("cafe"))]
    assert [answer.code for answer in answers] == [0, 0]
    assert len(project.asked_of_pip()) == 2
    assert len(project.tools()) == 1


def listen_to_interrupts() -> None:
    """A suite that runs in the background may ignore Ctrl-C; what it starts shall not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_until_pip_was_asked(project: Project, *, times: int) -> None:
    give_up = time.monotonic() + PATIENCE
    while len(project.asked_of_pip()) < times:
        assert time.monotonic() < give_up
        time.sleep(0.01)
