"""How pictures of Kingdomino are laid out: kingdoms, lines, and how everything is called."""
