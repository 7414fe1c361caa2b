## What somebody's finished games add up to

statistics-title = Vos statistiques
statistics-text = Le bilan de vos parties terminées : résultats, séries, votre meilleur coup et la qualité de votre jeu.
statistics-empty = Rien à compter pour l’instant
statistics-empty-text = Chaque partie que vous jouez jusqu’au bout compte ici : vos victoires et contre qui, votre meilleur coup et la qualité de votre jeu.
statistics-empty-play = Jouer une partie
statistics-reading = { $left ->
        [one] Une partie reste à lire.
       *[other] { $left } parties restent à lire.
    }
statistics-left-off = Voici vos dernières parties ; { $left ->
        [one] une plus ancienne n’est pas comptée
       *[other] { $left } plus anciennes ne sont pas comptées
    }.
statistics-games = parties
statistics-won = gagnées
statistics-margin = écart moyen
statistics-interval = de { $low } à { $high }
statistics-win-streak = victoires d’affilée
statistics-day-streak = jours d’affilée
statistics-best-turn = { $number ->
        [one] point en un coup
       *[other] points en un coup
    }
statistics-best-turn-see = Voir votre meilleur coup
statistics-from-to = du { $first } au { $last }
statistics-opponents = Contre qui
statistics-editions = Par jeu
statistics-sizes = Par nombre de personnes
statistics-people = Des personnes
statistics-size = à { $count }
statistics-plot = Part des victoires, en barres ; le trait au bout d’une barre est son intervalle à 95 %. Le tableau au-dessous donne les mêmes chiffres.
statistics-even = En pointillé : la part si tout le monde jouait aussi bien.
statistics-as-table = En tableau
statistics-column-game = jeu
statistics-column-size = personnes
statistics-column-opponent = adversaire
statistics-column-games = parties
statistics-column-seats = rencontres
statistics-column-won = gagnées
statistics-column-shared = partagées
statistics-column-lost = perdues
statistics-column-share = part
statistics-column-margin = écart
statistics-history = Les points au fil du temps
statistics-history-of = { $name } : points de { $count ->
        [one] une partie
       *[other] { $count } parties
    }
statistics-history-plot = Du { $first } au { $last }, entre { $low } et { $high } points, { $mean } en moyenne. La liste des parties au-dessous donne chaque chiffre.
statistics-history-won = gagnée
statistics-history-lost = non gagnée
statistics-history-mean = moyenne des { $count } dernières
statistics-reviews = La qualité de votre jeu
statistics-reviews-of = Moyennes sur vos parties analysées où aucun robot n’a joué pour vous : { $games } sur { $all }.
statistics-reviews-none = Aucune de vos parties n’a encore été analysée. L’analyse se demande en revoyant une partie.
statistics-accuracy = précision
statistics-error-rate = chances de gagner perdues par décision
statistics-luck = points de chance par partie
statistics-luck-text = La chance, c’est ce que vos pioches ont valu de plus que celles des autres. Au jeu de cartes, elle se compte toutes cartes visibles.
statistics-list = Vos parties
statistics-list-more = En montrer plus
statistics-column-date = date
statistics-column-against = contre
statistics-column-place = place
statistics-column-points = points
statistics-column-notes = remarques
statistics-column-accuracy = précision
statistics-column-lost-win = % de chances de gagner perdues par décision
statistics-column-luck = chance
statistics-column-replay = revoir
statistics-place = { $place } sur { $players }
statistics-gave-up = vous avez abandonné
statistics-bot-for-you = un robot a joué pour vous
statistics-bot-for-others = un robot a joué pour quelqu’un d’autre
statistics-several-seats = plusieurs places, un appareil
statistics-imported = d’un fichier
statistics-ended-early = terminée avant la fin
statistics-which = Quelles parties comptent
statistics-which-results = Compte chaque partie jouée jusqu’au bout où vous aviez une place, peu importe qui occupait les autres. Une première place partagée compte pour sa part d’une victoire. L’écart est ce que vous avez de plus que le meilleur score des autres.
statistics-which-opponents = Contre chaque adversaire, vous gagnez si vous finissez devant, peu importe qui gagne la partie. Toutes les personnes comptent ensemble : le café ne tient pas la liste de celles avec qui vous avez joué.
statistics-which-apart = Ne comptent pas : les parties où vous jouiez plusieurs places, celles d’un fichier et celles qui ont fini plus tôt, par abandon ou parce que la table a été fermée.
statistics-which-apart-so-far = Jusqu’ici : { $several } à plusieurs places, { $imported } d’un fichier et { $early } terminées avant la fin.
statistics-which-bots = Les parties où un robot a joué pour quelqu’un comptent et sont signalées. Qui abandonne pendant que les autres continuent prend la dernière place.
statistics-which-intervals = L’intervalle sous un chiffre est celui à 95 % : avec si peu de parties, votre vraie force est quelque part dedans. Il est donné à partir de { $count } parties.
statistics-which-days = Une série de victoires finit avec toute partie que vous ne gagnez pas en solitaire. Les jours sont ceux de l’horloge de votre appareil.
statistics-download-csv = Les parties en CSV
statistics-download-json = Tout en JSON
