"""What happens in the background and is worth a line: told to whoever runs the café, or else to nobody.

The server has a structured log (`failure_log`); the café in a browser has none.
"""

from __future__ import annotations

from typing import Any, Protocol


class Listener(Protocol):
    """Whoever keeps the lines."""

    def warning(self, source: str, event: str, **fields: Any) -> None: ...

    def error(self, source: str, event: str, **fields: Any) -> None: ...

    def failed(self, source: str, event: str, failure: Exception, **fields: Any) -> None: ...


class Events:
    """The events of one part of the café."""

    listener: Listener | None = None  # of all parts

    def __init__(self, source: str) -> None:
        self._source = source

    def warning(self, event: str, **fields: Any) -> None:
        if Events.listener is not None:
            Events.listener.warning(self._source, event, **fields)

    def error(self, event: str, **fields: Any) -> None:
        if Events.listener is not None:
            Events.listener.error(self._source, event, **fields)

    def failed(self, event: str, failure: Exception, **fields: Any) -> None:
        """Something went wrong where nobody waits for an answer."""
        if Events.listener is not None:
            Events.listener.failed(self._source, event, failure, **fields)
