"""What is raised when stored data cannot be read."""


class Unreadable(Exception):
    """Stored data are damaged, or of a version that this program does not know."""
