## La page d’une analyse : un coup examiné, essayé soi-même, et le tout partagé

review-this-turn = Le coup examiné
review-turn-plain = Tour { $number }, { $player }
review-letter-played = J
review-letter-better = M
review-letter-next = S
review-letter-tried = V
review-heading-tried = Votre choix
review-drawn = { $letter } : { $name }, { $points }
review-try = Essayez vous-même
review-try-what = Ce qui a été joué a coûté { $win } (± { $error }) de chances de gagner. Trouvez mieux : choisissez un client, puis une chaise.
review-try-line = Trouvez mieux que { $letter } : { $turn }.
review-try-any = Choisissez un client, puis une chaise, comme si c’était à vous de jouer.
review-tried-line = Comparez quand votre coup est complet.
review-compare = Comparer
review-answer = Voir la solution
review-again = Réessayer
review-back = Retour à la partie
review-turn-before = Coup signalé précédent
review-turn-after = Coup signalé suivant
review-verdict-best = C’est le meilleur coup qui ait été trouvé.
review-verdict-played = Cela revient au même que ce qui a été joué.
review-verdict-behind = Ce coup a été évalué aussi : { $win } (± { $error }) de chances de gagner de moins que le meilleur.
review-verdict-behind-exact = Ce coup a été calculé jusqu’au bout aussi : exactement { $win } de chances de gagner de moins que le meilleur.
review-verdict-unknown = Votre coup ne fait pas partie de ceux qui ont été évalués ici : on ne peut rien dire de ses chances. Ses points figurent à côté des autres.
review-answer-shown = Solution : { $turn }
review-forced-turn = Il n’y avait rien d’autre à faire.
review-others = Autres coups évalués
review-behind = Derrière le meilleur coup de { $points } (± { $points_error }) points et de { $win } (± { $win_error }) de chances de gagner
review-behind-exact = Exactement { $points } points et { $win } de chances de gagner derrière le meilleur coup
review-parts = De quoi l’écart est fait
review-whose = Coups joués par
review-whose-all = Tout le monde
review-whose-mine = Moi
review-which = Quels coups
review-which-all = Tout ce qui mérite un regard
review-which-mistakes = Tout ce qui a coûté des chances
review-which-great = Coups brillants
review-which-inaccuracy = Imprécisions
review-which-mistake = Erreurs
review-which-blunder = Gaffes
review-found = { $count ->
        [0] Aucun coup de ce genre
        [one] { $count } coup
       *[other] { $count } coups
    }
review-share = Partager cette analyse
review-share-link = Lien vers l’analyse
review-picture = Enregistrer l’image
review-share-title = Analyse : { $players }
review-share-text = Précision : { $players }
review-share-graph = Chances de gagner
review-share-margin = écart { $points }
trouble-not-reviewed = Cette partie n’a pas encore été analysée.
trouble-no-such-decision = Ce tour n’existe pas dans cette partie.
