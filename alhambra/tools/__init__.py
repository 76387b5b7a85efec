"""For developers and the curious: play, check and show games. Nothing in play needs it."""
