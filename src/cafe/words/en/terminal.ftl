### The cafe command, and playing in the terminal.

## Help and mistakes of the command line

cli-help = Café International in the terminal: play, ask the referee, read the rules, and show, replay or check games.
cli-usage = Usage:
cli-options = Options:
cli-commands = Commands:
cli-help-help = Show this help.
cli-help-lang = Language: en, de, fr or nl.
cli-help-plan = The floor plan: corners, ring, or a file with a drawing of your own (B2).
cli-help-set = Agree on an option of the rules, such as doubling=every-group, swap=any-fitting, bar=gentle, birthday=30 or clubs=on. Can be given several times.
cli-try = Help: { $command } --help
cli-no-option = There is no option { $option }.
cli-no-command = There is no command { $command }.
cli-no-value = The option { $option } needs a value.
cli-missing = { $option } is missing.
cli-bad-usage = There is an argument too many.
cli-none-of = { $option }: { $value } is none of { $words }.
cli-no-number = { $option }: { $value } is no number from { $least } to { $most }.
cli-no-setting = Say an option and its value as option=value, not { $setting }.
cli-no-plan = There is no plan { $plan } and no file of that name. The plans are { $plans }.
cli-contradiction = The option { $option } is said to be { $value }, and here it is { $other }.
cli-misread = { $option }, at character { $column }: { $flaw }
cli-bad-value = { $option }: { $flaw }
cli-bad-plan = { $file } is no floor plan. { $flaw }
cli-bad-question = This question has no answer: { $reason }

## Files

cli-file-missing = There is no file { $file }.
cli-file-is-folder = { $file } is a folder, not a file.
cli-file-unreadable = { $file } cannot be read: { $reason }
cli-file-unwritable = { $file } cannot be written: { $reason }
cli-file-too-large = { $file } is larger than a game can be.
cli-file-not-text = { $file } is no text file.
cli-file-exists = { $file } is there already and will not be overwritten. Go on with it by --resume, or choose another name.
cli-file-misread = { $where }: { $flaw }

## cafe ask

cli-ask-short = The referee: may I, and what does it pay?
cli-ask-help = The referee for the game on your own table: may I, and what does it pay? Tell the position and the steps of a turn with --play; or the guests in hand with --hand, to see everything they may do.
cli-ask-help-game = The board game or the card game.
cli-ask-help-tables = The card game’s tables and their nations.
cli-ask-help-seated = Who sits where; jokers are **f and **m.
cli-ask-help-play = The steps of the turn, in order.
cli-ask-help-hand = Who is in hand.
cli-ask-help-laid = The table cards that come next after a clearing.
cli-ask-help-bar = How many spaces of the bar are taken.
cli-ask-help-score = The player’s points before the turn.
cli-ask-help-turn = The number of the turn; the first turn of a game has a rule of its own (B5).
cli-ask-help-birthday = The nation that has its birthday (V1).
cli-ask-help-json = Answer as JSON, for programs.
cli-ask-nothing = Say what is played with --play, or who is in hand with --hand.
cli-ask-step =
    { $code } · { $move }: { $points_sign ->
        [minus] { points-signed }
       *[other] { points }
    }
cli-ask-total =
    Allowed. Total: { $points_sign ->
        [minus] { points-signed }
       *[other] { points }
    }
cli-ask-refused = { $code } · { $move }: not allowed
cli-ask-unfinished = The turn cannot end like this.
cli-ask-completed = Full one-nation table: { $place }
cli-ask-cleared = Full, and then cleared: { $place }
cli-ask-swapped = { $joker_start } comes into the hand, nobody is paid or drawn, and the turn is over (B6).
cli-ask-bankrupt = The player cannot pay and is out (B8).
cli-refusal = { $rule } · { $title }: { $reason }

## cafe rules, show, replay, check

cli-rules-short = The rules by their numbers.
cli-rules-help = All rules by number and title, or the text of one: cafe rules E3
cli-rules-unknown = There is no rule { $id }. The rules are { $ids }.
cli-rules-chapter-E = Etiquette: who may sit where
cli-rules-chapter-S = Pay
cli-rules-chapter-B = The board game
cli-rules-chapter-C = The card game
cli-rules-chapter-V = Variants
cli-show-short = Draw the café of a game or position.
cli-show-help = Draws the café of a game file, or of a position given as its line of text.
cli-show-help-open = Show hidden guests too.
cli-replay-short = Tell a game turn by turn.
cli-replay-help = Tells a game turn by turn, with the receipt of every point.
cli-replay-help-step = Draw the café after each turn and wait for Enter.
cli-replay-next = [Enter = next turn]
cli-replay-scores = Score { $scores }
cli-check-short = Verify every step and total of a game file.
cli-check-help = Plays a game file through and verifies every step and every total.
cli-check-ok = { $file }: everything is right.
cli-check-game =
    { $edition }, { $players } players, { $moves ->
        [one] 1 step
       *[other] { $moves } steps
    }
cli-check-seed = Seed of the deal: { $seed }
cli-check-open = The game is not over; turn { $turn } comes next.

## The players at a glance

cli-sheet-name = { $player }
cli-sheet-out = bankrupt
cli-sheet-aside =
    { $count ->
        [one] and 1 laid aside
       *[other] and { $count } laid aside
    }
