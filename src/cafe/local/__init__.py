"""The café without a server: the endpoints over a browser's storage, for the one person at it."""
