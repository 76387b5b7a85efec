# Requests that take much work.

one-at-a-time = One at a time, please! Your last one is still on its way.
