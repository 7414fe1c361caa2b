### The game on screen: the room, a turn in the making, what happened, and what comes after.

## The room

play-room = The café: use the arrow keys to go from chair to chair
play-chair-cell = Chair { $chair }, { $places }
play-chair-named = { $chair_start }
play-chair-label = { $chair_label }
play-chair-free = { $where }: free
play-chair-taken = { $where }: { $who }
play-chair-pays = { $where }: free, pays { points }
play-chair-waits = { $where }: free, but the guest would wait for company
play-chair-swap = { $where }: { $who }, can be swapped
play-chair-company = { $guests_or } could join
play-chair-leaves = leaves when the turn is played
play-chair-theirs = for the other player { points-signed }
play-table = { $place_label }
play-no-table = No table { $table_spot }
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
    { $place_label }: { $guests } of { $chairs }{ $wants ->
        [full] , full
        [lady] , wants a lady
        [gentleman] , wants a gentleman
       *[either] , a lady or a gentleman
    }
play-free = free
play-shared = also { $tables_at }

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
play-turn-of = { $name }’s turn
play-turn-number = Turn { $number }
play-watching = You are watching.
play-bot-thinks = The computer is thinking.
play-choose-chair = Choose a chair for { $guest }.
play-someone-waits = Find company for { $guest }.
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

## What is true now, and what can be done next

status-awaited-minutes =
    { $count ->
        [one] For { $count } minute now.
       *[other] For { $count } minutes now.
    }
status-awaited-hours =
    { $count ->
        [one] For { $count } hour now.
       *[other] For { $count } hours now.
    }
status-awaited-days =
    { $count ->
        [one] For { $count } day now.
       *[other] For { $count } days now.
    }
status-begin-board =
    { $place ->
        [some] { $bar ->
            [yes] Choose a guest for a chair or the bar.
           *[no] Choose a guest for a chair.
        }
       *[none] No chair for your guests: send one to the bar.
    }
status-begin-card =
    { $place ->
        [some] Seat a guest, or draw one.
       *[none] No chair for your guests: draw one.
    }
status-hand-full =
    { $place ->
        [some] { $guests } guests in hand: seat some, or lay one aside.
       *[none] { $guests } guests in hand and no chair: lay one aside.
    }
status-hand-empty =
    { $close ->
        [yes] Your hand is empty: draw, or close the café.
       *[no] Your hand is empty: draw a guest.
    }
status-no-chair =
    { $elsewhere ->
        [send-to-bar] No chair for this guest: try the bar.
        [lay-aside] No chair for this guest: lay the card aside.
       *[other] No chair for this guest: every chair says why.
    }
status-found-company =
    { $more ->
        [yes] Company is here: seat another, or end the turn.
       *[no] Company is here: end the turn.
    }
status-all-seated = Nobody else can be seated: end the turn.
status-clears =
    { $count ->
        [one] A table is full: play, and it is cleared.
       *[other] { $count } tables are full: play, and they are cleared.
    }
status-will-draw = You draw a guest: play, or undo.
status-will-close = You close the café: play, or undo.
status-will-lay-aside = The card is laid aside: play, or undo.
status-will-go-to-bar = To the bar for { points-signed }: play, or undo.
status-will-swap = You fetch the joker: play, or undo.
status-will-lower-hand-size =
    { $by ->
        [0] Your hand size stays: play, or undo.
       *[other] Your hand size falls by { $by }: play, or undo.
    }
status-will-name-birthday =
    { $nation ->
        [none] Nobody has a birthday: play, or undo.
       *[other] Birthday: { $nation }. Play, or undo.
    }
status-will-end = Your turn ends: play, or undo.
status-paused = The game is paused.

## Connection and seats

