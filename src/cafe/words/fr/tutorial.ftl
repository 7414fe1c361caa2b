### L’apprentissage : un cours pour chaque jeu. Ce qu’une leçon dit à la fin, un test le vérifie auprès de l’arbitre.

## Le début

tutorial-which = Quel jeu ?
tutorial-goal = Le but, en 30 secondes
tutorial-goal-board-goal = Des clients de douze pays viennent dans votre café. Trouvez à chacun une bonne chaise et marquez le plus de points.
tutorial-goal-board-seat = Chacun s’assoit à une table de son pays, la parité est respectée et personne ne reste seul.
tutorial-goal-board-pay = Chaque table qu’un client rejoint rapporte un point par client assis : 2, 3 ou 4. Quatre clients du pays de la table en rapportent 8.
tutorial-goal-board-bar = Qui ne trouve pas de chaise va au bar. Au début cela rapporte, ensuite cela coûte de plus en plus.
tutorial-goal-card-goal = Cinq tables, et des clients en main que personne d’autre ne voit. Trouvez à chacun de la compagnie et marquez le plus de points.
tutorial-goal-card-seat = Jusqu’à trois clients par tour s’assoient à une table de leur pays, en respectant la parité et sans rester seuls.
tutorial-goal-card-pay = Chaque table qu’un client rejoint rapporte un point par client assis, et le double si tous sont de son pays.
tutorial-goal-card-clear = Une table complète est débarrassée, une nouvelle arrive. À la fin, chaque client resté en main vous coûte.
tutorial-begin = Commencer
tutorial-continue = Reprendre à la leçon { $number }
tutorial-so-far = Leçons terminées : { $done } sur { $count }

## Les leçons

tutorial-lessons = Leçons
tutorial-lesson = Leçon { $number } sur { $count }
tutorial-lesson-done = Leçon { $number } sur { $count }, terminée
tutorial-guests = Vos clients dans cette leçon
tutorial-choose = Choisissez { $guest_object }.
tutorial-choose-any = Choisissez n’importe quel client de votre main.
tutorial-seat = Placez maintenant { $guest_object } { $chair_onto }.
tutorial-press = Appuyez sur « { $label } ».
tutorial-then-play = Votre coup est prêt. Appuyez sur « Jouer ».
tutorial-then-answer = Il reste une question. Les deux réponses conviennent.
tutorial-show = Montrez-moi
tutorial-done = C’est fait. Passez à la leçon suivante.
tutorial-try-more = Essayez aussi d’autres clients et d’autres chaises, autant que vous voulez.
tutorial-score = Vos points : { $points }
tutorial-drawn = Pioché : { $guests }
tutorial-left-over = Ce qui reste dans votre main : { points-signed }
tutorial-next = Suivant
tutorial-skip = Passer
tutorial-finish = Terminer
tutorial-over = Vous savez jouer
tutorial-over-text = Le reste, le café vous le dira au fil du jeu : chaque chaise annonce ce qu’elle rapporte, ou pourquoi c’est impossible.
tutorial-play = Jouer maintenant
tutorial-other-board = Apprendre le jeu de plateau
tutorial-other-card = Apprendre le jeu de cartes
tutorial-again = Encore une fois depuis le début
tutorial-free =
    À vous de jouer. Placez n’importe quel client n’importe où, récupérez le joker, allez au bar : l’arbitre dit ce que
    cela rapporte, ou pourquoi c’est impossible.
    .title = Essayez tous les clients
tutorial-free-card =
    À vous de jouer. Placez n’importe quel client n’importe où, jusqu’à trois par tour : l’arbitre dit ce que cela
    rapporte, ou pourquoi c’est impossible.
tutorial-other-way =
    { $points_sign ->
        [zero] Ce serait permis aussi. L’exemple continue autrement.
       *[other] Ce serait permis aussi, pour { points }. L’exemple continue autrement.
    }
tutorial-trouble = L’arbitre ne répond pas. Vérifiez la connexion et réessayez.

## Le jeu de plateau

tutorial-X1 =
    Les clients s’assoient à une table de leur pays. Le café est encore vide : le premier client ne rapporte rien et
    attend, et le suivant doit le rejoindre à la même table. Une femme et un homme ensemble rapportent un point
    chacun.
    .title = Le premier couple
    .hint = Un homme et une femme des États-Unis : trouvez-leur une table américaine.
