"""Reviews of finished games: what they promise, and what they may know."""
