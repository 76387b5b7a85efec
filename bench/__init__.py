"""Speed, always as a ratio to something measured in the same run: machines differ, and are noisy."""
