"""Which version of the program this is; the package has its number from here."""

VERSION = "0.2.0.dev0"
