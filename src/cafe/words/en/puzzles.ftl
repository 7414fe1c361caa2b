## Puzzles: positions where one turn is clearly best

puzzle-title = Puzzle { $id }
puzzle-of-the-day = Puzzle of the day, { $date }
puzzle-players = { $players ->
    [one] one player
   *[other] { $players } players
}
puzzle-difficulty = difficulty { $number }
puzzle-theme-endgame = endgame
puzzle-theme-joker = joker
puzzle-theme-bar = bar
puzzle-theme-one-nation = one-nation table
puzzle-theme-balance-trap = balance trap
puzzle-theme-patience = patience
puzzle-theme-crowd = more than two players
puzzle-theme-draw = drawing
puzzle-task = { $player } is on turn. One turn is clearly best, and it is not the one that pays most at once.
puzzle-no-hint = No hints here: it is a puzzle. “quit” leaves it and says how to see the solution.
puzzle-no-save = There is nothing to save: a puzzle is one turn.
puzzle-left = Left without an answer. The solution: { $command }
puzzle-refused = The rules do not allow this turn.
puzzle-unfinished = This is not a whole turn yet.
puzzle-solved = Yes, this is the best turn.
puzzle-not-best = There is a better turn.
puzzle-yours = Your turn
puzzle-best = The best turn
puzzle-total = { $points ->
    [one] Pays one point.
   *[other] Pays { $points } points.
}
puzzle-loss = Costs { $points } ± { $error } points and { $win } ± { $win_error }% of the chance of winning.
puzzle-loss-exact = Costs { $points } points and { $win }% of the chance of winning, exactly.
puzzle-next = The next best: { $turn }.
puzzle-greedy = What pays most at once: { $turn } ({ $points }).
