### The game on screen: the room, a turn in the making, what happened, and what comes after.

## The room

play-room = The café: use the arrow keys to go from chair to chair
play-chair-free = Chair { $chair }, { $places }: free
play-chair-taken = Chair { $chair }, { $places }: { $who }
play-chair-pays = Chair { $chair }, { $places }: free, pays { points }
play-chair-waits = Chair { $chair }, { $places }: free, but the guest would wait for company
play-chair-swap = Chair { $chair }, { $places }: { $who }, can be swapped
play-chair-company = { $guests_or } could join
play-chair-leaves = leaves when the turn is played
play-chair-theirs = for the other player { points-signed }
play-no-table = { $table }: no table
play-bar =
    { $price_sign ->
        [minus] The bar: { $taken } of { $spaces } spaces taken, the next one costs { price }
       *[other] The bar: { $taken } of { $spaces } spaces taken, the next one brings { price }
    }
play-bar-takes = Bar, space { $space }: { points-signed }
play-in-the-bag =
    { $guests ->
        [one] guest in the bag
       *[other] guests in the bag
    }
play-guests-left = Guests left
play-tables-left = Tables left
play-zoom-out = Whole room
play-as-list = The tables as a list
play-table-row =
    { $nation_table } { $table }: { $guests } of { $chairs }{ $wants ->
        [full] , full
        [lady] , wants a lady
        [gentleman] , wants a gentleman
       *[either] , a lady or a gentleman
    }
play-free = free
play-shared = also at { $tables }

## Players

play-players = Players
play-you = you
play-on-turn = on turn
play-away = away
play-guests-in-hand = { guests }
play-hand-size = hand size { $size }
play-laid-aside = { $guests } laid aside
play-is-bot = computer
play-bot-plays = the computer plays for them
play-resigned = gave up
play-bankrupt = bankrupt
play-time-left = Time left:
play-days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
play-hours-left =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }

## Whose turn it is

play-status = The game
play-your-turn = Your turn
play-turn-of = { $name } is on turn
play-turn-number = Turn { $number }
play-watching = You are watching.
play-bot-thinks = The computer is thinking.
play-choose-chair = Choose a chair for { $guest }.
play-someone-waits = { $guest_start } at { $chair } is waiting for company: seat somebody at the same table.
play-skip = Skip the wait
play-aside = Beside the room
play-more = More about this turn
play-result = Result
play-turn-later = When it is your turn, this is where every point of it is shown before you play it.
play-hand-order = Order of your guests
play-hand-order-own = My own
play-hand-order-nation = By nation
play-hand-order-sex = Ladies, gentlemen
play-over = The game is over
play-resign = Give up
play-resign-ask = Give up this game?
play-stay = Play on

## Connection and seats

play-connection-live = Connected.
play-connection-reconnecting = The connection is gone. We keep trying, and your turn is kept.
play-connection-offline = You are offline. The game goes on as soon as you are back, and your turn is kept.
play-connection-restarting = The server is restarting. The game goes on in a moment, and your turn is kept.
play-seat-lost = { $name } was away, and the computer plays in that place.
play-take-back = Take the seat back
play-you-lose-seat = Your time is up. The computer takes your place in
play-seat-leaving = { $name } is away. The computer takes over in
play-long-turn = { $name } has been on turn for quite a while.
play-on = Let the computer play on
play-pass-to = Pass the device to { $name }
play-pass-drawn =
    { $guests ->
        [one] { $name } drew this guest
       *[other] { $name } drew these guests
    }
play-pass-drawn-why = Look at it first. Then the device goes to { $name }.
play-pass-seen = Seen: hide it
play-pass-why = Hands are hidden in the card game. Nobody else should look now.
play-pass-taken = I am { $name }: show my hand
play-missing = There is no such table
play-loading = The café is opening …
play-home = To the start page

## One’s guests

play-your-guests =
    { $guests ->
        [0] Your guests
        [one] Your guests: { $guests }
       *[other] Your guests: { $guests }
    }
play-hand-empty = You have no guests left.
play-hidden-guest = a hidden guest

## The turn in the making

play-this-turn = This turn
play-receipt-empty = Choose a guest: the chairs that will take them light up with the points they pay.
play-guest-at = { $guest_label }, { $chair }
play-guest-bar = { $guest_label } to the bar
play-guest-aside = { $guest_label }, laid aside
play-club-at = Club at table { $table }
play-step-draw = Draw a guest
play-step-close = Close the café
play-step-lower = Hand size
play-step-birthday = Birthday
play-means-send-to-bar = The guest stays at the bar. Your turn ends.
play-means-draw = You see who comes once you have played. Your turn ends.
play-means-lay-aside = Face down until the end, when it costs 2 points. Your turn ends.
play-means-close-cafe = The game ends, and every guest in hand or laid aside costs 2 points.
play-means-lower-hand-size = From now on you keep that many guests fewer in hand.
play-means-name-birthday = All points at the tables of this nation are doubled from now on, for everybody.
play-if = If { $guest } takes { $chair }
play-line =
    { $nation_table } { $table }: { $club ->
        [yes] club
       *[no] { guests }
    }
