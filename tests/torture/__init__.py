"""Matches while nodes are killed, frozen, cut off and misled: nothing acknowledged is lost or doubled.

The short form is a test; the long one is `./run torture`.
"""
