"""The cafe command and the game in the terminal, as a person or a program meets them."""
