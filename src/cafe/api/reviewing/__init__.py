"""Reviews of finished matches, made in the background by whoever has nothing better to do."""