play-one-nation = one nation
play-birthday = birthday
play-waits = Waits for company: the next guest must sit at the same table.
play-waits-short = waits
play-swap-short = swap
play-total = Total
play-where = Where { $guest } may sit
play-nowhere = No chair takes this guest now. Click a chair to learn why.
play-who-there = Who may sit at { $chair }?
play-nobody-there = None of your guests. Choose one and click the chair to learn why.
play-why-not = Not possible
play-why-not-there = { $guest_label } at { $chair }: not possible
play-why-not-bar = { $guest_label } at the bar: not possible
play-rule = Rule { $rule }
play-all-rules = All rules
play-back = Back to the game

## What to do

play-actions = What to do
play-to-bar = To the bar
play-to-bar-for = To the bar { $points_signed }
play-do-draw = Draw a guest
play-do-close-cafe = Close the café
play-do-lay-aside = Lay aside
play-undo = Undo
play-restart = Start over
play-commit = Play
play-commit-end = End turn
play-commit-and-lay = Clear and lay anew
play-sending = Sending …
play-ask-lower-hand-size = A full one-nation table: do you lower your hand size?
play-lower-by =
    { $by ->
        [0] Keep it
       *[other] Lower it by { $by }
    }
play-ask-name-birthday = Whose birthday is it?
play-no-birthday = Nobody’s
play-clubs =
    { $count ->
        [one] { $count } club possible
       *[other] { $count } clubs possible
    }
play-all-clubs = Show every seating
play-club-sign = { $club }: { points-signed }

## What happened

play-since = Since your last turn
play-story = What happened
play-nothing-yet = Nothing yet.
play-look-back = Look back at the whole game
play-step-back = One step back
play-step-on = One step on
play-sheet = Score sheet
play-sheet-round = Round
play-sheet-cell = { $name }, round { $number }: { $points_signed }, then { $total }
play-sheet-left = Left over
play-chat = Chat
play-chat-empty = Nobody has said anything yet.
play-line-deleted = Somebody deleted themselves, and with them this line.
play-chat-failed = That was not sent. Please try again.
play-silence = Silence spectators
play-hear = Let spectators talk
play-spectators-silenced = Only players can talk now.
play-say = Say something
play-send = Send
play-mute = Mute
play-muted = { $name } is muted.
play-unmute = Unmute
play-people = People at this table
play-report = Report
play-report-line = Report this line?
play-report-name = Report this name?
play-report-text = The management of the café sees it as it is now, together with this table and what you write here. Nobody at the table is told.
play-report-reason = What is wrong with it? (You may leave this empty.)
play-report-send = Send the report
play-report-sent = Thank you: the report has been sent.

## Keys

play-keys = Keys
play-keys-on = Shortcuts
play-keys-hint = Single keys act on the game. Arrow keys and Enter always work.
play-key-arrows = from chair to chair, or from guest to guest
play-key-lit = from one lit chair to the next
play-key-enter = choose the guest, take the chair
play-key-number = choose a guest by number
play-key-move = move the guest within your hand
play-key-hand = to your guests
play-key-room = to the room
play-key-bar = the chosen guest to the bar
play-key-draw = draw a guest
play-key-undo = undo the last step
play-key-end = play the turn
play-key-story = step through what happened
play-key-zoom = nearer, further, the whole room
play-key-escape = choose nobody
play-key-help = this list

## After the game

play-called-off = The game was called off
play-closed = The management of the café has closed this game
play-you-won = You won!
play-you-shared = You share the victory
play-you-came =
    You came in { $place ->
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }
play-my-points = { $points } points
play-my-points-ahead = { $points } points, { $by } ahead of { $name }
play-my-points-behind = { $points } points, { $by } behind { $name }
play-standings = Standings
play-print = Print
play-deal = Was the deal honest?
play-deal-text = Before the first move the café published the fingerprint of the shuffled deal. Now that the game is over, the secret seed of the shuffle is open: anybody can reckon whether the two belong together.
play-deal-check = Check the deal
play-deal-insecure = This browser reckons fingerprints only on secure connections. The command “cafe check” does it with the game file.
play-deal-holds = They belong together: the deal was fixed before the first move, and nobody has changed it.
play-deal-broken = They do not belong together: this game was not dealt as the café promised.
play-deal-before = Published before the game
play-deal-seed = The seed, opened at the end
play-deal-after = Its fingerprint, reckoned by your browser (SHA‑256)
play-deal-more = The command “cafe check” also deals the game anew from the seed and plays every move of the game file.
play-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
play-ended-resigned = The game ended because somebody gave up.
play-was-taken-over = The computer played part of it.
play-imported = Imported
play-imported-text = This game comes from a file: the café neither dealt it nor saw it played.
play-rematch = Rematch
play-to-rematch = To the rematch
play-rematch-wanted = { $name } wants a rematch.
play-rematch-accept = Play again
play-to-replay = Replay
play-game-file = Game file
play-share = Link to the replay
play-curve =
    { $turns ->
        [one] Everybody’s points over { $turns } turn
       *[other] Everybody’s points over { $turns } turns
    }
