"""Running matches: one writer each, a cache of their logs, bots and clocks on time, and other nodes."""
