### Wat de regels van een zet zeggen, en wat er is gebeurd.

## Bezwaren: waarom een zet niet mag

chair-taken = { $chair_start } is bezet: daar zit { $by }.
no-such-chair = Er is hier geen stoel { $chair }.
not-at-home =
    { $chair_known ->
        [yes] { $guest_start } hoort aan geen van de tafels daar thuis.
       *[no] { $chair_start } staat alleen aan tafels van andere landen ({ $nations }): { $guest } hoort daar niet thuis.
    }
unbalanced =
    { $place_atstart } zouden dan { $ladies ->
        [0] { gentlemen } en { ladies }
       *[other] { ladies } en { gentlemen }
    } zitten.
left-alone = { $guest_start } { $chair_at } zou aan het eind van de beurt zonder gezelschap zitten.
pays-nothing =
    { $guest_start } zou { $chair_at } geen punten opleveren, en niemand zou daarna bij { $guest_sex ->
        [f] haar
       *[m] hem
    } kunnen aanschuiven.
someone-waits = { $guest_start } { $chair_at } wacht nog op gezelschap: de volgende gast moet { $tables_at_or } gaan zitten.
not-in-hand = { $guest_start } zit niet in de hand, of niet vaak genoeg.
not-in-this-game = Die zet bestaat niet in dit spel.
turn-under-way = In deze beurt zijn al gasten aan tafel gezet, en een beurt bestaat uit maar één soort zet.
nothing-done = Passen mag niet: doe eerst een zet.
enough-seated =
    { $limit ->
        [one] Per beurt mag er hoogstens 1 gast aan tafel worden gezet.
       *[other] Per beurt mogen er hoogstens { $limit } gasten aan tafel worden gezet.
    }
game-over = Het spel is afgelopen.
joker-not-served = Jokers worden aan de bar niet bediend.
no-joker-there = { $chair_atstart } zit geen joker.
joker-for-joker = De joker { $chair_at } kan niet voor een andere joker worden geruild.
wrong-sex =
    { $wanted_code ->
        [f] { $chair_atstart } zit een vrouwelijke joker: alleen een dame kan haar plaats innemen.
       *[m] { $chair_atstart } zit een mannelijke joker: alleen een heer kan zijn plaats innemen.
    }
choose-hand-size-first = Beslis eerst met hoeveel de handlimiet omlaaggaat.
no-hand-size-choice = Over de handlimiet valt nu niets te beslissen.
lowers-too-much = De handlimiet kan met hoogstens { $most } omlaag, niet met { $by }.
hand-full =
    { $limit ->
        [one] Met 1 gast in de hand wordt er geen meer gepakt.
       *[other] Met { $limit } gasten in de hand wordt er geen meer gepakt.
    }
hand-not-full =
    { $limit ->
        [one] Een gast wordt pas met 1 gast in de hand gedekt weggelegd.
       *[other] Een gast wordt pas met { $limit } gasten in de hand gedekt weggelegd.
    }
hand-not-empty =
    { $guests ->
        [one] Het café kan alleen met een lege hand worden gesloten, en er zit nog 1 gast in.
       *[other] Het café kan alleen met een lege hand worden gesloten, en er zitten nog { $guests } gasten in.
    }
choose-birthday-first = Beslis eerst of er een land jarig is.
no-birthday-choice = Over een jarig land valt nu niets te beslissen.
clubs-not-played = Dit spel wordt zonder clubjes gespeeld.
no-such-table = Er is hier geen tafel { $table }.
not-at-the-club = { $chair_start } staat niet { $table_at }.
party-size = Voor een clubje worden { $least } tot { $most } gasten tegelijk aan tafel gezet, niet { $guests }.
no-club =
    { $place_atstart } zouden dan { $ladies ->
        [0] { gentlemen } en { ladies }
       *[other] { ladies } en { gentlemen }
    } zitten: een koffiekransje vraagt vier dames, een stamtafel vier heren.

## Wat er niet klopt aan een voorgelegde stelling

turn-over-before = Stap { $step }: de beurt is al voorbij.
card-not-told = Stap { $step }: zeg welke tafelkaart op { $tables } komt (C5).
nobody-left-to-come = Er zijn zoveel gasten in het café dat het spel is afgelopen.
tables-are-the-plans = De tafels van het bordspel staan op de plattegrond: laat de tafelkaarten weg.
no-tables-told = Zeg welke tafels er in het kaartspel liggen, zoals b2=RU d2=GB.
no-bar-here = Het kaartspel heeft geen bar.
bar-too-full = Aan de bar kunnen 0 tot { $most } plaatsen bezet zijn.
less-than-nothing = Zolang het spel duurt heeft niemand minder dan niets (B8).
birthdays-not-played = Een verjaardag vraagt om variant V1: zet birthday=on.
chair-not-on-plan = { $chair } is geen stoel van de plattegrond { $plan }.
table-not-on-plan = { $table } is geen tafel van de plattegrond { $plan }.
guest-told-too-often = { $guest_label }: { $times } in de vraag, { $most } in het spel.
table-told-too-often = { $nation_table }: { $times } in de vraag, { $most } in het spel.

## Zetten: wat je kunt doen

seat = { $guest_object } { $chair_onto } zetten
    .item = { $guest_object } { $chair_onto }
end-turn = de beurt beëindigen
send-to-bar = { $guest_object } naar de bar sturen
swap-joker = { $guest_object } ruilen voor de joker { $chair_at }
host-club =
    { $party_count ->
        [0] een clubje vormen { $table_at }
       *[other] een clubje vormen { $table_at }: { $party }
    }
