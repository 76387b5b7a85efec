"""The rooms of modules for tests, found as if they lay in `cogs/alhambra/modules/`."""
