### The tutorial: a course for each game. What a lesson says at its end, a test holds to the referee.

## The opening

tutorial-which = Which game?
tutorial-goal = The goal, in 30 seconds
tutorial-goal-board-goal = Guests of twelve nations come to your café. Find everybody a good chair, and score most.
tutorial-goal-board-seat = Everybody sits at a table of their own nation, ladies and gentlemen in balance, and nobody sits alone.
tutorial-goal-board-pay = Each table that a guest joins pays a point for everybody there: 2, 3 or 4. Four of the table’s own nation pay 8.
tutorial-goal-board-bar = Whoever finds no chair goes to the bar. At first that pays; later it costs, more and more.
tutorial-goal-card-goal = Five tables, and a hand of guests that only you see. Find everybody good company, and score most.
tutorial-goal-card-seat = Up to three guests a turn sit at a table of their nation, ladies and gentlemen in balance, nobody alone.
tutorial-goal-card-pay = Each table that a guest joins pays a point for everybody there; if all are of its own nation, double.
tutorial-goal-card-clear = A full table is cleared, and a new one is laid. At the end every guest still in your hand costs you.
tutorial-begin = Begin
tutorial-continue = Continue at lesson { $number }
tutorial-so-far = { $done } of { $count } lessons done

## Lessons

tutorial-lessons = Lessons
tutorial-lesson = Lesson { $number } of { $count }
tutorial-lesson-done = Lesson { $number } of { $count }, done
tutorial-guests = Your guests in this lesson
tutorial-choose = Choose { $guest_object }.
tutorial-choose-any = Choose any guest in your hand.
tutorial-seat = Now seat { $guest_object } { $chair_onto }.
tutorial-press = Press “{ $label }”.
tutorial-then-play = Your turn is ready. Press “Play”.
tutorial-then-answer = One question is left. Either answer is fine.
tutorial-show = Show me
tutorial-done = Done. On to the next lesson.
tutorial-try-more = Try other guests and chairs too, as often as you like.
tutorial-score = Your points: { $points }
tutorial-drawn = Drawn: { $guests }
tutorial-left-over = What is left in your hand: { points-signed }
tutorial-next = Next
tutorial-skip = Skip
tutorial-finish = Finish
tutorial-over = You know the ropes
tutorial-over-text = The rest the café tells you as you play: every chair says what it pays, or why not.
tutorial-play = Play now
tutorial-other-board = Learn the board game
tutorial-other-card = Learn the card game
tutorial-again = Once more from the start
tutorial-free =
    Now it is up to you. Seat any guest anywhere, fetch the joker, go to the bar: the referee says what it pays, or why not.
    .title = Try any guest
tutorial-free-card =
    Now it is up to you. Seat any guest anywhere, up to three a turn: the referee says what it pays, or why not.
tutorial-other-way =
    { $points_sign ->
        [zero] That would be allowed, too. The example goes another way.
       *[other] That would be allowed, too, for { points }. The example goes another way.
    }
tutorial-trouble = The referee does not answer. Please check the connection and try again.

## The board game

tutorial-X1 =
    Guests sit at a table of their own nation. The café is still empty, so the first guest scores nothing and waits:
    the next one must join the same table. A lady and a gentleman together score one point each.
    .title = The first couple
    .hint = A gentleman and a lady from the USA: find them an American table.
tutorial-X1-done = Two guests at one table: 2 points. Whoever has waited has company now.
tutorial-X2 =
    A chair may stand between two tables. Seat the Indian couple so that the lady takes the chair that India shares
    with the USA. At the American table she sits alone for now, and that is fine: she has company at home.
    .title = A chair at two tables
    .hint = India and the USA share one chair. Begin at the other Indian chairs.
tutorial-X2-done = India pays 2. The American table has only one guest yet and pays nothing.
tutorial-X3 =
    A single guest may come, too, if the seating scores. At the second American table the Indian lady is waiting for a
    gentleman.
    .title = Strangers are company
    .hint = Who could keep the Indian lady company at the American table?
tutorial-X3-done = Two guests at the table, whatever their nation: 2 points.
tutorial-X7 =
    Ladies and gentlemen sit in balance at every table of a chair. On this one India wants a lady and the USA want a
    gentleman. Try it with any guest: the café tells you why not.
    .title = Why not?
    .hint = Try the chair that both India and the USA look to.
tutorial-X7-done = Refused, with the reason and the rule. You can ask any chair like this, at any time.
tutorial-refill =
    After your turn you draw guests from the bag until your hand is full again: five at the start. Everybody sees
    them.
    .title = Drawing
    .hint = Seat the American gentleman where he has company.
tutorial-refill-done = 3 points, and one new guest: your hand is full again.
tutorial-X4 =
    The chair between both American tables counts at both. The guest who makes a table full, with guests of its own
    nation only, earns 8 instead of 4.
    .title = Four Americans
    .hint = Fill the American table where two guests sit already, and begin with the chair between both American tables.
tutorial-X4-done =
    3 and 3, then 8: 14 points in one turn. With a smaller hand size you draw less, and less is left over when the
    game ends.
