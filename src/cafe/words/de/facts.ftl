### Was die Regeln zu einem Zug sagen, und was geschehen ist.

## Einwände: warum ein Zug nicht geht

chair-taken = { $chair_start } ist besetzt: Dort sitzt { $by }.
no-such-chair = Einen Stuhl { $chair } gibt es hier nicht.
not-at-home =
    { $chair_known ->
        [yes] { $guest_start } ist an keinem Tisch dort zu Hause.
       *[no] { $chair_start } steht nur an Tischen anderer Nationen ({ $nations }): { $guest_start } ist dort nicht zu Hause.
    }
unbalanced =
    { $place_atstart } säßen dann { $ladies ->
        [0] { gentlemen } und { ladies }
       *[other] { ladies } und { gentlemen }
    }.
left-alone = { $guest_start } { $chair_at } säße am Ende des Zuges ohne Gesellschaft da.
pays-nothing =
    { $guest_start } brächte { $chair_at } keine Punkte ein, und niemand könnte sich danach zu { $guest_sex ->
        [f] ihr
       *[m] ihm
    } setzen.
someone-waits = { $guest_start } { $chair_at } wartet noch auf Gesellschaft: Der nächste Gast muss { $tables_at_or } Platz nehmen.
not-in-hand = { $guest_start } ist nicht auf der Hand, oder nicht oft genug.
not-in-this-game = Diese Aktion gibt es in diesem Spiel nicht.
turn-under-way = In diesem Zug haben schon Gäste Platz genommen, und in einem Zug geht nur eine Art von Aktion.
nothing-done = Passen geht nicht: Vor dem Ende des Zuges muss eine Aktion stehen.
enough-seated =
    { $limit ->
        [one] In einem Zug darf höchstens 1 Gast Platz nehmen.
       *[other] In einem Zug dürfen höchstens { $limit } Gäste Platz nehmen.
    }
game-over = Das Spiel ist zu Ende.
joker-not-served = Joker werden an der Bar nicht bedient.
no-joker-there = { $chair_atstart } sitzt kein Joker.
joker-for-joker = Der Joker { $chair_at } lässt sich nicht gegen einen anderen Joker tauschen.
wrong-sex =
    { $wanted_code ->
        [f] { $chair_atstart } sitzt eine Joker-Dame: Nur eine Dame kann ihren Platz einnehmen.
       *[m] { $chair_atstart } sitzt ein Joker-Herr: Nur ein Herr kann seinen Platz einnehmen.
    }
choose-hand-size-first = Entscheide zuerst, um wie viel das Handlimit sinkt.
no-hand-size-choice = Über das Handlimit wird jetzt nicht entschieden.
lowers-too-much = Das Handlimit kann höchstens um { $most } sinken, nicht um { $by }.
hand-full =
    { $limit ->
        [one] Mit 1 Gast auf der Hand wird keiner mehr gezogen.
       *[other] Mit { $limit } Gästen auf der Hand wird keiner mehr gezogen.
    }
hand-not-full =
    { $limit ->
        [one] Ein Gast wird erst mit 1 Gast auf der Hand verdeckt abgelegt.
       *[other] Ein Gast wird erst mit { $limit } Gästen auf der Hand verdeckt abgelegt.
    }
hand-not-empty =
    { $guests ->
        [one] Das Café lässt sich nur mit leerer Hand schließen: Noch ist 1 Gast auf der Hand.
       *[other] Das Café lässt sich nur mit leerer Hand schließen: Noch sind { $guests } Gäste auf der Hand.
    }
