### Het spel op het scherm: de zaal, een beurt in wording, wat er is gebeurd en wat daarna komt.

## De zaal

play-room = Het café: ga met de pijltjestoetsen van stoel naar stoel
play-chair-cell = Stoel { $chair }, { $places }
play-chair-named = { $chair_start }
play-chair-label = { $chair_label }
play-chair-free = { $where }: vrij
play-chair-taken = { $where }: { $who }
play-chair-pays = { $where }: vrij, levert { points } op
play-chair-waits = { $where }: vrij, maar de gast zou op gezelschap wachten
play-chair-swap = { $where }: { $who }, kan worden geruild
play-chair-company = { $guests_or } kan erbij komen zitten
play-chair-leaves = vertrekt als de zet wordt gespeeld
play-chair-theirs = voor de ander { points-signed }
play-table = { $place_label }
play-no-table = Geen tafel { $table_spot }
play-bar =
    { $price_sign ->
        [minus] De bar: { $taken } van de { $spaces } plaatsen bezet, de volgende kost { price }
       *[other] De bar: { $taken } van de { $spaces } plaatsen bezet, de volgende levert { price } op
    }
play-bar-takes = Bar, plaats { $space }: { points-signed }
play-in-the-bag =
    { $guests ->
        [one] gast in het zakje
       *[other] gasten in het zakje
    }
play-guests-left = Gasten over
play-tables-left = Tafels over
play-zoom-out = Hele zaal
play-as-list = De tafels als lijst
play-table-row =
    { $place_label }: { $guests } van { $chairs }{ $wants ->
        [full] , vol
        [lady] , zoekt een dame
        [gentleman] , zoekt een heer
       *[either] , een dame of een heer
    }
play-free = vrij
play-shared = ook { $tables_at }

## Spelers

play-players = Spelers
play-you = jij
play-on-turn = aan de beurt
play-away = afwezig
play-guests-in-hand = { guests }
play-hand-size = handlimiet { $size }
play-laid-aside = { $guests } weggelegd
play-is-bot = computer
play-bot-plays = hier speelt nu de computer
play-resigned = heeft opgegeven
play-bankrupt = failliet
play-time-left = Resterende tijd:
play-days-left =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
play-hours-left =
    { $hours ->
        [one] { $hours } uur
       *[other] { $hours } uur
    }

## Wie aan de beurt is

play-status = Het spel
play-your-turn = Jouw beurt
play-turn-of = { $name } is aan de beurt
play-turn-number = Beurt { $number }
play-watching = Je kijkt mee.
play-bot-thinks = De computer denkt na.
play-choose-chair = Kies een stoel voor { $guest }.
play-someone-waits = Zoek gezelschap voor { $guest }.
play-skip = Niet wachten
play-over = Het spel is afgelopen
play-aside = Naast de zaal
play-more = Meer over deze beurt
play-result = Uitslag
play-turn-later = Als je aan de beurt bent, staat hier elk punt voordat je het maakt.
play-hand-order = Volgorde van je gasten
play-hand-order-own = Eigen
play-hand-order-nation = Op land
play-hand-order-sex = Dames, heren
play-resign = Opgeven
play-resign-ask = Dit spel opgeven?
play-stay = Doorspelen

## Wat er nu geldt, en wat je daarna kunt doen

status-awaited-minutes =
    { $count ->
        [one] Al { $count } minuut.
       *[other] Al { $count } minuten.
    }
status-awaited-hours =
    { $count ->
        [one] Al { $count } uur.
       *[other] Al { $count } uur.
    }
status-awaited-days =
    { $count ->
        [one] Al { $count } dag.
       *[other] Al { $count } dagen.
    }
status-begin-board =
    { $place ->
        [some] { $bar ->
            [yes] Kies een gast voor een stoel of voor de bar.
           *[no] Kies een gast voor een stoel.
        }
       *[none] Geen stoel past: stuur een gast naar de bar.
    }
status-begin-card =
    { $place ->
        [some] Zet een gast aan tafel, of pak er een.
       *[none] Geen stoel past: pak een gast.
    }
status-hand-full =
    { $place ->
        [some] { $guests } gasten in je hand: zet er een, of leg er een weg.
       *[none] { $guests } gasten in je hand, geen stoel: leg er een weg.
    }
