"""The endpoints of the API, and how a request becomes a response."""