play-csv-turn = turn
play-csv-time = time
play-csv-player = player
play-csv-moves = moves
play-csv-points = points

## Replay

replay-title = Replay
replay-so-far = The game so far
replay-open = Open cards
replay-view = Seen by
replay-controls = Go through the game
replay-first = To the start
replay-last = To the end
replay-run = Play by itself
replay-pause = Pause
replay-slider = Turn
replay-turn-of = Turn { $turn } of { $turns }
replay-this-turn = This turn
replay-start = The guests are dealt, and the café opens. Go on with the arrow keys.
replay-goes-on = This game is still being played. You see it as you could see it at the time.
replay-to-match = To the game

## The rules page

rulebook-title = The rules
rulebook-intro = Each game on one page, then rule by rule. Whenever a move is refused, the game names the rule that speaks against it.
rulebook-by-number = The rules by number
rulebook-print = Print
rulebook-contents = All rules
rulebook-unknown = There is no rule { $rule }.
rulebook-chapter-E = Etiquette: who may sit where
rulebook-chapter-S = Points
rulebook-chapter-B = The board game
rulebook-chapter-C = The card game
rulebook-chapter-V = Variants

## The referee

referee-title = Referee
referee-intro = Set up the game on your own table, then ask: who may sit where, what does it pay, and why not?
referee-game = Which game
referee-task = What to do
referee-set = Set up
referee-ask = Ask
referee-hand = Guests in hand
referee-how = Choose a guest and click a chair to put them there; a second click takes them away again. Guests to ask about go into the hand.
referee-palette = Guests
referee-tables = Table cards
referee-nobody = Nobody: clear the chair
referee-into-hand = Into the hand
referee-more = Bar, score and what was agreed
referee-bar = Spaces taken at the bar
referee-score = Points of the player on turn
referee-empty = Empty the room
referee-verdict = The referee says
referee-trouble = This position cannot be. { $reason }
referee-no-hand = Put guests into the hand first: they are the ones to ask about.
referee-choose = Choose a guest in hand: the chairs that will take them light up.
referee-click = Click a chair: the referee judges this guest there.
referee-chairs =
    { $count ->
        [0] No chair takes this guest. Click one to learn why.
        [one] { $count } chair takes this guest. All others say why not.
       *[other] { $count } chairs take this guest. All others say why not.
    }
referee-cleared = Full and cleared: { $tables }.
referee-one-nation = Full tables of one nation: { $tables }. The hand size may be lowered.
referee-go-on = Go on from here
referee-swapped = { $joker_start } comes into your hand. A swap pays nothing, nobody is drawn, and the turn is over.
referee-bankrupt = The player cannot pay and is out.

## The tutorial

tutorial-title = Learn to play
tutorial-lessons = Lessons
tutorial-lesson = Lesson { $number } of { $count }
tutorial-number = Lesson { $number }
tutorial-guests = Your guests in this example
tutorial-choose = Choose { $guest_object }.
tutorial-seat = Now seat { $guest_object } at { $chair }.
tutorial-back = Back
tutorial-next = Next
tutorial-skip = Skip
tutorial-other-way =
    { $points_sign ->
        [zero] That would be allowed, too. The example goes another way.
       *[other] That would be allowed, too, for { points }. The example goes another way.
    }
tutorial-trouble = The referee does not answer. Please check the connection and try again.
tutorial-over = You know the ropes
tutorial-over-text = These were the rulebooks’ own examples. The rest the café tells you as you play: every chair says what it pays, or why not.
tutorial-play = Play now
tutorial-again = Once more from the start

tutorial-X1 =
    Guests sit at a table of their own nation. The café is still empty, so the first guest scores nothing and waits: the
    next one must join the same table. A lady and a gentleman together score one point each.
    .title = The first couple
tutorial-X1-done = Two guests at one table: 2 points. Whoever has waited has company now.
tutorial-X2 =
    A chair may stand between two tables. Seat the Indian couple so that the lady takes the chair that India shares with
    the USA. At the American table she sits alone for now, and that is fine: she has company at home.
    .title = A chair at two tables
