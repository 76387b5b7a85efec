"""What every game on this host shares, and nothing that only one of them needs."""
