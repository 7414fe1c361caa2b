"""Matches as pure values: entries, state, actions, seats, clocks."""
