# Acting out of turn: what is asked, what can be answered, and auto-answers.

asked-plainly = ✋ { $names } can answer now. { $deadline }
window-no-deadline = when everyone has answered
window-called = ✋ { $names }, you’re asked, too: press **Answer**.
window-next = ➡️ { $who }, you’re next: you can already prepare your turn.
window-secret = -# Nobody sees your answer, or when you gave it. You can change it until everyone has answered.
window-nothing = There’s nothing you can do right now, so you can only pass.
window-title-between-turns = Between the turns
state-BETWEEN_TURNS = others are being asked between turns
market-not-yet = The market comes once everyone has answered.
hand-not-yet = -# Your hand is dealt once everyone has answered.
window-own = Your answer so far: **{ $answer }**

button-answer = Answer
button-more = More
button-orders = Auto-answers
button-pass = Pass
button-rest = Pass until my turn
button-able = Auto-pass when I can’t act
button-save = Save
button-prepare = Prepare my turn
button-forgo = Skip

panel-more = **What else would you like to do?**
panel-more-nothing = Nothing else you can do right now.
panel-handed-in = **Your turn is ready** and will be played as soon as everyone has answered. If something in it is no longer possible, you’ll get it back. **Undo** takes it back now.
panel-asked-again = ✅ Your answer is in. Now there’s a new question:
panel-others-asked = You’re not asked this time. Here’s your hand:
panel-answer-too = ✋ You still have to answer, too.
option-Decline = pass
option-Forgo = skip
state-STANDING = auto-answers

orders-title =
    ## Your auto-answers
    What’s answered for you at this table when you could act out of turn. Nobody else sees this.
orders-now = -# ✋ You’re being asked right now: what you set here answers that, too.
order-line = **{ $prompt }**: { $answer }
answer-ask = you’re always asked
answer-ask-nobody = pass (nobody is asked at this table, only auto-answers count)
answer-able = you’re asked only when you can do more than pass
answer-pass = always pass
answer-rest = pass until your next turn
choose-prompt = Which one to change
choose-answer = What’s answered for you
pick-answer-ask = Always ask me
pick-answer-able = Ask only if I can act
pick-answer-pass = Always pass
pick-answer-rest = Pass until my turn
pick-answer-order = My own rules…
order-preview = If you save it: **{ $order }**
refused-order-unreadable = I don’t understand “{ $text }” here.
refused-order-unfit = An auto-answer can’t do that.
refused-no-such-prompt = Nobody is asked about that in this game.
refused-no-such-answer = There’s no auto-answer like that.
refused-prepare-nothing-hidden = That would show something hidden, so it has to wait until everyone has answered.
refused-turn-is-handed-in = Your turn is already prepared. **Undo** takes it back.
refused-turn-not-handed-in = Your prepared turn wasn’t finished.

# Wishes for tiles that somebody would have out of turn.
wish = { $kinds }{ $prices }{ $walls }{ $money }{ $cell }
wish-none = nothing
wish-any = any tile
wish-prices = { " " }of price { $least } to { $most }
wish-from = { " " }of price { $number } or more
wish-walls = { " " }with walls { $walls }
wish-no-walls = { " " }without walls
wish-money = , with money only
wish-cell = , to { $cell }
wish-cell-turned = , to { $cell }, turned { $turned }
about-kinds = **Kinds of building**: pick any number, or none for any kind
about-price-at-most = **Highest price**: the most you’d pay
about-price-at-least = **Lowest price**: cheaper tiles are left alone
about-money-kind = **What to pay with**
choose-kinds = Kinds of building
choose-price-at-most = Highest price
choose-price-at-least = Lowest price
price-at-most = up to { $number }
price-at-least = { $number } or more
price-any = any price
money-any = Whatever pays
money-only = Money only

# Words that people type in such an answer: tower, garden NE up to 5 at N13, with money only.
typed-up-to = up to, <=, ≤
typed-at-least = from, at least, >=, ≥
typed-at = at, to
typed-turned = turned, turn
typed-money = money
typed-left-out = any, walls, only
