"""What holds in every game: random walks through both editions, and a second opinion on every rule."""
