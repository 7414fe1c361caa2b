"""Golden files: counts of positions and complete games, in plain text that needs nothing of ours to be read.

`./run golden` writes them anew, the suite compares them line by line. Another implementation of the rules, in
any language, can be checked against them.
"""
