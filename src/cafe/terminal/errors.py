"""What a person has to mend: one line, in his language, and never a traceback."""

from __future__ import annotations

from cafe.terminal.output.translator import Voice

REFUSED, BAD_INPUT, INTERRUPTED = 1, 2, 130  # exit codes


class Trouble(Exception):
    """A message with its arguments, and the exit code it leads to."""

    def __init__(self, message_id: str, /, *, code: int = BAD_INPUT, **arguments: object) -> None:
        super().__init__(message_id, arguments)
        self.message_id, self.code, self.arguments = message_id, code, arguments

    def told(self, voice: Voice) -> str:
        return voice(self.message_id, **self.arguments)
