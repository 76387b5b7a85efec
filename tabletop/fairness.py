"""A promise about the shuffles that everybody can check afterwards.

When a game starts its host publishes the commitment; when it ends, the seed and the salt. Nobody can find
another pair with the same hash, so the seed was fixed before the first move. The salt keeps the seed from
being guessed meanwhile.
"""

from hashlib import sha256

from msgspec import Struct

SEED_DIGITS = 64


def is_seed(text: str) -> bool:
    """Return whether a text is a seed or a salt: 32 bytes as lower-case hexadecimal digits."""
    return len(text) == SEED_DIGITS and set(text) <= set("0123456789abcdef")


def commitment(seed: str, salt: str) -> str:
    """Return the promise for a seed and a salt; `printf SEED:SALT | sha256sum` prints the same."""
    return sha256(f"{seed}:{salt}".encode()).hexdigest()


class Promise(Struct, frozen=True):
    """The seed of a game, and the salt that hides it until the end."""

    seed: str
    salt: str

    def __repr__(self) -> str:
        """Say nothing that must stay hidden: this may end in a log."""
        return f"Promise(commitment={self.commitment!r})"

    @property
    def commitment(self) -> str:
        """What may be known from the start."""
        return commitment(self.seed, self.salt)
