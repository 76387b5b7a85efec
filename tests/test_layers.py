"""Arrows point inwards: what each package may import from us, and what it must never touch."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from alhambra.actions import Action
from alhambra.base import PARTS
from alhambra.components import load
from alhambra.registry import known_modules
from tests.registered import PACKAGES as GAMES

ROOT = Path(__file__).parent.parent
OURS = {*GAMES, "tabletop", "host", "render", "texts", "cogs", "operation", "local", "bot", "bench", "tests"}

MAY_IMPORT = {
    "tabletop": {"tabletop"},
    **{game: {"tabletop", game} for game in GAMES},
    "host": {"tabletop", "host"},
    "texts": {"texts"},
    "render": {*GAMES, "tabletop", "texts", "render"},
    "cogs": {*GAMES, "tabletop", "texts", "render", "host", "cogs"},
    "operation": {"tabletop", "host", "cogs", "operation"},
    "local": {"bot", "operation", "local"},
}
BESIDE_THE_LOOP = {"studio.py", "easel.py", "threads.py"}
ENGINE_NEVER_TOUCHES = {"asyncio", "time", "datetime", "random", "sqlite3", "aiosqlite", "PIL", "discord", "socket"}

HOMONYMS = {"alhambra/modules/characters/scenario.py": {"change"}, "cogs/alhambra/face.py": {"change"}}
"""Where a word means something else than the module of that name: a step of scenarios, what is typed to redesign."""


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield node.module or ""


def is_of_a_game(name: str) -> bool:
    """Return whether something belongs to the rules of a game."""
    return name.partition(".")[0] in GAMES


def game_of(name: str) -> str:
    """Return the game to whose rules, pictures or face something belongs; nothing, if games share it."""
    parts = name.split(".")
    own = parts[1:2] if parts[0] in ("render", "cogs") else parts[:1]
    return next((one for one in own if one in GAMES), "")


def files(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_a_package_imports_only_what_lies_further_in(package: str) -> None:
    for path in files(package):
        for name in imports(path):
            top = name.partition(".")[0]
            assert top not in OURS or top in MAY_IMPORT[package], f"{path} imports {name}"


@pytest.mark.parametrize("package", ["tabletop", *GAMES])
def test_the_engine_is_pure(package: str) -> None:
    for path in files(package):
        touched = {name.partition(".")[0] for name in imports(path)} & ENGINE_NEVER_TOUCHES
        assert not touched, f"{path} touches {touched}"


def test_the_host_knows_nothing_of_discord_or_pictures() -> None:
    for path in files("host"):
        touched = {name.partition(".")[0] for name in imports(path)} & {"discord", "PIL"}
        assert not touched, f"{path} touches {touched}"


def test_only_the_storage_knows_its_database() -> None:
    for path in files("host"):
        if path.parent.name != "sqlite":
            assert not {"sqlite3", "aiosqlite"} & set(imports(path)), path
            assert not [name for name in imports(path) if name.startswith("host.sqlite")], path


def test_pictures_are_drawn_from_views_alone() -> None:
    for path in files("render"):
        inside = [name for name in imports(path) if is_of_a_game(name) and not name.endswith(".view")]
        assert not inside or path.name.startswith("gallery"), f"{path} imports {inside}"
        assert not {"discord", "sqlite3", "asyncio"} & set(imports(path)) or path.name in BESIDE_THE_LOOP, path


def test_cogs_know_of_the_game_only_what_can_be_seen_and_said() -> None:
    """Views and actions; the room of a module knows the actions of that module, and nothing else of it."""
    known = {f"{game}.{part}" for game in GAMES for part in ("view", "actions")}
    for path in files("cogs"):
        names, own = list(imports(path)), f"alhambra.modules.{module_of_the_room(path)}"
        inside = {name for name in names if is_of_a_game(name) and not f"{name}.".startswith(f"{own}.")}
        assert inside <= known, f"{path} imports {inside}"
        for module, name in names_from(path, own):
            assert issubclass(getattr(import_module(module), name), Action), f"{path} imports {name}"
        assert not [name for name in names if name.startswith(("host.sqlite", "sqlite3", "aiosqlite", "PIL"))], path


def module_of_the_room(path: Path) -> str:
    """Name the module in whose room on Discord a file lies."""
    rooms = ROOT / "cogs" / "alhambra" / "modules"
    return path.relative_to(rooms).parts[0].removesuffix(".py") if rooms in path.parents else "none"


def names_from(path: Path, package: str) -> Iterator[tuple[str, str]]:
    """Yield what a file imports from a package, with where it comes from."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{package}."):
            yield from ((str(node.module), alias.name) for alias in node.names)


