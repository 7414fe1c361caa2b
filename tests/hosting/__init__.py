"""Running matches, on both databases."""
