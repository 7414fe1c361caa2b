### Chaque jeu sur une page, pour qui n’y a jamais joué. Les règles par numéro disent la même chose exactement.

## Le jeu de plateau

summary-board = Le jeu de plateau sur une page
summary-board-goal =
    Des clients de douze pays viennent dans votre café. Placez-les à des tables de leur pays, en respectant la parité,
    et marquez des points à chaque table où ils trouvent de la compagnie. Le plus grand total l’emporte.
    .title = Le but
summary-board-turn =
    Faites une de ces trois choses : placer un ou deux clients, envoyer un client au bar, ou mettre un client à la place
    d’un joker. Piochez ensuite pour compléter votre main.
    .title = Votre tour
summary-board-seat =
    Un client prend une chaise libre à une table de son pays ; une chaise entre deux tables appartient aux deux. À chacune
    de ces tables, il peut y avoir une femme de plus que d’hommes, ou un homme de plus que de femmes, jamais deux.
    .title = Qui s’assoit où
summary-board-company =
    Personne ne reste seul : chaque client doit rapporter des points. Le premier de deux peut attendre à des tables vides
    si le second le rejoint aussitôt.
    .title = En compagnie
summary-board-pay =
    Chaque table rejointe rapporte un point par client qui s’y trouve désormais : 2, 3 ou 4. Quatre clients du pays de
    la table rapportent 8, et vous pouvez continuer avec un client de moins en main.
    .title = Les points
summary-board-bar =
    Personne ne convient ? Envoyez un client au bar. Les cinq premières cases rapportent de 1 à 5 points, les suivantes
    coûtent de plus en plus. Qui ne peut pas payer quitte la partie.
    .title = Le bar
summary-board-jokers =
    Un joker est chez lui à toutes les tables. Plus tard, on peut mettre à sa place un client du pays de la table
    et du sexe du joker, et prendre le joker.
    .title = Les jokers
summary-board-end =
    La partie s’achève quand toutes les chaises ou tout le bar sont pris, quand il ne reste que quatre clients dans le sac,
    ou quand quelqu’un n’a plus de client. Chaque client encore en main coûte 5 points, chaque joker 10.
    .title = La fin

## Le jeu de cartes

summary-card = Le jeu de cartes sur une page
summary-card-goal =
    Cinq tables, et une main de clients cachée aux autres. Placez-les en bonne compagnie ; une table complète est
    débarrassée et une nouvelle est posée. Le plus grand total l’emporte.
    .title = Le but
summary-card-turn =
    Faites une de ces trois choses : placer un, deux ou trois clients, piocher un client ou, avec douze clients en main,
    en mettre un de côté.
    .title = Votre tour
summary-card-seat =
    Un client prend une chaise libre si au moins une de ses tables est de son pays ; les quatre chaises intérieures
    touchent chacune trois tables. Partout, la parité est respectée, et personne ne reste seul.
    .title = Qui s’assoit où
summary-card-pay =
    Chaque table rejointe rapporte un point par client qui s’y trouve désormais : 2, 3 ou 4. Si tous sont du pays de
    la table, elle compte double : 4, 6 ou 8.
    .title = Les points
summary-card-clear =
    Quand une table est complète, on compte ses points ; puis ses clients s’en vont, et une nouvelle table
    prend sa place. Vous pouvez continuer à placer.
    .title = Une table débarrassée
summary-card-end =
    La partie s’achève quand le dernier client est pioché, quand il n’y a plus assez de tables à poser, ou quand quelqu’un
    dont la main est vide le décide. Chaque client en main ou mis de côté coûte 2 points.
    .title = La fin
