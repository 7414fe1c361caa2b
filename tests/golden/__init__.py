"""Golden files: counts of positions and complete games, in plain text that needs nothing of ours to be read.

`./run golden` writes them anew, the suite compares them line by line. Whoever says the rules once more, in
any language, can check himself against them.
"""
