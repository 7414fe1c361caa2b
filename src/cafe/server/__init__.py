"""The door to the house: HTTP and WebSocket. It knows no rule."""
