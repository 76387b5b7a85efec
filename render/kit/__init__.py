"""What the pictures of any game share: frame, type, colours, seats, layouts, files, and those who draw."""
