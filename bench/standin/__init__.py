"""A stand-in for Discord behind a Unix socket: real networking, and it can be told to misbehave."""
