"""Kingdomino on Discord."""
