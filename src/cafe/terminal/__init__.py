"""The `cafe` command, and playing in the terminal."""
