"""Seeds for tests and simulations, which a number is enough to name."""

from hashlib import sha256


def numbered_seed(game: str, number: int) -> str:
    """Return the seed that stands for a number in a game, so that a game can be named by it."""
    return sha256(f"{game} {number}".encode()).hexdigest()
