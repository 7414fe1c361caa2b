## Énigmes : des positions où un coup est nettement le meilleur

puzzle-title = Énigme { $id }
puzzle-of-the-day = Énigme du jour, { $date }
puzzle-players = { $players ->
    [one] une personne
   *[other] { $players } personnes
}
puzzle-difficulty = difficulté { $number }
puzzle-theme-endgame = fin de partie
puzzle-theme-joker = joker
puzzle-theme-bar = bar
puzzle-theme-one-nation = table de compatriotes
puzzle-theme-balance-trap = piège de la parité
puzzle-theme-patience = patience
puzzle-theme-crowd = plus de deux à table
puzzle-theme-draw = pioche
puzzle-task = C’est à { $player } de jouer. Un coup est nettement le meilleur, et ce n’est pas celui qui rapporte le plus tout de suite.
puzzle-no-hint = Pas de conseil ici : c’est une énigme. « quitter » la quitte et dit comment voir la solution.
puzzle-no-save = Il n’y a rien à enregistrer : une énigme ne dure qu’un coup.
puzzle-left = Quittée sans réponse. La solution : { $command }
puzzle-refused = Les règles ne permettent pas ce coup.
puzzle-unfinished = Ce n’est pas encore un coup entier.
puzzle-solved = Oui, c’est le meilleur coup.
puzzle-not-best = Il y a un meilleur coup.
puzzle-yours = Votre coup
puzzle-best = Le meilleur coup
puzzle-total = { $points ->
    [one] Rapporte { $points } point.
   *[other] Rapporte { $points } points.
}
puzzle-loss = Coûte { $points } ± { $error } points et { $win } ± { $win_error } % des chances de gagner.
puzzle-loss-exact = Coûte exactement { $points } points et { $win } % des chances de gagner.
puzzle-next = Le suivant : { $turn }.
puzzle-greedy = Ce qui rapporte le plus tout de suite : { $turn } ({ $points }).
