# Requests that take much work.

slow-down = Slow down, please! I’m still busy with your last clicks, so this one did nothing. Try again in a moment.
one-at-a-time = One at a time, please! I’m still working on your last one.