def test_what_all_games_share_on_discord_knows_no_game() -> None:
    for path in sorted((ROOT / "cogs").glob("*.py")):
        known = [name for name in imports(path) if game_of(name)]
        assert not known, f"{path} imports {known}"


@pytest.mark.parametrize("game", GAMES)
def test_no_game_knows_another(game: str) -> None:
    for path in [*files(game), *files(f"render/{game}"), *files(f"cogs/{game}")]:
        known = [name for name in imports(path) if game_of(name) not in ("", game)]
        assert not known, f"{path} imports {known}"


def test_what_all_modules_share_on_discord_knows_no_module() -> None:
    """Dirk belongs to every game of two."""
    ids = {module.id for module in known_modules() if module.number}
    rooms = ROOT / "cogs" / "alhambra" / "modules"
    for path in files("cogs"):
        if rooms in path.parents:
            continue
        strings = {node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)}
        assert not (strings & ids) - HOMONYMS.get(str(path.relative_to(ROOT)), set()), path
        assert not [name for name in imports(path) if name.startswith("cogs.alhambra.modules.")], path


def test_the_kit_of_the_pictures_knows_no_game() -> None:
    """It imports none, and names neither a game nor anything of one."""
    named = {*GAMES, "fountain", *load().kinds, *load().currencies}
    for path in files("render/kit"):
        inside = [name for name in imports(path) if game_of(name)]
        assert not inside, f"{path} imports {inside}"
        words = set(re.findall(r"[a-z]+", path.read_text().lower()))
        assert not words & named, f"{path} names {words & named}"


@pytest.mark.parametrize("folder", ["kit", *GAMES])
def test_laying_out_builds_on_the_art_and_never_the_other_way_round(folder: str) -> None:
    art = ("render.kit.art", f"render.{folder}.art")
    further_in = (*art, "render.kit.layout", f"render.{folder}.layout", f"render.{folder}.room")
    for path in files(f"render/{folder}/art"):
        outside = [name for name in imports(path) if name.startswith("render.") and not name.startswith(art)]
        assert not outside, f"{path} imports {outside}"
        assert not [name for name in imports(path) if is_of_a_game(name)], path
    for path in files(f"render/{folder}/layout"):
        ours = [name for name in imports(path) if name.startswith("render.")]
        outside = [name for name in ours if not name.startswith(further_in)]
        assert not outside, f"{path} imports {outside}"


def room_of(path: Path) -> str | None:
    """Return the module in whose room a file lies."""
    inside = path.relative_to(ROOT).parts
    return inside[2] if inside[:2] == ("alhambra", "modules") and len(inside) > 3 else None


def test_play_needs_no_tools() -> None:
    """Neither the tools nor what a module tells them."""
    for path in files("alhambra"):
        tells = room_of(path) and path.name == "scenario.py"
        if "tools" not in path.parts and path.name != "__main__.py" and not tells:
            names = list(imports(path))
            tools = ("alhambra.tools", "tabletop.tools")
            assert not [name for name in names if name.startswith(tools) or name.endswith(".scenario")], path


def test_rules_do_not_know_what_the_bot_player_thinks() -> None:
    for path in files("alhambra"):
        thinks = "player" in path.parts or (room_of(path) and path.stem in ("player", "hints"))
        if not thinks and path.name != "hosted.py" and "tools" not in path.parts:
            assert not [name for name in imports(path) if name.startswith("alhambra.player")], path


def test_the_core_knows_no_part_of_the_rules_by_name() -> None:
    """Only the registry names the folders; the core runs whatever the parts declare."""
    core = ["game", "ledger", "module", "rulebook", "state", "actions", "codec"]
    for path in [*(ROOT / "alhambra" / f"{name}.py" for name in core), *files("alhambra/events")]:
        named = [part for part in imports(path) if part.startswith(("alhambra.base", "alhambra.modules"))]
        assert not named, f"{path} names {named}"


def test_no_module_is_named_outside_its_room() -> None:
    """Nobody names a module: they are found. A module may know one with a lower number, whose rules it builds on."""
    numbers = {module.id: module.number for module in known_modules() if module not in PARTS}
    for path in files("alhambra"):
        own = room_of(path)
        for name in imports(path):
            known = name.split(".")[2] if name.startswith("alhambra.modules.") else own
            assert known == own or (own and numbers[str(known)] < numbers[own]), f"{path} imports {name}"
        strings = [node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)]
        named = {one for one in strings if one in numbers and one != own}
        named -= HOMONYMS.get(str(path.relative_to(ROOT)), set())
        assert not named, f"{path} names {named}"
