## La page d’une analyse : un tour regardé, essayé soi-même, et le tout partagé

review-this-turn = Le tour regardé
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
review-try-any = Choisissez un client, puis une chaise, comme si c’était votre tour.
review-tried-line = Comparez quand votre tour est complet.
review-compare = Comparer
review-answer = Voir la réponse
review-again = Réessayer
review-back = Retour à la partie
review-turn-before = Tour signalé précédent
review-turn-after = Tour signalé suivant
review-verdict-best = C’est le meilleur tour qui ait été trouvé.
review-verdict-played = Cela revient au même que ce qui a été joué.
review-verdict-behind = Ce tour a été évalué aussi : { $win } (± { $error }) de chances de gagner de moins que le meilleur.
review-verdict-behind-exact = Ce tour a été résolu aussi : exactement { $win } de chances de gagner de moins que le meilleur.
review-verdict-unknown = Votre tour ne fait pas partie de ceux qui ont été évalués ici : on ne peut rien dire de ses chances. Ses points figurent à côté des autres.
review-answer-shown = Réponse : { $turn }
review-forced-turn = Il n’y avait rien d’autre à faire.
review-whose = Les tours de qui
review-whose-all = De tout le monde
review-whose-mine = Les miens
review-which = Quels tours
review-which-all = Tout ce qui mérite un regard
review-which-mistakes = Tout ce qui a coûté des chances
review-which-great = Tours brillants
review-which-inaccuracy = Imprécisions
review-which-mistake = Erreurs
review-which-blunder = Gaffes
review-found = { $count ->
        [0] Aucun tour de ce genre
        [one] { $count } tour
       *[other] { $count } tours
    }
review-share = Partager cette analyse
review-share-link = Lien vers l’analyse
review-picture = Enregistrer l’image
review-share-title = Analyse : { $players }
review-share-text = Précision : { $players }
review-share-graph = Chances de gagner
review-share-margin = écart { $points }
trouble-not-reviewed = Cette partie n’a pas encore été analysée.
trouble-no-such-decision = Cette partie n’a pas un tel tour.
