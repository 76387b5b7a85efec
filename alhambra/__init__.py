"""The rules of Alhambra: exact, pure and replayable."""
