"""The raw edge: what a connection may cost before it is a request."""
