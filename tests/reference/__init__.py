"""Slow and obvious versions of what the engine does fast, written from the rules alone."""
