"""Clash, a game of three rules made up for the tests: each folder of the project would have a room for it."""
