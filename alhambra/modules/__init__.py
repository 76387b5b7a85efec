"""Parts of the rules that do not belong to every game: one file each, found by its being here."""
