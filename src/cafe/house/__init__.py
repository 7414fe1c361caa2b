"""Running matches: seats, clocks, one writer per match, and a log that is the truth."""
