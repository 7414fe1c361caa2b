"""What can be wrong with something told to the rules: a plan, a ruleset, a deal, a text, a position.

Each flaw is one frozen value, and a fact like an objection: whoever speaks a language says it.
"""
