"""What is said in a turn that brings nothing new, so that nobody takes the lessons for ended."""

from cogs.alhambra.lessons.scene import Scene


def reminder(scene: Scene) -> str | None:
    """Say at the beginning of a turn what could be done; later in a turn its panels say it."""
    if not scene.begins:
        return None
    if scene.exact:
        return scene.say("lesson-none-exact", tile=scene.called(scene.exact[0].tile))
    return scene.say("lesson-none")
