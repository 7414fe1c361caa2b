## The page of a review: one turn looked at, tried by oneself, and all of it shared

review-this-turn = Turn looked at
review-turn-plain = Turn { $number }, { $player }
review-letter-played = P
review-letter-better = B
review-letter-next = N
review-letter-tried = Y
review-heading-tried = Your choice
review-drawn = { $letter }: { $name }, { $points }
review-try = Try it yourself
review-try-what = What was played cost { $win } (± { $error }) of the chance of winning. Find something better: choose a guest, then a chair.
review-try-line = Find something better than { $letter }: { $turn }.
review-try-any = Choose a guest, then a chair, as if it were your turn.
review-tried-line = Compare when your turn is complete.
review-compare = Compare
review-answer = Show the answer
review-again = Try again
review-back = Back to the game
review-turn-before = The marked turn before
review-turn-after = The next marked turn
review-verdict-best = That is the best turn that was found.
review-verdict-played = That comes to the same as what was played.
review-verdict-behind = That was judged, too: { $win } (± { $error }) of the chance of winning behind the best.
review-verdict-behind-exact = That was solved, too: exactly { $win } of the chance of winning behind the best.
review-verdict-unknown = Your turn is not among those that were judged here, so nothing can be said about its chance; its points stand beside the others.
review-answer-shown = Answer: { $turn }
review-forced-turn = There was nothing else to do.
review-others = Also judged
review-behind = Behind the best by { $points } (± { $points_error }) points and { $win } (± { $win_error }) of the chance of winning
review-behind-exact = Behind the best by { $points } points and { $win } of the chance of winning, exactly
review-parts = What the margin is made of
review-whose = Whose turns
review-whose-all = Everybody’s
review-whose-mine = Mine
review-which = Which turns
review-which-all = Everything worth a look
review-which-mistakes = Everything that cost chances
review-which-great = Great ones
review-which-inaccuracy = Inaccuracies
review-which-mistake = Mistakes
review-which-blunder = Blunders
review-found = { $count ->
        [0] No such turn
        [one] { $count } turn
       *[other] { $count } turns
    }
review-share = Share this review
review-share-link = Link to the review
review-picture = Save as a picture
review-share-title = Review: { $players }
review-share-text = Accuracy: { $players }
review-share-graph = Chance of winning
review-share-margin = margin { $points }
trouble-not-reviewed = This game has not been reviewed yet.
trouble-no-such-decision = This game has no such turn.
