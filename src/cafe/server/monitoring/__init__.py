"""For whoever runs the café: health, metrics and log lines."""