status-hand-empty =
    { $close ->
        [yes] Je hand is leeg: pak een gast of sluit het café.
       *[no] Je hand is leeg: pak een gast.
    }
status-no-chair =
    { $elsewhere ->
        [send-to-bar] Geen stoel voor deze gast: probeer de bar.
        [lay-aside] Geen stoel voor deze gast: leg de kaart weg.
       *[other] Geen stoel voor deze gast: elke stoel zegt waarom.
    }
status-found-company =
    { $more ->
        [yes] Er is gezelschap: nog een gast, of beëindig de beurt.
       *[no] Er is gezelschap: beëindig de beurt.
    }
status-all-seated = Er kan niemand meer bij: beëindig de beurt.
status-clears =
    { $count ->
        [one] Een tafel is vol: speel, dan wordt die afgeruimd.
       *[other] { $count } tafels zijn vol: speel, dan worden ze afgeruimd.
    }
status-will-draw = Je pakt een gast: spelen of ongedaan maken?
status-will-close = Je sluit het café: spelen of ongedaan maken?
status-will-lay-aside = Kaart weggelegd: spelen of ongedaan maken?
status-will-go-to-bar = Naar de bar ({ points-signed }): spelen of ongedaan maken?
status-will-swap = Je haalt de joker: spelen of ongedaan maken?
status-will-lower-hand-size =
    { $by ->
        [0] Handlimiet blijft: spelen of ongedaan maken?
       *[other] Handlimiet { $by } lager: spelen of ongedaan maken?
    }
status-will-name-birthday =
    { $nation ->
        [none] Niemand is jarig: spelen of ongedaan maken?
       *[other] Jarig: { $nation }. Spelen of ongedaan maken?
    }
status-will-end = Je beurt eindigt: spelen of ongedaan maken?
status-paused = Het spel is gepauzeerd.

## Verbinding en plaatsen

play-connection-live = Verbonden.
play-connection-reconnecting = De verbinding is weg. We blijven het proberen, en je zet blijft bewaard.
play-connection-offline = Je bent offline. Het spel gaat verder zodra je terug bent, en je zet blijft bewaard.
play-connection-restarting = De server start opnieuw op. Zo gaat het spel verder, en je zet blijft bewaard.
play-seat-lost = { $name } was weg: op die plaats speelt nu de computer.
play-take-back = Plaats weer innemen
play-you-lose-seat = Je tijd is om. De computer neemt je plaats in over
play-seat-leaving = { $name } is weg. De computer speelt verder over
play-long-turn = { $name } is al een hele tijd aan de beurt.
play-on = Laat de computer verderspelen
play-pass-to = Geef het apparaat aan { $name }
play-pass-drawn =
    { $guests ->
        [one] { $name } heeft deze gast gepakt
       *[other] { $name } heeft deze gasten gepakt
    }
play-pass-drawn-why = Bekijk het eerst rustig. Daarna gaat het apparaat naar { $name }.
play-pass-seen = Gezien: verbergen
play-pass-why = In het kaartspel zijn de handen verborgen. Nu mag niemand anders kijken.
play-pass-taken = Ik ben { $name }: toon mijn hand
play-missing = Deze tafel bestaat niet
play-loading = Het café gaat zo open …
play-home = Naar de startpagina

## De eigen gasten

play-your-guests =
    { $guests ->
        [0] Jouw gasten
        [one] Jouw gasten: { $guests }
       *[other] Jouw gasten: { $guests }
    }
play-hand-empty = Je hebt geen gasten meer.
play-hidden-guest = een verborgen gast

## De beurt in wording

play-this-turn = Deze beurt
play-receipt-empty = Kies een gast: de stoelen waar die mag zitten lichten op, met de punten die ze opleveren.
play-receipt-chosen = Wijs een stoel aan of kies hem: hier staat dan punt voor punt wat de gast daar oplevert.
play-guest-at = { $guest_label }, { $chair_label }
play-guest-bar = { $guest_label } naar de bar
play-guest-aside = { $guest_label }, weggelegd
play-club-at = Clubje { $table_at }
play-step-draw = Een gast pakken
play-step-close = Het café sluiten
play-step-lower = Handlimiet
play-step-birthday = Verjaardag
play-means-send-to-bar = De gast blijft aan de bar. Je beurt is dan voorbij.
play-means-draw = Wie er komt, zie je na het spelen. Je beurt is dan voorbij.
play-means-lay-aside = Blijft tot het einde gedekt liggen en kost dan 2 punten. Je beurt is dan voorbij.
play-means-close-cafe = Het spel is afgelopen, en elke gast in de hand of weggelegd kost 2 punten.
play-means-lower-hand-size = Vanaf nu heb je zoveel gasten minder in je hand.
play-means-name-birthday = Vanaf nu tellen alle punten aan de tafels van dit land dubbel, voor iedereen.
play-if = Als { $guest } { $chair_at } gaat zitten
play-line =
    { $place_label }: { $club ->
        [yes] clubje
       *[no] { guests }
    }
