"""What the bot sends is held against Discord's own description, and against the limits that this does not know."""

from typing import Any

import pytest

from tests.limits import Json, beyond_limits
from tests.openapi import DESCRIPTION, check_requests, faults_of, is_described

LAYOUT = 1 << 15
POST = "/channels/17/messages"
CALLBACK = "/interactions/17/token/callback"
COMMANDS = "/applications/17/commands"

described = pytest.mark.skipif(not is_described(), reason=f"Discord's description is not here: {DESCRIPTION}")


def text(content: str = "Hello") -> Json:
    return {"type": 10, "content": content}


def button(number: int = 1, **more: Any) -> Json:
    return {"type": 2, "style": 2, "label": "Take", "custom_id": f"b:money:{number}:0:", **more}


def menu(*values: str, **more: Any) -> Json:
    options = [{"label": f"Line {value}", "value": value} for value in values]
    return {"type": 3, "custom_id": "m:do:1:0:", "options": options, **more}


def row(*controls: Json) -> Json:
    return {"type": 1, "components": list(controls)}


def picture(name: str = "hand.png", alt: str = "Your hand") -> Json:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": alt}]}


def layout(*components: Json, **more: Any) -> Json:
    return {"flags": LAYOUT, "components": list(components), **more}


def file(name: str = "hand.png", alt: str = "Your hand") -> Json:
    return {"id": 0, "filename": name, "description": alt}


def command(**more: Any) -> Json:
    return {"name": "take", "description": "Take money", "type": 1, **more}


GOOD = {
    "a text": ("POST", POST, {"content": "Hello", "nonce": "1-17"}),
    "a layout": (
        "POST",
        POST,
        layout(text(), picture(), row(button(), button(2)), row(menu("a")), attachments=[file()]),
    ),
    "a change": ("PATCH", POST + "/18", layout(text())),
    "nothing to send": ("GET", POST + "/18", None),
    "a later answer": ("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
    "a later change": ("POST", CALLBACK, {"type": 6}),
    "an answer": ("POST", CALLBACK, {"type": 4, "data": {"content": "Hello", "flags": 64}}),
    "choices": ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "One", "value": "1"}]}}),
    "commands": ("PUT", COMMANDS, [command(name_localizations={"de": "nehmen"})]),
}
AGAINST_THE_DESCRIPTION = {
    "an unknown path": ("POST", "/channels/17/letters", {}),
    "an unknown method": ("PUT", POST, {}),
    "a body where there is none": ("GET", POST + "/18", {"content": "Hello"}),
    "a long nonce": ("POST", POST, {"content": "Hello", "nonce": "1" * 26}),
    "a long alt text": ("POST", POST, layout(picture(alt="x" * 1025), attachments=[file(alt="x" * 1025)])),
    "a long label": ("POST", POST, layout(row(button(label="x" * 81)))),
    "a long custom id": ("POST", POST, layout(row(button(custom_id="x" * 101)))),
    "a long placeholder": ("POST", POST, layout(row(menu("a", placeholder="x" * 151)))),
    "many lines": ("POST", POST, layout(row(menu(*map(str, range(26)))))),
    "many files": ("POST", POST, {"attachments": [{"id": n, "filename": f"{n}.png"} for n in range(11)]}),
    "a label that is a number": ("POST", POST, layout(row(button(label=17)))),
    "many choices": ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "One", "value": "1"}] * 26}}),
    "a long choice": ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "1"}]}}),
    "a long thread name": ("POST", "/channels/17/threads", {"name": "x" * 101, "type": 11}),
    "a long command": ("PUT", COMMANDS, [command(description="x" * 101)]),
}
BEYOND_THE_LIMITS = {
    "a long content": ("POST", POST, {"content": "x" * 2001}),
    "an empty message": ("POST", POST, {"content": " "}),
    "an empty answer": ("POST", CALLBACK, {"type": 4, "data": {"flags": 64}}),
    "a layout beside a content": ("POST", POST, layout(text(), content="Hello")),
    "a layout without its flag": ("POST", POST, {"components": [text()]}),
    "six rows": ("POST", POST, {"components": [row(button(number)) for number in range(6)]}),
    "much text": ("POST", POST, layout(text("x" * 2001), text("x" * 2000))),
    "blank text": ("POST", POST, layout(text(" "))),
    "much text in an answer": ("POST", CALLBACK, {"type": 7, "data": layout(text("x" * 2001), text("x" * 2000))}),
    "many components": ("POST", POST, layout(*(row(button(number)) for number in range(21)))),
    "one custom id twice": ("POST", POST, layout(row(button(), button()))),
    "one value twice": ("POST", POST, layout(row(menu("a", "a")))),
    "more to choose than there is": ("POST", POST, layout(row(menu("a", max_values=2)))),
    "a menu beside a button": ("POST", POST, layout(row(menu("a"), button()))),
    "six buttons": ("POST", POST, layout(row(*map(button, range(6))))),
    "a button without an id": ("POST", POST, layout(row(button(custom_id=None)))),
    "a button without a label": ("POST", POST, layout(row(button(label="")))),
    "a picture that was not sent": ("POST", POST, layout(picture())),
    "a picture that is not shown": ("POST", POST, layout(text(), attachments=[file()])),
    "a picture without words": ("POST", POST, layout(picture(alt=""), attachments=[file()])),
    "long embeds": ("POST", POST, {"embeds": [{"description": "x" * 3001}] * 2}),
    "a long value": ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "One", "value": "x" * 101}]}}),
    "a command with capitals": ("PUT", COMMANDS, [command(name="Take")]),
    "a command without a description": ("PUT", COMMANDS, [command(description="")]),
    "an unknown language": ("PUT", COMMANDS, [command(name_localizations={"is": "taka"})]),
    "an option twice": ("PUT", COMMANDS, [command(options=[command(type=3), command(type=3)])]),
    "a need after a wish": ("PUT", COMMANDS, [command(options=[command(type=3), command(name="b", required=True)])]),
    "a large command": (
        "PUT",
        COMMANDS,
        [command(options=[command(name=f"a{n}", description="x" * 99) for n in range(90)])],
    ),
}


