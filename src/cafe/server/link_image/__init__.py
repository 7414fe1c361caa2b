"""The image that a link to a match shows elsewhere."""
