"""The one exception with which an engine turns down what a player asked for."""

from collections.abc import Sequence


class Refused(Exception):
    """An action was turned down and nothing has changed.

    It carries the rule that was broken, the key of the message that explains it with the parameters of
    that message, and the actions that the player could take instead.
    """

    def __init__(self, rule: str, key: str, **params: object) -> None:
        super().__init__(rule, key, params)
        self.rule = rule
        self.key = key
        self.params = params
        self.legal: Sequence[object] = ()

    def again(self) -> "Refused":
        """Return the same refusal without its past, to be kept or raised once more."""
        same = type(self)(self.rule, self.key, **self.params)
        same.legal = self.legal
        return same

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return f"{self.key} ({self.rule})" + (f": {details}" if details else "")


class Malformed(Refused):
    """What came in is no action at all: an unknown name, a missing field or a wrong type."""
