"""What runs the bot for long: it is given the time to finish what it holds, and asked whether it is alive."""

import re

import pytest

from cogs.client import GRACE
from tests.local.laid import ROOT, SETTINGS

CONNECTIONS_A_DAY = 1000
"""How often Discord lets a bot connect."""
DAY = 24 * 3600


def found(file: str, pattern: str) -> str:
    """Return what a file says in the one place that looks like this."""
    [said] = re.findall(pattern, (ROOT / file).read_text(), re.MULTILINE)
    return str(said)


@pytest.mark.parametrize(
    ("file", "pattern"),
    [
        ("deploy/alhambra.service", r"^TimeoutStopSec=(\d+)$"),
        ("deploy/compose.yaml", r"^ +stop_grace_period: (\d+)s\b"),
        ("README.md", r"docker run --detach .*--stop-timeout (\d+)"),
    ],
)
def test_whoever_stops_the_bot_waits_until_it_has_finished(file: str, pattern: str) -> None:
    assert int(found(file, pattern)) >= GRACE + 15, "what it holds is finished first, and then put away"


def test_systemd_restarts_at_once_and_then_more_and_more_slowly() -> None:
    service = "deploy/alhambra.service"
    assert int(found(service, r"^RestartSec=(\d+)$")) <= 1
    steps, slowest = int(found(service, r"^RestartSteps=(\d+)$")), int(found(service, r"^RestartMaxDelaySec=(\d+)$"))
    assert steps + DAY / slowest < CONNECTIONS_A_DAY


def test_the_image_is_asked_for_its_health_by_something_that_it_holds() -> None:
    module = found("Dockerfile", r"CMD \[\"python\", \"-m\", \"(.+)\"\]")
    assert (ROOT / module.replace(".", "/")).with_suffix(".py").exists()
    assert found("Dockerfile", r"HEALTH_PORT=(\d+)") == found("deploy/compose.yaml", r"HEALTH_PORT: \"(\d+)\"")


def test_the_composition_uses_settings_that_there_are() -> None:
    used = re.findall(r"^ +([A-Z_]+): ", (ROOT / "deploy/compose.yaml").read_text(), re.MULTILINE)
    assert used
    assert set(used) <= set(SETTINGS)
