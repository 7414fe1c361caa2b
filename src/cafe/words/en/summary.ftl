### Each game on one page, for whoever has never played it. The rules by number say the same exactly.

## The board game

summary-board = The board game on one page
summary-board-goal =
    Guests of twelve nations come to your café. Seat them at tables of their own nation, ladies and gentlemen in
    balance, and score for every table they join. Whoever has the most points wins.
    .title = The idea
summary-board-turn =
    Do one of three things: seat one or two guests, send one guest to the bar, or put a guest in a joker’s place. Then
    draw until your hand is full again.
    .title = Your turn
summary-board-seat =
    A guest takes a free chair at a table of their nation; a chair between two tables belongs to both. At each of these
    tables there may be one more lady than gentlemen, or one more gentleman than ladies, never two.
    .title = Who sits where
summary-board-company =
    Nobody sits alone: every guest has to score. The first of two may wait at empty tables if the second joins them
    at once.
    .title = In company
summary-board-pay =
    Each table that a guest joins pays one point for everybody who now sits there: 2, 3 or 4. Four guests of the table’s
    own nation pay 8, and you may play on with one guest less in hand.
    .title = Points
summary-board-bar =
    Nobody fits? Send a guest to the bar. Its first five spaces pay 1 to 5 points, every one after that costs more.
    Whoever cannot pay is out of the game.
    .title = The bar
summary-board-jokers =
    A joker is at home at every table. Later, anybody can put a guest of the table’s nation and of the joker’s sex in
    its place, and take the joker.
    .title = Jokers
summary-board-end =
    The game ends when all chairs or the whole bar are taken, when only four guests are left in the bag, or when
    somebody has no guest left. Every guest still in hand costs 5 points, every joker 10.
    .title = The end

## The card game

summary-card = The card game on one page
summary-card-goal =
    Five tables, and a hand of guests that only you see. Seat them in good company; a full table is cleared and a new
    one is laid. Whoever has the most points wins.
    .title = The idea
summary-card-turn =
    Do one of three things: seat one, two or three guests, draw one guest, or, with twelve guests in hand, lay one aside.
    .title = Your turn
summary-card-seat =
    A guest takes a free chair if at least one of its tables is of their nation; the four inner chairs stand at three
    tables each. Everywhere ladies and gentlemen stay in balance, and nobody sits alone.
    .title = Who sits where
summary-card-pay =
    Each table that a guest joins pays one point for everybody who now sits there: 2, 3 or 4. If they are all of the
    table’s own nation it pays double: 4, 6 or 8.
    .title = Points
summary-card-clear =
    When a table is full, its points are counted; then everybody on its chairs leaves, and a new table is laid in its
    place. You may go on seating.
    .title = Clearing a table
summary-card-end =
    The game ends when the last guest is drawn, when there are too few tables to lay, or when somebody with an empty
    hand says so. Every guest in hand or laid aside costs 2 points.
    .title = The end
