### Les règles des deux jeux par numéro. Les lignes sont coupées pour l’œil ; une ligne vide sépare les paragraphes.

## Disposition des places : qui peut s’asseoir où

rule-E1 =
    Une chaise n’accueille qu’un client, et un client assis ne bouge plus. Il y a deux exceptions : un joker peut être échangé
    contre un autre client (B6), et dans le jeu de cartes une table complète est débarrassée (C5).
    .title = Une chaise libre

rule-E2 =
    Un client peut prendre une chaise si au moins une des tables qu’elle touche est de sa nationalité. Un joker peut prendre
    n’importe quelle chaise libre.
    .title = Une table de son pays

rule-E3 =
    À table, la parité est de rigueur. Une fois le client assis, chaque table que touche sa chaise doit présenter l’un de
    ces regroupements : un seul client ; une femme et un homme ; une femme et deux hommes ; deux femmes et un homme ; deux
    femmes et deux hommes. Donc jamais deux femmes ou deux hommes entre eux, jamais trois femmes ni trois hommes. Un joker
    compte comme femme ou comme homme.
    .title = La parité

rule-E4 =
    À la fin du tour, aucun client placé pendant ce tour ne peut rester sans compagnie : il fait partie d’un groupe d’au moins
    deux clients à une ou plusieurs des tables que touche sa chaise. Qui fait partie d’un groupe à
    l’une de ces tables peut être seul à une autre.

    Exceptions : le premier tour du jeu de plateau et, si on en est convenu, le joker seul (B5) ; et la compagnie perdue parce
    qu’une table a été débarrassée (C5).
    .title = Personne ne reste seul

rule-E5 =
    Chaque client placé doit rapporter au moins un point (S1). Une seule exception : un client peut ne rien rapporter si
    toutes les tables que touche sa chaise étaient inoccupées et si le client suivant, dans le même tour, prend place à l’une
    de ces tables. Tous deux forment alors un couple, qui rapporte des points. Tant qu’un client attend ainsi, le tour ne peut
    pas se terminer et personne ne peut être placé ailleurs.

    L’ordre compte : les clients prennent place l’un après l’autre, et chacun est jugé et compté d’après ce que les précédents
    ont laissé.
    .title = Chaque client rapporte

## Points

rule-S1 =
    Un client rapporte des points à chaque table que touche sa chaise et où se trouvent maintenant au moins deux clients : un
    point par client assis à cette table, donc 2, 3 ou 4. Les tables où personne n’a été placé pendant le tour ne rapportent
    rien. Les points de plusieurs tables et de plusieurs clients s’additionnent.
    .title = Calcul des points

rule-S2 =
    Dans le jeu de plateau, une table de compatriotes, soit quatre clients du pays de la table, rapporte 8 points au
    lieu de 4. Deux ou trois clients de même nationalité rapportent 2 ou 3 points comme les autres.

    Si on a choisi « tous les groupes », comme dans les éditions ultérieures, S3 vaut aussi pour le jeu de plateau.
    .title = Doublement dans le jeu de plateau

rule-S3 =
    Dans le jeu de cartes, tout groupe entièrement composé de clients du pays de la table rapporte le double : 4 points pour
    deux clients, 6 pour trois, 8 pour quatre. C’est le pays de la table qui compte : deux Russes à la table française
    rapportent 2 points.

    La règle française donne 4 points pour deux couples de même nationalité. C’est une erreur : la règle allemande en donne 8.
    .title = Doublement dans le jeu de cartes

## Le jeu de plateau

rule-B1 =
    Le café compte 24 tables, deux pour chacun des douze pays, et 68 chaises, dont 28 se trouvent entre deux tables ; et un
    bar de 20 cases numérotées. Il y a 100 clients : quatre femmes et quatre hommes de chaque pays, deux jokers femmes et deux
    jokers hommes. On joue de deux à quatre.
    .title = Contenu

rule-B2 =
    Le plan montre quelles chaises touchent quelles tables : une chaise appartient à toute table placée juste à côté,
    au-dessus ou au-dessous d’elle. Sauf accord contraire, on joue sur le plan « coins » ; le plan « anneau » en est un
    deuxième. Tous deux sont des reconstitutions, car les images du plateau sont perdues, et concordent avec tout ce qu’on en
    sait : l’Inde, dans le coin inférieur droit, partage une chaise avec une table américaine ; la table américaine voisine
    partage des chaises avec l’Inde, la France et l’autre table américaine ; une table anglaise côtoie une table chinoise et
    une table espagnole ; les deux tables d’un même pays partagent une chaise ; et aucun pays ne partage plus de trois chaises
    avec d’autres.

    Si vous possédez le plateau, vous pouvez ajouter votre propre dessin : `o` est une chaise, deux lettres sont la table d’un
    pays, les nombres sont le bar.
    .title = Plan du café

