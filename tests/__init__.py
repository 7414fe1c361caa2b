"""The tests: rulebook/ tells the rules, the rest tells each part of the project."""
