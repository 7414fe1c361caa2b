### Das Café ohne Server: wie es im Browser eingerichtet wird, und was dort anders ist. Nur seine Seiten laden das.

## Einrichten

local-title = Das Café wird in deinem Browser eingerichtet
local-text = Hier läuft das ganze Café auf diesem Gerät: Die Figuren denken in deinem Browser, und deine Spiele bleiben darin. Es wird einmal geladen; danach öffnet es auch ohne Verbindung.
local-progress = Das Café wird geladen
local-fetched = { $done } von { $all } MB
local-left =
    { $seconds ->
        [one] noch etwa eine Sekunde
       *[other] noch etwa { $seconds } Sekunden
    }
local-left-minutes =
    { $minutes ->
        [one] noch etwa eine Minute
       *[other] noch etwa { $minutes } Minuten
    }
local-waiting = Einen Moment …
local-starting = Alles ist da. Das Café öffnet gleich.
local-ask-title = Ohne Verbindung spielen
local-ask = Dein Browser soll Daten sparen. Das Café einzurichten braucht einmalig etwa 6 MB.
local-cancelled = Das Café ist nicht eingerichtet. Du kannst das jederzeit nachholen.
local-set-up = Café einrichten
local-failed-title = Das Café ließ sich nicht einrichten
local-failed-no-wasm = In diesem Browser kann das Café nicht laufen: WebAssembly fehlt oder ist hier verboten. Die Regeln und die Lektionen kannst du trotzdem lesen.
local-failed-no-storage = Dieser Browser hat keinen Platz für deine Spiele, vielleicht weil dies ein privates Fenster ist. Bitte öffne das Café in einem gewöhnlichen.
local-failed-unreachable = Das Café konnte nicht geladen werden. Gibt es eine Verbindung?
local-failed-newer-format = Deine Spiele in diesem Browser stammen von einer neueren Version des Cafés. Nichts wurde verändert; bitte lade diese Seite neu, wenn du eine Verbindung hast.
local-failed-unsafe = Im Browser läuft das Café nur, wenn seine Adresse mit https beginnt. Die Regeln und die Lektionen kannst du trotzdem lesen.
local-failed-broken = Im Café in deinem Browser ist etwas schiefgegangen. Deine Spiele sind sicher.

## Was anders ist

local-place = Ohne Verbindung
local-start-text = Setze Gäste aus zwölf Nationen an die richtigen Tische, Damen und Herren im Gleichgewicht, und sammle die Punkte: gegen die Figuren des Hauses oder gemeinsam an einem Gerät.
local-place-text = Deine Spiele bleiben in diesem Browser. Freunde per Link, offene Tische und die Partie des Tages gibt es in einem Café mit Server.
local-to-server = Zum Café mit anderen
local-weaker = Hier schwächer als auf einem Server: Es bleibt weniger Zeit zum Nachdenken.
local-nowhere = Das gibt es nur in einem Café mit Server.
local-own = Was in diesem Browser liegt
local-own-text = Dein Name, deine Spiele und deine Rätsel. Jedes Spiel lässt sich als Datei mitnehmen, und alles lässt sich löschen.
local-delete = Alles löschen
local-delete-ask = Alles endgültig löschen?
local-delete-goes = Dein Name, deine Spiele, deine Analysen und deine Rätsel in diesem Browser werden gelöscht, auch laufende Spiele.
local-delete-confirm = Alles endgültig löschen
local-share = Dieses Spiel mitnehmen
local-share-text = Ein Spiel ohne Server hat keinen Link. Als Datei lässt es sich in jedem Café öffnen, auch zum Weiterspielen.

## Wenn etwas schiefgeht

local-not-kept = Das Café ließ sich in diesem Browser nicht aufbewahren, vielleicht weil sein Speicher voll ist. Ohne Verbindung öffnet es nicht.
local-full = Der Speicher des Browsers ist voll, darum lässt sich hier nichts Neues speichern. Was vorher gespeichert war, ist sicher. Schaffe etwas Platz, dann geht das Spiel von selbst weiter.
trouble-not-set-up = Das Café ist in diesem Browser nicht eingerichtet.
trouble-storage-full = Der Speicher des Browsers ist voll, darum wurde das nicht gespeichert. Was vorher gespeichert war, ist sicher. Schaffe etwas Platz und versuche es noch einmal.
trouble-storage-away = Der Speicher des Browsers antwortet gerade nicht. Wir versuchen es weiter.
