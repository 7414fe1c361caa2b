### Wat er niet klopt aan een plattegrond, spelregels, een verdeling of een tekst. De browser haalt het alleen op voor het café zonder server.

## Plattegronden

unknown-plan = Er is geen plattegrond ‘{ $text }’; er zijn { $plans }.
too-many-rows = Een tekening heeft hoogstens { $most } rijen.
too-many-columns = Rij { $row } van de tekening heeft meer dan { $most } kolommen.
unknown-sign = { $cell }: ‘{ $text }’ is geen vloer (.), geen stoel (o), geen land en geen getal.
table-without-four-chairs =
    Tafel { $table } heeft { $chairs ->
        [0] geen stoelen
        [one] één stoel
       *[other] { $chairs } stoelen
    } in plaats van vier.
chair-at-no-table = Stoel { $chair } staat aan geen enkele tafel.
chair-at-too-many-tables = Stoel { $chair } staat aan { $tables } tafels; hoogstens { $most } delen er een ({ $rule }).
wrong-number-of-chairs = De tekening heeft { $chairs } stoelen in plaats van { $wanted } ({ $rule }).
not-two-tables = Tafel { $table }: { $nation } heeft { $times } van de tafels in de tekening in plaats van twee (B1).
nations-without-table = In de tekening ontbreekt een tafel voor { $nations } (B1).
wrong-number-of-bar-spaces = De tekening heeft { $spaces } plaatsen aan de bar in plaats van { $wanted } (B1).
bar-space-out-of-order = { $cell }: barplaats { $space } staat waar { $wanted } hoort. Nummer ze 1, 2, 3 …, elk één keer.
not-a-position = Tafel { $table }: ‘{ $text }’ is geen positie. Tafelkaarten liggen op de getallen 1 tot en met { $most } (C2).
positions-not-each-once = De posities van de tekening zijn niet 1 tot en met { $most }, elk één keer (C2).

## Spelregels

bad-option = De optie { $option } past niet: { $flaw }
unknown-version = Versie { $version } van de regels is hier onbekend; dit café speelt versie { $ours }.
wrong-number-of-players =
    { $edition ->
        [board] Het bordspel
       *[card] Het kaartspel
    } is voor { $least } tot { $most } spelers, niet voor { $players }.
plan-of-the-other-game =
    { $plan } is geen plattegrond van het { $edition ->
        [board] bordspel
       *[card] kaartspel
    }.
only-in-the-board-game = Het bordspel heeft die, het kaartspel niet.
settled-in-the-card-game = In het kaartspel is niemand jarig, en telt elk gezelschap van één nationaliteit dubbel (S3, V1).
birthday-out-of-range = De drempel is een getal van 1 tot { $most } (V1).
no-value-told = Schrijf die als optie=waarde.
told-twice = Die is twee keer gegeven.
no-such-option =
    Deze optie bestaat niet; het { $edition ->
        [board] bordspel
       *[card] kaartspel
    } heeft { $options }.
not-an-option-here =
    Het { $edition ->
        [board] bordspel
       *[card] kaartspel
    } heeft die niet; het heeft { $options }.
no-such-value = ‘{ $text }’ bestaat hier niet; kies { $values_or }.
no-number = ‘{ $text }’ is geen getal.
no-name-of-a-plan = ‘{ $text }’ is geen naam voor een plattegrond: kleine letters, cijfers, - en _.

## Verdelingen

guest-dealt-otherwise = { $guest_label }: hier { $times }, in het spel { $instead_of }.
table-card-dealt-otherwise = Tafelkaarten voor { $nation }: hier { $times }, in het spel { $instead_of } (C1).
starter-is-nobody = Wie begint is geen van de { $players } spelers.
half-a-letter = De startwaarde is geen tekst: er staat een halve letter in.

## Teksten

misread = Regel { $line }, teken { $column }: { $flaw }
too-long = Meer dan { $most } tekens.
too-many-lines = Meer dan { $most } regels.
not-one-line = Een stelling is één regel van hoogstens { $most } tekens.
not-a-number-from = ‘{ $text }’ is geen getal van { $least } tot { $most }.
not-a-guest = ‘{ $text }’ is geen gast: noem het land en f of m, zoals ITf; jokers zijn **f en **m.
not-a-nation = ‘{ $text }’ is geen land: kies { $nations_code_or }.
not-a-place = ‘{ $text }’ is geen plaats op een plattegrond, zoals k13.
mark-missing = In ‘{ $text }’ ontbreekt ‘{ $mark }’.
not-a-move = ‘{ $text }’ is geen stap: schrijf die als ITm@k13, ITm@bar, end of draw.
not-one-move =
    { $moves ->
        [0] Hier staat geen stap.
       *[other] Hier hoort één stap, niet { $moves }.
    }
