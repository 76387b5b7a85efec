"""Laying out: where things lie in a picture, what it brings along, and how things are called."""
