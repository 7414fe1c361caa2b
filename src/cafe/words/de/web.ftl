### Der Browser-Client außerhalb des Spiels: Rahmen, Startseite, neuer Tisch, Einstellungen.

cafe-name = Café International

## Der Rahmen

skip-to-content = Zum Inhalt springen
nav-label = Hauptmenü
nav-menu = Menü
nav-start = Start
nav-new = Neuer Tisch
nav-tutorial = Spielen lernen
nav-rules = Regeln
nav-referee = Schiedsrichter
nav-settings = Einstellungen
footer-credit = Zwei Spiele von Rudi Hoffmann: Regeln, die sich selbst erklären, und zu jedem Punkt die Abrechnung.
title-your-turn = Du bist am Zug
action-close = Schließen
action-cancel = Abbrechen
action-retry = Noch einmal versuchen
rule-link = Regel { $id }: { $title }
nowhere-title = Diese Seite gibt es nicht
nowhere-text = Diese Adresse führt nirgendwohin. Vielleicht wurde der Link unterwegs abgeschnitten.
page-needs-script = Café International braucht JavaScript.

## Start

start-title = Ein Stuhl ist frei
start-text = Setze Gäste aus zwölf Nationen an die richtigen Tische, Damen und Herren im Gleichgewicht, und sammle die Punkte: gegen den Computer, mit Freunden oder gemeinsam an einem Gerät.
start-edition = Welches Spiel?
start-edition-board = Brettspiel
    .text = 24 Tische, eine Bar und Joker
start-edition-card = Kartenspiel
    .text = Fünf Tische, die kommen und gehen
start-players = Zu wievielt?
start-bot = Gegen wen?
start-play = Jetzt spielen
    .hint =
        { $count ->
            [one] gegen 1 Computergegner
           *[other] gegen { $count } Computergegner
        }
start-invite = Freunde einladen
    .hint = mit einem Link zum Tisch
start-device = An diesem Gerät
    .hint = es wird reihum weitergegeben
start-more = Alle Optionen
start-local = Ohne Verbindung spielen
start-learn = Neu hier?
start-tutorial = Spielen lernen
    .text = Ein Dutzend kurzer Lektionen mit den Beispielen der Spielregeln, zum Selberspielen.
start-rules = Die Regeln
    .text = Beide Spiele, Regel für Regel, mit den Nummern, auf die sich jede Ablehnung beruft.
start-referee = Der Schiedsrichter
    .text = Stelle das Spiel nach, das bei dir auf dem Tisch liegt, und frage, wer wo sitzen darf und was es bringt.
start-puzzles = Rätsel
    .text = Stellungen, in denen ein Zug klar der beste ist: Finde ihn und sieh, warum.

## Wer spielt

bot-greedy = Gierig
bot-random = Zufällig
bot-strength = Stärke { $level } von 5
seat-free = Ein freier Stuhl
seat-kind-me = Ich
    .hint = Du, an diesem Gerät.
seat-kind-device = Jemand neben mir
    .hint = Eine zweite Person an diesem Gerät: Es wird reihum weitergegeben.
seat-kind-open = Wer mag
    .hint = Wer den Link zum Tisch hat oder ihn auf der Startseite findet.
seat-kind-invited = Wen ich einlade
    .hint = Nur wer den Link zu genau diesem Platz hat.
seat-kind-bot = Der Computer
    .hint = Er sieht nicht mehr als ein Mensch an seiner Stelle.

## Tische in Listen

lobby-mine = Meine Spiele
lobby-more = Mehr zeigen
lobby-open = Offene Tische
lobby-open-none = Gerade wartet kein Tisch auf Mitspielende.
lobby-open-own = Eröffne selbst einen.
lobby-watch = Hier wird gerade gespielt
lobby-free =
    { $count ->
        [one] 1 freier Stuhl
       *[other] { $count } freie Stühle
    }
