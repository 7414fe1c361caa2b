## De pagina van een analyse: één zet bekeken, zelf geprobeerd, en het geheel gedeeld

review-this-turn = De bekeken zet
review-turn-plain = Beurt { $number }, { $player }
review-letter-played = G
review-letter-better = B
review-letter-next = O
review-letter-tried = J
review-heading-tried = Jouw keuze
review-drawn = { $letter }: { $name }, { $points }
review-try = Probeer het zelf
review-try-what = Wat er gespeeld werd, kostte { $win } (± { $error }) winstkans. Zoek iets beters: kies een gast en dan een stoel.
review-try-line = Zoek iets beters dan { $letter }: { $turn }.
review-try-any = Kies een gast en dan een stoel, alsof jij aan de beurt bent.
review-tried-line = Vergelijk zodra je zet compleet is.
review-compare = Vergelijken
review-answer = Oplossing tonen
review-again = Nog eens
review-back = Terug naar het spel
review-turn-before = Vorige zet met oordeel
review-turn-after = Volgende zet met oordeel
review-verdict-best = Dat is de beste zet die gevonden is.
review-verdict-played = Dat komt op hetzelfde neer als wat er gespeeld werd.
review-verdict-behind = Ook die zet is beoordeeld: { $win } (± { $error }) winstkans minder dan de beste.
review-verdict-behind-exact = Ook die zet is doorgerekend: precies { $win } winstkans minder dan de beste.
review-verdict-unknown = Jouw zet hoort niet bij de zetten die hier beoordeeld zijn, dus over de kans ervan valt niets te zeggen. De punten staan naast die van de andere.
review-answer-shown = Oplossing: { $turn }
review-forced-turn = Iets anders was niet mogelijk.
review-others = Ook beoordeeld
review-behind = { $points } (± { $points_error }) punten en { $win } (± { $win_error }) winstkans achter de beste zet
review-behind-exact = Precies { $points } punten en { $win } winstkans achter de beste zet
review-parts = Waaruit het verschil bestaat
review-whose = Zetten van
review-whose-all = Iedereen
review-whose-mine = Mij
review-which = Welke zetten
review-which-all = Alles wat het bekijken waard is
review-which-mistakes = Alles wat kansen gekost heeft
review-which-great = Sterke zetten
review-which-inaccuracy = Onnauwkeurigheden
review-which-mistake = Fouten
review-which-blunder = Blunders
review-found = { $count ->
        [0] Geen zulke zet
        [one] { $count } zet
       *[other] { $count } zetten
    }
review-share = Deze analyse delen
review-share-link = Link naar de analyse
review-picture = Opslaan als afbeelding
review-share-title = Analyse: { $players }
review-share-text = Nauwkeurigheid: { $players }
review-share-graph = Winstkans
review-share-margin = verschil { $points }
trouble-not-reviewed = Dit spel is nog niet geanalyseerd.
trouble-no-such-decision = Zo’n beurt heeft dit spel niet.