tutorial-X2-done = India pays 2. The American table has only one guest yet and pays nothing.
tutorial-X3 =
    A single guest may come, too, if the seating scores. At the second American table the Indian lady is waiting for a
    gentleman.
    .title = Foreigners are company
tutorial-X3-done = Two guests at the table, whatever their nation: 2 points.
tutorial-X4 =
    The chair between both American tables counts at both. The guest who makes a table full, with guests of its own
    nation only, earns 8 instead of 4.
    .title = Four Americans
tutorial-X4-done = 3 and 3, then 8: 14 points in one turn. In a real game you could now lower your hand size as well.
tutorial-X5 =
    The joker is at home at every table and counts as a lady or a gentleman, as pictured. The Indian table lacks one lady.
    .title = The joker
tutorial-X5-done = With the joker the Indian table is of one nation: 8 points.
tutorial-X6 =
    A joker on a chair can be fetched: put a guest there who is at home at that table and of the joker’s sex. That is
    a whole turn, and it scores nothing.
    .title = Fetching a joker
tutorial-X6-done = The lady takes the joker’s place, and the joker comes into your hand.
tutorial-X7 =
    Ladies and gentlemen sit in balance at every table of a chair. On this one India wants a lady and the USA want a
    gentleman. Try it with any guest: the café tells you why not.
    .title = Why not?
tutorial-X7-done = Refused, with the reason and the rule. You can ask any chair like this, at any time.
tutorial-X8 =
    In the card game there are five tables and three guests a turn, and every group of the table’s own nation pays double,
    a couple already.
    .title = The card game: couples pay double
tutorial-X8-done = 4 for the two Turkish guests, then 3 for three guests at the Turkish table: 7 points.
tutorial-X9 =
    Three guests, and each one pays at every table where company sits. Seat them one after the other and watch the
    receipt grow.
    .title = A grand turn
tutorial-X9-done = 8, 5 and 10: 23 points. The French table is full; it is cleared, and a new table is laid.
tutorial-X10 =
    A Turkish lady sits alone. Join her with three more Turkish guests, one after the other: lady and gentleman must
    stay in balance at every step.
    .title = A full table
tutorial-X10-done = 4, 6 and 8: 18 points. A full table is cleared at once, its guests leave, and a new one is laid.
tutorial-X11 =
    Now the British lady. She makes a couple with her countryman and sits down with two African guests at the same time.
    .title = Points at two tables
tutorial-X11-done = 4 for the British couple, doubled, and 3 for the three guests at the African table: 7 points.
tutorial-X12 =
    Two Africans, one British gentleman, and a chair between their tables. Try the second British gentleman first.
    .title = Two gentlemen
tutorial-X12-done = Refused: at the British table two gentlemen would sit without a lady. At the African table he would have been welcome.
tutorial-X13 =
    The last Italian lady fills two tables at once. Watch who leaves: everybody who sits at one of them, wherever else
    the chair stands.
    .title = Two tables at once
tutorial-X13-done = Both tables are cleared and laid anew, the middle one first. Only the Indian gentleman stays.
tutorial-X14 =
    Nobody sits alone. Try the Spanish gentleman at the outer chair of the empty Spanish table, with nobody in hand to
    join him.
    .title = Nobody sits alone
tutorial-X14-done = Refused: he would score nothing and stay without company. On the chair beside the Chinese couple he would be fine.

## Planning ahead, what others could do, and who is still to come

play-may-plan = Meanwhile you can plan your next turn: choose a guest.
play-planning = You are planning ahead. Your plan is kept and checked again when your turn comes.
play-plan-choose-chair = Planning ahead: choose a chair for { $guest }.
play-plan-changed = Part of your plan is no longer possible.
play-your-plan = Your plan
play-plan-lapsed = No longer possible in your plan: { $move }.
play-plan-ends-earlier = The step before it is now played by itself: it shows something that was hidden.
play-guests-of = { $name }’s guests
play-theirs =
    { $count ->
        [0] { $player }: there is no chair for { $guest } now.
       *[other]
            { $points ->
                [0] { $player }: { $guest } could only wait for company.
               *[other]
                    { $count ->
                        [one] { $player }: { $guest } could sit on one chair, for { points }.
                       *[other] { $player }: { $guest } could sit on { $count } chairs, for { points } at best.
                    }
            }
    }
play-bag-left = In the bag
unseen-open = Who is still to come?
unseen-title-bag = In the bag
unseen-title-deck = Not seen yet
unseen-bag =
    { $guests ->
        [one] { $guests } guest is in the bag.
       *[other] { $guests } guests are in the bag.
    }
unseen-deck = In the deck: { $bag }. In other hands or laid aside: { $held }. Which of them are where, you cannot know.
unseen-nation = Nation
unseen-jokers = Jokers
