"""My box: the dice and Contrarius' cards compared with the player's own, and set."""
