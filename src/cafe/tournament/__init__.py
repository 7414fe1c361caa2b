"""Tournaments of bots and programs: paired deals, every seat in turn, figures with their intervals."""
