# The modules and presets to choose from in the lobby, each with a name and a line for a menu of 100 characters at
# most, and how players are asked between turns.

# The menus, each with the modules of some boxes.
choose-modules-boxes = { $others ->
    [yes] Modules of boxes { $first }–{ $last }, and others
   *[no] Modules of boxes { $first }–{ $last }
}
choose-modules-other = Other modules, { $numbers }
modules-boxes = -# { $boxes }
box-none = In no box

# The six boxes as they were published.
preset-box-1 = Box 1: The Vizier’s Favour
preset-box-2 = Box 2: The City Gates
preset-box-3 = Box 3: The Thief’s Turn
preset-box-4 = Box 4: The Treasure Chamber
preset-box-5 = Box 5: The Power of the Sultan
preset-box-6 = Box 6: The Falconers

preset-first-evening = A first evening
preset-first-evening-line = { $modules }: two that are quick to learn

preset-everything = Everything
preset-everything-line = All modules at once, for those who know them

preset-random = At random
preset-random-line = Two to four modules, drawn on the spot

preset-none = No modules
preset-none-line = Just the base game

preset-own = your own choice

# What people are asked between turns.
between-turns = -# ✋ Between turns: { $asked }. You have { $window }, and { $who }.
between-turns-orders = -# ✋ Between turns: { $asked }. Nobody is asked: only auto-answers count.
choose-sparing = Who is asked
sparing-on = only players who can do more than pass are asked
sparing-off = everyone is asked, even if all they can do is pass
sparing-tells = -# Asking only players who can act saves a lot of waiting. What it gives away: while a question is open, everyone can tell that somebody could act.
pick-sparing-on = Only those who can act
pick-sparing-off = Everyone

refused-window-unreadable = I don’t understand “{ $text }”. Write hours, such as 1 or 0.25, or: orders.
refused-no-such-variant = None of this table’s modules has an option “{ $variant }”.
refused-no-such-module = There’s no module called “{ $module }”. Choose from: { $modules }.
refused-module-unclear = “{ $text }” could mean several modules: { $modules }. Type a little more of the name.

choose-modules = Modules
choose-variants = **Options of these modules**
variant = - **{ $name }**: { $line }
variants-line = -# 🔧 { $variants }
variant-offer = { $name }: { $line }
variant-none = No options
variant-none-line = just as in the rulebook
offer-add = Add: { $module }
offer-remove = Remove: { $module }
choose-preset = Presets
choose-window = Time to answer between turns
choose-module-rules = What the modules do
modules-title =
    ## Modules
    Play with any of them, or none. **{ COMMAND("rules") }** explains each one.
modules-line = 🧩 **{ $modules }**
modules-none = none, just the base game
modules-all = all { $number } modules
modules-more = { $names } and { $number } more
window-minutes = { $number ->
    [one] { $number } minute to answer
   *[other] { $number } minutes to answer
}
window-hours = { $number ->
    [one] { $number } hour to answer
   *[other] { $number } hours to answer
}
window-about = { $number } hours to answer
window-days = { $number } days to answer
window-recommended = Recommended
window-unused = The time to answer only matters with: { $modules }
window-orders = auto-answers only
window-orders-line = Nobody is asked: only what you set up beforehand counts
button-modules = Modules

# How long a game will be, and what a table might regret.
length = ⏱️ About { $turns } turns with { $players } players, { $each } each
length-and-days = -# { $length }: { $days }
length-days = { $days } at a turn a day.
length-days-most = { $days } at a turn a day, { $most } if everyone always used up their time.
length-in-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
length-in-weeks = { $number } weeks
advice-long = -# ⚠️ That’s about { $percent } % longer than the base game. What takes longest: { $modules }.
advice-questions = -# ⚠️ { $number } modules ask between turns, with { $window } each time. A shorter time, or auto-answers only, keeps the game moving.
advice-many = -# ⚠️ { $number } modules are a lot to keep in mind. For a first game, 2 or 3 are plenty.