lobby-waits = { $name } ist am Zug
lobby-over = Beendet
lobby-replay = Ansehen
lobby-continue = Weiterspielen
lobby-spectate = Zuschauen
lobby-wait = Zum Warteraum
lobby-join = Mitspielen

## Uhren

clock-none = Keine Uhr
    .hint = Alle nehmen sich die Zeit, die sie möchten.
clock-move = Pro Zug
    .hint = Alle haben für jeden Zug gleich viel Zeit.
clock-bank = Pro Spiel
    .hint = Alle haben einen Zeitvorrat für das ganze Spiel und bekommen für jeden Zug etwas dazu.
clock-days = Tage
    .hint = Ein langsames Spiel: so viele Tage für jeden Zug.
clock-minutes = Minuten
clock-increment = Sekunden pro Zug dazu
clock-days-count = Tage pro Zug
clock-none-text = Keine Uhr
clock-move-text = { $time } pro Zug
clock-bank-text = { $time } pro Spiel
clock-bank-increment-text = { $time } pro Spiel, { $increment } pro Zug dazu
clock-days-text =
    { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }

## Ein neuer Tisch

new-title = Neuer Tisch
new-text = Wähle eine Art von Spiel oder alles einzeln: wer spielt, wie schnell und nach welchen Regeln.
new-game = Spiel
new-presets = Was für ein Spiel?
new-changed = geändert
new-unchanged = Wie in „{ $preset }“. Sobald du Regeln, Zeit oder Wartezeit änderst, steht es hier.
new-put-back = Zurück zu „{ $preset }“
new-seats = Plätze
new-others = Mit wem?
new-others-bot = Computer
new-others-open = Freunde per Link
new-others-device = Leute neben mir
new-seat = Platz { $number }
new-seat-bot = Wer spielt auf Platz { $number }?
new-seat-name = Name
new-clock = Zeit
new-absence = So lange wartet der Tisch, wenn jemand weg ist
    .hint = Danach spielt der Computer weiter, bis die Person zurück ist.
new-absence-usual = { $time }, wie üblich
new-absence-ever = Unbegrenzt
new-options = Regeln an diesem Tisch
new-options-text = Bei jeder Option steht die Nummer ihrer Regel; sie führt zum Text.
new-plan-drawing = Deine Zeichnung, eine Reihe pro Zeile
new-listed = Auf der Startseite zeigen
    .hint = Dann können alle den Tisch finden und zuschauen. Sonst nur, wer den Link hat.
new-several = Eine Person darf mehrere Plätze nehmen
    .hint = Für alle, die sich an diesem Tisch ein Gerät teilen. Sonst bekommt jede Person, die dazukommt, einen Platz.
new-start = Spiel starten
new-open = Tisch eröffnen
names-title = Wer spielt mit?
names-title-me = Wie dürfen dich die anderen nennen?
names-text = Das Gerät geht von Hand zu Hand. Für das nächste Spiel bleiben die Namen hier gespeichert.
names-text-me = Deine Freunde sehen deinen Namen am Tisch. In den Einstellungen kannst du ihn jederzeit ändern.
names-none = Ohne Namen

## Der Warteraum

wait-kicker = Ein Tisch wartet
wait-players =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
wait-listed = auf der Startseite
wait-private = nur mit Link
wait-several = mehrere Plätze für eine Person erlaubt
wait-free =
    { $count ->
        [one] 1 Stuhl ist noch frei
       *[other] { $count } Stühle sind noch frei
    }
wait-full = Alle sind da
wait-expected =
    { $count ->
        [one] Noch 1 Person wird erwartet
       *[other] Noch { $count } Personen werden erwartet
    }
