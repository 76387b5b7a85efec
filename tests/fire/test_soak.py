"""A short soak: several tables at once under faults and restarts; the long one is `make soak`."""

from pathlib import Path

import pytest

from bench.soak.course import Plan, Soak


@pytest.mark.long
async def test_tables_go_on_through_faults_and_restarts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRAWING_PROCESSES", "0")
    plan = Plan(tables=6, seconds=20, turns_per_second=3, restarts=2, drops=3, chance=0.02, memory=False)
    report = await Soak(plan, tmp_path).run()
    assert report.complaints == []
    assert report.turns > 5
