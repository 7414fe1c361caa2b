## What somebody's finished games add up to

statistics-title = Je statistieken
statistics-text = Wat je afgelopen spellen samen opleveren: uitslagen, reeksen, je beste zet en hoe goed je speelde.
statistics-empty = Nog niets om te tellen
statistics-empty-text = Elk spel dat je uitspeelt, telt hier mee: hoe vaak je van wie wint, je beste zet en hoe goed je speelde.
statistics-empty-play = Een spel beginnen
statistics-reading = { $left ->
        [one] Eén spel wordt nog gelezen.
       *[other] { $left } spellen worden nog gelezen.
    }
statistics-left-off = Dit zijn je laatste spellen; { $left ->
        [one] één ouder spel telt
       *[other] { $left } oudere spellen tellen
    } niet mee.
statistics-games = spellen
statistics-won = gewonnen
statistics-margin = gemiddeld verschil
statistics-interval = { $low } tot { $high }
statistics-win-streak = keer achter elkaar gewonnen
statistics-day-streak = dagen achter elkaar
statistics-best-turn = { $number ->
        [one] punt in één zet
       *[other] punten in één zet
    }
statistics-best-turn-see = Je beste zet bekijken
statistics-from-to = { $first } tot { $last }
statistics-opponents = Tegen wie
statistics-editions = Per spel
statistics-sizes = Per aantal spelers
statistics-people = Mensen
statistics-size = { $count } spelers
statistics-plot = Aandeel gewonnen spellen als balken; de streep over het einde van een balk is het 95%-interval. De tabel eronder heeft dezelfde cijfers.
statistics-even = Gestippeld: het aandeel als iedereen even goed speelde.
statistics-as-table = Als tabel
statistics-column-game = spel
statistics-column-size = spelers
statistics-column-opponent = tegenspeler
statistics-column-games = spellen
statistics-column-seats = ontmoetingen
statistics-column-won = gewonnen
statistics-column-shared = gedeeld
statistics-column-lost = verloren
statistics-column-share = aandeel
statistics-column-margin = verschil
statistics-history = Punten door de tijd
statistics-history-of = { $name }: punten van { $count ->
        [one] één spel
       *[other] { $count } spellen
    }
statistics-history-plot = Van { $first } tot { $last }, tussen { $low } en { $high } punten, gemiddeld { $mean }. De lijst met spellen eronder heeft elk cijfer.
statistics-history-won = gewonnen
statistics-history-lost = niet gewonnen
statistics-history-mean = gemiddelde van de laatste { $count }
statistics-reviews = Hoe goed je speelde
statistics-reviews-of = Gemiddelden van je geanalyseerde spellen waarin geen bot voor je speelde: { $games } van { $all }.
statistics-reviews-none = Nog geen van je spellen is geanalyseerd. Dat kan bij het terugkijken.
statistics-accuracy = nauwkeurigheid
statistics-error-rate = winstkans verloren per beslissing
statistics-luck = punten geluk per spel
statistics-luck-text = Geluk is wat de gasten die je pakte meer waard waren dan die van de anderen. In het kaartspel is dat met alle kaarten open gerekend.
statistics-list = Je spellen
statistics-list-more = Meer tonen
statistics-column-date = datum
statistics-column-against = tegen
statistics-column-place = plaats
statistics-column-points = punten
statistics-column-notes = opmerkingen
statistics-column-accuracy = nauwkeurigheid
statistics-column-lost-win = % winstkans verloren per beslissing
statistics-column-luck = geluk
statistics-column-replay = terugkijken
statistics-place = { $place } van { $players }
statistics-gave-up = je gaf op
statistics-bot-for-you = een bot speelde voor jou
statistics-bot-for-others = een bot speelde voor iemand anders
statistics-several-seats = 2+ plaatsen, één apparaat
statistics-imported = uit een bestand
statistics-ended-early = vroeg geëindigd
statistics-which = Welke spellen meetellen
statistics-which-results = Elk spel telt dat is uitgespeeld en waarin je één plaats had, wie er ook op de andere zat. Een gedeelde eerste plaats telt voor dat deel als overwinning. Het verschil is wat je meer hebt dan de beste van de anderen.
statistics-which-opponents = Van elke tegenspeler win je als je vóór die speler eindigt, wie het spel ook wint. Alle mensen tellen samen: het café houdt niet bij met wie je speelde.
statistics-which-apart = Niet meegeteld: spellen met meerdere plaatsen, spellen uit een bestand, en spellen die vroeg eindigden omdat iemand opgaf of de tafel werd gesloten.
statistics-which-apart-so-far = Tot nu toe: { $several } met meerdere plaatsen, { $imported } uit een bestand en { $early } die vroeg eindigden.
statistics-which-bots = Spellen waarin een bot voor iemand doorspeelde tellen mee en zijn gemarkeerd. Wie opgeeft terwijl de anderen doorspelen, wordt laatste.
statistics-which-intervals = Het bereik onder een cijfer is het 95%-interval: met zo weinig spellen ligt je echte sterkte er ergens in. Het staat er vanaf { $count } spellen.
statistics-which-days = Een reeks overwinningen eindigt met elk spel dat je niet alleen wint. Dagen zijn die van de klok van je apparaat.
statistics-download-csv = Spellen als CSV
statistics-download-json = Alles als JSON
