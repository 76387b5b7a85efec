"""The picture of a replay."""

from render.kingdomino.replay.picture import Replay

__all__ = ["Replay"]