@described
@pytest.mark.parametrize("what", GOOD)
def test_discord_understands(what: str) -> None:
    check_requests([GOOD[what]])


@described
@pytest.mark.parametrize("what", AGAINST_THE_DESCRIPTION)
def test_the_description_does_not_allow(what: str) -> None:
    assert list(faults_of(*AGAINST_THE_DESCRIPTION[what]))


@pytest.mark.parametrize("what", BEYOND_THE_LIMITS)
def test_the_limits_do_not_allow(what: str) -> None:
    assert list(beyond_limits(*BEYOND_THE_LIMITS[what]))


@pytest.mark.parametrize("what", GOOD)
def test_the_limits_allow(what: str) -> None:
    assert not list(beyond_limits(*GOOD[what]))


def test_a_failure_names_the_request_and_all_that_is_wrong_with_it() -> None:
    with pytest.raises(AssertionError) as failure:
        check_requests([BEYOND_THE_LIMITS["a long content"], BEYOND_THE_LIMITS["one value twice"]])
    assert f"POST {POST}: a content of 2001 characters" in str(failure.value)
    assert f"POST {POST}: the value a 2 times in a menu" in str(failure.value)


@described
def test_a_failure_names_the_part_that_is_wrong() -> None:
    fault = "".join(faults_of(*AGAINST_THE_DESCRIPTION["a long label"]))
    assert fault.startswith(f"POST {POST}: $.components[0].components[0].label: 'xxx")
    assert fault.endswith(" against maxLength 80")


@described
def test_what_has_the_shape_of_something_right_but_is_too_long_is_found() -> None:
    """Of requests of one shape only the first is looked at: lengths that matter are part of the shape."""
    for length, faults in ((80, 0), (81, 1), (79, 0), (1, 0), (100, 1)):
        assert len(list(faults_of("POST", POST, layout(row(button(label="x" * length)))))) == faults
