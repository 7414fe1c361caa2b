"""Who is asking, how often they may, and what keeps others out."""
