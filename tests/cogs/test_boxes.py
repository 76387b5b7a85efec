"""Modules are offered box by box, in as few menus as hold them."""

import pytest

from alhambra.view import ModuleView, modules
from cogs.alhambra.boxes import box_of, heading, parts, prompt
from tests.cogs.choosing_modules import SAY


def made_up(*numbers: int) -> list[ModuleView]:
    return [ModuleView(f"module{number}", number, asks=False, variants=()) for number in numbers]


@pytest.mark.parametrize(
    ("numbers", "sizes"),
    [
        ([], []),
        ([3], [1]),
        ([*range(1, 26)], [25]),
        ([*range(1, 27)], [12, 14]),
        ([*range(1, 27), *range(101, 141)], [24, 21, 21]),
        ([*range(30, 130)], [25, 25, 25, 25]),
        ([*range(30, 131)], [21, 21, 21, 21, 17]),
    ],
    ids=["none", "one", "just enough", "the big box", "and forty more", "a hundred", "and one more"],
)
def test_menus_are_as_few_as_can_be_and_about_as_long(numbers: list[int], sizes: list[int]) -> None:
    found = parts(made_up(*numbers))
    assert [len(part.modules) for part in found] == sizes
    assert [module.number for part in found for module in part.modules] == numbers


def test_no_box_is_in_two_menus() -> None:
    found = [box for part in parts(made_up(*range(1, 27))) for box in part.boxes]
    assert found == [1, 2, 3, 4, 5, 6, 0]
    assert all(module in parts()[0].modules for module in modules() if box_of(module) in (1, 2, 3))


def test_each_menu_says_what_it_has() -> None:
    first, second = parts(made_up(*range(1, 27)))
    assert prompt(first, SAY) == "Modules of boxes 1–3"
    assert prompt(second, SAY) == "Modules of boxes 4–6, and others"
    assert heading(first, SAY) == "-# " + " · ".join(SAY(f"preset-box-{number}") for number in (1, 2, 3))
    assert heading(second, SAY).endswith("Box 6: The Falconers · In no box")
