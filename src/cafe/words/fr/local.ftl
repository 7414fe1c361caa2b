### Le café sans serveur: comment il s’installe dans le navigateur, et ce qui y change. Seules ses pages le chargent.

## L’installation

local-title = Le café s’installe dans votre navigateur
local-text = Ici, tout le café fonctionne sur cet appareil : les personnages réfléchissent dans votre navigateur, et vos parties y restent. Il se charge une seule fois ; ensuite, il ouvre aussi sans connexion.
local-progress = Chargement du café
local-fetched = { $done } sur { $all } Mo
local-left =
    { $seconds ->
        [one] encore une seconde environ
       *[other] encore { $seconds } secondes environ
    }
local-left-minutes =
    { $minutes ->
        [one] encore une minute environ
       *[other] encore { $minutes } minutes environ
    }
local-waiting = Un instant…
local-starting = Tout est là. Le café va ouvrir.
local-ask-title = Jouer sans connexion
local-ask = Votre navigateur économise les données. Installer le café demande environ 6 Mo, une seule fois.
local-cancelled = Le café n’est pas installé. Vous pouvez le faire quand vous voulez.
local-set-up = Installer le café
local-failed-title = Le café n’a pas pu s’installer
local-failed-no-wasm = Ce navigateur ne laisse pas fonctionner le café : WebAssembly manque ou est interdit ici. Les règles et les leçons restent lisibles.
local-failed-no-storage = Ce navigateur n’a pas de place pour vos parties, peut-être parce que cette fenêtre est privée. Ouvrez le café dans une fenêtre ordinaire.
local-failed-unreachable = Le café n’a pas pu être chargé. Y a-t-il une connexion ?
local-failed-newer-format = Vos parties dans ce navigateur viennent d’une version plus récente du café. Rien n’a été modifié ; rechargez cette page avec une connexion.
local-failed-unsafe = Le café ne fonctionne dans le navigateur que si son adresse commence par https. Les règles et les leçons restent lisibles.
local-failed-broken = Quelque chose s’est mal passé au café dans votre navigateur. Vos parties sont en sécurité.

## Ce qui change

local-place = Sans connexion
local-start-text = Placez des clients de douze pays aux bonnes tables, en respectant la parité, et récoltez les points : contre les personnages de la maison ou autour d’un même appareil.
local-place-text = Vos parties restent dans ce navigateur. Les amis par lien, les tables ouvertes et la donne du jour se trouvent dans un café avec serveur.
local-to-server = Vers le café avec les autres
local-weaker = Joue moins bien ici que sur un serveur : il y a moins de temps pour réfléchir.
local-nowhere = Cela ne se trouve que dans un café avec serveur.
local-own = Ce que garde ce navigateur
local-own-text = Votre nom, vos parties et vos énigmes. Chaque partie peut s’emporter en fichier, et tout peut s’effacer.
local-delete = Tout effacer
local-delete-ask = Tout effacer définitivement ?
local-delete-goes = Votre nom, vos parties, vos analyses et vos énigmes dans ce navigateur sont effacés, y compris les parties en cours.
local-delete-confirm = Tout effacer définitivement
local-share = Emporter cette partie
local-share-text = Une partie sans serveur n’a pas de lien. En fichier, elle s’ouvre dans n’importe quel café, même pour continuer à jouer.

## Quand quelque chose ne va pas

local-not-kept = Le café n’a pas pu être gardé dans ce navigateur, peut-être faute de place. Sans connexion, il n’ouvrira pas.
local-full = L’espace de stockage du navigateur est plein : plus rien de nouveau ne peut s’enregistrer ici. Ce qui l’était déjà est en sécurité. Faites un peu de place, et la partie continuera d’elle-même.
trouble-not-set-up = Le café n’est pas installé dans ce navigateur.
trouble-storage-full = L’espace de stockage du navigateur est plein : ceci n’a pas été enregistré. Ce qui l’était déjà est en sécurité. Faites un peu de place et réessayez.
trouble-storage-away = L’espace de stockage du navigateur ne répond pas pour l’instant. Nous essayons encore.