play-one-nation = één nationaliteit
play-birthday = verjaardag
play-waits = Wacht op gezelschap: de volgende gast moet aan dezelfde tafel.
play-waits-short = wacht
play-swap-short = ruilen
play-total = Totaal
play-where = Waar { $guest } mag zitten
play-nowhere = Geen stoel is nu geschikt voor deze gast. Kies een stoel om te zien waarom.
play-who-there = Wie mag er { $chair_at } zitten?
play-nobody-there = Geen van je gasten. Kies er een en dan de stoel om te zien waarom.
play-why-not = Niet mogelijk
play-why-not-there = { $guest_label } { $chair_at }: niet mogelijk
play-why-not-bar = { $guest_label } aan de bar: niet mogelijk
play-more-reasons =
    { $count ->
        [one] en nog { $count } reden
       *[other] en nog { $count } redenen
    }
# Voor wie luistert
play-said-step =
    { $waits ->
        [yes] { $move }: wacht op gezelschap.
       *[no] { $points_sign ->
            [zero] { $move }.
           *[other] { $move }: { points-signed }.
        }
    }
play-said-undone = Ongedaan gemaakt: { $move }.
play-said-begun-anew = De beurt begint opnieuw.
play-rule = Regel { $rule }
play-all-rules = Alle regels
play-back = Terug naar het spel

## Wat je kunt doen

play-actions = Wat je kunt doen
play-to-bar = Naar de bar
play-to-bar-for = Naar de bar { $points_signed }
play-do-draw = Gast pakken
play-do-close-cafe = Café sluiten
play-do-lay-aside = Wegleggen
play-undo = Ongedaan maken
play-restart = Opnieuw
play-commit = Spelen
play-commit-end = Beurt beëindigen
play-commit-and-lay = Afruimen en opnieuw dekken
play-sending = Wordt verzonden …
play-ask-lower-hand-size = Een volle tafel van één nationaliteit: verlaag je je handlimiet?
play-lower-by =
    { $by ->
        [0] Houden
       *[other] Met { $by } verlagen
    }
play-ask-name-birthday = Welk land is jarig?
play-no-birthday = Geen
play-clubs =
    { $count ->
        [one] { $count } clubje mogelijk
       *[other] { $count } clubjes mogelijk
    }
play-all-clubs = Elke opstelling tonen
play-club-sign = { $club }: { points-signed }

## Wat er is gebeurd

play-since = Sinds je laatste beurt
play-story = Spelverloop
play-nothing-yet = Nog niets.
play-look-back = Het hele spel terugkijken
play-step-back = Een stap terug
play-step-on = Een stap verder
play-sheet = Scoreblad
play-sheet-round = Ronde
play-sheet-cell = { $name }, ronde { $number }: { $points_signed }, daarna { $total }
play-sheet-left = Over
play-chat = Chat
play-chat-empty = Nog niemand heeft iets gezegd.
play-line-deleted = Wie dit schreef, heeft zichzelf verwijderd, en daarmee deze regel.
play-chat-failed = Dat is niet verzonden. Probeer het nog eens.
play-silence = Toeschouwers dempen
play-hear = Toeschouwers laten praten
play-spectators-silenced = Nu praten alleen de spelers.
play-say = Zeg iets
play-send = Verzenden
play-mute = Dempen
play-muted = { $name } is gedempt.
play-unmute = Niet meer dempen
play-people = Mensen aan deze tafel
play-report = Melden
play-report-line = Dit bericht melden?
play-report-name = Deze naam melden?
play-report-text = De leiding van het café ziet het zoals het nu is, samen met deze tafel en wat je hier schrijft. Niemand aan tafel komt het te weten.
play-report-reason = Wat is er mis mee? (Je mag dit leeg laten.)
play-report-send = Melding versturen
play-report-sent = Bedankt, de melding is verstuurd.

