### The browser client outside the game itself: the shell, the start page, a new table, settings.

cafe-name = Café International

## The shell

skip-to-content = Skip to the content
nav-label = Main menu
nav-menu = Menu
nav-start = Start
nav-new = New table
nav-tutorial = Learn to play
nav-rules = Rules
nav-referee = Referee
nav-settings = Settings
footer-credit = Two games by Rudi Hoffmann: rules that explain themselves, and a receipt for every point.
title-your-turn = Your turn
action-close = Close
action-cancel = Cancel
action-retry = Try again
rule-link = Rule { $id }: { $title }
nowhere-title = There is no such page here
nowhere-text = This address leads nowhere. Perhaps the link was cut off on its way here.
page-needs-script = Café International needs JavaScript.

## Start

start-title = A chair is free
start-text = Seat guests of twelve nations at the right tables, ladies and gentlemen in balance, and collect the points: against the computer, with friends, or around one device.
start-edition = Which game?
start-edition-board = Board game
    .text = 24 tables, a bar and jokers
start-edition-card = Card game
    .text = Five tables that come and go
start-players = Players
start-bot = Against whom?
start-play = Play now
    .hint =
        { $count ->
            [one] against 1 computer player
           *[other] against { $count } computer players
        }
start-invite = Invite friends
    .hint = with a link to your table
start-device = On this device
    .hint = pass it from hand to hand
start-more = All options
start-local = Play without a connection
start-learn = New here?
start-tutorial = Learn to play
    .text = A dozen short lessons with the examples of the rulebooks, played by you.
start-rules = The rules
    .text = Both games, rule by rule, with the numbers that every refusal cites.
start-referee = The referee
    .text = Lay out the game on your own table, and ask who may sit where and what it pays.
start-puzzles = Puzzles
    .text = Positions in which one turn is clearly best: find it, and see why.

## Who plays

bot-greedy = Greedy
bot-random = At random
bot-strength = Strength { $level } of 5
seat-free = A free chair
seat-kind-me = Me
    .hint = You, on this device.
seat-kind-device = Somebody beside me
    .hint = A second person on this device: it is passed from hand to hand.
seat-kind-open = Anyone
    .hint = Whoever has the link to the table or finds it on the start page.
seat-kind-invited = Somebody I invite
    .hint = Only whoever has the link to this very seat.
seat-kind-bot = The computer
    .hint = It sees no more than a person in its place would.

## Tables in lists

lobby-mine = My games
lobby-more = Show more
lobby-open = Open tables
lobby-open-none = No table is waiting for players.
lobby-open-own = Open one yourself.
lobby-watch = Being played now
lobby-free =
    { $count ->
        [one] 1 free chair
       *[other] { $count } free chairs
    }
lobby-waits = { $name } to play
lobby-over = Over
lobby-replay = Look at it
lobby-continue = Continue
lobby-spectate = Watch
lobby-wait = Waiting room
lobby-join = Join

## Clocks

clock-none = No clock
    .hint = Everybody takes the time they like.
clock-move = Per turn
    .hint = Everybody has the same time for every turn.
clock-bank = Per game
    .hint = Everybody has a stock of time for the whole game, and some more for every turn.
clock-days = Days
    .hint = A slow game: so many days for every turn.
clock-minutes = Minutes
clock-increment = More seconds a turn
clock-days-count = Days a turn
clock-none-text = No clock
clock-move-text = { $time } a turn
clock-bank-text = { $time } a game
clock-bank-increment-text = { $time } a game, { $increment } more a turn
clock-days-text =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }

## A new table

new-title = New table
new-text = Choose a kind of game, or set everything yourself: who plays, how fast and by which rules.
new-game = Game
new-presets = What kind of game?
new-changed = changed
new-unchanged = As in “{ $preset }”. Once rules, clock or wait are changed, it says so here.
new-put-back = Back to “{ $preset }”
new-seats = Seats
new-others = With whom?
new-others-bot = The computer
new-others-open = Friends by link
new-others-device = People beside me
new-seat = Seat { $number }
new-seat-bot = Who plays on seat { $number }?
new-seat-name = Name
new-clock = Time
new-absence = Wait for somebody who is gone
    .hint = After that the computer plays for them, until they come back.
