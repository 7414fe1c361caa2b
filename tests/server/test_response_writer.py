"""A response goes out with as few packets as it can, and in its order."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from cafe.server.edge.response_writer import CONTINUE, ResponseWriter

HEAD = b"HTTP/1.1 200 OK\r\n\r\n"


@dataclass
class Packets:
    """A transport that keeps what was written, each time apart."""

    written: list[bytes] = field(default_factory=list)
    closing: bool = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing


@pytest.fixture
def packets() -> Packets:
    return Packets()


def test_a_head_goes_together_with_the_first_of_its_body(packets: Packets) -> None:
    responses = ResponseWriter(packets)
    responses.write(HEAD)
    assert packets.written == []
    responses.write(b"one")
    responses.write(b"two")
    responses.end()
    assert packets.written == [HEAD + b"one", b"two"]


def test_a_response_without_a_body_is_sent_when_it_is_complete(packets: Packets) -> None:
    responses = ResponseWriter(packets)
    responses.write(HEAD)
    responses.end()
    responses.write(HEAD)
    responses.write(b"")
    responses.end()
    assert packets.written == [HEAD, HEAD]


def test_responses_follow_one_another_on_one_connection(packets: Packets) -> None:
    responses = ResponseWriter(packets)
    for body in (b"first", b"second"):
        responses.write(HEAD)
        responses.write(body)
        responses.end()
    assert packets.written == [HEAD + b"first", HEAD + b"second"]


def test_whoever_waits_to_send_their_body_is_told_at_once_to_go_on(packets: Packets) -> None:
    responses = ResponseWriter(packets)
    responses.write(CONTINUE)
    assert packets.written == [CONTINUE]
    responses.write(HEAD)
    responses.write(b"thanks")
    assert packets.written == [CONTINUE, HEAD + b"thanks"]


def test_a_response_that_breaks_off_shows_its_head(packets: Packets) -> None:
    responses = ResponseWriter(packets)
    responses.write(HEAD)
    responses.flush()
    assert packets.written == [HEAD]


def test_nothing_is_written_to_a_connection_that_closes(packets: Packets) -> None:
    packets.closing = True
    responses = ResponseWriter(packets)
    responses.write(HEAD)
    responses.write(b"late")
    responses.end()
    assert packets.written == []
