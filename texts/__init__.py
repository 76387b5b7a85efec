"""All texts that a player sees, in one catalogue for each language."""
