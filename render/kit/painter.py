"""A process that draws: pictures come in and files go out, one after another, until nothing comes any more."""

import os
import pickle
import signal
import sys
from contextlib import suppress

from render.kit.picture import Drawn, Picture

POLITENESS = 10
"""How far it stands back when others need the processor: nobody waits for a picture as for an answer."""
SIZE = 4
"""How many bytes tell how many follow."""
BEGUN = b"!"
"""What tells that a picture has come in and is being drawn."""


def main(limit: int) -> None:
    """Draw whatever comes in; what takes longer than some seconds ends the process."""
    for asking in (signal.SIGINT, signal.SIGTERM):  # these are for whoever began it, who may still need it
        signal.signal(asking, signal.SIG_IGN)
    with suppress(AttributeError, OSError):  # not on every system
        os.nice(POLITENESS)
    pictures, files = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed by mistake spoils nothing
    with suppress(BrokenPipeError):  # whoever asked is gone, perhaps killed: nobody needs the rest
        while size := pictures.read(SIZE):
            picture = pickle.loads(pictures.read(int.from_bytes(size)))  # noqa: S301  # it comes from ourselves
            files.write(BEGUN)
            files.flush()
            _set_alarm(limit)
            data = pickle.dumps(_result(picture))
            _set_alarm(0)
            files.write(len(data).to_bytes(SIZE) + data)
            files.flush()


def _set_alarm(seconds: int) -> None:
    """Let the system end this process after some time, or not after all; nothing in here can hold that up."""
    if hasattr(signal, "alarm"):  # not on every system
        signal.alarm(seconds)


def _result(picture: Picture) -> Drawn | Exception:
    try:
        return picture.drawn()
    except Exception as fault:  # noqa: BLE001  # it is raised where the picture was asked for
        return fault


if __name__ == "__main__":
    main(int(sys.argv[1]))
