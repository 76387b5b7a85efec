"""Rooms of modules that exist only for the tests, as they would lie in `render/alhambra/modules/`."""