new-absence-usual = { $time }, as usual
new-absence-ever = For ever
new-options = Rules of the table
new-options-text = Every option names its rule; follow the number to read it.
new-plan-drawing = Your drawing, one row a line
new-listed = Show it on the start page
    .hint = Everybody can then find the table and watch. Otherwise only those with the link.
new-several = One person may take several seats
    .hint = For people who share a device at this table. Otherwise everybody who joins has one seat.
new-start = Start the game
new-open = Open the table
names-title = Who is playing?
names-title-me = What may the others call you?
names-text = The device is passed from hand to hand. Names are remembered here for the next game.
names-text-me = Your friends see your name at the table. You can change it in the settings at any time.
names-none = Without a name

## The waiting room

wait-kicker = A table is waiting
wait-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
wait-listed = on the start page
wait-private = only by link
wait-several = one person may have several seats
wait-free =
    { $count ->
        [one] 1 chair is still free
       *[other] { $count } chairs are still free
    }
wait-full = Everybody is here
wait-expected =
    { $count ->
        [one] 1 player is still expected
       *[other] { $count } players are still expected
    }
wait-you = You
wait-bot = Computer
wait-present = is here
wait-absent = has a seat, but is away
wait-reserved = the chair is kept
wait-reserved-you = the chair is kept for you
wait-free-open = for anyone who comes
wait-free-invited = for whoever has its link
wait-free-device = for somebody on the host’s device
wait-free-bot = for the computer
wait-name = Your name
wait-join = Sit down
wait-take-too = Take this seat, too
wait-leave = Get up
wait-free-seat = Free the seat
wait-free-kept = Free the chair
wait-give-bot = Give it to the computer
wait-bot-title = Who is to play here?
wait-bot-sit = Let them sit down
wait-remove = Remove
wait-remove-title = Remove { $name }?
wait-remove-text = They lose their seat and cannot come back to this table. If they may come back, only free their seat.
wait-start = Start the game
wait-call-off = Call the game off
wait-for-host = You have a seat. The host starts the game as soon as everybody is here.
wait-no-seat = There is no free chair for you here. Once the game has begun you can watch it.
wait-removed = The host has removed you from this table.
wait-invite = Invite
wait-link = Link to the table
wait-link-text = Send it to those you want to play with. It says what is played here before anyone sits down.
wait-seat-link = Link to seat { $number }
wait-seat-link-text = Each of these links is for one person and opens one seat only.
wait-rules = What is played here
wait-rules-usual = The usual rules, without variants.

## Settings

settings-name = Your name
settings-name-placeholder = How the others see you
settings-name-saved = Saved.
settings-name-refused = This name does not work. Please choose another.
settings-language = Language
settings-theme = Appearance
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = As the device
settings-motion-less = Less
settings-sound = Sound
    .hint = A few quiet café sounds: a bell when it is your turn, chairs, cups and cards.
settings-volume = Volume
settings-coordinates = Coordinates
    .hint = Letters and numbers at the edge of the room, and with chairs and tables.
settings-draw = Draw at once
    .hint = A guest is drawn as soon as you ask for one, without pressing Play.
settings-notify = Notifications
    .hint = A note when it is your turn and you are looking elsewhere.
