# Every target sets up what it needs; a second run finds it there.

PYTHON ?= python3
BIN := .venv/bin
unexport PYTHONDONTWRITEBYTECODE  # the tests begin hundreds of processes: one of them may compile for all

.PHONY: setup run test nightly lint format bench soak lock clean

setup: .venv/ready

.venv/ready: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Python 3.11 or newer is needed: make PYTHON=/path/to/python3.11' >&2; exit 1; }
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	@touch $@

run: setup
	$(BIN)/python -m local

test: setup
	$(BIN)/pytest --numprocesses 4 --dist worksteal  # more than cores: many wait for processes of their own

# What takes minutes by itself, since real time has to pass.
nightly: setup
	$(BIN)/pytest -m nightly

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: setup
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: setup
	$(BIN)/python -m bench

# Hundreds of tables under faults and restarts, for a quarter of an hour.
MINUTES ?= 15
soak: setup
	$(BIN)/python -m bench.soak --minutes $(MINUTES)

# Pin the newest versions that pyproject.toml allows, for every system and every Python from 3.11 on: all of them
# in requirements.lock, and in requirements-run.lock those for bot.py alone, without test tools or simulated Discord.
# With UPGRADE= what is pinned stays as it is, and only what has been added comes in.
UPGRADE ?= --upgrade
COMPILE := uv pip compile pyproject.toml --universal --python-version 3.11 \
	--generate-hashes --no-header --no-emit-index-url $(UPGRADE) --quiet
lock:
	$(COMPILE) --extra local --group dev --group bench --output-file requirements.lock
	$(COMPILE) --constraint requirements.lock --output-file requirements-run.lock

clean:
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache
