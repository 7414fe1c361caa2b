## Rätsel: Stellungen, in denen ein Zug eindeutig der beste ist

puzzle-title = Rätsel { $id }
puzzle-of-the-day = Rätsel des Tages, { $date }
puzzle-players = { $players ->
    [one] eine Person
   *[other] { $players } Personen
}
puzzle-difficulty = Schwierigkeit { $number }
puzzle-theme-endgame = Endspiel
puzzle-theme-joker = Joker
puzzle-theme-bar = Bar
puzzle-theme-one-nation = Tisch gleicher Nation
puzzle-theme-balance-trap = Gleichgewichtsfalle
puzzle-theme-patience = Geduld
puzzle-theme-crowd = mehr als zwei am Tisch
puzzle-theme-draw = Ziehen
puzzle-task = { $player } ist am Zug. Ein Zug ist eindeutig der beste, und es ist nicht der, der sofort am meisten bringt.
puzzle-no-hint = Hier gibt es keine Tipps: Es ist ein Rätsel. „beenden“ verlässt es und sagt, wie du die Lösung siehst.
puzzle-no-save = Es gibt nichts zu sichern: Ein Rätsel ist ein einziger Zug.
puzzle-left = Ohne Antwort verlassen. Die Lösung: { $command }
puzzle-refused = Diesen Zug erlauben die Regeln nicht.
puzzle-unfinished = Das ist noch kein ganzer Zug.
puzzle-solved = Ja, das ist der beste Zug.
puzzle-not-best = Es gibt einen besseren Zug.
puzzle-yours = Dein Zug
puzzle-best = Der beste Zug
puzzle-total = { $points ->
    [one] Bringt einen Punkt.
   *[other] Bringt { $points } Punkte.
}
puzzle-loss = Kostet { $points } ± { $error } Punkte und { $win } ± { $win_error } % der Gewinnchance.
puzzle-loss-exact = Kostet exakt { $points } Punkte und { $win } % der Gewinnchance.
puzzle-next = Der nächstbeste: { $turn }.
puzzle-greedy = Was sofort am meisten bringt: { $turn } ({ $points }).
