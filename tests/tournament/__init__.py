"""Tournaments: paired deals, honest figures, and nobody who can spoil them."""
