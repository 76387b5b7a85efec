# Requests that take much work.

slow-down = Slow down, please! I’m still busy with your last clicks, so nothing happened for this one. Try again in a moment.
one-at-a-time = One at a time, please! Your last one is still on its way.
