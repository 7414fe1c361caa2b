"""The rulebook, told as tests: every sentence of it allows or refuses something here."""
