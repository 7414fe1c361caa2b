"""The bots: honest, legal, and greedy better than chance."""
