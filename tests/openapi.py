"""Discord's own description of its interface: every request that the bot makes in a test has to fit it."""

import json
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import quote

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from jsonschema.exceptions import ValidationError  # type: ignore[import-untyped]
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from tests.limits import CHOICES, MESSAGE, Json, beyond_limits

DESCRIPTION = Path(__file__).parent.parent.parent / "shared" / "discord" / "openapi.json"
CALLBACKS = {
    **dict.fromkeys((MESSAGE, 5), "CreateMessageInteractionCallbackRequest"),
    **dict.fromkeys((6, 7), "UpdateMessageInteractionCallbackRequest"),
    CHOICES: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
"""The schemas of callbacks by their types; each says better what is wrong than all of them together."""
LARGEST_KEPT = 1 << 20
"""Numbers above are ids."""

Request: TypeAlias = tuple[str, str, Any]
"""A method, a path after the version, and a body or nothing."""


def is_described() -> bool:
    """Return whether the description is here."""
    return DESCRIPTION.exists()


def check_requests(requests: Iterable[Request]) -> None:
    """Fail if Discord would not have understood a request, and say what is wrong with it."""
    faults = dict.fromkeys(fault for request in requests for fault in faults_of(*request))
    assert not faults, "Discord would refuse:\n" + "\n".join(faults)


def faults_of(method: str, path: str, body: Any) -> Iterator[str]:
    """Say what is wrong with a request, by the description and by the limits that it does not know."""
    found = list(beyond_limits(method, path, body))
    if is_described():
        found += description().faults(method, path, body)
    yield from (f"{method} {path}: {fault}" for fault in found)


class Description:
    """The description, and what was found by it."""

    def __init__(self, spec: Json) -> None:
        spec["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^[0-9]+$"}
        self._paths: Json = spec["paths"]
        resource = DRAFT202012.create_resource(spec)
        self._registry: Registry[Any] = Registry[Any]().with_resource("urn:discord", resource)
        self._sizes = _sizes_by_name(spec)
        self._verdicts: dict[object, list[str]] = {}

    def faults(self, method: str, path: str, body: Any) -> list[str]:
        """Say what is wrong with a request; of those of one shape, only the first is looked at."""
        template = self._template(method.lower(), path)
        if template is None:
            return ["there is no such request"]
        key = method, template, self._shape(body)
        if key not in self._verdicts:
            self._verdicts[key] = list(self._faults(template, method.lower(), body))
        return self._verdicts[key]

    def _faults(self, template: str, method: str, body: Any) -> Iterator[str]:
        if "requestBody" not in self._paths[template][method]:
            if body:
                yield "a body that nobody reads"
            return
        pointer = quote(template.replace("/", "~1"), safe="~")
        where = f"/paths/{pointer}/{method}/requestBody/content/application~1json/schema"
        if template.endswith("/callback"):
            where = f"/components/schemas/{CALLBACKS[body['type']]}"
        validator = Draft202012Validator({"$ref": f"urn:discord#{where}"}, registry=self._registry)
        for fault in map(_innermost, validator.iter_errors(body)):
            yield f"{fault.json_path}: {fault.instance!r:.200} against {fault.validator} {fault.validator_value!r:.100}"

    def _template(self, method: str, path: str) -> str | None:
        """Find the path of the description that a path fits; a word of its own counts more than a parameter."""
        parts = path.split("/")
        fitting = [one for one in self._paths if method in self._paths[one] and _fits(one.split("/"), parts)]
        return min(fitting, key=lambda one: one.count("{"), default=None)

    def _shape(self, value: Any, sizes: Sequence[int] = ()) -> object:
        """Return what the description tells apart: two bodies of one shape are both right or both wrong."""
        if isinstance(value, dict):
            return frozenset((name, self._shape(one, self._sizes.get(name, sizes))) for name, one in value.items())
        if isinstance(value, list):
            words = frozenset(one for one in value if isinstance(one, str) and not one.isdecimal())
            twice = not any(isinstance(one, dict) for one in value) and len(set(value)) < len(value)
            inner = frozenset(self._shape(one, sizes) for one in value)
            return bisect_left(sizes, len(value)), twice, words, inner
        if isinstance(value, str):
            return "text", value.isdecimal(), bisect_left(sizes, len(value))
        return type(value), "id" if isinstance(value, int) and value > LARGEST_KEPT else value


@cache
def description() -> Description:
    """Read the description."""
    return Description(json.loads(DESCRIPTION.read_text(encoding="utf-8")))


def _fits(template: list[str], parts: list[str]) -> bool:
    return len(template) == len(parts) and all(
        one == part or one.startswith("{") for one, part in zip(template, parts, strict=True)
    )


def _innermost(fault: ValidationError) -> ValidationError:
    """Follow a fault through all that a value might have been to what it was meant to be, by its type."""
    others = {one.schema_path[0] for one in fault.context if _is_of_another_kind(one)}
    meant = [one for one in fault.context if one.schema_path[0] not in others]
    return _innermost(meant[0]) if meant else fault


def _is_of_another_kind(fault: ValidationError) -> bool:
    return list(fault.relative_path) == ["type"] or fault.validator_value == "null"


def _sizes_by_name(spec: Json) -> dict[str, list[int]]:
    """Return, for everything that has a name, the sizes at which the description begins to object or ceases to."""
    found: dict[str, set[int]] = {}
    for schema in _schemas(spec):
        for name, one in schema.get("properties", {}).items():
            found.setdefault(name, set()).update(size for part in _schemas(one) for size in _sizes(part))
    return {name: sorted(sizes) for name, sizes in found.items()}


def _schemas(schema: Any) -> Iterator[Json]:
    """Yield a schema and all within it."""
    if isinstance(schema, dict):
        yield schema
    for one in schema if isinstance(schema, list) else schema.values() if isinstance(schema, dict) else ():
        yield from _schemas(one)


def _sizes(schema: Json) -> Iterator[int]:
    yield from (size for name in ("maxLength", "maxItems") if isinstance(size := schema.get(name), int))
    yield from (size - 1 for name in ("minLength", "minItems") if isinstance(size := schema.get(name), int))
