"""Whoever runs the bot: what people are told of them, and of what they promise."""

from dataclasses import dataclass

from texts.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class Operator:
    """What whoever runs the bot wants people to know."""

    contact: str = ""
    """How to reach them."""
    privacy: str = ""
    """The address of a page that says what is kept about people."""
    terms: str = ""
    """The address of a page that says on which terms the bot may be used."""

    guild: int | None = None
    """The server where the commands for whoever runs the bot are."""

    def about(self, say: Catalogue) -> str:
        """Say what people can expect, and whom to ask."""
        lines = [
            say("about-privacy-page", page=self.privacy) if self.privacy else say("about-privacy"),
            say("about-terms-page", page=self.terms) if self.terms else say("about-terms"),
        ]
        return "\n".join([*lines, *self._contact(say)])

    def about_privacy(self, say: Catalogue) -> str:
        """Say where more stands about what is kept, and whom to ask; nothing, if neither is known."""
        page = [say("privacy-page", page=self.privacy)] if self.privacy else []
        return "\n".join([*page, *self._contact(say)])

    def _contact(self, say: Catalogue) -> list[str]:
        return [say("about-contact", contact=self.contact)] if self.contact else []
