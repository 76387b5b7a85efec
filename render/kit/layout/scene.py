"""A picture as data: what lies where. Layouts can be tested without pixels; drawing comes second."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from render.kit.art import palette
from render.kit.art.frame import HEADER, frame
from render.kit.art.lettering import CAP_HEIGHT, Face, fitted, set_text, width
from render.kit.art.look import PLAIN, Look
from render.kit.art.palette import Colour
from render.kit.art.png import png
from render.kit.art.sketch import Stamp

Align: TypeAlias = Literal["left", "centre", "right"]


@dataclass(frozen=True, slots=True)
class Item:
    """Something that lies in a picture: a stamp, a text or a plain box."""

    what: str
    """What it shows, in words for tests, such as "tile M12 9-nw" or "text 52"."""
    left: int
    top: int
    across: int
    down: int
    stamp: Stamp | None = None
    colour: Colour | None = None
    """Of a text, whose mask the stamp is, or of a box."""
    size: int = 0
    """The size of a text's type."""


@dataclass(slots=True)
class Scene:
    """A picture being laid out, from back to front."""

    across: int
    down: int
    header: int = HEADER
    look: Look = PLAIN
    items: list[Item] = field(default_factory=list)

    def put(self, stamp: Stamp, left: float, top: float, what: str = "") -> None:
        """Put something down by its upper left corner."""
        across, down = stamp.size
        self.items.append(Item(what, round(left), round(top), across, down, stamp))

    def stretch(self, stamp: Stamp, box: tuple[float, float, float, float], what: str = "") -> None:
        """Put something down larger than it is: left, top, width, height. Its corners stay as they are."""
        left, top, across, down = box
        self.items.append(Item(what, round(left), round(top), round(across), round(down), stamp))

    def put_at(self, stamp: Stamp, x: float, y: float, what: str = "") -> None:
        """Put something down by its centre."""
        across, down = stamp.size
        self.put(stamp, x - across / 2, y - down / 2, what)

    def box(self, left: float, top: float, across: float, down: float, *, colour: Colour, what: str = "") -> None:
        """Paint a plain box."""
        self.items.append(Item(what, round(left), round(top), round(across), round(down), None, colour))

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        *,
        colour: Colour = palette.INK,
        face: Face = Face.BLACK,
        align: Align = "left",
        space: float | None = None,
    ) -> float:
        """Write a text with its capitals centred on a height; return how broad it is.

        In a limited space it is made smaller, and then shorter.
        """
        if not text:
            return 0.0
        shown, size = (text, size) if space is None else fitted(text, face, size, space)
        found, advance = set_text(shown, face, size), width(shown, face, size)
        start = x - {"left": 0.0, "centre": advance / 2, "right": advance}[align]
        left, top = round(start + found.left), round(y + CAP_HEIGHT / 2 * size + found.top)
        stamp = Stamp(found.mask)
        self.items.append(Item(f"text {shown}", left, top, *found.mask.size, stamp, colour, size))
        return advance

    def image(self) -> Image.Image:
        """Draw the picture."""
        image = frame(self.across, self.down, self.header, self.look)
        draw = ImageDraw.Draw(image)
        for item in self.items:
            at = item.left, item.top
            if item.stamp is None:
                assert item.colour is not None
                draw.rectangle((*at, item.left + item.across - 1, item.top + item.down - 1), fill=item.colour)
            elif item.colour is not None:
                image.paste(item.colour, at, item.stamp.image)
            elif item.stamp.size != (item.across, item.down):
                item.stamp.paste_stretched(image, at, (item.across, item.down))
            elif item.stamp.mask is None:
                image.paste(item.stamp.image, at)
            else:
                image.paste(item.stamp.image, at, item.stamp.mask)
        return image

    def png(self) -> bytes:
        """Draw the picture and encode it."""
        return png(self.image(), self.look)
