"""For whoever runs the server: readiness, metrics and log lines."""
