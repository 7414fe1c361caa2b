"""Deals that several people play: the deal of the day, challenges, and who may look at what of them."""
