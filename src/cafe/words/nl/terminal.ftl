### De opdracht cafe, en spelen in de terminal.

## Hulp en fouten van de opdrachtregel

cli-help = Café International in de terminal: spelen, de scheidsrechter vragen, de regels lezen, partijen tonen, naspelen en controleren.
cli-usage = Gebruik:
cli-options = Opties:
cli-commands = Opdrachten:
cli-help-help = Toont deze hulp.
cli-help-lang = Taal: en, de, fr of nl.
cli-help-plan = De plattegrond: corners, ring, of een bestand met een eigen tekening (B2).
cli-help-set = Spreekt een optie van de regels af, zoals doubling=every-group, swap=any-fitting, bar=gentle, birthday=30 of clubs=on. Mag vaker worden gegeven.
cli-try = Hulp: { $command } --help
cli-no-option = Er is geen optie { $option }.
cli-no-command = Er is geen opdracht { $command }.
cli-no-value = De optie { $option } heeft een waarde nodig.
cli-missing = { $option } ontbreekt.
cli-bad-usage = Er staat een argument te veel.
cli-none-of = { $option }: { $value } bestaat niet; kies uit { $words }.
cli-no-number = { $option }: { $value } is geen getal van { $least } tot { $most }.
cli-no-setting = Een optie en haar waarde schrijf je als optie=waarde, niet als { $setting }.
cli-no-plan = Er is geen plattegrond { $plan } en ook geen bestand met die naam. De plattegronden zijn { $plans }.
cli-contradiction = Voor de optie { $option } is { $value } gegeven, maar hier is het { $other }.
cli-misread = { $option }, teken { $column }: { $flaw }
cli-bad-value = { $option }: { $flaw }
cli-bad-plan = { $file } is geen plattegrond. { $flaw }
cli-bad-question = Op deze vraag is geen antwoord: { $reason }

## Bestanden

cli-file-missing = Er is geen bestand { $file }.
cli-file-is-folder = { $file } is een map, geen bestand.
cli-file-unreadable = { $file } kan niet worden gelezen: { $reason }
cli-file-unwritable = { $file } kan niet worden geschreven: { $reason }
cli-file-too-large = { $file } is groter dan een partij kan zijn.
cli-file-not-text = { $file } is geen tekstbestand.
cli-file-exists = { $file } bestaat al en wordt niet overschreven. Ga ermee verder met --resume, of kies een andere naam.
cli-file-misread = { $where }: { $flaw }

## cafe ask

cli-ask-short = De scheidsrechter: mag het, en wat levert het op?
cli-ask-help = De scheidsrechter voor het spel op je eigen tafel: mag het, en wat levert het op? Beschrijf de stelling en met --play de stappen van een beurt; of met --hand de gasten in de hand, om alles te zien wat zij mogen.
cli-ask-help-game = Het bordspel of het kaartspel.
cli-ask-help-tables = De tafels van het kaartspel en hun landen.
cli-ask-help-seated = Wie waar zit; jokers zijn **f en **m.
cli-ask-help-play = De stappen van de beurt, op volgorde.
cli-ask-help-hand = Wie er in de hand is.
cli-ask-help-laid = De tafelkaarten die na het afruimen komen.
cli-ask-help-bar = Hoeveel plaatsen van de bar bezet zijn.
cli-ask-help-score = De punten van de speler vóór de beurt.
cli-ask-help-turn = Het nummer van de beurt; voor de eerste beurt van een spel geldt een eigen regel (B5).
cli-ask-help-birthday = Het land dat jarig is (V1).
cli-ask-help-json = Antwoordt in JSON, voor programma’s.
cli-ask-nothing = Zeg met --play wat er wordt gespeeld, of met --hand wie er in de hand is.
cli-ask-step = { $code } · { $move }: { score }
cli-ask-total = Toegestaan. Totaal: { score }
cli-ask-refused = { $code } · { $move }: niet toegestaan
cli-ask-unfinished = Zo kan de beurt niet eindigen.
cli-ask-completed = Volle tafel van één nationaliteit: { $place }
cli-ask-cleared = Vol en daarna afgeruimd: { $place }
cli-ask-swapped = { $joker_start } komt in de hand; de ruil levert niets op, er wordt geen gast gepakt en de beurt is voorbij (B6).
cli-ask-bankrupt = De speler kan niet betalen en is uitgespeeld (B8).
cli-refusal = { $rule } · { $title }: { $reason }