wait-you = Du
wait-bot = Computer
wait-present = ist da
wait-absent = hat einen Platz, ist aber gerade weg
wait-reserved = der Stuhl ist reserviert
wait-reserved-you = der Stuhl ist für dich reserviert
wait-free-open = für alle offen
wait-free-invited = für die Person mit dem Link
wait-free-device = für jemanden am selben Gerät
wait-free-bot = für den Computer
wait-name = Dein Name
wait-join = Platz nehmen
wait-take-too = Auch diesen Platz nehmen
wait-leave = Aufstehen
wait-free-seat = Platz freimachen
wait-free-kept = Stuhl freigeben
wait-give-bot = An den Computer geben
wait-bot-title = Wer soll hier spielen?
wait-bot-sit = Platz nehmen lassen
wait-remove = Entfernen
wait-remove-title = { $name } entfernen?
wait-remove-text = Wer entfernt wird, verliert den Platz und kann nicht an diesen Tisch zurück. Soll die Person wiederkommen dürfen, mach nur ihren Platz frei.
wait-start = Spiel starten
wait-call-off = Spiel absagen
wait-for-host = Du hast einen Platz. Wer den Tisch eröffnet hat, startet das Spiel, sobald alle da sind.
wait-no-seat = Hier ist für dich kein Stuhl frei. Sobald das Spiel begonnen hat, kannst du zuschauen.
wait-removed = Du wurdest von diesem Tisch entfernt.
wait-invite = Einladen
wait-link = Link zum Tisch
wait-link-text = Schicke ihn denen, mit denen du spielen willst. Er sagt, was hier gespielt wird, bevor sich jemand setzt.
wait-seat-link = Link zu Platz { $number }
wait-seat-link-text = Jeder dieser Links ist für eine Person und öffnet nur einen Platz.
wait-rules = Was hier gespielt wird
wait-rules-usual = Die üblichen Regeln, ohne Varianten.

## Einstellungen

settings-name = Dein Name
settings-name-placeholder = Wie die anderen dich sehen
settings-name-saved = Gespeichert.
settings-name-refused = Dieser Name geht nicht. Bitte wähle einen anderen.
settings-language = Sprache
settings-theme = Darstellung
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-system = Wie das Gerät
settings-motion-less = Weniger
settings-sound = Ton
    .hint = Ein paar leise Café-Geräusche: eine Klingel, wenn du am Zug bist, Stühle, Tassen und Karten.
settings-volume = Lautstärke
settings-coordinates = Koordinaten
    .hint = Buchstaben und Zahlen am Rand des Raums und bei Stühlen und Tischen.
settings-notify = Benachrichtigungen
    .hint = Eine Benachrichtigung, wenn du am Zug bist und gerade woanders hinschaust.
settings-notify-refused = Der Browser erlaubt keine Benachrichtigungen.
settings-draw = Sofort ziehen
    .hint = Ein Gast wird gezogen, sobald du darum bittest, ohne „Spielen“.