settings-notify-refused = The browser does not allow notifications.
me-title = Your corner
me-more = Your games, devices and keys
me-games = Your finished games
me-games-none = There is none yet.
me-download = Download the game file
me-open = Open a game file
me-open-text = A finished game is there to look at, another one to play on at this device.
me-open-misread = This file cannot be read. { $reason }
me-devices = Your devices
me-devices-text = This is where you are signed in. Sign out what you no longer use or do not recognize.
me-devices-add = Add a device
device-name = { $browser } on { $system }
device-unknown = Unknown device
device-older = Older devices
device-older-text = Not seen since this list began.
device-current = This device
device-used = Last used { $when }
device-used-lately = Used recently
device-sign-out = Sign out
device-sign-out-of = Sign out: { $device }
device-signed-out = { $device }: signed out.
device-leave = Sign out on this device?
device-leave-text = You can come back with a link that you make on another of your devices.
device-leave-last = This is your only device: your name and your games would be lost for good.
device-everywhere = Sign out everywhere
device-everywhere-ask = Sign out everywhere?
device-everywhere-text = All your devices are signed out at once. Links that nobody has opened yet no longer work.
device-everywhere-stay = Stay signed in on this device
device-everywhere-keys = Take back the keys of my bots as well
device-everywhere-lost = No device would be left: your name and your games would be lost for good.
device-everywhere-done = You are signed out everywhere else.
me-keys = Keys for bots
me-keys-text = A program that holds such a key plays as you and sees what you see, and does nothing else in your name. Everything is described in the documentation of the interface.
me-key-once = Your new key: it is shown only this once
me-key-label = What is it for?
me-key-make = Make a key
me-key-drop = Take it back
me-own = What the café knows about you
me-own-text = Your name, devices and keys, your games and what you said at the tables: take it along as a file, or have it deleted.
me-own-download = Download everything
me-delete = Delete me
me-delete-ask = Delete yourself for good?
me-delete-goes = Your name, your devices, your keys and everything you said are deleted. Your open tables are called off, and in running games a bot plays on for you.
me-delete-stays = What others have played with you stays, without your name. Copies that others have saved are out of the café’s reach.
me-delete-final = This cannot be undone.
me-delete-confirm = Delete me for good

## A second device

link-title = Second device
link-text = Go on playing on your phone or another computer, as the same person with the same games. Make a link here and open it there.
link-make = Make a link
link-field = Open this on the other device
link-once = The link works once and expires { $time }.
link-here = On this device you will be the person who made the link, with all games of that person.
link-follow = Go on playing here
link-done = Welcome back, { $name }. Your games are here too now.
link-refused = This link no longer works. Please make a new one on the other device.
link-copy = Copy
link-copied = Copied
link-share = Share
link-camera = QR code
link-camera-label = QR code of the link
link-new-tab = (opens in a new tab)

## When something goes wrong

trouble-unreachable = The café cannot be reached just now. We keep trying.
trouble-page = Something went wrong on this page. Your game is safe.
trouble-other = That did not work ({ $error }).
trouble-no-such-match = There is no such table here.
trouble-no-such-device = This device is signed out already.
trouble-match-not-open = The game has already begun.
trouble-match-not-running = The game is not being played now.
trouble-already-seated = You already have a seat here.
trouble-joined-too-often = You have sat down and got up here too often. Please choose another table.
trouble-got-up-too-often = People have got up from this seat too often. You keep it until the host frees it or the game begins.
trouble-left-too-often = You have already left the game too often. You can still give up.
trouble-returned-too-often = You have come back too often: the computer plays on for you.
trouble-seat-taken = Somebody else has just taken this seat.
trouble-no-free-seat = There is no free chair any more.
trouble-seats-free = Some chairs are still free.
trouble-too-many-bot-matches = You have enough games running in which only computers play. Please wait until one of them is over.
trouble-no-bots-free = All computers of the café are busy just now. Please try again in a few minutes.
trouble-not-your-seat = This seat is not yours.
trouble-not-your-turn = It is not your turn.
trouble-seat-taken-over = The computer plays in your place. Take your seat back to play yourself.
trouble-bot-plays-this-turn = The computer plays this turn. You can take your seat back right after it.
trouble-play-on-too-soon = It is too early for that. Please wait a little longer.
trouble-nothing-to-play-on = There is nobody to play on for just now.
trouble-match-paused = The game is paused.
trouble-not-paused = The game is not paused any more.
trouble-pause-asked-already = You have already asked for a pause.
trouble-paused-too-often = There have been enough pauses in this game.
trouble-nothing-to-nudge = There is nobody to ring the bell for just now.
trouble-nudge-too-soon = Give them a moment before you ring again.
trouble-nudged-too-often = You have rung the bell often enough in this game.
trouble-only-the-host-starts = Only the host can start the game.
trouble-only-the-host-calls-off = Only the host can call the game off.
trouble-only-the-host = Only the host can do that.
trouble-nothing-to-free = Nobody has this seat any more.
trouble-cleared-too-often = You have freed enough seats at this table.
trouble-bots-seated-too-often = You have seated enough computer players at this table.
trouble-bot-of-other-game = This character plays only the other game. Please choose one of this game.
trouble-no-such-player = They are not at this table any more.
trouble-removed = The host has removed you from this table.
trouble-spectators-silenced = Only the players can talk at this table now.
trouble-heard-too-often = You have silenced the spectators too often to let them talk again.
trouble-enough-said = You have said all that one can say at one table.
trouble-too-many-tables = You already have three open tables on the start page. Start one of them or call it off first.
trouble-match-closed = The management of the café has closed this game: there is no rematch.
trouble-silenced = The management of this café has silenced you for a while: you can play, but neither talk nor change your name.
trouble-banned = The management of this café has barred you: you can watch, but no longer play or talk.
trouble-enough-reported = You have sent many reports already. Please wait until they have been looked at.
trouble-too-many-requests = That was a little fast. Please try again in a moment.
trouble-too-large = This is larger than a game can be.
trouble-foreign-origin = This request came from another site and was refused.
trouble-closing = The café is about to restart. Please try again in a moment.

