"""Learning a value from games that greedy players play among themselves; needs NumPy (the extra `lab`)."""