## cafe rules, show, replay, check

cli-rules-short = De regels met hun nummers.
cli-rules-help = Alle regels met nummer en titel, of de tekst van één regel: cafe rules E3
cli-rules-unknown = Er is geen regel { $id }. De regels zijn { $ids }.
cli-rules-chapter-E = Etiquette: wie waar mag zitten
cli-rules-chapter-S = Punten
cli-rules-chapter-B = Het bordspel
cli-rules-chapter-C = Het kaartspel
cli-rules-chapter-V = Varianten
cli-show-short = Tekent het café van een partij of stelling.
cli-show-help = Tekent het café van een bewaarde partij, of van een stelling die als tekstregel is gegeven.
cli-show-help-open = Toont ook verborgen gasten.
cli-replay-short = Vertelt een partij beurt voor beurt.
cli-replay-help = Vertelt een partij beurt voor beurt, met de afrekening van elk punt.
cli-replay-help-step = Tekent na elke beurt het café en wacht op Enter.
cli-replay-next = [Enter = volgende beurt]
cli-replay-scores = Stand { $scores }
cli-check-short = Controleert elke stap en elk totaal van een partij.
cli-check-help = Speelt een bewaarde partij na en controleert elke stap en elk totaal.
cli-check-ok = { $file }: alles klopt.
cli-check-game =
    { $edition }, { $players } spelers, { $moves ->
        [one] 1 stap
       *[other] { $moves } stappen
    }
cli-check-seed = Startwaarde van de verdeling: { $seed }
cli-check-open = De partij is niet afgelopen; nu komt beurt { $turn }.

## De spelers in één oogopslag

cli-sheet-name = { $player }
cli-sheet-out = failliet
cli-sheet-aside =
    { $count ->
        [one] en 1 weggelegd
       *[other] en { $count } weggelegd
    }
cli-sheet-bag = Zakje: { $guests } gasten; bij { $last } is het spel afgelopen.
cli-sheet-bar =
    { $price_sign ->
        [minus] Bar: plaats { $space } kost { price }.
       *[other] Bar: plaats { $space } levert { price } op.
    }
cli-sheet-decks =
    Op de stapels liggen nog { $guests ->
        [one] 1 gast
       *[other] { $guests } gasten
    } en { $tables ->
        [one] 1 tafelkaart
       *[other] { $tables } tafelkaarten
    }.
cli-sheet-birthday = Verjaardagstafels: { $nation }
cli-sheet-winners =
    { $winners_count ->
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
    }

## cafe play

cli-play-short = Speelt een partij.
cli-play-command-help = Een hele partij in de terminal, met mensen en bots door elkaar. Zonder opties gestart vraagt de opdracht wat ze moet weten, en Enter is altijd een goed antwoord.
cli-play-help-game = Het bordspel of het kaartspel.
cli-play-help-players = Wie er spelen, met komma’s ertussen: namen van mensen, en bots als bot:leonora of bot:random.
cli-play-help-seed = Een woord waarnaar de gasten worden verdeeld; hetzelfde woord geeft dezelfde verdeling.
cli-play-help-save = Bewaart de partij beurt voor beurt in dit bestand.
cli-play-help-resume = Gaat verder met een bewaarde partij.
cli-play-only-resume = Een bewaarde partij heeft haar eigen regels en spelers: geef --resume alleen, of met --save.
cli-seats-no-bot = Er is geen bot { $bot }. Er zijn { $bots }.
cli-seats-bad-name = { $name } kan geen naam van een speler zijn: 1 tot 40 tekens, zonder | en =.
cli-seats-twice = Twee spelers heten { $name }.

