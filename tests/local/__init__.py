"""The café without a server: whole games, storages that fail, files that come and go."""
