## De analyse van een afgelopen partij: hoe goed er gespeeld werd, en wat geluk was

review-title = Analyse
review-column-decisions = beslissingen
review-column-accuracy = nauwkeurigheid
review-column-lost-points = punten verloren per beslissing
review-column-lost-win = winstkans verloren per beslissing
review-column-great = sterk
review-column-inaccuracy = onnauwkeurigheden
review-column-mistake = fouten
review-column-blunder = blunders
review-marked = Het bekijken waard
review-no-marks = Geen enkele zet springt eruit.
review-turn-of = Beurt { $number }, { $player }: { $mark }
review-mark-great = sterk
review-mark-inaccuracy = onnauwkeurigheid
review-mark-mistake = fout
review-mark-blunder = blunder
review-loss = Kost { $win } (± { $error }) winstkans; verschil { $points }.
review-played = Gespeeld: { $turn } ({ $moves })
review-better = Beter: { $turn } ({ $moves })
review-next = Op één na beste: { $turn } ({ $moves })
review-turns = Beurt voor beurt
review-turn = Beurt
review-player-short = speler
review-played-short = gespeeld
review-margin-short = verschil
review-win-short = kans
review-loss-short = verloren
review-mark-short = oordeel
review-exact = { $number } exact
review-forced = gedwongen
review-percent = { $number }%
review-sum = Waar het verschil vandaan komt
review-sum-deal = waarde van de verdeling
review-sum-deal-error = fout van de waarde van de verdeling
review-sum-own-luck = eigen geluk
review-sum-others-luck = geluk van de anderen
review-sum-own-losses = eigen verliezen
review-sum-others-losses = verliezen van de anderen
review-sum-unexplained = onverklaard
review-sum-margin = verschil aan het einde
review-about-errors = ± is één standaardfout; ‘exact’ is tot het einde doorgerekend. Een zet wordt beoordeeld naar wat de speler op dat moment kon weten.
review-about-marks = Een oordeel staat er alleen als het verlies groter is dan twee keer de fout ervan: onnauwkeurigheid vanaf 2,5%, fout vanaf 5%, blunder vanaf 10% winstkans. Sterk is de beste van minstens vijf verschillende zetten, als elke andere minstens 5% kost.
review-about-accuracy = De nauwkeurigheid is 100 · 10 / (10 + e), waarbij e de verloren winstkans per beslissing in procenten is. Gedwongen zetten tellen niet mee.
review-about-luck = Het geluk bij het pakken is de waarde erna, min het gemiddelde over alles wat gepakt had kunnen worden. Onverklaard is wat noch geluk noch verliezen verklaren.
review-all-cards-seen = In het kaartspel gelden geluk en verdeling met alle kaarten open: niemand kon dat weten.
review-method = Engine { $engine }, gewichten { $weights }, startwaarde { $seed }, { $nodes } proefspellen per beslissing: hiermee krijgt iedereen dezelfde analyse.

## Op de pagina van een afgelopen partij

review-ask = Dit spel analyseren
review-what = De computer speelt elke beslissing vele malen verder en laat zien welke zetten goed waren, welke kansen kostten en wat geluk was.
review-decision-of = Beslissing { $done } van { $total }
review-cancel = Annuleren
review-ready = De analyse is klaar.
review-stopped = De analyse is gestopt voordat ze klaar was.
review-outdated = Deze analyse berust op oudere waarden dan nu bekend zijn.
review-renewed = Deze analyse berust op oudere waarden dan nu bekend zijn. Ze wordt opnieuw gemaakt; tot dan lees je hier de oude.
review-anew = Opnieuw analyseren
review-figures = Hoe goed iedereen speelde
review-formula = Nauwkeurigheid = 100 · 10 / (10 + e); e is de winstkans die per beslissing verloren ging, in procenten.
review-player = Het spel van
review-filter = Welke zetten
review-filter-all = Alle
review-filter-mine = Mijn fouten
review-filter-of = Fouten: { $player }
review-no-mistakes = Geen fouten.
review-heading-played = Gespeeld
review-heading-better = Beter
review-heading-next = Op één na beste
review-value = Verschil { $lead } ± { $lead_error }, winstkans { $chance } ± { $chance_error }
review-value-exact = Verschil { $lead }, winstkans { $chance }: exact
review-graph-title = Winstkans: { $player }
review-graph = Winstkans in de loop van het spel, { $player }: { $last } bij de laatste beslissing, minstens { $low }, hoogstens { $high }. De lijst eronder noemt elke beurt.
review-graph-list = Elke beurt in een lijst
review-graph-turn = Beurt { $turn }{ $chance ->
        [none] {""}
       *[other] : { $exact ->
            [yes] { $chance }, exact
           *[no] { $chance }
        }
    }{ $luck ->
        [none] {""}
       *[other] {" "}· geluk { $luck }
    }
review-luck-short = geluk
review-sum-of = Waar het verschil vandaan komt: { $player }
review-about = Hoe dit berekend wordt