tutorial-X1-done = Deux clients à une table : 2 points. Le client qui attendait a maintenant de la compagnie.
tutorial-X2 =
    Une chaise peut toucher deux tables. Placez le couple indien de sorte que la femme prenne la chaise que l’Inde
    partage avec les États-Unis. À la table américaine, elle est seule pour l’instant, et c’est permis : chez elle,
    elle a de la compagnie.
    .title = Une chaise à deux tables
    .hint = L’Inde et les États-Unis partagent une chaise. Commencez par les autres chaises indiennes.
tutorial-X2-done = L’Inde rapporte 2. La table américaine n’a encore qu’une cliente et ne rapporte rien.
tutorial-X3 =
    Un client peut aussi venir seul, s’il rapporte des points. À la deuxième table américaine, l’Indienne attend un
    homme.
    .title = Les étrangers aussi tiennent compagnie
    .hint = Qui pourrait tenir compagnie à l’Indienne à la table américaine ?
tutorial-X3-done = Deux clients à la table, peu importe le pays : 2 points.
tutorial-X7 =
    La parité est de rigueur à chaque table que touche une chaise. Sur celle-ci, l’Inde attend une femme et les
    États-Unis attendent un homme. Essayez avec n’importe quel client : le café vous dit pourquoi c’est impossible.
    .title = Pourquoi pas ?
    .hint = Essayez la chaise que l’Inde partage avec les États-Unis.
tutorial-X7-done = Refusé, avec la raison et la règle. Vous pouvez interroger ainsi chaque chaise, à tout moment.
tutorial-refill =
    Après votre tour, vous piochez des clients dans le sac jusqu’à ce que votre main soit de nouveau complète : cinq
    au début. Tout le monde les voit.
    .title = Piocher
    .hint = Placez l’Américain là où il a de la compagnie.
tutorial-refill-done = 3 points, et un nouveau client : votre main est de nouveau complète.
tutorial-X4 =
    La chaise entre les deux tables américaines compte aux deux. Qui complète une table où il n’y a que des clients de
    son pays marque 8 points au lieu de 4.
    .title = Quatre Américains
    .hint = Complétez la table américaine où deux clients sont déjà assis, en commençant par la chaise entre les deux tables américaines.
tutorial-X4-done =
    3 et 3, puis 8 : 14 points en un coup. Avec une réserve plus petite, vous piochez moins et il vous reste moins de
    clients à la fin.
tutorial-bar =
    Aucun de ces clients ne trouve de compagnie aujourd’hui. Envoyez-en un au bar. Il y prend la case suivante, et
    vous gagnez ou payez ce qu’elle indique ; les cinq premières cases rapportent.
    .title = Le bar
    .hint = Choisissez n’importe quel client, puis regardez le bar.
tutorial-bar-done = 3 points. Le prochain client au bar rapportera encore plus, peu importe qui l’envoie.
tutorial-costs =
    Sept clients sont déjà au bar. À partir de la sixième case il coûte des points, et chaque case coûte plus que la
    précédente.
    .title = Le bar coûte
    .hint = Ici non plus, personne n’a sa place. Regardez ce que coûte la case suivante.
tutorial-costs-done = Cela a coûté 6 points. C’est parfois quand même le meilleur coup possible.
tutorial-broke =
    Vous avez 4 points, et la case suivante en coûte 6. Personne n’y est obligé ; regardez une fois ce qui se passe.
    .title = À court de points
    .hint = Envoyez quelqu’un au bar.
tutorial-broke-done =
    Vous ne pouvez pas payer : vous quittez la partie à la dernière place. Gardez donc quelques points pour le bar.
tutorial-X5 =
    Le joker est chez lui à toutes les tables et compte comme femme ou comme homme, selon son image. Il manque une
    femme à la table indienne.
    .title = Le joker
    .hint = Quelle chaise de la table indienne est encore libre ?
tutorial-X5-done = Avec le joker, la table indienne est une table de compatriotes : 8 points.
tutorial-X6 =
    Un joker assis peut être récupéré : mettez à sa place un client du même sexe qui est chez lui à cette table. C’est
    un tour entier, et il ne rapporte rien.
    .title = Récupérer un joker
    .hint = Qui, dans votre main, est chez lui là où se trouve le joker ?
