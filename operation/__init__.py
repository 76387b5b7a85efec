"""What whoever runs the bot needs: settings, logs, health, and a watch over the connection."""
