"""The lessons of the guided first game: a sentence or two when something comes up for the first time.

They read what the newcomer sees, suggest what the bot player would do, and decide nothing.
"""
