"""A game played at this terminal, by people and bots in any mix."""
