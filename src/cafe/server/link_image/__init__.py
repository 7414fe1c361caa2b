"""The picture that a link to a match unfolds to."""
