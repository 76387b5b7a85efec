"""The typed way to what a module keeps in the state."""

from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from alhambra.state import State

S = TypeVar("S", bound=Struct)


class Slice(Generic[S]):
    """What one module keeps, stored under its id; at first it is the value of its defaults."""

    __slots__ = ("_first", "kind", "module")

    def __init__(self, module: str, kind: type[S]) -> None:
        self.module = module
        self.kind = kind
        self._first = kind()

    def of(self, state: State) -> S:
        """Return what the module keeps in a state."""
        kept: S = state.slices.get(self.module, self._first)
        return kept

    def put(self, state: State, value: S) -> State:
        """Return the state in which the module keeps another value."""
        return replace(state, slices={**state.slices, self.module: value})

    def change(self, state: State, **changes: Any) -> State:
        """Return the state in which some fields of the value are others."""
        return self.put(state, replace(self.of(state), **changes))