## Eerste vragen

cli-welcome = Welkom in Café International!
cli-welcome-edition = { $number } = { $edition }, { $least } tot { $most } spelers
cli-welcome-which = Welk spel? [Enter = 1]
cli-welcome-opponents = Hoeveel tegenstanders, 1 tot { $most }? [Enter = { $usual }]
cli-welcome-character = { $number } = { $about }
cli-welcome-against = Tegen wie, van zwak tot sterk? [Enter = { $usual }]
cli-welcome-name = Hoe heet je? [Enter = { $usual }]
cli-welcome-again = Een getal van { $least } tot { $most }, alsjeblieft.

## Aan tafel

cli-play-title = Café International, het { $edition }
cli-play-bots =
    { $bots_count ->
        [one] De computer speelt { $bots }.
       *[other] De computer speelt { $bots }.
    }
cli-play-how = Typ het nummer van een aanbod. De code van een gast, zoals ITm, toont waar die mag zitten; hulp toont al het andere.
cli-play-heading = Beurt { $number } · { $player }
cli-play-enter = [Enter = { $move }]
cli-play-legend = [IT] tafel · ITf dame · ITm heer · **f **m jokers · > net gaan zitten · +4 levert 4 op · …+4 wacht, en de volgende gast levert tot 4 op
cli-play-unclear = ‘{ $typed }’ is geen nummer en geen stap; hulp toont wat je kunt typen.
cli-play-no-number = Er is nu geen aanbod { $number }.
cli-play-turn-over = De beurt is al afgelopen; { $code } is niet gespeeld.
cli-play-see-rule = De regel zelf: regel { $rule }
cli-play-why-how = Vraag naar een stap, een gast of een stoel: waarom ITm@k13, waarom ITm, waarom k13
cli-play-undone = Teruggenomen: { $code }
cli-play-no-undo = Er is niets terug te nemen: de beurt begint net, of er is intussen iets verborgens onthuld.
cli-play-saved = Bewaard in { $file }.
cli-play-resume = Later verder met: ./run { $command }
cli-play-save-where = De partij bewaren? Bestandsnaam, of n voor nee [Enter = { $usual }]
cli-play-pass = { $player } is aan de beurt. Geef het apparaat door en druk dan op Enter.
cli-play-hide = [Enter = je hand verbergen en het apparaat doorgeven]
cli-play-over = De eindafrekening

cli-offers-bar =
    { $price_sign ->
        [minus] naar de bar, kost { $price_amount }
       *[other] naar de bar, levert { $price_amount } op
    }
cli-offers-aside = gedekt wegleggen
cli-offers-more = en nog { $count }

cli-play-can-number = speelt het aanbod met dit nummer
cli-play-can-move = speelt een stap; meer stappen met spaties ertussen: ITm@k13 ITf@j12 end
cli-play-can-guest = toont waar deze gast mag zitten
cli-play-can-chair = zegt voor elke gast in de hand wat deze stoel oplevert, of waarom het niet mag
cli-play-can-enter = beëindigt de beurt waar dat kan
cli-play-can-help = toont deze lijst
cli-play-can-why = gevolgd door een stap: de afrekening, of elke reden ertegen
cli-play-can-rules = alle regels; met een nummer zoals E3 alleen die regel
cli-play-can-undo = neemt de laatste stap van deze beurt terug
cli-play-can-show = tekent het café opnieuw
cli-play-can-all = somt alles op wat kan
cli-play-can-hint = noemt de drie beste zetten en wat ze beloven
cli-play-can-save = bewaart de partij; met een naam in dat bestand
cli-play-can-quit = verlaat de partij en vraagt of ze bewaard moet worden

# Wat je daarvoor kunt typen, het gewone eerst.
cli-play-words-help = hulp
cli-play-words-why = waarom
cli-play-words-rules = regel regels
cli-play-words-undo = terug
cli-play-words-show = toon
cli-play-words-all = alles
cli-play-words-hint = tip
cli-play-words-save = bewaar opslaan
cli-play-words-quit = stop stoppen
cli-play-words-no = n nee

