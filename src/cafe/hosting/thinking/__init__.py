"""Bots think: in processes of their own, a whole turn at once, and never for longer than they may."""
