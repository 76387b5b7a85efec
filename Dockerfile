# The bot in a container; README.md says how to run it ("With Docker").

FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1

WORKDIR /app

COPY requirements-run.lock ./
RUN pip install --no-cache-dir --disable-pip-version-check --root-user-action=ignore \
        --require-hashes --requirement requirements-run.lock

RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin alhambra \
    && install --directory --owner=alhambra --group=alhambra --mode=0700 /data

COPY LICENSE bot.py ./
COPY alhambra/ alhambra/
COPY kingdomino/ kingdomino/
COPY cogs/ cogs/
COPY data/ data/
COPY host/ host/
COPY operation/ operation/
COPY render/ render/
COPY tabletop/ tabletop/
COPY texts/ texts/
RUN python -m compileall -q .

USER alhambra
ENV DATABASE_URL=sqlite:////data/tables.db HEALTH_PORT=8081
VOLUME /data

# Whether the process responds; if Discord is down, a new container would not help.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-m", "operation.probe"]

CMD ["python", "bot.py"]
