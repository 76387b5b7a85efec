"""Many tables for a long time, while the network fails and the bot is restarted: everything has to go on."""
