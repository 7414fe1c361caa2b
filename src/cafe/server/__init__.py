"""The café over HTTP and WebSocket: Starlette around `hosting` and `protocol`. It knows no rule."""
