"""Whatever can happen to the file of games, made to happen: kills, damage, full disks, locks."""