tutorial-bar =
    None of these guests finds company today. Send one to the bar. Whoever comes takes the next space there, and its
    number is what you win or pay; the first five spaces pay.
    .title = The bar
    .hint = Choose a guest, any of them; then look at the bar.
tutorial-bar-done = 3 points. The next guest at the bar will bring even more, whoever sends them.
tutorial-costs =
    Seven guests stand at the bar already. From the sixth space on it costs points, and every space costs more than
    the one before.
    .title = The bar costs
    .hint = Nobody fits here either. Look at what the next space costs.
tutorial-costs-done = That cost 6 points. Now and then it is still the best turn there is.
tutorial-broke =
    You have 4 points, and the next space costs 6. Nobody has to do this; see once what happens.
    .title = Out of money
    .hint = Send somebody to the bar.
tutorial-broke-done = You cannot pay: you are out of the game and rank last. So keep some points for the bar.
tutorial-X5 =
    The joker is at home at every table and counts as a lady or a gentleman, as pictured. The Indian table lacks one
    lady.
    .title = The joker
    .hint = Which chair at the Indian table is still free?
tutorial-X5-done = With the joker the Indian table is of one nation: 8 points.
tutorial-X6 =
    A joker on a chair can be fetched: put a guest there who is at home at that table and of the joker’s sex. That is
    a whole turn, and it scores nothing.
    .title = Fetching a joker
    .hint = Who in your hand is at home where the joker sits?
tutorial-X6-done = The lady takes the joker’s place, and the joker comes into your hand.
tutorial-full-bar =
    One space is left at the bar. When it is taken the game is over. It also ends when all chairs are taken, when the
    bag is down to four guests, and when somebody has no guest left.
    .title = How a game ends
    .hint = End the game: take the last space. What will the other two cost you?
tutorial-full-bar-done = The space cost 30. Every guest left in hand costs 5, a joker 10. Most points wins.

## The card game

tutorial-X8 =
    In the card game you seat up to three guests a turn, and every group of the table’s own nation pays double, a
    couple already.
    .title = Couples pay double
    .hint = First a gentleman for the Turkish lady; then the chair that both tables share.
tutorial-X8-done = 4 for the two Turkish guests, then 3 for three guests at the Turkish table: 7 points.
tutorial-X12 =
    Two Africans, one British gentleman, and a chair between their tables. Try the second British gentleman first.
    .title = Two gentlemen
    .hint = Seat the gentleman on the chair between both tables.
tutorial-X12-done =
    Refused: at the British table two gentlemen would sit without a lady. At the African table he would have been
    welcome.
tutorial-X11 =
    Now the British lady. She makes a couple with her countryman and sits down with two African guests at the same
    time.
    .title = Points at two tables
    .hint = She can join two tables at once.
tutorial-X11-done = 4 for the British couple, doubled, and 3 for the three guests at the African table: 7 points.
tutorial-X14 =
    Nobody sits alone. Try the Spanish gentleman at the outer chair of the empty Spanish table, with nobody in hand to
    join him.
    .title = Nobody sits alone
    .hint = Seat him where he would be quite alone.
tutorial-X14-done =
    Refused: he would score nothing and stay without company. On the chair beside the Chinese couple he would be fine.
tutorial-X10 =
    A Turkish lady sits alone. Join her with three more Turkish guests, one after the other: ladies and gentlemen
    must stay in balance at every step.
    .title = A full table
    .hint = After every step ladies and gentlemen are in balance: who comes second?
tutorial-X10-done = 4, 6 and 8: 18 points. A full table is cleared at once, its guests leave, and a new one is laid.
tutorial-X9 =
    Three guests, and each one pays at every table where company sits. Seat them one after the other and watch the
    receipt grow.
    .title = A grand turn
    .hint = Inner chairs stand at three tables. Begin with the Russian lady.
tutorial-X9-done = 8, 5 and 10: 23 points. The French table is full; it is cleared, and a new table is laid.
tutorial-X13 =
    The last Italian lady fills two tables at once. Watch who leaves: everybody who sits at one of them, wherever else
    the chair stands.
    .title = Two tables at once
    .hint = Two tables lack one guest each: the same one.
tutorial-X13-done = Both tables are cleared and laid anew, the middle one first. Only the Indian gentleman stays.
tutorial-draw =
    No guest of yours is at home at any of these tables. Then you draw one guest from the deck; that is your turn.
    .title = Drawing instead
    .hint = There is a button for it.
tutorial-draw-done = One more guest in hand, and perhaps the right one. Nobody else sees them.
tutorial-aside =
    With twelve guests your hand is full: you cannot draw any more. Whoever cannot or will not seat anybody lays one
    guest aside, face down.
    .title = Twelve in hand
    .hint = Whom will you need least?
tutorial-aside-done = Laid aside until the end, where they cost as much as one in hand.
tutorial-close =
    Your last guest. With an empty hand you may close the café, and the game is over. It also ends when the last guest
    is drawn, or when there are too few tables to lay.
    .title = How a game ends
    .hint = Seat the Italian gentleman, then close the café.
tutorial-close-done =
    4 points, and nothing left in hand. Everybody else pays 2 for each guest they hold or have laid aside.
