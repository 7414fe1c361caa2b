"""What the café in a browser takes: memory as the browser itself tells it, processor time as Linux does."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Route

THREAD = "DedicatedWorker"  # as Chromium names it for the system
NANOSECONDS = 1_000_000_000
WORKER = "/assets/local-worker-"
# Only pages that are shielded from others may ask how much memory they take; ours need not be, but for this.
SHIELD = {"cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp"}
REMEMBER_MEMORY = b"""const begin = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (...given) => {
    const made = await begin.apply(WebAssembly, given);
    const exported = Object.values(made.instance.exports);
    globalThis.memoryOfPython ??= exported.find(one => one instanceof WebAssembly.Memory);
    return made;
};
"""
TOLD = "async () => (await performance.measureUserAgentSpecificMemory()).bytes"


@dataclass(frozen=True, slots=True)
class Used:
    """Bytes: of WebAssembly, in which Python keeps everything, and of page and worker around it."""

    python: int
    scripts: int


def measurable(context: BrowserContext) -> None:
    """Let pages of this context tell what they take."""

    def answer(route: Route) -> None:
        answered = route.fetch()
        before = REMEMBER_MEMORY if WORKER in route.request.url else b""
        route.fulfill(
            response=answered, headers={**answered.headers, **SHIELD}, body=before + answered.body()
        )

    context.route("**/*", answer)


def memory_of(page: Page) -> Used:
    """The browser collects its garbage first, which takes a while."""
    python: int = page.workers[0].evaluate("memoryOfPython.buffer.byteLength")
    return Used(python, page.evaluate(TOLD))


def worker_cpu_s(browser: Browser) -> float:
    """The processor time of all dedicated workers of this browser that run."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(_cpu_of_workers(process["id"]) for process in processes) / NANOSECONDS


def _cpu_of_workers(process: int) -> int:
    spent = 0
    for thread in Path(f"/proc/{process}/task").glob("*"):
        try:
            if (thread / "comm").read_text().startswith(THREAD):
                spent += int((thread / "schedstat").read_text().split()[0])
        except OSError:
            continue  # it has ended meanwhile
    return spent
