"""Café International: Rudi Hoffmann's board game and card game."""
