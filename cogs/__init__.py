"""Discord in and out: commands, buttons and menus become requests to the host, and its news become messages."""
