"""How scenarios speak of a module: the value that it gives as `PART` in its file `scenario.py`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from alhambra.actions import Action
from alhambra.registry import parts

if TYPE_CHECKING:
    from alhambra.tools.scenario.reader import Reader


class StepKind(NamedTuple):
    """A kind of step: the action that it means, the keys that it has besides `do` and `by`, and how they are read."""

    action: type[Action]
    keys: type[Struct]
    read: Callable[["Reader", Any], Action]


@dataclass(frozen=True, eq=False, kw_only=True)
class ScenarioPart:
    """The words of a module. What it keeps needs none: that is given and compared under the module's id."""

    steps: Mapping[str, StepKind] = field(default_factory=dict)
    """Its steps, by what stands under `do`."""
    orders: Mapping[str, Callable[[int], dict[str, Any]]] = field(default_factory=dict)
    """Orders of random players for each of its prompts, by a number from 0 to 11."""
    rivals: Mapping[str, str] = field(default_factory=dict)
    """Participants without a seat, and what is said of a scenario that names one who does not take part."""


def scenario_parts() -> tuple[ScenarioPart, ...]:
    """Return the words of all modules, in the order of their numbers."""
    return tuple(parts("scenario", ScenarioPart).values())


def rivals() -> dict[str, str]:
    """Return the names of all participants without a seat, and what is said where they do not take part."""
    return {name: fault for part in scenario_parts() for name, fault in part.rivals.items()}