## cafe about

cli-about-short = Wat er geïnstalleerd is en welke kern draait.
cli-about-help = Wat er geïnstalleerd is en welke kern draait: de gecompileerde, of dezelfde in gewoon Python.
cli-about-version = Café International { $version } met { $python }
cli-about-compiled = De kern is gecompileerd.
cli-about-pure =
    De kern is gewoon Python: { $why ->
        [chosen] CAFE_KERNEL vraagt erom.
        [stale] de bestanden zijn veranderd sinds het compileren.
        [broken] de gecompileerde kan niet worden geladen ({ $said }).
       *[not-compiled] hij is hier niet gecompileerd; daarvoor is een C-compiler nodig wanneer het pakket wordt geïnstalleerd.
    }

## cafe review

cli-review-short = Hoe goed een afgelopen partij gespeeld werd, en wat geluk was.
cli-review-help = Analyseert een afgelopen partij beslissing voor beslissing: wat de gespeelde zet waard was, wat beter was geweest en hoeveel van de uitslag geluk was. Lopende partijen worden nooit geanalyseerd. Ctrl-C breekt af; er wordt dan niets geschreven.
cli-review-help-nodes = Proefpartijen per beslissing; zonder opgave { $board } in het bordspel en { $card } in het kaartspel. Meer duurt langer en geeft kleinere fouten.
cli-review-help-seed = Een willekeurige tekst. Dezelfde startwaarde geeft dezelfde analyse, tot op de byte.
cli-review-help-json = Toont de analyse als JSON.
cli-review-help-annotate = Schrijft de partij met waarden en betere zetten als commentaar naar dit bestand, dat cafe check nog steeds controleert.
cli-review-running = { $file }: deze partij is niet afgelopen, en lopende partijen worden nooit geanalyseerd.
cli-review-interrupted = Afgebroken na { $done } van { $total } beslissingen; er is niets geschreven.

## cafe puzzle

cli-puzzle-short = Vind de beste zet.
cli-puzzle-help = Toont een stelling waarin één zet duidelijk de beste is, vraagt om die van jou en zegt wat beide waard zijn en waarom. Zonder keuze is het de puzzel van de dag, voor iedereen dezelfde. De exitcode is 0 bij de beste zet en 1 bij een andere.
cli-puzzle-help-id = De puzzel met dit kenmerk.
cli-puzzle-help-game = Puzzels van dit spel; zonder keuze komt de puzzel van de dag uit het bordspel.
cli-puzzle-help-theme = Puzzels met dit thema.
cli-puzzle-help-date = De puzzel van een andere dag.
cli-puzzle-help-random = Een willekeurige puzzel; dezelfde tekst geeft dezelfde puzzel.
cli-puzzle-help-answer = Met deze stappen antwoorden, zonder op de vraag te wachten, zoals ‘ITm@k13 end’.
cli-puzzle-help-solution = De oplossing meteen tonen.
cli-puzzle-help-json = Alles als JSON; de oplossing alleen met een antwoord of --solution.
cli-puzzle-one-choice = Kies met --id, --date of --random, niet met meerdere tegelijk.
cli-puzzle-no-id = Er is geen puzzel { $id }.
cli-puzzle-none = Van dit spel is er geen puzzel met dit thema.
cli-puzzle-no-date = { $date } is geen datum; schrijf die als { $example }.
cli-puzzle-no-moves = ‘{ $moves }’ is niet te lezen: { $flaw }

## cafe tournament

