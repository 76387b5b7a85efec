"""For developers, whatever the game: a command line, simulations, and scenarios in files."""
