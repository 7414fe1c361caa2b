"""A match around a game: its log, its seats and clocks, and what may be done. Pure."""