choose-birthday-first = Entscheide zuerst, ob eine Nation Geburtstag hat.
no-birthday-choice = Über einen Geburtstag wird jetzt nicht entschieden.
clubs-not-played = Dieses Spiel wird ohne geschlossene Runden gespielt.
no-such-table = Einen Tisch { $table } gibt es hier nicht.
not-at-the-club = { $chair_start } steht nicht { $table_at }.
party-size = Zu einer geschlossenen Runde setzt man { $least } bis { $most } Gäste auf einmal, nicht { $guests }.
no-club =
    { $place_atstart } säßen dann { $ladies ->
        [0] { gentlemen } und { ladies }
       *[other] { ladies } und { gentlemen }
    }: Ein Kaffeekränzchen braucht vier Damen, ein Stammtisch vier Herren.

## Was an einer erfragten Stellung nicht stimmt

turn-over-before = Schritt { $step }: Der Zug ist schon zu Ende.
card-not-told = Schritt { $step }: Es fehlt, welche Tischkarte auf { $tables } kommt (C5).
nobody-left-to-come = Im Café sind so viele Gäste, dass das Spiel aus ist.
tables-are-the-plans = Die Tische des Brettspiels stehen auf seinem Plan: Lass die Tischkarten weg.
no-tables-told = Es fehlt, welche Tische im Kartenspiel ausliegen, etwa b2=RU d2=GB.
no-bar-here = Das Kartenspiel hat keine Bar.
bar-too-full = An der Bar können 0 bis { $most } Plätze besetzt sein.
less-than-nothing = Solange das Spiel läuft, hat niemand weniger als nichts (B8).
birthdays-not-played = Ein Geburtstag braucht die Variante V1: Setze birthday=on.
chair-not-on-plan = { $chair } ist kein Stuhl des Plans { $plan }.
table-not-on-plan = { $table } ist kein Tisch des Plans { $plan }.
guest-told-too-often = { $guest_label }: { $times } in der Frage, { $most } im Spiel.
table-told-too-often = { $nation_table }: { $times } in der Frage, { $most } im Spiel.

## Aktionen: was man tun kann

seat = { $guest_object } { $chair_onto } setzen
    .item = { $guest_object } { $chair_onto }
end-turn = den Zug beenden
send-to-bar = { $guest_object } an die Bar schicken
swap-joker = { $guest_object } gegen den Joker { $chair_at } tauschen
host-club =
    { $party_count ->
        [0] { $table_at } eine geschlossene Runde setzen
       *[other] { $table_at } eine geschlossene Runde setzen: { $party }
    }
draw = einen Gast ziehen
lay-aside = { $guest_object } verdeckt ablegen
close-cafe = das Café schließen
lower-hand-size =
    { $by ->
        [0] das Handlimit behalten
       *[other] das Handlimit um { $by } senken
    }
name-birthday =
    { $nation ->
        [none] keine Geburtstagsnation nennen
       *[other] die Geburtstagsnation nennen: { $nation }
    }

## Ereignisse: was geschehen ist

# Beschließt den Satz, wenn dabei Tische gleicher Nation voll geworden sind.
completes =
    { $one_nation_count ->
        [0] { "" }
        [one] { " " }{ $one_nation_start } ist nun ein voller Tisch gleicher Nation.
       *[other] { " " }{ $one_nation_start } sind nun volle Tische gleicher Nation.
    }
guest-seated =
    { $waits ->
        [yes] { $guest_sex ->
            [f] { $player } setzt { $guest_object } { $chair_onto }; dort wartet sie auf Gesellschaft.
           *[m] { $player } setzt { $guest_object } { $chair_onto }; dort wartet er auf Gesellschaft.
        }
       *[no] { $points ->
            [0] { $player } setzt { $guest_object } { $chair_onto }.
           *[other] { $player } setzt { $guest_object } { $chair_onto } und erhält { points }.{ completes }
        }
    }
club-hosted = { $player } versammelt { $table_at } eine geschlossene Runde und erhält dafür { points }.{ completes }
sent-to-bar =
    { $price_sign ->
        [minus] { $player } schickt { $guest_object } an die Bar: Platz { $space } kostet { price }, und { $player } zahlt { $points_amount }.
       *[plus] { $player } schickt { $guest_object } an die Bar: Platz { $space } bringt { points }.
    }