rule-B3 =
    Tous les clients vont dans le sac. Tout le monde en tire cinq et les étale devant soi, face visible. Le sort désigne qui
    commence, puis on joue dans le sens des aiguilles d’une montre. Tout le monde part de 0 point.
    .title = Préparatifs

rule-B4 =
    À votre tour, vous faites exactement une chose parmi trois : placer un ou deux clients (B5), envoyer un client au bar (B7)
    ou échanger un joker (B6). On ne peut ni les combiner ni passer son tour.

    Qui ne peut rien faire de tout cela, n’ayant que des jokers pour lesquels il n’y a pas de chaise, voit son tour sauté. Si
    toutes les personnes encore en jeu voient leur tour sauté l’une après l’autre, la partie se termine.
    .title = Un tour

rule-B5 =
    Vous placez un ou deux clients selon E1 à E5. Quand le premier a rapporté des points, le second est facultatif. Seule la
    personne qui commence peut, au tout premier tour et tant que toutes les chaises sont vides, placer un seul client sans
    marquer de points.

    Un joker doit rapporter des points comme les autres : là où la règle française parle de poser un joker sans gain de point,
    nous comprenons l’échange (B6). Si on a choisi « joker seul », un joker peut être placé seul sans rapporter de
    points.
    .title = Placer des clients

rule-B6 =
    Vous mettez un de vos clients sur la chaise d’un joker et vous récupérez le joker. Le client doit y trouver une table de
    son pays (E2) ; une femme ne peut remplacer qu’un joker femme, un homme qu’un joker homme. Cela ne rapporte aucun point,
    vous ne piochez pas, et votre tour est fini. Un joker ne s’échange pas contre un autre joker.

    Femme pour femme et homme pour homme, parce que la règle française demande la carte correspondante. Si on a choisi
    « qui convient », comme le permet la règle néerlandaise, l’autre sexe est admis aussi, pourvu que la parité reste
    respectée à toutes les tables que touche la chaise (E3).
    .title = Échanger un joker

rule-B7 =
    Le client prend la case libre du plus petit numéro. La nationalité et le sexe ne jouent aucun rôle ; les jokers ne sont
    pas servis. Vous gagnez ou payez la valeur de la case. Dans l’ordre, les 20 cases valent +1, +2, +3, +4, +5, −2, −4, −6,
    −8, −10, −12, −14, −16, −18, −20, −22, −24, −26, −28 et −30. Les quinze premières sont attestées, les autres prolongent la
    série.

    Si on a choisi les « prix doux », les quatre rangées de cinq vont de +1 à +5, de −2 à −10, de −4 à −12 et de −6
    à −14.
    .title = Le bar

rule-B8 =
    Qui ne peut pas payer au bar quitte la partie. Le client reste au bar, le score tombe à 0 et les autres clients en main
    retournent dans la boîte, non dans le sac. On ne joue plus et on se classe derrière toutes les personnes encore en jeu ;
    entre plusieurs, un départ plus tardif vaut un meilleur rang. Quand il ne reste qu’une personne, la partie se termine.
    .title = Faillite

rule-B9 =
    Après avoir placé des clients ou en avoir envoyé un au bar, vous en reprenez dans le sac pour reconstituer votre réserve,
    qui est de cinq au départ. Pour chaque table de compatriotes que vous avez complétée pendant ce tour, jokers compris, vous
    pouvez diminuer votre réserve d’un client jusqu’à la fin de la partie. Vous en décidez à la fin de ce tour, pour toutes
    ces tables ou pour quelques-unes. Si on a choisi « automatique », elle diminue toujours autant que possible. L’échange
    d’un joker ne complète jamais de table.
    .title = Reprendre des clients

rule-B10 =
    Un joker passe pour un client de n’importe quel pays, à chaque table séparément, et rapporte comme lui. Les jokers peuvent
    donc compléter des tables de compatriotes.
    .title = Jokers

rule-B11 =
    La partie se termine aussitôt que la vingtième case du bar est occupée ; que la dernière des 68 chaises est occupée ;
    qu’il ne reste que quatre clients dans le sac, même au milieu d’une reprise ; que quelqu’un n’a plus de client après avoir
    pioché ; que tous les tours ont été sautés l’un après l’autre (B4) ; ou qu’il ne reste qu’une personne (B8).
    .title = Fin de la partie

rule-B12 =
    Chaque client qui vous reste coûte 5 points, chaque joker 10 ; le résultat peut être négatif. Qui a le plus de
    points gagne. En cas d’égalité, la victoire est partagée.
    .title = Décompte final

## Le jeu de cartes

