"""Learning a value from games."""
