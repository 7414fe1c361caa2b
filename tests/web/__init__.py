"""The browser client without a browser."""
