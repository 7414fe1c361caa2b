"""The endpoints' own parts, which need no server."""
