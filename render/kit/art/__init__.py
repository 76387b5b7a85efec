"""The art: colours, type, drawings, and the small pictures that are put together into large ones."""
