"""For whoever runs the server: reports, and what to do about them."""
