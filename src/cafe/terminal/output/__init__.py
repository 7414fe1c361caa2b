"""What the terminal shows: sentences in the reader's language, drawings and JSON."""