## What happened at the table, besides the game

match-opened = The table is open.
seat-taken = { $name } sits down.
seat-freed = { $player } gets up.
seat-cleared = The host has freed { $name }’s seat.
bot-seated = A computer player sits down.
bot-unseated = A computer player gets up: the chair is free.
person-removed = The host has removed { $name }.
match-started = The game begins. { $first_name } plays first.
turn-played = { $player } has played.
bot-stood-in = Another computer player plays this turn for { $player }.
time-ran-out = { $player } has run out of time.
play-on-asked = { $player } is keeping the table waiting: the computer will soon play on.
player-away = { $player } is gone: the computer will soon play for them.
player-returned = { $player } is here again.
nudged = The bell rings for { $player }.
pause-asked = { $player } would like a pause.
pause-declined = { $player } would rather play on.
match-paused = The game is paused.
match-resumed = The game goes on.
seat-left = { $player } has left the table.
seat-taken-over = The computer plays for { $player } now.
seat-taken-back = { $player } is back.
seat-resigned = { $player } gives up.
seat-renamed = The management of the café has given somebody another name: { $player }.
said =
    { $sign ->
        [cheers] { $name } raises a cup.
        [bravo] { $name } gives a thumbs up.
        [laugh] { $name } laughs.
        [surprise] { $name } is surprised.
        [thinking] { $name } is thinking.
        [applause] { $name } applauds.
       *[none] { $name }: { $text }
    }
spectators-silenced = The host lets only the players talk.
spectators-heard = The host lets spectators talk again.
match-over =
    { $outcome ->
        [called-off] The game has been called off.
        [closed] The management of the café has closed the game.
        [resigned] The game is over: somebody has given up.
       *[played] The game is over.
    }
rematch-opened =
    { $seat ->
        [none] A new game at the same table has been opened.
       *[other] { $player } has opened a new game at the same table.
    }

## Hints

play-hint = Hint: the best turns
play-key-hint = ask for a hint, where the table allows it
play-hint-thinking = Thinking…
play-hint-draft = Draft this turn
new-hints = Hints
    .hint = Whoever is on turn may ask for the best turns.
trouble-no-hints = There are no hints at this table.
trouble-no-thinkers = The bots are busy. Please ask again in a moment.
trouble-not-played-out = This match was ended before the game was played out. Only whole games are reviewed.
trouble-too-many-reviews = Many reviews are waiting already. Please ask again in a minute.