cli-sheet-bag = Bag: { $guests } guests; at { $last } the game ends.
cli-sheet-bar =
    { $price_sign ->
        [minus] Bar: space { $space } costs { price }.
       *[other] Bar: space { $space } brings { price }.
    }
cli-sheet-decks =
    { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    } and { $tables ->
        [one] 1 table card
       *[other] { $tables } table cards
    } are left in the decks.
cli-sheet-birthday = Birthday tables: { $nation }
cli-sheet-winners =
    { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }

## cafe play

cli-play-short = Play a game.
cli-play-command-help = A whole game in the terminal, with people and bots in any mix. Started without options it asks what it needs to know, and Enter is always a good answer.
cli-play-help-game = The board game or the card game.
cli-play-help-players = Who plays, parted by commas: names of people, and bots as bot:greedy or bot:random.
cli-play-help-seed = A word from which the guests are dealt; the same word gives the same deal.
cli-play-help-save = Keep the game in this file, turn by turn.
cli-play-help-resume = Go on with a saved game.
cli-play-only-resume = A saved game has its own rules and players: give --resume alone, or with --save.
cli-seats-no-bot = There is no bot { $bot }. There are { $bots }.
cli-seats-bad-name = { $name } cannot be a player’s name: 1 to 40 letters, without | and =.
cli-seats-twice = Two players are called { $name }.

## First questions

cli-welcome = Welcome to Café International!
cli-welcome-edition = { $number } = { $edition }, { $least } to { $most } players
cli-welcome-which = Which game? [Enter = 1]
cli-welcome-opponents = How many opponents, 1 to { $most }? [Enter = { $usual }]
cli-welcome-name = What is your name? [Enter = { $usual }]
cli-welcome-again = A number from { $least } to { $most }, please.

## At the table

cli-play-title = Café International, the { $edition }
cli-play-bots =
    { $bots_count ->
        [one] The computer plays { $bots }.
       *[other] The computer plays { $bots }.
    }
cli-play-how = Type the number of an offer. A guest’s code, such as ITm, shows where he may sit; help lists everything else.
cli-play-heading = Turn { $number } · { $player }
cli-play-enter = [Enter = { $move }]
cli-play-legend = [IT] table · ITf lady · ITm gentleman · **f **m jokers · > newly seated · +4 pays 4 · …+4 waits, and the next guest pays up to 4
cli-play-unclear = “{ $typed }” is neither a number nor a move; help lists what can be typed.
cli-play-no-number = There is no offer { $number } now.
cli-play-turn-over = The turn is over already; { $code } was not played.
cli-play-see-rule = The rule itself: rules { $rule }
cli-play-why-how = Ask about a move, a guest or a chair: why ITm@k13, why ITm, why k13
cli-play-hint = The greedy bot would play { $code }: { $move }.
cli-play-undone = Taken back: { $code }
cli-play-no-undo = There is nothing to take back: it is the start of the turn, or something hidden has been revealed since.
cli-play-saved = Saved in { $file }.
cli-play-resume = Go on later with: ./run { $command }
cli-play-save-where = Save the game? File name, or n for no [Enter = { $usual }]
cli-play-pass = { $player } is next. Pass the device, then press Enter.
cli-play-hide = [Enter = hide your hand and pass the device]
cli-play-over = The final sheet

cli-offers-bar =
    { $price_sign ->
        [minus] to the bar, costs { $price_amount }
       *[other] to the bar, brings { $price_amount }
    }
cli-offers-aside = lay aside
cli-offers-more = and { $count } more

cli-play-can-number = plays the offer of this number
cli-play-can-move = plays a move; several with blanks between them: ITm@k13 ITf@j12 end
cli-play-can-guest = shows where this guest may sit
cli-play-can-chair = tells for each guest in hand what this chair pays, or why not
cli-play-can-enter = ends the turn where that is possible
cli-play-can-help = shows this list
cli-play-can-why = followed by a move: its receipt, or every reason against it
cli-play-can-rules = all rules; with a number, such as E3, that rule
cli-play-can-undo = takes back the last step of this turn
cli-play-can-show = draws the café again
cli-play-can-all = lists every offer
cli-play-can-hint = asks the greedy bot what it would do
cli-play-can-save = saves the game; with a name, in that file
cli-play-can-quit = leaves the game, and asks about saving it

# The words that a player may type for these, the usual one first.
cli-play-words-help = help
cli-play-words-why = why
cli-play-words-rules = rules rule
cli-play-words-undo = undo back
cli-play-words-show = show draw-it
cli-play-words-all = all list
cli-play-words-hint = hint
cli-play-words-save = save
cli-play-words-quit = quit exit
cli-play-words-no = n no

## cafe about

cli-about-short = What is installed, and which kernel runs.
cli-about-help = What is installed, and which kernel runs: the compiled one, or the same in plain Python.
cli-about-version = Café International { $version } on { $python }
cli-about-compiled = The kernel is compiled.
cli-about-pure =
    The kernel is plain Python: { $why ->
        [chosen] CAFE_KERNEL asks for it.
        [stale] its files have changed since it was compiled.
        [broken] the compiled one cannot be loaded ({ $said }).
       *[not-compiled] nobody compiled it here, which takes a C compiler when the package is installed.
    }
