"""What the pictures of Alhambra share: pieces and their names, parts of a score, the traced wall."""
