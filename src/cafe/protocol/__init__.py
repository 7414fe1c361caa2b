"""The messages of the API, and what one viewer sees of a match. Pure."""
