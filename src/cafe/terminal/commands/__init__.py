"""The commands of `cafe`, a module each, and the options they share."""
