"""Alhambra on Discord: its pieces, choices and events in words, and which pictures show them."""
