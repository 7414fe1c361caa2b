## Des donnes que plusieurs jouent : la donne du jour et les défis

daily-title = Donne du jour
daily-text = Une partie par jour que tout le monde joue, une seule fois : la même place, les mêmes clients dans le même ordre, les mêmes adversaires.
daily-streak = { $count ->
    [one] Jouée un jour
   *[other] Jouée { $count } jours de suite
}
daily-play = Jouer
daily-go-on = Continuer
daily-see = Résultats
daily-status-new = pas encore jouée
daily-status-playing = commencée
daily-status-done = jouée : { score }, { $margin_signed } par rapport au meilleur score des autres
daily-status-over = jouée
daily-status-gave-up = abandonnée
daily-table = Vous êtes { $count } à table ; la place { $seat } est la vôtre. Contre { $names }.
# Somebody who sits there more than once, in the list of names above.
daily-opponent =
    { $count ->
        [2] deux fois { $name }
        [3] trois fois { $name }
        [4] quatre fois { $name }
       *[other] { $name }
    }
daily-ends = La prochaine donne arrive { $when }.
daily-when = Quels résultats
daily-today = Aujourd’hui
daily-yesterday = Hier
daily-all = Tous les jours
daily-all-text = Tous les jours terminés : d’abord les parties gagnées, puis la somme des écarts.
daily-play-first = Vous verrez les résultats quand vous aurez joué.
daily-none = Personne ne l’a jouée.
daily-count = { $count ->
    [one] Un résultat
   *[other] { $count } résultats
}
daily-percentile = Vous devancez { $percent } % des autres.
daily-first = Votre résultat est le premier.
daily-par = Par { $mean } ± { $error }
daily-par-text = Ce que { $bot } fait de votre place en réfléchissant moins longtemps qu’à une table : l’écart moyen de { $games } parties, ± son erreur type.
daily-par-making = Le par est en préparation : { $done } parties sur { $total } sont jouées.
daily-par-none = Personne n’a calculé de par pour cette donne.
daily-column-place = Rang
daily-column-name = Nom
daily-column-score = Points
daily-column-margin = Écart
daily-column-days = Jours
daily-column-won = Gagnées
daily-gave-up = abandon
daily-bankrupt = faillite
daily-bot-helped = un robot a continué
daily-you = vous
daily-nameless = quelqu’un
daily-look = Voir la partie de { $name }
daily-next-page = Page suivante
daily-page-before = Page précédente
daily-seal = Est-elle la même pour tout le monde ?
daily-seal-text = La donne est scellée la veille : son sceau est publié ici, et deux heures après la fin de sa journée la graine dont elle est issue. Qui recalcule le sceau à partir de la graine sait que rien n’a été changé.
daily-seal-of = Sceau du { $date }
daily-seed-of = Graine du { $date }
daily-seal-noted = Votre navigateur a noté ce sceau le { $date } : la graine est comparée à cette note.
daily-seal-not-noted = Votre navigateur n’a pas vu ce sceau avant que la graine soit révélée : elle est donc comparée à ce que le café dit maintenant. En passant chaque jour, on compare avec ce qu’on a vu.
daily-over = C’était la donne du jour.
daily-to-results = Voir les résultats

challenge-title = Même donne, à vous de jouer
challenge-text = Jouez une donne que quelqu’un d’autre a jouée, puis comparez les deux parties tour par tour.
challenge-offer = Proposer comme défi
challenge-link = Qui ouvre ce lien joue à votre place avec la même donne
challenge-from = { $name } a joué cette donne. À vous maintenant.
challenge-from-nobody = Quelqu’un a joué cette donne. À vous maintenant.
challenge-play = Jouer cette donne
challenge-known = Vous étiez à la table quand cette donne a été jouée. Envoyez le lien à quelqu’un d’autre.
challenge-secret = Ce qui a été joué et comment cela s’est terminé, vous le verrez quand vous aurez fini.
challenge-results = Qui l’a jouée
challenge-first = l’a jouée en premier
challenge-compare = Tour par tour
challenge-compare-with = Comparer avec la partie de { $name }
challenge-other-seat = Vous avez joué cette donne à une autre place : votre partie n’est pas comparée ici.
challenge-parted = Les parties se séparent au tour { $turn } : { $player } a joué autrement.
challenge-same = Les deux parties sont identiques jusqu’à la fin.
challenge-turn = Tour
challenge-alike = pareil
challenge-over = Cette donne était un défi.
challenge-to-comparison = Comparer les parties

trouble-play-first = D’autres jouent aussi cette donne. Vous pourrez regarder quand vous aurez fini votre propre partie.
trouble-deal-sealed = Cette donne se joue encore aujourd’hui ; elle sera ouverte à la fin de la journée.
trouble-deal-known = Vous connaissez déjà cette donne.
trouble-imported-game = Cette partie vient d’un fichier et ne peut donc pas être proposée.
trouble-no-such-challenge = Ce défi n’existe plus, ou le lien est incomplet.
trouble-no-such-day = Il n’y a pas de telle donne du jour.
trouble-other-seat = Une autre place a été jouée : les parties ne peuvent pas être comparées.
