"""Puzzles for the API: which one comes next, and what is told of them."""
