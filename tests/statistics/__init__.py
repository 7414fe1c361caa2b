"""What somebody's games add up to, and what is read of each from its log."""
