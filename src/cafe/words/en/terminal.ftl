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
cli-ask-step = { $code } · { $move }: { score }
cli-ask-total = Allowed. Total: { score }
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
cli-play-help-players = Who plays, parted by commas: names of people, and bots as bot:leonora or bot:random.
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
cli-welcome-character = { $number } = { $about }
cli-welcome-against = Against whom, from the weakest to the strongest? [Enter = { $usual }]
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
cli-play-can-hint = tells the three best turns and what they promise
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

## cafe review

cli-review-short = How well a finished game was played, and what was luck.
cli-review-help = Reviews a finished game decision by decision: what the turn played was worth, what would have been better, and how much of the result was luck. Games that are not over are never analysed. Ctrl-C ends it and writes nothing.
cli-review-help-nodes = Playouts for each decision; { $board } in the board game and { $card } in the card game if not said. More take longer and have smaller errors.
cli-review-help-seed = Any text. The same seed gives the same review, to the byte.
cli-review-help-json = Print the review as JSON.
cli-review-help-annotate = Write the game with values and better turns as comments to this file, which cafe check still verifies.
cli-review-running = { $file }: this game is not over, and games that are being played are never analysed.
cli-review-interrupted = Interrupted after { $done } of { $total } decisions; nothing was written.

## cafe puzzle

cli-puzzle-short = Find the best turn.
cli-puzzle-help = Shows a position in which one turn is clearly best, asks for yours, and tells what both are worth and why. Without a choice it is the puzzle of the day, the same for everybody. The exit code is 0 for the best turn and 1 for another one.
cli-puzzle-help-id = The puzzle of this id.
cli-puzzle-help-game = Puzzles of this game; the day’s puzzle is of the board game if nothing is said.
cli-puzzle-help-theme = Puzzles with this theme.
cli-puzzle-help-date = The puzzle of another day.
cli-puzzle-help-random = A puzzle by chance; the same text gives the same puzzle.
cli-puzzle-help-answer = Answer with these moves instead of being asked, such as “ITm@k13 end”.
cli-puzzle-help-solution = Show the solution at once.
cli-puzzle-help-json = Print everything as JSON; the solution only with an answer or --solution.
cli-puzzle-one-choice = Choose by --id, --date or --random, not by several of them.
cli-puzzle-no-id = There is no puzzle { $id }.
cli-puzzle-none = There is no puzzle of this game with this theme.
cli-puzzle-no-date = { $date } is no date; write it like { $example }.
cli-puzzle-no-moves = “{ $moves }” cannot be read: { $flaw }

## cafe tournament

cli-tournament-short = Bots and programs against each other, on paired deals.
cli-tournament-help = Lets bots play against each other: each deal once with every rotation of the seats, so that nobody wins by luck of the cards. A bot is a name, such as greedy; greedy@500 with a budget of positions; leonora@time with the time that a server gives; or a program that speaks the protocol of docs/engine.md: { $example }. As many bots, as many players. Ctrl-C ends it and shows what was played.
cli-tournament-help-game = The board game or the card game.
cli-tournament-help-deals = How many deals; { $deals } if not said.
cli-tournament-help-seed = Any text. The same seed gives the same deals and the same games; another one, fresh deals.
cli-tournament-help-jobs = How many games at once. The result does not depend on it.
cli-tournament-help-json = Write figures and games to this file as JSON; - is the standard output.
cli-tournament-help-append = Go on with the file of --json: only the deals that it lacks are played.
cli-tournament-help-plot = Draw the shares of games won as an SVG picture.
cli-tournament-help-turn-ms = How many milliseconds a program has for a turn; { $milliseconds } if not said.
cli-tournament-help-memory-mb = How many megabytes of memory a program has; { $megabytes } if not said.
cli-tournament-no-bot = There is no bot { $bot }. There are { $bots }, each also with a budget, such as NAME@500, and programs as { $program }.
cli-tournament-bad-command = { $program } is no command line: after { $sign } comes a program with its arguments, and quotation marks come in pairs.
cli-tournament-no-program = There is no program { $program } that could be run.
cli-tournament-append-what = Say with --json which file --append goes on with.
cli-tournament-other-report = { $file } is no report of this tournament: game, options, bots, limits and seed must be the same.
cli-tournament-heading =
    { $edition }, { $players } players, seed { $seed }: { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $games } games
cli-tournament-intervals = Each figure per seat, with its 95% confidence interval over deals.
cli-tournament-bot = Bot
cli-tournament-games-won = games won
cli-tournament-deals-won = deals won
cli-tournament-margin = margin
cli-tournament-bankrupt = bankrupt
cli-tournament-rating = rating
cli-tournament-decisions = decisions
cli-tournament-nodes = positions: mean / p99 / most
cli-tournament-time = ms: mean / p99 / most
cli-tournament-no-ratings = Ratings need one more package: { $install }
cli-tournament-plot = Games won
cli-tournament-failures =
    { $bot }: { $count ->
        [one] 1 failure
       *[other] { $count } failures
    }. The first: { $first }
cli-tournament-failure-crashed = the program ended ({ $detail })
cli-tournament-failure-too-slow = the program did not answer in time
cli-tournament-failure-flooded = the program wrote more than anybody reads
cli-tournament-failure-nonsense = the program said something that means nothing: { $detail }
cli-tournament-failure-illegal = a turn that the rules refuse: { $detail }
cli-tournament-interrupted = Interrupted; the { $games } games of complete deals count.
cli-tournament-worker-died = A process that played has died, perhaps for lack of memory. The { $games } games of complete deals count.

## cafe engine

cli-engine-short = A bot for other programs, by lines on stdin and stdout.
cli-engine-help = A bot that other programs can ask: it reads lines such as position and go, and answers with the turn it would play. docs/engine.md tells the protocol.
cli-engine-help-bot = The bot that answers.
