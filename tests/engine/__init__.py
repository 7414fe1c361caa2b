"""The line protocol of engines, and programs of others at our tables."""
