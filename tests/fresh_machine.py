"""`./run fresh`: both commands of the README on machines that have Debian, Python and pip, and nothing else.

Every machine is a folder with a minimal Debian and a clone of the project's HEAD. On one of them root works
in root's home, on the other an ordinary user in theirs. What runs there has mounts and processes of its own,
so that nothing stays mounted or running, however it ends. Standard library only: `./run` runs this without
any environment.
"""

from __future__ import annotations

import argparse
import http.client
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".tools" / "fresh"
SERVE, TEST = ("./run", "serve"), ("./run", "test")
RELEASE = "bookworm"  # Debian 12
PACKAGES = ("python3", "python3-pip", "ca-certificates", "git")
TOOLS = {
    "debootstrap": "debootstrap",
    "git": "git",
    "tar": "tar",
    "unshare": "util-linux",
    "chroot": "coreutils",
}
SERVE_TIMEOUT_S = 600.0
REMOVAL_TIMEOUT_S = 10.0

# Runs as the first process of a machine: it reaps whatever loses its parent, and its end is everybody's.
ENTER = """
set -e
root=$1
shift
mount -t proc proc "$root/proc"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
set +e
chroot "$@"
exit $?
"""

# How this machine reaches the registries is how the new ones will.
NETWORK_FILES = ("/etc/hosts", "/etc/resolv.conf", "/etc/ssl/certs/ca-certificates.crt")
SETTINGS_FILES = ("/etc/pip.conf", "/etc/npmrc", "/etc/uv/uv.toml")
SETTINGS_AT_HOME = (".config/pip/pip.conf", ".pip/pip.conf", ".npmrc", ".config/uv/uv.toml")
NETWORK_VARIABLES = re.compile(
    r"(https?|ftp|all|no)_proxy"
    r"|(pip|uv)_(\w*index\w*|\w*cert\w*|\w*proxy|\w*host|\w*timeout|\w*retries|find_links|native_tls)"
    r"|npm_config_(registry|cafile|\w*proxy|strict_ssl)"
    r"|ssl_cert_(file|dir)|requests_ca_bundle|curl_ca_bundle|node_extra_ca_certs|git_ssl_cainfo",
    re.IGNORECASE,
)
NOT_FOR_NETWORK = re.compile(r"Acquire::(IndexTargets|Changelogs|Languages)\b")


class Trouble(Exception):
    """Why there is no proof, in one line."""


@dataclass(frozen=True)
class Account:
    """Somebody who works on a machine."""

    name: str
    home: str
    path: str

    @property
    def clone(self) -> str:
        return f"{self.home}/cafe-international"


ADMIN_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
ACCOUNTS = {
    "root": Account("root", "/root", ADMIN_PATH),
    "user": Account("guest", "/home/guest", "/usr/local/bin:/usr/bin:/bin"),
}


@dataclass(frozen=True)
class Outcome:
    """What became of a command, and how long it took."""

    account: str
    command: str
    summary: str
    seconds: float
    passed: bool


