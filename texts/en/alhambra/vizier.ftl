# The stone of a vizier in pictures, and what several are asked.

vizier-awake = vizier awake
vizier-asleep = vizier asleep
window-title-between-turns = Between the turns