## Toetsen

play-keys = Toetsen
play-keys-on = Sneltoetsen
play-keys-hint = Eén toets is genoeg voor elke actie. Pijltjes en Enter werken altijd.
play-key-arrows = van stoel naar stoel of van gast naar gast
play-key-lit = van de ene verlichte stoel naar de volgende
play-key-enter = de gast kiezen, de stoel nemen
play-key-number = een gast kiezen op nummer
play-key-home-end = Home, End
play-key-ends = naar de eerste of laatste gast in je hand; nummers gelden voor de eerste negen
play-key-move = de gast in je hand verplaatsen
play-key-hand = naar je gasten
play-key-room = naar de zaal
play-key-bar = de gekozen gast naar de bar
play-key-draw = een gast pakken
play-key-undo = de laatste stap ongedaan maken
play-key-end = de zet spelen
play-key-story = nagaan wat er is gebeurd
play-key-escape = de keuze wissen
play-key-zoom = dichterbij, verder weg, de hele zaal
play-key-help = deze lijst

## Na het spel

play-called-off = Het spel is afgezegd
play-closed = De leiding van het café heeft dit spel gesloten
play-you-won = Je hebt gewonnen!
play-you-shared = Je deelt de overwinning
play-you-came =
    Je bent { $place ->
        [2] tweede
        [3] derde
        [4] vierde
       *[5] vijfde
    } geworden
play-my-points-ahead = { score }, { $by } meer dan { $name }
play-my-points-behind = { score }, { $by } minder dan { $name }
play-standings = Eindstand
play-print = Afdrukken
play-deal = Is er eerlijk geschud?
play-deal-text = Voor de eerste zet heeft het café de vingerafdruk van de geschudde gasten gepubliceerd. Nu het spel voorbij is, is ook de geheime startwaarde bekend: iedereen kan narekenen of die twee bij elkaar horen.
play-deal-check = Narekenen
play-deal-insecure = Deze browser berekent vingerafdrukken alleen via een beveiligde verbinding. De opdracht ‘cafe check’ controleert het spelbestand.
play-deal-holds = Ze horen bij elkaar: alles stond vast voor de eerste zet, en niemand heeft er iets aan veranderd.
play-deal-broken = Ze horen niet bij elkaar: dit spel is niet geschud zoals het café had beloofd.
play-deal-before = Gepubliceerd voor het spel
play-deal-seed = De startwaarde, na afloop bekendgemaakt
play-deal-after = De vingerafdruk daarvan, berekend door je browser (SHA‑256)
play-deal-more = De opdracht ‘cafe check’ schudt ook opnieuw met de startwaarde en speelt elke zet uit het spelbestand na.
play-winner =
    { $count ->
        [one] { $names } wint
       *[other] { $names } delen de overwinning
    }
play-ended-resigned = Het spel is geëindigd door opgave.
play-was-taken-over = Een deel is door de computer gespeeld.
play-imported = Geïmporteerd
play-imported-text = Dit spel komt uit een bestand: het café heeft de gasten niet verdeeld en niet meegekeken.
play-rematch = Revanche
play-to-rematch = Naar de revanche
play-rematch-wanted = { $name } wil een revanche.
play-rematch-accept = Nog een keer spelen
play-to-replay = Terugkijken
play-game-file = Spelbestand
play-share = Link om terug te kijken
play-curve =
    { $turns ->
        [one] De stand over { $turns } beurt
       *[other] De stand over { $turns } beurten
    }
play-csv-turn = beurt
play-csv-time = tijd
play-csv-player = speler
play-csv-moves = stappen
play-csv-points = punten
play-csv-origin = herkomst

## Terugkijken

replay-tabs = Manieren om dit spel te bekijken
replay-title = Terugkijken
replay-so-far = Het spel tot nu toe
replay-open = Open kaarten
replay-view = Gezien vanuit
replay-controls = Door het spel bladeren
replay-first = Naar het begin
replay-last = Naar het einde
replay-run = Automatisch afspelen
replay-pause = Pauzeren
replay-slider = Beurt
replay-turn-of = Beurt { $turn } van { $turns }
replay-this-turn = Deze beurt
replay-hands = In de hand
replay-start = De gasten zijn verdeeld en het café gaat open. Ga verder met de pijltjes.
replay-sum = { $points_signed } in deze beurt, in totaal { $total }.
replay-length =
    { $count ->
        [one] Eén beurt.
       *[other] { $count } beurten.
    }
