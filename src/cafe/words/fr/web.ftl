### Le client du navigateur hors du jeu lui-même: le cadre, l’accueil, une nouvelle table, les réglages.

cafe-name = Café International

## Le cadre

skip-to-content = Aller au contenu
nav-label = Menu principal
nav-menu = Menu
nav-start = Accueil
nav-new = Nouvelle table
nav-tutorial = Apprendre à jouer
nav-rules = Règles
nav-referee = Arbitre
nav-settings = Réglages
footer-credit = Deux jeux de Rudi Hoffmann : des règles qui s’expliquent elles-mêmes et le détail de chaque point.
title-your-turn = À vous de jouer
action-close = Fermer
action-cancel = Annuler
action-retry = Réessayer
rule-link = Règle { $id } : { $title }
nowhere-title = Cette page n’existe pas
nowhere-text = Cette adresse ne mène nulle part. Le lien a peut-être été coupé en chemin.
page-needs-script = Café International a besoin de JavaScript.

## Accueil

start-title = Une chaise est libre
start-text = Placez des clients de douze pays aux bonnes tables, en respectant la parité, et récoltez les points : contre l’ordinateur, entre amis ou autour d’un même appareil.
start-edition = Quel jeu ?
start-edition-board = Jeu de plateau
    .text = 24 tables, un bar et des jokers
start-edition-card = Jeu de cartes
    .text = Cinq tables qui vont et viennent
start-players = À combien ?
start-bot = Contre qui ?
start-play = Jouer maintenant
    .hint =
        { $count ->
            [one] contre { $count } adversaire virtuel
           *[other] contre { $count } adversaires virtuels
        }
start-invite = Inviter des amis
    .hint = par un lien vers votre table
start-device = Sur cet appareil
    .hint = il passe de main en main
start-more = Toutes les options
start-local = Jouer sans connexion
start-learn = Première visite ?
start-tutorial = Apprendre à jouer
    .text = Une douzaine de petites leçons avec les exemples des règles du jeu, à jouer vous-même.
start-rules = Les règles
    .text = Les deux jeux, règle par règle, avec les numéros que cite chaque refus.
start-referee = L’arbitre
    .text = Reproduisez la partie qui est sur votre table et demandez qui peut s’asseoir où et ce que cela rapporte.
start-puzzles = Énigmes
    .text = Des positions où un seul coup est nettement le meilleur : trouvez-le et voyez pourquoi.

## Qui joue

bot-greedy = Glouton
bot-random = Au hasard
bot-strength = Force { $level } sur 5
seat-free = Une chaise libre
seat-kind-me = Moi
    .hint = Vous, sur cet appareil.
seat-kind-device = Quelqu’un à côté de moi
    .hint = Une deuxième personne sur cet appareil : il passe de main en main.
seat-kind-open = Qui veut
    .hint = Quiconque a le lien vers la table ou la trouve à l’accueil.
seat-kind-invited = Quelqu’un que j’invite
    .hint = Seulement la personne qui a le lien vers cette place.
seat-kind-bot = L’ordinateur
    .hint = Il n’en voit pas plus qu’une personne à sa place.

## Les tables en listes

lobby-mine = Mes parties
lobby-more = En voir plus
lobby-open = Tables ouvertes
lobby-open-none = Aucune table n’attend du monde.
lobby-open-own = Ouvrez-en une vous-même.
lobby-watch = Parties en cours
lobby-free =
    { $count ->
        [one] { $count } chaise libre
       *[other] { $count } chaises libres
    }
lobby-waits = À { $name } de jouer
lobby-over = Terminée
lobby-replay = Revoir
lobby-continue = Continuer
lobby-spectate = Regarder
lobby-wait = Salle d’attente
lobby-join = Rejoindre

## Temps de jeu

clock-none = Sans limite de temps
    .hint = Tout le monde prend son temps.
clock-move = Par tour
    .hint = Tout le monde a le même temps à chaque tour.
clock-bank = Par partie
    .hint = Tout le monde a un temps total pour la partie, et un supplément à chaque tour.
clock-days = Jours
    .hint = Une partie lente : tant de jours pour chaque tour.
