### Gesellschaft: wer kommt und geht, die Klingel, Pausen, Zeichen.

## Jemand ist weg

play-seat-gone = { $name } ist weg. Der Computer übernimmt in
play-leave = Tisch verlassen …
play-leave-ask = Den Tisch verlassen?
play-leave-now = Spiel verlassen
play-leave-now-text = Der Computer spielt sofort für dich weiter. Solange das Spiel dauert, kannst du deinen Platz wieder einnehmen.
play-leave-later = Später wiederkommen
play-leave-later-text = Dein Platz bleibt dir erhalten. Bist du am Zug und { $time } lang weg, während jemand wartet, spielt der Computer für dich, bis du zurück bist.
play-leave-later-wait = Dein Platz bleibt dir erhalten, und die anderen warten auf dich.
play-leave-stay = Bleiben
time-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
time-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
time-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
time-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## Aufgeben

play-resign-ends = Das Spiel endet sofort mit dem jetzigen Punktestand. Wer aufgibt, kommt auf den letzten Platz. Das lässt sich nicht zurücknehmen.
play-resign-plays-on = Der Computer spielt auf deinem Platz bis zum Ende weiter. Du kommst auf den letzten Platz, wie viel er auch verdient, und kannst nicht zurückkommen.

## Die Klingel

play-bell = Klingeln
play-bell-for = Für { $name } klingeln
play-bell-rung = { $name } hört die Klingel.
play-bell-for-you = { $name } klingelt: Du bist am Zug.

## Eine Pause

play-pause = Spiel anhalten
play-pause-ask = Um eine Pause bitten
play-pause-wanted = { $name } möchte eine Pause.
play-pause-agree = Einverstanden
play-pause-decline = Weiterspielen
play-pause-waiting = Du möchtest eine Pause. Noch nicht einverstanden: { $names }.
play-pause-withdraw = Doch nicht
play-paused = Das Spiel macht Pause. Es geht von selbst weiter in
play-resume = Jetzt weiterspielen

## Zeichen

play-signs = Ohne Worte
play-unread = { $count } neu
sign-cheers = Prost
sign-bravo = Gut gemacht
sign-laugh = Lachen
sign-surprise = Staunen
sign-thinking = Lass mich überlegen
sign-applause = Applaus