replay-goes-on = Dit spel is nog bezig. Je ziet het zoals je het op dat moment kon zien.
replay-to-match = Naar het spel
replay-review = Analyse

## De regelpagina

rulebook-title = De regels
rulebook-intro = Elk spel op één bladzijde, daarna regel voor regel. Wordt een zet geweigerd, dan noemt het spel altijd de regel die ertegen spreekt.
rulebook-by-number = De regels op nummer
rulebook-print = Afdrukken
rulebook-contents = Alle regels
rulebook-unknown = Er is geen regel { $rule }.
rulebook-chapter-E = Etiquette: wie waar mag zitten
rulebook-chapter-S = Punten
rulebook-chapter-B = Het bordspel
rulebook-chapter-C = Het kaartspel
rulebook-chapter-V = Varianten

## De scheidsrechter

referee-title = Scheidsrechter
referee-intro = Bouw je spel na en vraag dan wie waar mag zitten.
referee-game = Welk spel
referee-task = Wat je wilt doen
referee-set = Opstellen
referee-ask = Vragen
referee-hand = Gasten in de hand
referee-how = Kies een gast en dan een stoel om die daar neer te zetten; kies de stoel nog eens om de gast weg te halen. Gasten over wie je iets wilt vragen, neem je in de hand.
referee-palette = Gasten
referee-tables = Tafelkaarten
referee-nobody = Niemand: stoel leegmaken
referee-into-hand = In de hand
referee-more = Bar, punten en afspraken
referee-bar = Bezette plaatsen aan de bar
referee-score = Punten van wie aan de beurt is
referee-empty = Zaal leegmaken
referee-verdict = De scheidsrechter zegt
referee-trouble = Deze stelling kan niet bestaan. { $reason }
referee-no-hand = Neem eerst gasten in de hand: over hen gaat de vraag.
referee-choose = Kies een gast in de hand: de stoelen waar die mag zitten lichten op.
referee-click = Kies een stoel: de scheidsrechter beoordeelt deze gast daar.
referee-chairs =
    { $count ->
        [0] Geen stoel is geschikt voor deze gast. Kies er een om te zien waarom.
        [one] { $count } stoel is geschikt voor deze gast. Alle andere zeggen waarom niet.
       *[other] { $count } stoelen zijn geschikt voor deze gast. Alle andere zeggen waarom niet.
    }
referee-cleared = Vol en afgeruimd: { $places }.
referee-one-nation = Volle tafels van één nationaliteit: { $places }. De handlimiet mag omlaag.
referee-bankrupt = De speler kan niet betalen en is uitgespeeld.
referee-go-on = Verder vanaf hier
referee-swapped = { $joker_start } komt in de hand. De ruil levert niets op, er wordt geen gast gepakt en de beurt is voorbij.

## Vooruit plannen, wat anderen zouden kunnen en wie er nog komt

play-may-plan = Plan vooruit: kies een gast.
play-planning = Het blijft en wordt op je beurt nagekeken.
play-plan-changed = Een deel van je plan kan niet meer.
play-your-plan = Jouw plan
play-plan-lapsed = Kan niet meer in je plan: { $move }.
play-plan-ends-earlier = De stap ervoor wordt nu apart gespeeld, want die laat iets zien wat verborgen was.
play-guests-of = Gasten van { $name }
play-theirs =
    { $count ->
        [0] Nu geen stoel voor deze gast.
       *[other] { $points ->
            [0] Deze gast zou op gezelschap moeten wachten.
           *[other] { $count ->
                [one] Eén stoel voor deze gast, { points }.
               *[other] { $count } stoelen voor deze gast, hooguit { points }.
            }
        }
    }
play-bag-left = In het zakje
unseen-open = Wie komt er nog?
unseen-title-bag = In het zakje
unseen-title-deck = Nog niet te zien
unseen-bag =
    { $guests ->
        [one] Er zit nog { $guests } gast in het zakje.
       *[other] Er zitten nog { $guests } gasten in het zakje.
    }
unseen-deck = In de stapel: { $bag }. In andere handen of gedekt weggelegd: { $held }. Wie waar is, kun je niet weten.
unseen-nation = Land
unseen-jokers = Jokers
