"""For developers: random play, invariants, scenarios, text output."""
