"""The boxes in which the modules were published: by them the menus are parted, since one holds 25 lines at most."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from alhambra.view import ModuleView, modules
from cogs.alhambra.choosing import BOX, BOXES
from cogs.controls import MOST_OPTIONS
from cogs.reference import Chapter
from texts.catalogue import Catalogue

SIGNS = tuple(f"{number}\ufe0f\u20e3" for number in range(1, BOXES + 1))
"""The number of a box, before each of its modules."""
OTHER = "✨"


class Part(NamedTuple):
    """The modules of one menu: whole boxes, as far as they fit into one."""

    modules: tuple[ModuleView, ...]

    @property
    def boxes(self) -> tuple[int, ...]:
        """The numbers of its boxes; 0 for modules of none."""
        return tuple(dict.fromkeys(box_of(module) for module in self.modules))

    @property
    def numbers(self) -> str:
        """The numbers of its first and its last module, by which its menu is known again."""
        return f"{self.modules[0].number}-{self.modules[-1].number}"


def box_of(module: ModuleView) -> int:
    """Return the number of the box with a module; 0 if it was in none."""
    return (module.number - 1) // BOX + 1 if module.number <= BOX * BOXES else 0


def sign_of(module: ModuleView) -> str:
    """Return what stands before a module, to see which ones belong together."""
    box = box_of(module)
    return SIGNS[box - 1] if box else OTHER


def parts(listed: Iterable[ModuleView] | None = None) -> list[Part]:
    """Part modules, all unless some are given, into as few menus as hold them, about as many in each."""
    found = tuple(modules() if listed is None else listed)
    boxes = [piece for _, box in groupby(found, box_of) for piece in _pieces(tuple(box))]
    fewest = -(-len(found) // MOST_OPTIONS)
    packed = [list(_packed(boxes, most)) for most in range(1, MOST_OPTIONS + 1)]
    return next((one for one in packed if len(one) <= fewest), packed[-1])


def _pieces(box: Sequence[ModuleView]) -> Iterator[Sequence[ModuleView]]:
    """Part what is more than one menu holds."""
    size = -(-len(box) // -(-len(box) // MOST_OPTIONS))
    return (box[start : start + size] for start in range(0, len(box), size))


def _packed(boxes: Iterable[Sequence[ModuleView]], most: int) -> Iterator[Part]:
    """Put one box after another into a menu, until it has as many lines as it shall have."""
    begun: tuple[ModuleView, ...] = ()
    for box in boxes:
        if begun and len(begun) + len(box) > most:
            yield Part(begun)
            begun = ()
        begun += tuple(box)
    if begun:
        yield Part(begun)


def heading(part: Part, say: Catalogue) -> str:
    """Say which boxes a menu has."""
    return say("modules-boxes", boxes=say.line([say(f"preset-box-{box}" if box else "box-none") for box in part.boxes]))


def prompt(part: Part, say: Catalogue) -> str:
    """Say in few words which modules a menu has."""
    boxes = [box for box in part.boxes if box]
    if not boxes:
        return say("choose-modules-other", numbers=part.numbers.replace("-", "–"))
    with_others = "yes" if 0 in part.boxes else "no"
    return say("choose-modules-boxes", first=boxes[0], last=boxes[-1], others=with_others)


def chapters(listed: Sequence[str], say: Catalogue) -> list[Chapter]:
    """Part the rules of modules in the same way."""
    found = parts(module for module in modules() if module.id in listed)
    return [Chapter(f"topic-{part.numbers}", prompt(part, say), [one.id for one in part.modules]) for part in found]