me-title = Deine Ecke
me-more = Deine Spiele, Geräte und Schlüssel
me-games = Deine beendeten Spiele
me-games-none = Es gibt noch keins.
me-download = Spieldatei herunterladen
me-open = Spieldatei öffnen
me-open-text = Ein beendetes Spiel kannst du ansehen, ein anderes an diesem Gerät weiterspielen.
me-open-misread = Diese Datei lässt sich nicht lesen. { $reason }
me-devices = Deine Geräte
me-devices-text = Hier bist du angemeldet. Melde ab, was du nicht mehr benutzt oder nicht kennst.
me-devices-add = Gerät hinzufügen
device-name = { $browser } { $system ->
    [iPhone] auf dem iPhone
    [iPad] auf dem iPad
   *[other] unter { $system }
}
device-unknown = Unbekanntes Gerät
device-older = Ältere Geräte
device-older-text = Nicht mehr gesehen, seit es diese Liste gibt.
device-current = Dieses Gerät
device-used = Zuletzt { $when }
device-used-lately = Vor Kurzem benutzt
device-sign-out = Abmelden
device-sign-out-of = Abmelden: { $device }
device-signed-out = { $device }: abgemeldet.
device-leave = An diesem Gerät abmelden?
device-leave-text = Zurück kommst du mit einem Link, den du an einem anderen deiner Geräte erstellst.
device-leave-last = Das ist dein einziges Gerät: Dein Name und deine Spiele wären für immer verloren.
device-everywhere = Überall abmelden
device-everywhere-ask = Überall abmelden?
device-everywhere-text = Alle deine Geräte werden auf einmal abgemeldet. Links, die noch niemand geöffnet hat, gelten nicht mehr.
device-everywhere-stay = An diesem Gerät angemeldet bleiben
device-everywhere-keys = Auch die Schlüssel meiner Bots widerrufen
device-everywhere-lost = Dann wäre kein Gerät mehr übrig: Dein Name und deine Spiele wären für immer verloren.
device-everywhere-done = Du bist überall sonst abgemeldet.
me-keys = Schlüssel für Bots
me-keys-text = Ein Programm mit einem solchen Schlüssel spielt in deinem Namen und sieht, was du siehst; mehr kann es nicht. Alles Weitere steht in der Beschreibung der Schnittstelle.
me-key-once = Dein neuer Schlüssel: Er wird nur dieses eine Mal angezeigt
me-key-label = Wofür ist er?
me-key-make = Schlüssel anlegen
me-key-drop = Widerrufen
me-own = Was das Café über dich weiß
me-own-text = Dein Name, deine Geräte und Schlüssel, deine Spiele und was du an den Tischen gesagt hast: Nimm es als Datei mit, oder lass es löschen.
me-own-download = Alles herunterladen
me-delete = Mich löschen
me-delete-ask = Dich endgültig löschen?
me-delete-goes = Dein Name, deine Geräte, deine Schlüssel und alles, was du gesagt hast, werden gelöscht. Deine offenen Tische werden abgesagt, und in laufenden Spielen spielt ein Bot für dich weiter.
me-delete-stays = Was andere mit dir gespielt haben, bleibt, ohne deinen Namen. Was andere bei sich gespeichert haben, erreicht das Café nicht.
me-delete-final = Das lässt sich nicht rückgängig machen.
me-delete-confirm = Mich endgültig löschen

## Ein zweites Gerät

link-title = Zweites Gerät
link-text = Spiele am Telefon oder an einem anderen Computer weiter, als dieselbe Person mit denselben Spielen. Erstelle hier einen Link und öffne ihn dort.
link-make = Link erstellen
link-field = Öffne dies am anderen Gerät
link-once = Der Link gilt einmal und läuft { $time } ab.
link-here = An diesem Gerät bist du dann die Person, die den Link erstellt hat, mit allen ihren Spielen.
link-follow = Hier weiterspielen
link-done = Willkommen zurück, { $name }. Deine Spiele sind jetzt auch hier.
link-refused = Dieser Link gilt nicht mehr. Bitte erstelle am anderen Gerät einen neuen.
link-copy = Kopieren
link-copied = Kopiert
link-share = Teilen
link-camera = QR-Code
link-camera-label = QR-Code des Links
link-new-tab = (öffnet sich in einem neuen Tab)

## Wenn etwas schiefgeht