party-too-large = Een gezelschap van { $party }: een clubje heeft hoogstens { $most } gasten (V2).
no-header = Een spelbestand begint met de regel ‘{ $line }’.
belongs-before = ‘{ $text }’ hoort vóór de eerste beurt.
comes-twice = ‘{ $text }’ komt twee keer voor.
is-missing = ‘{ $text }’ ontbreekt of is leeg.
one-starter-is-enough = Er kan maar één speler beginnen.
no-table-cards-here = Het bordspel heeft geen tafelkaarten.
names-for-players =
    { $names ->
        [one] Eén naam
       *[other] { $names } namen
    } voor { $players } spelers.
not-a-name = ‘{ $text }’ is geen naam: 1 tot { $most } afdrukbare tekens zonder |.
not-a-seed = ‘{ $text }’ is geen startwaarde: 1 tot { $most } afdrukbare tekens zonder spaties.
blank-in-seed = Een startwaarde heeft geen spaties.
another-deal = De verdeling is niet die van deze startwaarde.
another-commitment = Dit is niet de toezegging bij deze startwaarde: de verdeling was niet de beloofde.
game-not-over = Het spel is nog niet afgelopen.
another-turn-next = Nu komt beurt { $turn }.
another-player-next = Hier hoort ‘{ $line }’: deze speler is aan de beurt.
turn-told-otherwise = Een beurt wordt geschreven als stappen = standen.
turn-over-already = De beurt is al voorbij.
turn-not-over = De beurt is niet voorbij, en er volgen meer regels.
move-refused = ‘{ $text }’ mag niet. { $objections }
totals-for-players =
    { $totals ->
        [0] Geen stand
        [one] Eén stand
       *[other] { $totals } standen
    } voor { $players } spelers.
another-total = De stand is { $points }, niet { $text }.
end-line-missing = Het spel is afgelopen: de regel ‘{ $line }’ ontbreekt.
end-line-wanted = Het spel is afgelopen: hier hoort ‘{ $line }’.
lines-after-the-end = Na het einde volgen meer regels.
words-wanted =
    ‘{ $part }’ heeft { $words ->
        [0] geen woorden
        [one] één woord
       *[other] { $words } woorden
    } in plaats van { $instead_of }.
hands-for-players =
    ‘{ $part }’ noemt { $hands ->
        [one] één speler
       *[other] { $hands } spelers
    } in plaats van { $players }.
not-there-or-twice = { $place } staat niet op deze plattegrond, of komt twee keer voor.

## Stellingen

out-twice-or-to-move = Een speler is twee keer uitgespeeld, of is aan de beurt terwijl die uitgespeeld is (B8).
waiting-for-nobody = De wachtende gast is er niet, of er wordt nu niemand aan tafel gezet (E5).
not-in-the-card-game = Het kaartspel heeft geen bar, geen faillissement en geen verjaardag.
not-in-the-board-game = Het bordspel heeft geen tafelkaarten, en niemand legt gasten gedekt weg.
not-asked-in-the-card-game = Dat vraagt het kaartspel niet.
stage-without-guests = De fase van de beurt past niet bij hoeveel gasten er in gezet zijn.
end-of-the-other-game =
    ‘{ $text }’ is geen einde van het { $edition ->
        [board] bordspel
       *[card] kaartspel
    }.
over-with-so-few-guests =
    { $left ->
        [0] Zijn er geen gasten meer, dan is het spel afgelopen.
        [one] Is er nog maar één gast, dan is het spel afgelopen.
       *[other] Zijn er nog maar { $left } gasten, dan is het spel afgelopen.
    }
table-not-laid = Zolang het spel duurt ligt er op elke positie een tafel (C5).
over-with-a-full-bar = Is de bar vol, dan is het spel afgelopen (B11).
over-with-one-player = Is er nog maar één speler over, dan is het spel afgelopen (B11).
hand-too-large = Niemand heeft meer dan { $most } gasten in de hand (C6).
nothing-to-do = Wie aan de beurt is kan niets doen, en het spel is niet afgelopen.
