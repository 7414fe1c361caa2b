"""A café as it is on an ordinary evening, for a long time: nothing grows, and nobody misses anything.

The short form is a test; the long one is `./run soak`.
"""