rule-C1 =
    Il y a 96 cartes de clients, quatre femmes et quatre hommes de chacun des douze pays et aucun joker, et 24 cartes de
    table, deux par pays. On joue de deux à cinq.
    .title = Contenu

rule-C2 =
    On mélange séparément les clients et les tables. Tout le monde prend en main sept clients, cachés aux autres. Cinq tables sont
    disposées en forme de X, aux positions 1 à 5, ce qui donne douze chaises : les quatre du milieu touchent chacune trois
    tables, les huit du bord une seule. Le sort désigne qui commence, puis on joue dans le sens des aiguilles d’une
    montre.
    .title = Préparation

rule-C3 =
    À votre tour, vous faites exactement une chose parmi trois : placer un, deux ou trois clients (C4), piocher un client (C6)
    ou mettre un client de côté, face cachée (C7).
    .title = Un tour

rule-C4 =
    Vous placez un, deux ou trois clients selon E1 à E5 ; cela vaut aussi pour le tout premier tour. Après chaque client qui a
    rapporté des points, vous pouvez vous arrêter. Trois clients au plus, même si des tables ont été débarrassées entre-temps.
    .title = Placer des clients

rule-C5 =
    Quand un client complète une ou plusieurs tables, on compte d’abord ses points. Aussitôt après, tous les clients assis à
    ces tables quittent le jeu, et manquent donc aussi aux tables voisines ; les cartes de table partent avec eux. De
    nouvelles tables sont posées aux positions vidées, en commençant par le plus petit numéro. S’il n’y a plus assez de
    cartes de table, la partie se termine aussitôt.

    Les clients qui se retrouvent seuls, en compagnie déséquilibrée ou à aucune table de leur pays restent assis, et le jeu
    continue : la parité (E3) n’est jugée que là où quelqu’un s’assoit. Vous pouvez continuer à placer des clients.
    .title = Débarrasser une table

rule-C6 =
    Au lieu de placer des clients, vous tirez le premier client de la pioche, si vous en avez moins de douze en main.
    .title = Piocher un client

rule-C7 =
    Si vous avez douze clients en main et n’en placez aucun, vous devez en mettre un de côté, face cachée devant vous ;
    il y reste jusqu’à la fin de la partie.
    .title = Mettre un client de côté

rule-C8 =
    La partie se termine aussitôt qu’il n’y a pas assez de cartes de table pour remplacer celles qu’on a débarrassées (C5), ou
    que le dernier client de la pioche est tiré. Si votre main est vide à la fin de votre tour, vous pouvez déclarer la partie
    terminée ; sinon le jeu continue, et à votre prochain tour vous ne pourrez que piocher.
    .title = Fin de la partie

rule-C9 =
    Chaque client resté en main ou mis de côté coûte 2 points. Qui a le plus de points gagne ; en cas
    d’égalité, le plus petit malus l’emporte, et si l’égalité demeure, la victoire est partagée.
    .title = Décompte final

## Variantes

rule-V1 =
    Une variante du jeu de plateau. La première personne dont le score atteint à la fin d’un tour le nombre de points convenu, 30
    sauf accord contraire, peut aussitôt choisir un pays. Dès lors, tous les points gagnés à ses deux tables sont doublés,
    pour tout le monde. Si elle y renonce, il n’y a pas d’anniversaire : l’occasion ne se présente qu’une fois par partie.

    Les tables d’anniversaire peuvent se combiner avec les cercles.
    .title = Tables d’anniversaire

rule-V2 =
    Une variante des deux jeux. Pour tout un tour, vous pouvez placer à une même table plusieurs femmes ou plusieurs hommes,
    de sorte que quatre femmes (une réunion d’amies) ou quatre hommes (une table d’habitués) s’y trouvent à la fin ; dans les
    deux cas, on parle d’un cercle. Dans le jeu de plateau, vous placez pour cela trois ou quatre clients, dans le jeu de
    cartes un à quatre ; moins de quatre suffisent si la table n’accueille déjà que des femmes, ou que des hommes.

    Il faut à chacun une chaise libre (E1) à une table de son pays (E2). À toutes les autres tables que touchent ces chaises,
    la parité (E3) doit être respectée une fois tout le monde assis ; E3, E4 et E5 ne s’appliquent pas au cercle lui-même. Il
    rapporte 20 points une seule fois, 40 si c’est une table de compatriotes, et le double à une table d’anniversaire (V1).
    Les autres tables rapportent comme d’habitude, client par client (S1 à S3). Dans le jeu de plateau, un cercle de même
    nationalité vaut comme table de compatriotes pour la réserve (B9) ; dans le jeu de cartes, la table complète est ensuite
    débarrassée (C5).
    .title = Cercles : réunions d’amies et tables d’habitués