clock-minutes = Minutes
clock-increment = Secondes en plus par tour
clock-days-count = Jours par tour
clock-none-text = Sans limite de temps
clock-move-text = { $time } par tour
clock-bank-text = { $time } par partie
clock-bank-increment-text = { $time } par partie, { $increment } en plus par tour
clock-days-text =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }

## Une nouvelle table

new-title = Nouvelle table
new-text = Choisissez une sorte de partie, ou tout en détail : qui joue, à quel rythme et selon quelles règles.
new-game = Jeu
new-presets = Quelle sorte de partie ?
new-changed = modifié
new-unchanged = Comme dans « { $preset } ». Si vous changez les règles, le temps ou l’attente, c’est signalé ici.
new-put-back = Revenir à « { $preset } »
new-seats = Places
new-others = Avec qui ?
new-others-bot = L’ordinateur
new-others-open = Des amis, par lien
new-others-device = Des gens à côté de moi
new-seat = Place { $number }
new-seat-bot = Qui joue à la place { $number } ?
new-seat-name = Nom
new-clock = Temps
new-absence = Attente quand quelqu’un est parti
    .hint = Ensuite, l’ordinateur joue à sa place jusqu’à son retour.
new-absence-usual = { $time }, comme d’habitude
new-absence-ever = Sans limite
new-options = Règles de la table
new-options-text = Chaque option cite sa règle ; le numéro mène à son texte.
new-plan-drawing = Votre dessin, une rangée par ligne
new-listed = La montrer à l’accueil
    .hint = Tout le monde peut alors trouver la table et regarder. Sinon, il faut avoir le lien.
new-several = Une personne peut prendre plusieurs places
    .hint = Pour les personnes qui partagent un appareil à cette table. Sinon, chaque personne qui arrive a une seule place.
new-start = Commencer la partie
new-open = Ouvrir la table
names-title = Qui joue ?
names-title-me = Comment faut-il vous appeler ?
names-text = L’appareil passe de main en main. Les noms sont gardés ici pour la prochaine partie.
names-text-me = Vos amis voient votre nom à la table. Vous pouvez le changer à tout moment dans les réglages.
names-none = Sans nom

## La salle d’attente

wait-kicker = Une table attend
wait-players =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
wait-listed = à l’accueil
wait-private = par lien seulement
wait-several = plusieurs places par personne admises
wait-free =
    { $count ->
        [one] { $count } chaise est encore libre
       *[other] { $count } chaises sont encore libres
    }
wait-full = Tout le monde est là
wait-expected =
    { $count ->
        [one] On attend encore { $count } personne
       *[other] On attend encore { $count } personnes
    }
wait-you = Vous
wait-bot = Ordinateur
wait-present = est là
wait-absent = a une place, mais n’est pas là
wait-reserved = la chaise est réservée
wait-reserved-you = la chaise vous est réservée
wait-free-open = pour qui veut
wait-free-invited = pour la personne qui a le lien
wait-free-device = pour quelqu’un sur l’appareil de l’hôte
wait-free-bot = pour l’ordinateur
wait-name = Votre nom
wait-join = S’asseoir
wait-take-too = Prendre aussi cette place
wait-leave = Se lever
wait-free-seat = Libérer la place
wait-free-kept = Libérer la chaise
wait-give-bot = Confier à l’ordinateur
wait-bot-title = Qui va jouer ici ?
wait-bot-sit = Faire asseoir
wait-remove = Exclure
wait-remove-title = Exclure { $name } ?
wait-remove-text = Cette personne perd sa place et ne pourra plus revenir à cette table. Si elle peut revenir, contentez-vous de libérer sa place.
wait-start = Commencer la partie
wait-call-off = Annuler la partie
wait-for-host = Vous avez une place. L’hôte commence la partie dès que tout le monde est là.
wait-no-seat = Il n’y a pas de chaise libre pour vous ici. Une fois la partie commencée, vous pourrez la regarder.
wait-removed = L’hôte vous a retiré l’accès à cette table.
wait-invite = Inviter
wait-link = Lien vers la table
wait-link-text = Envoyez-le aux personnes avec qui vous voulez jouer. Il dit à quoi l’on joue ici avant qu’on s’assoie.
wait-seat-link = Lien vers la place { $number }
wait-seat-link-text = Chacun de ces liens est pour une personne et n’ouvre qu’une place.
wait-rules = À quoi l’on joue ici
wait-rules-usual = Les règles habituelles, sans variantes.

