"""Play without Discord: the same bot in a simulated Discord, in a web page on this computer."""