tutorial-X6-done = L’Indienne prend la place du joker, et le joker vient dans votre main.
tutorial-full-bar =
    Il reste une case au bar. Quand elle est prise, la partie est finie. Elle finit aussi quand toutes les chaises
    sont prises, quand il ne reste que quatre clients dans le sac, ou quand quelqu’un n’a plus de client.
    .title = La fin d’une partie
    .hint = Finissez la partie : prenez la dernière case. Que vous coûteront les deux autres ?
tutorial-full-bar-done = La case a coûté 30. Chaque client resté en main coûte 5, un joker 10. Le meilleur total l’emporte.

## Le jeu de cartes

tutorial-X8 =
    Dans le jeu de cartes, vous placez jusqu’à trois clients par tour, et tout groupe du pays de la table compte
    double, même un couple.
    .title = Les couples comptent double
    .hint = D’abord un homme pour la Turque, puis la chaise que les deux tables partagent.
tutorial-X8-done = 4 pour le couple turc, puis 3 pour trois clients à la table turque : 7 points.
tutorial-X12 =
    Deux Africains, un Anglais, et une chaise entre leurs tables. Essayez d’abord le deuxième Anglais.
    .title = Deux hommes
    .hint = Placez l’homme sur la chaise entre les deux tables.
tutorial-X12-done =
    Refusé : à la table anglaise, il y aurait deux hommes sans femme. À la table africaine, il aurait été le bienvenu.
tutorial-X11 =
    Maintenant l’Anglaise. Elle forme un couple avec son compatriote et rejoint en même temps deux Africains.
    .title = Des points à deux tables
    .hint = Elle peut rejoindre deux tables à la fois.
tutorial-X11-done = 4 pour le couple anglais, compté double, et 3 pour trois clients à la table africaine : 7 points.
tutorial-X14 =
    Personne ne reste seul. Essayez l’Espagnol sur la chaise extérieure de la table espagnole vide, sans personne en
    main pour le rejoindre.
    .title = Personne ne reste seul
    .hint = Placez-le là où il serait tout seul.
tutorial-X14-done =
    Refusé : il ne rapporterait rien et resterait sans compagnie. Sur la chaise à côté du couple chinois, il serait
    bien.
tutorial-X10 =
    Une Turque est seule. Placez trois autres clients turcs à sa table, l’un après l’autre : la parité doit être
    respectée à chaque étape.
    .title = Une table complète
    .hint = La parité est respectée à chaque étape : qui vient en deuxième ?
tutorial-X10-done =
    4, 6 et 8 : 18 points. Une table complète est aussitôt débarrassée, ses clients s’en vont, et une nouvelle arrive.
tutorial-X9 =
    Trois clients, et chacun rapporte à chaque table où il y a de la compagnie. Placez-les l’un après l’autre et
    regardez le compte monter.
    .title = Un grand coup
    .hint = Les chaises intérieures touchent trois tables. Commencez par la Russe.
tutorial-X9-done =
    8, 5 et 10 : 23 points. La table française est complète ; on la débarrasse et on en pose une nouvelle.
tutorial-X13 =
    La dernière Italienne complète deux tables d’un coup. Regardez qui s’en va : tous les clients assis à l’une des
    deux, quelles que soient les autres tables de leur chaise.
    .title = Deux tables d’un coup
    .hint = Il manque un client à deux tables : le même.
tutorial-X13-done = Les deux tables sont débarrassées et remplacées, celle du milieu d’abord. Seul l’Indien reste.
tutorial-draw =
    Aucun de vos clients n’est chez lui à ces tables. Vous piochez alors un client ; c’est votre tour.
    .title = Piocher à la place
    .hint = Il y a un bouton pour cela.
tutorial-draw-done = Un client de plus en main, peut-être le bon. Personne d’autre ne le voit.
tutorial-aside =
    Avec douze clients, votre main est pleine : vous ne pouvez plus piocher. Qui ne peut ou ne veut placer personne
    met un client de côté, face cachée.
    .title = Douze en main
    .hint = De qui aurez-vous le moins besoin ?
tutorial-aside-done = Mis de côté jusqu’à la fin, où il coûte autant qu’un client en main.
tutorial-close =
    Votre dernier client. Avec une main vide, vous pouvez fermer le café, et la partie est finie. Elle finit aussi
    quand le dernier client est pioché ou quand il n’y a plus assez de tables à poser.
    .title = La fin d’une partie
    .hint = Placez l’Italien, puis fermez le café.
tutorial-close-done =
    4 points, et plus rien en main. Tous les autres paient 2 pour chaque client en main ou mis de côté.