play-connection-live = Connected.
play-connection-reconnecting = The connection is gone. We keep trying, and your turn is kept.
play-connection-offline = You are offline. The game goes on as soon as you are back, and your turn is kept.
play-connection-restarting = The server is restarting. The game goes on in a moment, and your turn is kept.
play-seat-lost = { $name } was away, and the computer plays in that place.
play-take-back = Take the seat back
play-you-lose-seat = Your time is up. The computer takes your place in
play-seat-leaving = { $name } is away. The computer takes over in
play-long-turn = { $name } has been thinking for quite a while.
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
play-receipt-chosen = Point at a chair, or choose it: what the guest earns there is shown here, point by point.
play-guest-at = { $guest_label }, { $chair_label }
play-guest-bar = { $guest_label } to the bar
play-guest-aside = { $guest_label }, laid aside
play-club-at = Club { $table_at }
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
play-if = If { $guest } sits { $chair_at }
play-line =
    { $place_label }: { $club ->
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
play-nowhere = No chair takes this guest now. Choose a chair to learn why.
play-who-there = Who may sit { $chair_at }?
play-nobody-there = None of your guests. Choose one, then the chair, to learn why.
play-why-not = Not possible
play-why-not-there = { $guest_label } { $chair_at }: not possible
play-why-not-bar = { $guest_label } at the bar: not possible
play-more-reasons =
    { $count ->
        [one] and { $count } more reason
       *[other] and { $count } more reasons
    }
# For whoever listens
play-said-step =
    { $waits ->
        [yes] { $move }: waits for company.
       *[no] { $points_sign ->
            [zero] { $move }.
           *[other] { $move }: { points-signed }.
        }
    }
play-said-undone = Undone: { $move }.
play-said-begun-anew = The turn begins anew.
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
play-keys-hint = One key is enough for each action. Arrow keys and Enter always work.
play-key-arrows = from chair to chair, or from guest to guest
play-key-lit = from one lit chair to the next
play-key-enter = choose the guest, take the chair
play-key-number = choose a guest by number
play-key-home-end = Home, End
play-key-ends = to the first or the last guest in your hand; numbers reach the first nine
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
play-my-points-ahead = { score }, { $by } ahead of { $name }
play-my-points-behind = { score }, { $by } behind { $name }
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
play-csv-origin = origin

## Replay

replay-tabs = Ways to look at this game
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
replay-hands = Hands
replay-start = The guests are dealt, and the café opens. Go on with the arrows.
replay-sum = { $points_signed } in this turn, { $total } in all.
replay-length =
    { $count ->
        [one] One turn.
       *[other] { $count } turns.
    }
replay-goes-on = This game is still being played. You see it as you could see it at the time.
replay-to-match = To the game
replay-review = Review

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
referee-intro = Lay out the game on your table, then ask who may sit where.
referee-game = Which game
referee-task = What to do
referee-set = Set up
referee-ask = Ask
referee-hand = Guests in hand
referee-how = Choose a guest, then a chair to put them there; choose the chair again to take them away. Guests to ask about go into the hand.
referee-palette = Guests
referee-tables = Table cards
referee-nobody = Nobody: clear the chair
referee-into-hand = Into the hand
referee-more = Bar, score and what was agreed
referee-bar = Spaces taken at the bar
referee-score = Points of the player whose turn it is
referee-empty = Empty the room
referee-verdict = The referee says
referee-trouble = This position cannot be. { $reason }
referee-no-hand = Put guests into the hand first: they are the ones to ask about.
referee-choose = Choose a guest in hand: the chairs that will take them light up.
referee-click = Choose a chair: the referee judges this guest there.
referee-chairs =
    { $count ->
        [0] No chair takes this guest. Choose one to learn why.
        [one] { $count } chair takes this guest. All others say why not.
       *[other] { $count } chairs take this guest. All others say why not.
    }
referee-go-on = Go on from here
referee-swapped = { $joker_start } comes into your hand. A swap pays nothing, nobody is drawn, and the turn is over.
referee-cleared = Full and cleared: { $places }.
referee-one-nation = Full tables of one nation: { $places }. The hand size may be lowered.
referee-bankrupt = The player cannot pay and is out.

## Planning ahead, what others could do, and who is still to come

play-may-plan = Plan ahead: choose a guest.
play-planning = It is kept, and checked when your turn comes.
play-plan-changed = Part of your plan is no longer possible.
play-your-plan = Your plan
play-plan-lapsed = No longer possible in your plan: { $move }.
play-plan-ends-earlier = The step before it is now played by itself: it shows something that was hidden.
play-guests-of = { $name }’s guests
play-theirs =
    { $count ->
        [0] No chair for this guest now.
       *[other] { $points ->
            [0] This guest could only wait for company.
           *[other] { $count ->
                [one] One chair for this guest, { points }.
               *[other] { $count } chairs for this guest, { points } at best.
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