## Réglages

settings-name = Votre nom
settings-name-placeholder = Comment les autres vous voient
settings-name-saved = Enregistré.
settings-name-refused = Ce nom ne convient pas. Choisissez-en un autre.
settings-language = Langue
settings-theme = Apparence
settings-theme-system = Comme l’appareil
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-motion = Animations
settings-motion-system = Comme l’appareil
settings-motion-less = Réduites
settings-sound = Son
    .hint = Quelques bruits de café discrets : une sonnette quand c’est à vous de jouer, des chaises, des tasses et des cartes.
settings-volume = Volume
settings-coordinates = Coordonnées
    .hint = Des lettres et des chiffres au bord de la salle, et avec les chaises et les tables.
settings-draw = Piocher aussitôt
    .hint = Un client est pioché dès que vous le demandez, sans appuyer sur « Jouer ».
settings-notify = Notifications
    .hint = Un message quand c’est à vous de jouer et que vous regardez ailleurs.
settings-notify-refused = Le navigateur n’autorise pas les notifications.
me-title = Votre coin
me-more = Vos parties, vos appareils et vos clés
me-games = Vos parties terminées
me-games-none = Il n’y en a pas encore.
me-download = Télécharger le fichier de la partie
me-open = Ouvrir un fichier de partie
me-open-text = Une partie terminée se revoit, une autre se poursuit sur cet appareil.
me-open-misread = Ce fichier est illisible. { $reason }
me-devices = Vos appareils
me-devices-text = Vos sessions sont ouvertes sur ces appareils. Déconnectez ceux que vous n’utilisez plus ou ne reconnaissez pas.
me-devices-add = Ajouter un appareil
device-name = { $browser } { $system ->
    [iPhone] sur iPhone
    [iPad] sur iPad
   *[other] sous { $system }
}
device-unknown = Appareil inconnu
device-older = Appareils plus anciens
device-older-text = Pas revus depuis que cette liste existe.
device-current = Cet appareil
device-used = Utilisé { $when }
device-used-lately = Utilisé récemment
device-sign-out = Déconnecter
device-sign-out-of = Déconnecter : { $device }
device-signed-out = { $device } : session fermée.
device-leave = Se déconnecter de cet appareil ?
device-leave-text = Pour revenir, il vous faudra un lien créé sur un autre de vos appareils.
device-leave-last = C’est votre seul appareil : votre nom et vos parties seraient perdus pour de bon.
device-everywhere = Se déconnecter partout
device-everywhere-ask = Se déconnecter partout ?
device-everywhere-text = Tous vos appareils sont déconnectés d’un coup. Les liens que personne n’a encore ouverts ne fonctionnent plus.
device-everywhere-stay = Garder cet appareil connecté
device-everywhere-keys = Révoquer aussi les clés de mes robots
device-everywhere-lost = Il ne resterait aucun appareil : votre nom et vos parties seraient perdus pour de bon.
device-everywhere-done = Tous vos autres appareils sont déconnectés.
me-keys = Clés pour les robots
me-keys-text = Un programme qui a une telle clé joue en votre nom et voit ce que vous voyez, sans pouvoir rien faire d’autre. Tout est décrit dans la documentation de l’interface.
me-key-once = Votre nouvelle clé : elle ne s’affiche que cette fois
me-key-label = À quoi sert-elle ?
me-key-make = Créer une clé
me-key-drop = La révoquer
me-own = Ce que le café sait de vous
me-own-text = Votre nom, vos appareils et vos clés, vos parties et ce que vous avez dit aux tables : emportez tout dans un fichier, ou faites-le effacer.
me-own-download = Tout télécharger
me-delete = Me supprimer
me-delete-ask = Vous supprimer définitivement ?
me-delete-goes = Votre nom, vos appareils, vos clés et tout ce que vous avez dit sont effacés. Vos tables ouvertes sont annulées et, dans les parties en cours, un robot joue à votre place.
me-delete-stays = Ce que d’autres ont joué avec vous reste, sans votre nom. Les copies que d’autres ont gardées sont hors de portée du café.
me-delete-final = C’est irréversible.
me-delete-confirm = Me supprimer définitivement

