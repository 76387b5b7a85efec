"""Rule tests as data: a position, some steps, and what must hold then. `docs/scenarios.md` describes the format."""
