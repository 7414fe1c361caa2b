"""Text of moves, positions and whole games; every form parses back to the same value."""

from .misread import Misread
from .move import parse_move, parse_moves
from .position import parse_position, position_text
from .reading import parse_record
from .record import Record, final, record_text, replay

__all__ = [
    "Misread",
    "Record",
    "final",
    "parse_move",
    "parse_moves",
    "parse_position",
    "parse_record",
    "position_text",
    "record_text",
    "replay",
]
