"""One step each, oldest first."""