trouble-unreachable = Das Café ist gerade nicht zu erreichen. Wir versuchen es weiter.
trouble-page = Auf dieser Seite ist etwas schiefgegangen. Dein Spiel ist sicher.
trouble-other = Das ging nicht ({ $error }).
trouble-no-such-match = Diesen Tisch gibt es hier nicht.
trouble-no-such-device = Dieses Gerät ist schon abgemeldet.
trouble-match-not-open = Das Spiel hat schon begonnen.
trouble-match-not-running = Das Spiel läuft gerade nicht.
trouble-already-seated = Du hast hier schon einen Platz.
trouble-joined-too-often = Du hast dich hier zu oft gesetzt und bist wieder aufgestanden. Bitte such dir einen anderen Tisch.
trouble-got-up-too-often = Von diesem Platz ist zu oft jemand aufgestanden. Du behältst ihn, bis ihn freimacht, wer den Tisch eröffnet hat, oder das Spiel beginnt.
trouble-left-too-often = Du hast das Spiel schon zu oft verlassen. Aufgeben kannst du weiterhin.
trouble-returned-too-often = Du bist zu oft zurückgekommen: Der Computer spielt für dich zu Ende.
trouble-seat-taken = Diesen Platz hat gerade jemand anders genommen.
trouble-no-free-seat = Es ist kein Stuhl mehr frei.
trouble-seats-free = Einige Stühle sind noch frei.
trouble-too-many-bot-matches = Bei dir laufen schon genug Spiele, in denen nur Computer spielen. Bitte warte, bis eines davon zu Ende ist.
trouble-no-bots-free = Alle Computer des Cafés sind gerade beschäftigt. Bitte versuche es in ein paar Minuten noch einmal.
trouble-not-your-seat = Das ist nicht dein Platz.
trouble-not-your-turn = Du bist nicht am Zug.
trouble-seat-taken-over = Gerade spielt der Computer für dich. Nimm deinen Platz wieder ein, um selbst zu spielen.
trouble-bot-plays-this-turn = Diesen Zug spielt noch der Computer. Gleich danach kannst du deinen Platz wieder einnehmen.
trouble-play-on-too-soon = Dafür ist es noch zu früh. Bitte warte noch ein wenig.
trouble-nothing-to-play-on = Gerade gibt es niemanden, für den der Computer weiterspielen könnte.
trouble-only-the-host-starts = Nur wer den Tisch eröffnet hat, kann das Spiel starten.
trouble-only-the-host-calls-off = Nur wer den Tisch eröffnet hat, kann das Spiel absagen.
trouble-only-the-host = Das kann nur, wer den Tisch eröffnet hat.
trouble-match-paused = Das Spiel macht gerade Pause.
trouble-not-paused = Die Pause ist schon vorbei.
trouble-pause-asked-already = Du hast schon um eine Pause gebeten.
trouble-paused-too-often = In diesem Spiel gab es schon genug Pausen.
trouble-nothing-to-nudge = Gerade gibt es niemanden, für den du klingeln könntest.
trouble-nudge-too-soon = Warte noch einen Moment, bevor du wieder klingelst.
trouble-nudged-too-often = Du hast in diesem Spiel oft genug geklingelt.
trouble-nothing-to-free = Auf diesem Platz sitzt niemand mehr.
trouble-cleared-too-often = Du hast an diesem Tisch oft genug Plätze freigemacht.
trouble-bots-seated-too-often = Du hast an diesem Tisch genug Computerspieler Platz nehmen lassen.
trouble-bot-of-other-game = Diese Figur spielt nur das andere Spiel. Bitte wähle eine von diesem Spiel.
trouble-no-such-player = Diese Person ist nicht mehr am Tisch.
trouble-removed = Du wurdest von diesem Tisch entfernt.
trouble-spectators-silenced = An diesem Tisch kann gerade nur reden, wer mitspielt.
trouble-heard-too-often = Du hast das Publikum schon zu oft stummgeschaltet; es bleibt jetzt dabei.
trouble-enough-said = Du hast alles gesagt, was man an einem Tisch sagen kann.
trouble-too-many-tables = Du hast schon drei offene Tische auf der Startseite. Starte erst einen davon oder sage ihn ab.
trouble-match-closed = Die Leitung des Cafés hat dieses Spiel geschlossen: Eine Revanche gibt es nicht.
trouble-silenced = Die Leitung dieses Cafés hat dich für eine Weile stummgeschaltet: Du kannst spielen, aber weder reden noch deinen Namen ändern.
trouble-banned = Die Leitung dieses Cafés hat dich gesperrt: Du kannst zusehen, aber nicht mehr mitspielen oder mitreden.
trouble-enough-reported = Du hast schon viel gemeldet. Bitte warte, bis es angesehen wurde.
trouble-too-many-requests = Das war etwas schnell. Bitte versuche es gleich noch einmal.
trouble-too-large = Das ist größer, als ein Spiel sein kann.
trouble-foreign-origin = Diese Anfrage kam von einer anderen Seite und wurde abgelehnt.
trouble-closing = Das Café startet gleich neu. Bitte versuche es dann noch einmal.

