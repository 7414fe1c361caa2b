"""Puzzles: what they promise, what they may know, how they are found."""
