"""What Discord refuses although its own description allows it."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

import discord
from simcord.components import walk_components

Json: TypeAlias = dict[str, Any]

MESSAGE, UPDATE, CHOICES = 4, 7, 8
ROW, BUTTON, MENU, TEXT, GALLERY, FILE = 1, 2, 3, 10, 12, 13
LAYOUT = {9, TEXT, GALLERY, FILE, 14, 17}
"""The components that only messages with the flag below have."""
LAYOUT_FLAG = 1 << 15
LINK_STYLE, SKU_STYLE = 5, 6
MESSAGES = re.compile(r"/channels/\d+/messages(/\d+)?|/webhooks/\d+/[^/]+(/messages/[^/]+)?")
COMMANDS = re.compile(r"/applications/\d+/(guilds/\d+/)?commands")
LOCALES = {locale.value for locale in discord.Locale} | {"ar", "he"}


def beyond_limits(method: str, path: str, body: Any) -> Iterator[str]:
    """Say which limits a request is beyond."""
    if path.endswith("/callback"):
        data = body.get("data") or {}
        if body["type"] in (MESSAGE, UPDATE):
            yield from _of_message(data, new=body["type"] == MESSAGE)
        elif body["type"] == CHOICES:
            yield from _of_choices(data["choices"])
    elif method in ("POST", "PATCH") and MESSAGES.fullmatch(path):
        yield from _of_message(body, new=method == "POST")
    elif method == "PUT" and COMMANDS.fullmatch(path):
        for command in body:
            yield from _of_command(command)


def _of_message(message: Json, *, new: bool) -> Iterator[str]:
    content, components = message.get("content") or "", message.get("components") or []
    embeds, files = message.get("embeds") or [], message.get("attachments") or []
    parts = list(walk_components(components))
    flagged = bool((message.get("flags") or 0) & LAYOUT_FLAG)
    if len(content) > 2000:
        yield f"a content of {len(content)} characters"
    if new and not (content.strip() or components or embeds or files or message.get("poll")):
        yield "an empty message"
    if sum(map(_embedded, embeds)) > 6000:
        yield "embeds of more than 6000 characters"
    if flagged and (content or embeds or message.get("poll") or message.get("sticker_ids")):
        yield "a layout beside a content, embeds, a poll or stickers"
    if not flagged and any(part["type"] in LAYOUT for part in parts):
        yield "parts of a layout without the flag of a layout"
    if not flagged and len(components) > 5:
        yield f"{len(components)} rows"
    yield from _of_parts(parts)
    yield from _of_files(parts, files, layout=flagged)


def _embedded(embed: Json) -> int:
    """Count the characters of an embed."""
    inner = [embed.get("footer", {}).get("text"), embed.get("author", {}).get("name")]
    inner += [field[name] for field in embed.get("fields", ()) for name in ("name", "value")]
    return sum(len(text or "") for text in (embed.get("title"), embed.get("description"), *inner))


def _of_parts(parts: list[Json]) -> Iterator[str]:
    if len(parts) > 40:
        yield f"{len(parts)} components"
    text = sum(len(part["content"]) for part in parts if part["type"] == TEXT)
    if text > 4000:
        yield f"{text} characters of text"
    yield from (
        f"the text {part['content']!r}" for part in parts if part["type"] == TEXT and not part["content"].strip()
    )
    ids = Counter(part["custom_id"] for part in parts if part.get("custom_id"))
    yield from (f"the custom id {one} {times} times" for one, times in ids.items() if times > 1)
    for part in parts:
        if part["type"] == ROW:
            yield from _of_row(part["components"])
        elif part["type"] == BUTTON:
            yield from _of_button(part)
        elif part["type"] == MENU:
            yield from _of_menu(part)


def _of_row(controls: list[Json]) -> Iterator[str]:
    buttons = sum(control["type"] == BUTTON for control in controls)
    if not 1 <= len(controls) <= 5 or (buttons < len(controls) and len(controls) > 1):
        yield f"a row of {buttons} buttons and {len(controls) - buttons} menus"


def _of_button(button: Json) -> Iterator[str]:
    leads, acts = bool(button.get("url")), bool(button.get("custom_id"))
    if button["style"] != SKU_STYLE and (leads == acts or leads != (button["style"] == LINK_STYLE)):
        yield f"the button {button} that neither leads nor acts, or both"
    if not button.get("label") and not button.get("emoji"):
        yield f"the button {button} without a label"


def _of_menu(menu: Json) -> Iterator[str]:
    options = menu["options"]
    values = Counter(option["value"] for option in options)
    yield from (f"the value {one} {times} times in a menu" for one, times in values.items() if times > 1)
    yield from (f"the label {one['label']!r} in a menu" for one in options if not one["label"].strip())
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if not least <= most <= len(options):
        yield f"a menu of {len(options)} lines from which {least} to {most} are to be chosen"
    if sum(option.get("default", False) for option in options) > most:
        yield f"a menu with more lines chosen than the {most} that may be"


def _of_files(parts: list[Json], files: list[Json], *, layout: bool) -> Iterator[str]:
    pictures = [item for part in parts if part["type"] == GALLERY for item in part["items"]]
    shown = [item["media"]["url"] for item in pictures] + [
        part["file"]["url"] for part in parts if part["type"] == FILE
    ]
    named = {url.removeprefix("attachment://") for url in shown if url.startswith("attachment://")}
    given = Counter(file["filename"] for file in files if "filename" in file)
    yield from (f"the file {one} {times} times" for one, times in given.items() if times > 1)
    yield from (f"the file {one}, which was not sent" for one in sorted(named - given.keys()))
    if layout:
        yield from (f"the file {one}, which is not shown" for one in sorted(given.keys() - named))
    yield from (f"the picture {item['media']['url']} without words" for item in pictures if not item.get("description"))


def _of_choices(choices: list[Json]) -> Iterator[str]:
    long = [choice for choice in choices if isinstance(choice["value"], str) and not 1 <= len(choice["value"]) <= 100]
    yield from (f"the value of the choice {choice}" for choice in long)


def _of_command(command: Json) -> Iterator[str]:
    size = sum(_size(one) for one in _with_options(command))
    if size > 8000:
        yield f"the command {command['name']} with {size} characters"
    for one in _with_options(command):
        yield from _of_names(one)
        names = Counter(option["name"] for option in one.get("options", ()))
        yield from (f"the option {name} {times} times" for name, times in names.items() if times > 1)
        needs = [option.get("required", False) for option in one.get("options", ())]
        if needs != sorted(needs, reverse=True):
            yield f"an option of {one['name']} that must be given after one that need not"


def _with_options(command: Json) -> Iterator[Json]:
    """Yield a command and all that is below it."""
    yield command
    for option in command.get("options", ()):
        yield from _with_options(option)


def _of_names(one: Json) -> Iterator[str]:
    translated = one.get("name_localizations") or {}
    if not 1 <= len(one.get("description") or "") <= 100:
        yield f"the description of {one['name']}"
    for name in (one["name"], *translated.values()):
        if name != name.lower() or not all(sign.isalnum() or sign in "-_'" for sign in name):
            yield f"the name {name!r} of a command or an option"
    for locale in sorted({*translated, *(one.get("description_localizations") or {})} - LOCALES):
        yield f"the language {locale}, which Discord does not know"


def _size(one: Json) -> int:
    """Count the characters of a command or an option, in the language where it is longest."""
    texts = [
        max(map(len, ((one.get(name) or ""), *(one.get(f"{name}_localizations") or {}).values())))
        for name in ("name", "description")
    ]
    return sum(texts) + sum(len(choice["name"]) + len(str(choice["value"])) for choice in one.get("choices", ()))
