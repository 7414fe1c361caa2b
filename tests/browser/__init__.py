"""The browser client in a real Chromium, through the real server."""
