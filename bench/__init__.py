"""Measurements: how long the café takes, and as a ratio to plain Python work timed in the same run."""
