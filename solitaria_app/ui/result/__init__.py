"""How a game stands or ended: points by god and by card, the course of both scores."""