## Was am Tisch neben dem Spiel geschah

match-opened = Der Tisch ist eröffnet.
seat-taken = { $name } nimmt Platz.
seat-freed = { $player } steht auf.
seat-cleared = Der Platz von { $name } wurde freigemacht.
bot-seated = Ein Computerspieler setzt sich.
bot-unseated = Ein Computerspieler steht auf: Der Stuhl ist frei.
person-removed = { $name } wurde vom Tisch entfernt.
match-started = Das Spiel beginnt. { $first_name } fängt an.
turn-played = { $player } hat gespielt.
bot-stood-in = Diesen Zug spielt ein anderer Computerspieler für { $player }.
time-ran-out = Die Zeit von { $player } ist abgelaufen.
play-on-asked = { $player } lässt lange auf sich warten: Gleich spielt der Computer weiter.
player-away = { $player } ist weg: Gleich spielt der Computer weiter.
player-returned = { $player } ist wieder da.
nudged = Es klingelt für { $player }.
pause-asked = { $player } möchte eine Pause.
pause-declined = { $player } möchte lieber weiterspielen.
match-paused = Das Spiel macht Pause.
match-resumed = Das Spiel geht weiter.
seat-left = { $player } hat den Tisch verlassen.
seat-taken-over = Für { $player } spielt jetzt der Computer.
seat-taken-back = { $player } ist zurück.
seat-resigned = { $player } gibt auf.
seat-renamed = Die Leitung des Cafés hat jemandem einen anderen Namen gegeben: { $player }.
spectators-silenced = Ab jetzt kann nur reden, wer mitspielt.
spectators-heard = Das Publikum darf wieder mitreden.
said =
    { $sign ->
        [cheers] { $name } hebt die Tasse.
        [bravo] { $name } zeigt den Daumen nach oben.
        [laugh] { $name } lacht.
        [surprise] { $name } staunt.
        [thinking] { $name } überlegt.
        [applause] { $name } applaudiert.
       *[none] { $name }: { $text }
    }
match-over =
    { $outcome ->
        [called-off] Das Spiel wurde abgesagt.
        [closed] Die Leitung des Cafés hat das Spiel geschlossen.
        [resigned] Das Spiel ist aus: Jemand hat aufgegeben.
       *[played] Das Spiel ist aus.
    }
rematch-opened =
    { $seat ->
        [none] Am selben Tisch wurde ein neues Spiel eröffnet.
       *[other] { $player } hat am selben Tisch ein neues Spiel eröffnet.
    }

## Hints

play-hint = Tipp: die besten Züge
play-key-hint = um einen Tipp bitten, wenn der Tisch es erlaubt
play-hint-thinking = Denkt nach …
play-hint-draft = Diesen Zug vorbereiten
new-hints = Tipps
    .hint = Wer am Zug ist, darf nach den besten Zügen fragen.
trouble-no-hints = An diesem Tisch gibt es keine Tipps.
trouble-no-thinkers = Die Bots sind beschäftigt. Bitte frag gleich noch einmal.
trouble-not-played-out = Dieses Spiel wurde nicht zu Ende gespielt. Nur ganze Spiele werden analysiert.
trouble-too-many-reviews = Es warten schon viele Analysen. Bitte frag in einer Minute noch einmal.
