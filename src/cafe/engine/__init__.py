"""The line protocol of engines (docs/engine.md): a bot that answers it, and programs at our tables."""