## Un second appareil

link-title = Second appareil
link-text = Continuez sur votre téléphone ou un autre ordinateur, en étant la même personne avec les mêmes parties. Créez un lien ici et ouvrez-le là-bas.
link-make = Créer un lien
link-field = À ouvrir sur l’autre appareil
link-once = Le lien sert une seule fois et expire { $time }.
link-here = Sur cet appareil, vous serez la personne qui a créé le lien, avec toutes ses parties.
link-follow = Continuer ici
link-done = Bon retour parmi nous, { $name }. Vos parties sont maintenant ici aussi.
link-refused = Ce lien ne marche plus. Créez-en un nouveau sur l’autre appareil.
link-copy = Copier
link-copied = Copié
link-share = Partager
link-camera = Code QR
link-camera-label = Code QR du lien
link-new-tab = (s’ouvre dans un nouvel onglet)

## Quand quelque chose ne va pas

trouble-unreachable = Le café est injoignable pour l’instant. Nous essayons encore.
trouble-page = Quelque chose s’est mal passé sur cette page. Votre partie est en sécurité.
trouble-other = Cela n’a pas marché ({ $error }).
trouble-no-such-match = Cette table n’existe pas ici.
trouble-no-such-device = Cet appareil est déjà déconnecté.
trouble-match-not-open = La partie a déjà commencé.
trouble-match-not-running = La partie n’est pas en cours.
trouble-already-seated = Vous avez déjà une place ici.
trouble-joined-too-often = Vous avez pris et quitté une place trop souvent ici. Choisissez une autre table.
trouble-got-up-too-often = On a quitté cette place trop souvent. Vous la gardez jusqu’à ce que l’hôte la libère ou que la partie commence.
trouble-left-too-often = Vous avez déjà quitté la partie trop souvent. Vous pouvez toujours abandonner.
trouble-returned-too-often = Trop de retours à cette place : l’ordinateur continue pour vous.
trouble-seat-taken = Quelqu’un d’autre vient de prendre cette place.
trouble-no-free-seat = Il n’y a plus de chaise libre.
trouble-seats-free = Des chaises sont encore libres.
trouble-too-many-bot-matches = Vous avez déjà assez de parties où seuls des ordinateurs jouent. Attendez que l’une d’elles se termine.
trouble-no-bots-free = Tous les ordinateurs du café sont occupés. Réessayez dans quelques minutes.
trouble-not-your-seat = Cette place n’est pas la vôtre.
trouble-not-your-turn = Ce n’est pas à vous de jouer.
trouble-seat-taken-over = L’ordinateur joue pour vous en ce moment. Reprenez votre place pour jouer vous-même.
trouble-bot-plays-this-turn = L’ordinateur joue ce tour. Vous pourrez reprendre votre place juste après.
trouble-play-on-too-soon = C’est encore trop tôt. Attendez encore un peu.
trouble-nothing-to-play-on = Il n’y a personne à remplacer pour l’instant.
trouble-match-paused = La partie est en pause.
trouble-not-paused = La pause est déjà finie.
trouble-pause-asked-already = Vous avez déjà demandé une pause.
trouble-paused-too-often = Il y a eu assez de pauses dans cette partie.
trouble-nothing-to-nudge = Il n’y a personne à appeler en ce moment.
trouble-nudge-too-soon = Attendez un instant avant de sonner de nouveau.
trouble-nudged-too-often = Vous avez assez sonné dans cette partie.
trouble-only-the-host-starts = C’est l’hôte qui lance la partie.
trouble-only-the-host-calls-off = C’est l’hôte qui annule la partie.
trouble-only-the-host = C’est réservé à l’hôte.
trouble-nothing-to-free = Plus personne n’occupe cette place.
trouble-cleared-too-often = Vous avez libéré assez de places à cette table.
trouble-bots-seated-too-often = Vous avez assez souvent fait asseoir l’ordinateur à cette table.
trouble-bot-of-other-game = Ce personnage ne joue qu’à l’autre jeu. Choisissez-en un de ce jeu.
trouble-no-such-player = Cette personne n’est plus à la table.
trouble-removed = L’hôte vous a retiré l’accès à cette table.
trouble-spectators-silenced = À cette table, seules les personnes qui jouent peuvent parler pour l’instant.
trouble-heard-too-often = Vous avez déjà fait taire le public trop souvent : cette fois, il restera muet.
trouble-enough-said = Vous avez dit tout ce qu’on peut dire à une table.
trouble-too-many-tables = Vous avez déjà trois tables ouvertes à l’accueil. Commencez-en une ou annulez-la d’abord.
trouble-match-closed = La direction du café a fermé cette partie : il n’y a pas de revanche.
trouble-silenced = La direction de ce café vous a retiré la parole pour un moment : vous pouvez jouer, mais ni parler ni changer de nom.
trouble-banned = La direction de ce café vous a retiré l’accès : vous pouvez regarder, mais plus jouer ni parler.
trouble-enough-reported = Vous avez déjà envoyé beaucoup de signalements. Attendez qu’ils aient été examinés.
trouble-too-many-requests = C’était un peu rapide. Réessayez dans un instant.
trouble-too-large = C’est plus grand que ne peut l’être une partie.
trouble-foreign-origin = Cette demande venait d’un autre site et a été refusée.
trouble-closing = Le café redémarre dans un instant. Réessayez juste après.

