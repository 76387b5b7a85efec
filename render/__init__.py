"""Pictures, drawn from views: a kit for those of any game, and a folder for each game."""
