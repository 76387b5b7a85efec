"""What modules say and ask on Discord: a file or a folder each, found by its being here."""
