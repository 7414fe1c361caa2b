### Gezelschap: wie komt en gaat, de bel, pauzes, gebaren.

## Iemand is weg

play-seat-gone = { $name } is weg. De computer speelt verder over
play-leave = Tafel verlaten …
play-leave-ask = De tafel verlaten?
play-leave-now = Spel verlaten
play-leave-now-text = De computer speelt meteen voor je verder. Zolang het spel duurt, kun je je plaats weer innemen.
play-leave-later = Later terugkomen
play-leave-later-text = Je plaats blijft voor jou gereserveerd. Ben je aan de beurt en { $time } weg terwijl er iemand wacht, dan speelt de computer voor je tot je terug bent.
play-leave-later-wait = Je plaats blijft voor jou gereserveerd, en de anderen wachten op je.
play-leave-stay = Blijven
time-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
time-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
time-hours =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
time-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }

## Opgeven

play-resign-ends = Het spel is meteen afgelopen, met de punten zoals ze zijn. Wie opgeeft, wordt laatste. Dit kun je niet terugdraaien.
play-resign-plays-on = De computer speelt op jouw plaats verder tot het einde. Je wordt laatste, wat hij ook verdient, en je kunt niet terugkomen.

## De bel

play-bell = Bellen
play-bell-for = Bellen voor { $name }
play-bell-rung = { $name } hoort de bel.
play-bell-for-you = { $name } belt: jij bent aan de beurt.

## Een pauze

play-pause = Spel pauzeren
play-pause-ask = Om een pauze vragen
play-pause-wanted = { $name } wil graag pauzeren.
play-pause-agree = Akkoord
play-pause-decline = Doorspelen
play-pause-waiting = Je wilt graag pauzeren. Nog niet akkoord: { $names }.
play-pause-withdraw = Toch niet
play-paused = Het spel is gepauzeerd. Het gaat vanzelf verder over
play-resume = Nu doorspelen

## Gebaren

play-signs = Zonder woorden
play-unread = { $count } nieuw
sign-cheers = Proost
sign-bravo = Goed gespeeld
sign-laugh = Gelach
sign-surprise = Verbazing
sign-thinking = Laat me nadenken
sign-applause = Applaus