cli-tournament-short = Bots en programma’s tegen elkaar, met gepaarde verdelingen.
cli-tournament-help = Laat bots tegen elkaar spelen: elke verdeling één keer met elke draaiing van de plaatsen, zodat niemand door geluk met de kaarten wint. Een bot is een naam zoals greedy; greedy@500 met een budget aan stellingen; leonora@time met de bedenktijd die een server geeft; of een programma dat het protocol van docs/engine.md spreekt: { $example }. Zoveel bots, zoveel spelers. Ctrl-C stopt en toont wat er gespeeld is.
cli-tournament-help-game = Het bordspel of het kaartspel.
cli-tournament-help-deals = Hoeveel verdelingen; zonder opgave { $deals }.
cli-tournament-help-seed = Een willekeurige tekst. Dezelfde geeft dezelfde verdelingen en partijen, een andere geeft nieuwe.
cli-tournament-help-jobs = Hoeveel partijen tegelijk. De uitslag hangt er niet van af.
cli-tournament-help-json = Cijfers en partijen als JSON naar dit bestand schrijven; - is de standaarduitvoer.
cli-tournament-help-append = Verdergaan met het bestand van --json: alleen de verdelingen die er ontbreken worden gespeeld.
cli-tournament-help-plot = Het aandeel gewonnen partijen als SVG-afbeelding tekenen.
cli-tournament-help-turn-ms = Hoeveel milliseconden een programma voor een beurt heeft; zonder opgave { $milliseconds }.
cli-tournament-help-memory-mb = Hoeveel megabyte geheugen een programma heeft; zonder opgave { $megabytes }.
cli-tournament-no-bot = Er is geen bot { $bot }. Er zijn { $bots }, elk ook met een budget zoals NAAM@500, en programma’s als { $program }.
cli-tournament-bad-command = { $program } is geen opdrachtregel: na { $sign } komt een programma met zijn argumenten, en aanhalingstekens komen in paren.
cli-tournament-no-program = Er is geen programma { $program } dat kan worden uitgevoerd.
cli-tournament-append-what = Zeg met --json met welk bestand --append verdergaat.
cli-tournament-other-report = { $file } is geen verslag van dit toernooi: spel, opties, bots, grenzen en startwaarde moeten gelijk zijn.
cli-tournament-heading =
    { $edition }, { $players } spelers, startwaarde { $seed }: { $deals ->
        [one] 1 verdeling
       *[other] { $deals } verdelingen
    }, { $games } partijen
cli-tournament-intervals = Elk cijfer per plaats, met zijn 95%-betrouwbaarheidsinterval over de verdelingen.
cli-tournament-bot = Bot
cli-tournament-games-won = partijen gewonnen
cli-tournament-deals-won = verdelingen gewonnen
cli-tournament-margin = verschil
cli-tournament-bankrupt = failliet
cli-tournament-rating = rating
cli-tournament-decisions = beslissingen
cli-tournament-nodes = stellingen: gemiddeld / p99 / meest
cli-tournament-time = ms: gemiddeld / p99 / meest
cli-tournament-no-ratings = Ratings vragen nog één pakket: { $install }
cli-tournament-plot = Gewonnen partijen
cli-tournament-failures =
    { $bot }: { $count ->
        [one] 1 keer gefaald
       *[other] { $count } keer gefaald
    }. De eerste keer: { $first }
cli-tournament-failure-crashed = het programma eindigde ({ $detail })
cli-tournament-failure-too-slow = het programma antwoordde niet op tijd
cli-tournament-failure-flooded = het programma schreef meer dan iemand leest
cli-tournament-failure-nonsense = het programma zei iets dat niets betekent: { $detail }
cli-tournament-failure-illegal = een zet die de regels weigeren: { $detail }
cli-tournament-interrupted = Onderbroken; de { $games } partijen van volledige verdelingen tellen.
cli-tournament-worker-died = Een spelend proces is gestorven, misschien door gebrek aan geheugen. De { $games } partijen van volledige verdelingen tellen.

## cafe engine

cli-engine-short = Een bot voor andere programma’s, regel voor regel via stdin en stdout.
cli-engine-help = Een bot die andere programma’s kunnen raadplegen: hij leest regels zoals position en go, en antwoordt met de zet die hij zou spelen. Het protocol staat in docs/engine.md.
cli-engine-help-bot = De bot die antwoordt.