def main(arguments: Sequence[str]) -> int:
    """Print what each command took; 0 if all of them did what they should."""
    options = parsed(arguments)
    try:
        require_tools()
        print(f"fresh: {cloned_state()}", flush=True)
        base = base_image(options.mirror or mirror_of_this_machine())
        outcomes = [outcome for name in options.accounts for outcome in proof(base, name, options)]
    except (Trouble, OSError, subprocess.CalledProcessError) as trouble:
        print(f"run: {trouble}", file=sys.stderr)
        return 1
    print(report(outcomes), flush=True)
    return 0 if all(outcome.passed for outcome in outcomes) else 1


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The options; whatever stands behind `--` is for pytest."""
    words = list(arguments)
    cut = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser(
        prog="./run fresh",
        description="Serve and test on a new minimal Debian, as root and as an ordinary user.",
        epilog="Arguments behind -- are for ./run test, such as: ./run fresh --only test -- tests/rulebook",
    )
    parser.add_argument("--only", choices=("serve", "test"), help="one of the two commands")
    parser.add_argument("--as", dest="account", choices=tuple(ACCOUNTS), help="one of the two people")
    parser.add_argument("--mirror", help="where Debian's packages are; by default what apt uses here")
    options = parser.parse_args(words[:cut])
    options.accounts = (options.account,) if options.account else tuple(ACCOUNTS)
    options.commands = (options.only,) if options.only else ("serve", "test")
    options.pytest = tuple(words[cut + 1 :])
    return options


def require_tools() -> None:
    """Root, and what builds and isolates a machine, or the one command that installs it."""
    if sys.platform != "linux" or os.geteuid() != 0:
        raise Trouble("./run fresh builds a whole Debian in a folder: it needs Linux, and root")
    os.environ["PATH"] = f"{os.environ.get('PATH', '')}:{ADMIN_PATH}"
    missing = sorted({package for tool, package in TOOLS.items() if shutil.which(tool) is None})
    if missing:
        raise Trouble(f"./run fresh needs more tools: apt-get install --yes {' '.join(missing)}")


def cloned_state() -> str:
    """Which commit is proved, and whether there is more than that."""
    commit, changes = (
        subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=True).stdout
        for words in (("log", "-1", "--format=%h %s"), ("status", "--porcelain"))
    )
    return f"{commit.strip()}{' (without what is not committed)' if changes else ''}"


# The machines


def base_image(mirror: str) -> Path:
    """A minimal Debian in an archive; it is made once."""
    key = sha256(" ".join((RELEASE, mirror, *PACKAGES)).encode()).hexdigest()[:12]
    image = CACHE / f"{RELEASE}-{key}.tar"
    if not image.exists():
        with new_folder() as folder:
            root, packed = folder / "root", folder / "packed.tar"
            print("fresh: building a minimal Debian (once)", flush=True)
            with (CACHE / "debootstrap.log").open("wb") as log:
                words = ["debootstrap", "--variant=minbase", f"--include={','.join(PACKAGES)}", RELEASE]
                checked([*words, str(root), *([mirror] if mirror else [])], log)
            checked(["tar", "--numeric-owner", "-C", str(root), "-cf", str(packed), "."])
            packed.rename(image)
    return image


def mirror_of_this_machine() -> str:
    """Where apt gets the same release from here, if it does."""
    sources = [Path("/etc/apt/sources.list"), *sorted(Path("/etc/apt/sources.list.d").glob("*"))]
    texts = [path.read_text() for path in sources if path.suffix in (".list", ".sources") and path.is_file()]
    return next(filter(None, map(mirror_in, texts)), "")


def mirror_in(text: str) -> str:
    """The mirror of the release in a file of apt's, in either of its two formats."""
    for line in text.splitlines():
        if found := re.match(rf"deb\s+(?:\[[^]]*\]\s+)?(\S+)\s+{RELEASE}\s", line):
            return str(found[1])
    for stanza in re.split(r"\n\s*\n", text):
        fields: dict[str, str] = dict(re.findall(r"^([\w-]+):[ \t]*(.+)$", stanza, re.MULTILINE))
        if "deb" in fields.get("Types", "").split() and RELEASE in fields.get("Suites", "").split():
            return fields.get("URIs", "").partition(" ")[0]
    return ""


@contextmanager
def new_folder() -> Iterator[Path]:
    CACHE.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="machine-", dir=CACHE))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        remove(folder)


def remove(folder: Path) -> None:
    """Remove it when the last process in it has gone."""
    deadline = time.monotonic() + REMOVAL_TIMEOUT_S
    while folder.exists():
        shutil.rmtree(folder, ignore_errors=time.monotonic() < deadline)


@dataclass(frozen=True)
class Machine:
    """A folder with a Debian, and the environment everything in it starts with."""

    root: Path
    variables: Mapping[str, str]

    def command(self, account: Account, *words: str, folder: str = "", **variables: str) -> list[str]:
        """The words that run a program there, with mounts and processes of its own."""
        own = {"HOME": account.home, "USER": account.name, "PATH": account.path}
        environment = [f"{name}={value}" for name, value in {**self.variables, **own, **variables}.items()]
        isolated = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"]
        entered = ["sh", "-c", ENTER, "sh", str(self.root)]
        chroot = [f"--userspec={account.name}:{account.name}", str(self.root)]
        inside = ["/usr/bin/env", "-i", f"--chdir={folder or account.clone}", *environment, *words]
        return [*isolated, *entered, *chroot, *inside]


@contextmanager
def new_machine(base: Path, account: Account) -> Iterator[Machine]:
    """A machine that nobody has used, with a clone in somebody's home."""
    with new_folder() as root:
        checked(["tar", "--numeric-owner", "-C", str(root), "-xf", str(base)])
        machine = Machine(root, environment_for(root))
        if account.name != "root":
            checked(["chroot", str(root), "useradd", "--create-home", account.name])
        connect(root, account)
        clone = root / account.clone.lstrip("/")
        checked(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone)])
        owner = f"{account.name}:{account.name}"
        checked(["chroot", str(root), "chown", "--recursive", owner, account.home])
        yield machine


def connect(root: Path, account: Account) -> None:
    """Let a machine reach the registries as this one does."""
    for name in (*NETWORK_FILES, *SETTINGS_FILES):
        copy(Path(name), root)
    for name in SETTINGS_AT_HOME:
        copy(Path.home() / name, root, as_name=f"{account.home}/{name}")
    settings = root / "etc" / "apt" / "apt.conf.d" / "90network"
    dumped = subprocess.run(["apt-config", "dump", "Acquire"], capture_output=True, text=True, check=False)
    settings.write_text(network_settings(dumped.stdout))


