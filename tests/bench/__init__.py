"""The measurements can be taken."""
