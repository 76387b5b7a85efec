"""Tables, seats, clocks and storage, for any game that keeps to `tabletop.rules`.

`Host` is the way in; `docs/tables.md` has the rules of a table (T-1 and so on) that it enforces.
"""