## Ce qui s’est passé à table, hors du jeu

match-opened = La table est ouverte.
seat-taken = { $name } prend place.
seat-freed = { $player } se lève.
seat-cleared = L’hôte a libéré la place de { $name }.
bot-seated = L’ordinateur prend une chaise libre.
bot-unseated = L’ordinateur se lève : la chaise est libre.
person-removed = L’hôte a exclu { $name }.
match-started = La partie commence. { $first_name } joue en premier.
turn-played = { $player } a joué.
bot-stood-in = Pour ce tour, un autre adversaire virtuel remplace { $player }.
time-ran-out = { $player } n’a plus de temps.
play-on-asked = { $player } se fait attendre : l’ordinateur va bientôt jouer à sa place.
player-away = { $player } n’est plus là : l’ordinateur va bientôt jouer à sa place.
player-returned = { $player } est de retour.
nudged = La sonnette retentit pour { $player }.
pause-asked = { $player } voudrait faire une pause.
pause-declined = { $player } préfère continuer.
match-paused = La partie est en pause.
match-resumed = La partie reprend.
seat-left = { $player } a quitté la table.
seat-taken-over = L’ordinateur joue maintenant pour { $player }.
seat-taken-back = { $player } est de retour.
seat-resigned = { $player } abandonne.
seat-renamed = La direction du café a donné un autre nom à quelqu’un : { $player }.
spectators-silenced = L’hôte ne laisse parler que les personnes qui jouent.
said =
    { $sign ->
        [cheers] { $name } lève sa tasse.
        [bravo] { $name } lève le pouce.
        [laugh] { $name } rit.
        [surprise] { $name } s’étonne.
        [thinking] { $name } réfléchit.
        [applause] { $name } applaudit.
       *[none] { $name } : { $text }
    }
spectators-heard = L’hôte laisse de nouveau parler le public.
match-over =
    { $outcome ->
        [called-off] La partie a été annulée.
        [closed] La direction du café a fermé la partie.
        [resigned] La partie est finie : quelqu’un a abandonné.
       *[played] La partie est finie.
    }
rematch-opened =
    { $seat ->
        [none] Une nouvelle partie est ouverte à la même table.
       *[other] { $player } a ouvert une nouvelle partie à la même table.
    }

## Hints

play-hint = Conseil : les meilleurs coups
play-key-hint = demander un conseil, si la table le permet
play-hint-thinking = Réflexion…
play-hint-draft = Préparer ce coup
new-hints = Conseils
    .hint = La personne dont c’est le tour peut demander les meilleurs coups.
trouble-no-hints = Il n’y a pas de conseils à cette table.
trouble-no-thinkers = Les robots sont occupés. Redemandez dans un instant.
trouble-not-played-out = Cette partie n’a pas été jouée jusqu’au bout. Seules les parties entières sont analysées.
trouble-too-many-reviews = Beaucoup d’analyses attendent déjà. Redemandez dans une minute.
