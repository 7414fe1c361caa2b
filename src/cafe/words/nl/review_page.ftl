## De pagina van een analyse: één beurt bekeken, zelf geprobeerd, en het geheel gedeeld

review-this-turn = De bekeken beurt
review-turn-plain = Beurt { $number }, { $player }
review-letter-played = G
review-letter-better = B
review-letter-next = N
review-letter-tried = J
review-heading-tried = Jouw keuze
review-drawn = { $letter }: { $name }, { $points }
review-try = Probeer het zelf
review-try-what = Wat er gespeeld werd, kostte { $win } (± { $error }) winstkans. Zoek iets beters: kies een gast en dan een stoel.
review-try-line = Zoek iets beters dan { $letter }: { $turn }.
review-try-any = Kies een gast en dan een stoel, alsof jij aan de beurt bent.
review-tried-line = Vergelijk zodra je beurt compleet is.
review-compare = Vergelijken
review-answer = Antwoord tonen
review-again = Nog eens
review-back = Terug naar het spel
review-turn-before = Vorige beurt met oordeel
review-turn-after = Volgende beurt met oordeel
review-verdict-best = Dat is de beste beurt die gevonden is.
review-verdict-played = Dat komt op hetzelfde neer als wat er gespeeld werd.
review-verdict-behind = Ook die beurt is beoordeeld: { $win } (± { $error }) winstkans minder dan de beste.
review-verdict-behind-exact = Ook die beurt is doorgerekend: precies { $win } winstkans minder dan de beste.
review-verdict-unknown = Jouw beurt is niet een van de beurten die hier beoordeeld zijn, dus over de kans ervan valt niets te zeggen. De punten staan naast die van de andere.
review-answer-shown = Antwoord: { $turn }
review-forced-turn = Iets anders was niet mogelijk.
review-whose = Wiens beurten
review-whose-all = Van iedereen
review-whose-mine = Van mij
review-which = Welke beurten
review-which-all = Alles wat het bekijken waard is
review-which-mistakes = Alles wat kansen gekost heeft
review-which-great = Sterke beurten
review-which-inaccuracy = Onnauwkeurigheden
review-which-mistake = Fouten
review-which-blunder = Blunders
review-found = { $count ->
        [0] Geen zulke beurt
        [one] { $count } beurt
       *[other] { $count } beurten
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
