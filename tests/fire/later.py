"""The bot on a computer whose clock is ahead, as if it had been started so much later: one need not wait for that."""

import os
import runpy
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent

if __name__ == "__main__":
    now, ahead = time.time, float(os.environ["CLOCK_AHEAD"])
    time.time = lambda: now() + ahead
    sys.path[0] = str(ROOT)
    runpy.run_path(str(ROOT / "bot.py"), run_name="__main__")
