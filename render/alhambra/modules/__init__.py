"""A room for each module, found by being here: all that it brings to the pictures."""