draw = een gast pakken
lay-aside = { $guest_object } gedekt wegleggen
close-cafe = het café sluiten
lower-hand-size =
    { $by ->
        [0] de handlimiet houden
       *[other] de handlimiet met { $by } verlagen
    }
name-birthday =
    { $nation ->
        [none] geen jarig land noemen
       *[other] het jarige land noemen: { $nation }
    }

## Gebeurtenissen: wat er is gebeurd

# Besluit de zin wanneer er tafels van één nationaliteit vol zijn geraakt.
completes =
    { $one_nation_count ->
        [0] { "" }
        [one] { " " }{ $one_nation_start } is nu een volle tafel van één nationaliteit.
       *[other] { " " }{ $one_nation_start } zijn nu volle tafels van één nationaliteit.
    }
guest-seated =
    { $waits ->
        [yes] { $guest_sex ->
            [f] { $player } zet { $guest_object } { $chair_onto }, waar ze op gezelschap wacht.
           *[m] { $player } zet { $guest_object } { $chair_onto }, waar hij op gezelschap wacht.
        }
       *[no] { $points ->
            [0] { $player } zet { $guest_object } { $chair_onto }.
           *[other] { $player } zet { $guest_object } { $chair_onto } en scoort { points }.{ completes }
        }
    }
club-hosted = { $player } vormt een clubje { $table_at } en scoort daarmee { points }.{ completes }
sent-to-bar =
    { $price_sign ->
        [minus] { $player } stuurt { $guest_object } naar de bar: plaats { $space } kost { price }, en { $player } betaalt er { $points_amount }.
       *[plus] { $player } stuurt { $guest_object } naar de bar: plaats { $space } levert { points } op.
    }
joker-swapped = { $player } zet { $guest_object } { $chair_onto } en krijgt daarvoor { $joker_object } in de hand.
went-bankrupt =
    { $guests_count ->
        [0] { $player } kan niet betalen en is uitgespeeld.
        [one] { $player } kan niet betalen en is uitgespeeld; 1 gast gaat terug in de doos.
       *[other] { $player } kan niet betalen en is uitgespeeld; { $guests_count } gasten gaan terug in de doos.
    }
hand-size-asked = { $player } mag de handlimiet met hoogstens { $most } verlagen.
hand-size-lowered = { $player } verlaagt de handlimiet met { $by }.
guest-drawn =
    { $guest ->
        [none] { $player } pakt een gast.
       *[other] { $player } pakt een gast: { $guest }.
    }
laid-aside =
    { $guest ->
        [none] { $player } legt een gast gedekt weg.
       *[other] { $player } legt een gast gedekt weg: { $guest }.
    }
tables-cleared =
    { $left_count ->
        [one] Vol en afgeruimd: { $places }. 1 gast verlaat het café.
       *[other] Vol en afgeruimd: { $places }. { $left_count } gasten verlaten het café.
    }
table-laid = Een nieuwe tafel { $table_spot }: { $nation }.
birthday-asked = { $player } mag het land noemen dat jarig is.
birthday-named =
    { $nation ->
        [none] { $player } noemt geen land: er is in dit spel geen verjaardag.
       *[other] { $player } noemt het jarige land: { $nation }. Vanaf nu tellen de twee tafels van dat land dubbel.
    }
turn-skipped = { $player } kan niets doen en wordt overgeslagen.
turn-passed = { $player } is aan de beurt.
hand-reckoned =
    { $points ->
        [0] { $player } heeft geen gasten over.
       *[other] { $jokers ->
            [0] { $player } heeft nog { guests } over: { points-signed }.
           *[other] { $guests ->
                [0] { $player } heeft nog { jokers } over: { points-signed }.
               *[other] { $player } heeft nog { guests } en { jokers } over: { points-signed }.
            }
        }
    }
game-ended = Het spel is afgelopen. { $reason }

## Einde: waarom het spel is afgelopen

end-bar-full = Alle plaatsen aan de bar zijn bezet.
end-cafe-full = Alle stoelen in het café zijn bezet.
end-bag-low = Er zitten nog maar vier gasten in het zakje.
end-hand-empty = Een speler heeft geen gasten meer.
end-nobody-can-act = Niemand kan nog een zet doen.
end-one-left = Er is nog maar één speler in het spel.
end-tables-out = Er zijn niet genoeg tafelkaarten meer om het café aan te vullen.
end-guests-out = De laatste gast van de stapel is gepakt.
end-closed = Een speler met een lege hand heeft het café gesloten.

## Afrekening

line =
    { $place_label }: { $club ->
        [yes] clubje
       *[no] { guests }
    }{ $doubled ->
        [yes] { " " }van één nationaliteit
       *[no] { "" }
    }{ $birthday ->
        [yes] , verjaardag
       *[no] { "" }
    } = { points }
    .item = { $points_amount } { $place_at }

## Wat er nu komt

stage-act = Kies een zet.
stage-seating = Zet nog een gast aan tafel of beëindig de beurt.
stage-club = Het clubje zit: beëindig de beurt.
stage-hand-size = Beslis met hoeveel je handlimiet omlaaggaat.
stage-birthday = Noem het land dat jarig is, of geen.

## Eindstand

standing =
    { $bankrupt ->
        [yes] { $place }. { $player }: failliet
       *[no] { $place }. { $player }: { score }
    }