joker-swapped = { $player } setzt { $guest_object } { $chair_onto } und nimmt { $joker_object } von dort auf die Hand.
went-bankrupt =
    { $guests_count ->
        [0] { $player } kann nicht zahlen und scheidet aus.
        [one] { $player } kann nicht zahlen und scheidet aus; 1 Gast kommt zurück in die Schachtel.
       *[other] { $player } kann nicht zahlen und scheidet aus; { $guests_count } Gäste kommen zurück in die Schachtel.
    }
hand-size-asked = { $player } darf das Handlimit um bis zu { $most } senken.
hand-size-lowered = { $player } senkt das Handlimit um { $by }.
guest-drawn =
    { $guest ->
        [none] { $player } zieht einen Gast.
       *[other] { $player } zieht einen Gast: { $guest_object }.
    }
laid-aside =
    { $guest ->
        [none] { $player } legt einen Gast verdeckt ab.
       *[other] { $player } legt einen Gast verdeckt ab: { $guest_object }.
    }
tables-cleared =
    { $left_count ->
        [one] Voll besetzt und abgeräumt: { $places }. 1 Gast verlässt das Café.
       *[other] Voll besetzt und abgeräumt: { $places }. { $left_count } Gäste verlassen das Café.
    }
table-laid = Ein neuer Tisch { $table_spot }: { $nation }.
birthday-asked = { $player } darf die Nation nennen, die Geburtstag hat.
birthday-named =
    { $nation ->
        [none] { $player } nennt keine Nation: In diesem Spiel gibt es keinen Geburtstag.
       *[other] { $player } nennt die Geburtstagsnation: { $nation }. Ab jetzt zählen ihre beiden Tische doppelt.
    }
turn-skipped = { $player } kann nichts tun und wird übersprungen.
turn-passed = { $player } ist am Zug.
hand-reckoned =
    { $points ->
        [0] { $player } hat keine Gäste übrig.
       *[other] { $jokers ->
            [0] { $player } hat noch { guests } übrig: { points-signed }.
           *[other] { $guests ->
                [0] { $player } hat noch { jokers } übrig: { points-signed }.
               *[other] { $player } hat noch { guests } und { jokers } übrig: { points-signed }.
            }
        }
    }
game-ended = Das Spiel ist zu Ende. { $reason }

## Spielende: warum das Spiel zu Ende ist

end-bar-full = Alle Plätze an der Bar sind besetzt.
end-cafe-full = Alle Stühle im Café sind besetzt.
end-bag-low = Im Beutel sind nur noch vier Gäste.
end-hand-empty = Jemand hat keine Gäste mehr.
end-nobody-can-act = Niemand kann mehr etwas tun.
end-one-left = Nur noch eine Person ist im Spiel.
end-tables-out = Im Stapel sind nicht mehr genügend Tischkarten.
end-guests-out = Der letzte Gast des Zugstapels ist gezogen.
end-closed = Jemand mit leerer Hand hat das Café geschlossen.

## Abrechnung

line =
    { $place_label }: { $club ->
        [yes] geschlossene Runde
       *[no] { guests }
    }{ $doubled ->
        [yes] { " " }gleicher Nation
       *[no] { "" }
    }{ $birthday ->
        [yes] , Geburtstag
       *[no] { "" }
    } = { points }
    .item = { $points_amount } { $place_at }

## Was als Nächstes kommt

stage-act = Wähle eine Aktion.
stage-seating = Setze noch einen Gast oder beende den Zug.
stage-club = Die geschlossene Runde sitzt: Beende den Zug.
stage-hand-size = Entscheide, um wie viel dein Handlimit sinkt.
stage-birthday = Nenne die Nation, die Geburtstag hat, oder keine.

## Rangliste

standing =
    { $bankrupt ->
        [yes] { $place }. { $player }: bankrott
       *[no] { $place }. { $player }: { score }
    }
