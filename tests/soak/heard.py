"""What a listener has heard of a match: each row once, one after the other, as the log has them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from zlib import crc32

import msgspec

from cafe.match.entries import Row
from cafe.match.state import Match
from cafe.protocol.encoding import encode
from cafe.protocol.views import entry_message

SEQ_AT = len(b'{"seq":')
OVER = b'"status":"over"'


class News(msgspec.Struct):
    """As much of the news as a listener needs who only counts."""

    entries: list[msgspec.Raw] = []


read_news = msgspec.json.Decoder(News).decode


@dataclass(slots=True)
class Heard:
    """The last row that came, a checksum over all of them, and the first that came out of turn."""

    seq: int = 0
    checksum: int = 0
    complaint: str = ""
    is_over: bool = False  # the match, as far as it was heard

    def take(self, message: bytes) -> None:
        """Count the rows of a message."""
        self.is_over = self.is_over or OVER in message
        for entry in read_news(message).entries:
            row = bytes(entry)
            seq = int(row[SEQ_AT : row.index(b",", SEQ_AT)])
            if seq != self.seq + 1 and not self.complaint:
                self.complaint = f"heard row {seq} after row {self.seq}"
            self.seq, self.checksum = seq, crc32(row, self.checksum)


def checksums(match: Match, rows: Iterable[Row]) -> Iterator[int]:
    """What a spectator's checksum has to be before the first row of the log, and after each."""
    checksum = 0
    yield checksum
    for row in rows:
        entry = entry_message(match, row, None, open_hands=match.ruleset.is_board)
        checksum = crc32(encode(entry), checksum)
        yield checksum
