"""Texts of others, as a flaw may quote them."""

SHOWN = 40


def shown(text: str) -> str:
    """Short, and with nothing that moves the reader's cursor."""
    safe = ascii(text[:SHOWN])[1:-1]
    return safe if len(text) <= SHOWN else safe + "…"
