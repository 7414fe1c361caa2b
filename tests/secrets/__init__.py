"""What is hidden stays hidden: games that look the same to a viewer behave the same for them."""
