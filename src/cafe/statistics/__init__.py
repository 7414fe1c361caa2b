"""What somebody's finished games add up to: results, streaks, best turn, how well they played. Pure."""
