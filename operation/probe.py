"""Asks the bot that runs beside it whether it is alive: what the health check of a container runs."""

import http.client
import sys

from operation.settings import Settings

PATIENCE = 5.0


def main() -> int:
    """Return exit code 0 if the bot answers, or if it was not told to answer anybody."""
    settings = Settings.here()
    if settings.health_port is None:
        return 0
    asking = http.client.HTTPConnection(settings.health_host, settings.health_port, timeout=PATIENCE)
    try:
        asking.request("GET", "/livez")
        return int(asking.getresponse().status != http.client.OK)
    except (OSError, http.client.HTTPException):
        return 1
    finally:
        asking.close()


if __name__ == "__main__":
    sys.exit(main())
