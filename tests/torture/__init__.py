"""Matches while servers are killed and connections drop: nothing acknowledged is lost or doubled.

The short form is a test; the long one is `./run torture`.
"""