def network_settings(dumped: str) -> str:
    """Of apt's settings those that say how files are fetched."""
    lines = [line for line in dumped.splitlines() if line.endswith(";") and not NOT_FOR_NETWORK.match(line)]
    return "".join(f"{line}\n" for line in lines)


def environment_for(root: Path) -> dict[str, str]:
    """The variables that say how to reach the registries; files that they name come along."""
    variables = network_variables(os.environ)
    for name, value in list(variables.items()):
        if value.startswith("/"):
            copy(Path(value), root)
            if not (root / value.lstrip("/")).exists():
                del variables[name]
    return variables


def network_variables(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if NETWORK_VARIABLES.fullmatch(name)}


def copy(file: Path, root: Path, as_name: str | None = None) -> None:
    """Copy a file to the same place, or another one, on a machine; folders stay here."""
    if file.is_file():
        target = root / (as_name or str(file)).lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        shutil.copyfile(file, target)


# The proof


def proof(base: Path, name: str, options: argparse.Namespace) -> Iterator[Outcome]:
    """Run the commands one after another on a machine of somebody's own."""
    account = ACCOUNTS[name]
    with new_machine(base, account) as machine:
        if "serve" in options.commands:
            yield prove_serve(machine, account)
        if "test" in options.commands:
            yield prove_test(machine, account, options.pytest)


def prove_serve(machine: Machine, account: Account) -> Outcome:
    """Wait until the server answers with its first page."""
    print(f"fresh: ./run serve as {account.name}", flush=True)
    port, log = free_port(), CACHE / f"serve-{account.name}.log"
    with (
        log.open("wb") as written,
        started(machine.command(account, *SERVE, CAFE_PORT=str(port)), written) as process,
    ):
        began = time.monotonic()
        while not (answered := answers(port)) and process.poll() is None:
            if time.monotonic() - began > SERVE_TIMEOUT_S:
                break
            time.sleep(0.1)
        seconds = time.monotonic() - began
    return Outcome(
        account.name, " ".join(SERVE), "answered" if answered else f"see {log}", seconds, passed=answered
    )


def prove_test(machine: Machine, account: Account, arguments: Sequence[str]) -> Outcome:
    """Run the suite; if it names a command for root first, do that."""
    words = (*TEST, *arguments)
    print(f"fresh: {' '.join(words)} as {account.name}", flush=True)
    began = time.monotonic()
    log = CACHE / f"test-{account.name}.log"
    status, output = run(machine.command(account, *words), log)
    if status != 0 and (asked := command_for_root(output)):
        print(f"fresh: as root: {asked}", flush=True)
        run(machine.command(ACCOUNTS["root"], "sh", "-c", asked, folder="/"), log)
        status, output = run(machine.command(account, *words), log)
    seconds = time.monotonic() - began
    return Outcome(account.name, " ".join(TEST), summary_of(output), seconds, passed=status == 0)


def command_for_root(output: str) -> str:
    """What `./run` tells somebody to do as root, if it does."""
    found = re.search(r"^run: .* as root: (.+)$", output, re.MULTILINE)
    return str(found[1]) if found else ""


def summary_of(output: str) -> str:
    """The last line of pytest's, such as `12 passed in 3.4s`, or the last line of all."""
    lines = [line.strip("= ") for line in output.splitlines() if line.strip("= ")]
    summaries = [line for line in lines if re.search(r"\d+ (passed|failed|errors?)\b.* in [\d.]+s", line)]
    return (summaries or lines or ["no output"])[-1]


def report(outcomes: Sequence[Outcome]) -> str:
    """A line for every command."""
    return "\n".join(
        f"{outcome.account:6} {outcome.command:12} {outcome.seconds:7.1f} s"
        f"  {'ok' if outcome.passed else 'FAILED'}: {outcome.summary}"
        for outcome in outcomes
    )


# Processes


@contextmanager
def started(words: Sequence[str], output: IO[bytes] | int) -> Iterator[subprocess.Popen[bytes]]:
    """A process that is gone at the end, with all that it started."""
    process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def run(words: Sequence[str], log: Path) -> tuple[int, str]:
    """Run a program to its end, show what it says, keep it in a file, and return it."""
    lines = []
    with log.open("wb") as kept, started(words, subprocess.PIPE) as process:
        assert process.stdout is not None
        for line in process.stdout:
            sys.stdout.buffer.write(line)
            sys.stdout.flush()
            kept.write(line)
            lines.append(line.decode(errors="replace"))
        return process.wait(), "".join(lines)


def checked(words: Sequence[str], output: IO[bytes] | None = None) -> None:
    if subprocess.run(words, stdout=output, stderr=output, check=False).returncode:
        where = f"; see {output.name}" if output else ""
        raise Trouble(f"{words[0]} failed{where}: {' '.join(words)}")


def answers(port: int) -> bool:
    """Whether there is a page."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/")
        return connection.getresponse().status == http.HTTPStatus.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
