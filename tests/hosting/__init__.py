"""The house, on both of its stores."""
