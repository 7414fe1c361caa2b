## Les joueurs de l’ordinateur, par leur nom et en une phrase

bot-pippa = Pippa
    .about = Pippa vient d’arriver. Elle oublie une chaise sur deux et ne donnerait jamais un joker.
bot-gustav = Gustave
    .about = Gustave tient la caisse. Il prend ce qui rapporte le plus tout de suite.
bot-hedwig = Edwige
    .about = Edwige sait ce que vaut une table, et craint le bar.
bot-marcel = Marcel
    .about = Marcel réfléchit quelques coups à l’avance, et adore les tables de compatriotes.
bot-leonora = Léonore
    .about = Léonore possède le café depuis trente ans. Elle compte chaque client du sac.
bot-tobi = Tobie
    .about = Tobie donne un coup de main le week-end. Il amasse les cartes et oublie de les jouer.
bot-wilma = Wilma
    .about = Wilma fait les comptes. Elle prend ce qui rapporte le plus tout de suite.
bot-sancho = Sancho
    .about = Sancho réfléchit avant d’agir. Pour lui, un tiens vaut mieux que deux tu l’auras.
bot-ingrid = Ingrid
    .about = Ingrid joue d’avance dans sa tête, et aime placer trois clients à la fois.
bot-magnus = Magnus
    .about = Magnus a tout son temps. Il sait ce que vous pourriez avoir en main.
