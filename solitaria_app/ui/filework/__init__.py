"""Work with the file of games: one thing after the other, with ways back, without a halt."""
