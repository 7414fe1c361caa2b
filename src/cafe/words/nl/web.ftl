### De browserclient buiten het spel zelf: het kader, de startpagina, een nieuwe tafel, instellingen.

cafe-name = Café International

## Het kader

skip-to-content = Naar de inhoud
nav-label = Hoofdmenu
nav-menu = Menu
nav-start = Start
nav-new = Nieuwe tafel
nav-tutorial = Leren spelen
nav-rules = Regels
nav-referee = Scheidsrechter
nav-settings = Instellingen
footer-credit = Twee spellen van Rudi Hoffmann: regels die zichzelf uitleggen, en een bonnetje voor elk punt.
title-your-turn = Jij bent aan de beurt
action-close = Sluiten
action-cancel = Annuleren
action-retry = Opnieuw proberen
rule-link = Regel { $id }: { $title }
nowhere-title = Deze pagina bestaat niet
nowhere-text = Dit adres leidt nergens heen. Misschien is de link onderweg afgeknipt.
page-needs-script = Café International heeft JavaScript nodig.

## Start

start-title = Er is een stoel vrij
start-text = Zet gasten uit twaalf landen aan de juiste tafels, dames en heren in evenwicht, en verzamel de punten: tegen de computer, met vrienden of rond één apparaat.
start-edition = Welk spel?
start-edition-board = Bordspel
    .text = 24 tafels, een bar en jokers
start-edition-card = Kaartspel
    .text = Vijf tafels die komen en gaan
start-players = Spelers
start-bot = Tegen wie?
start-play = Nu spelen
    .hint =
        { $count ->
            [one] tegen 1 computerspeler
           *[other] tegen { $count } computerspelers
        }
start-invite = Vrienden uitnodigen
    .hint = met een link naar je tafel
start-device = Op dit apparaat
    .hint = je geeft het aan elkaar door
start-more = Alle opties
start-local = Zonder verbinding spelen
start-learn = Nieuw hier?
start-tutorial = Leren spelen
    .text = Een dozijn korte lessen met de voorbeelden uit de spelregels, die je zelf naspeelt.
start-rules = De regels
    .text = Beide spellen, regel voor regel, met de nummers die elke weigering noemt.
start-referee = De scheidsrechter
    .text = Bouw het spel na dat bij jou op tafel ligt en vraag wie waar mag zitten en wat het oplevert.
start-puzzles = Puzzels
    .text = Stellingen waarin één zet duidelijk de beste is: vind die en zie waarom.

## Wie speelt

bot-greedy = Gulzig
bot-random = Willekeurig
bot-strength = Sterkte { $level } van 5
seat-free = Een vrije stoel
seat-kind-me = Ik
    .hint = Jij, op dit apparaat.
seat-kind-device = Iemand naast mij
    .hint = Een tweede persoon op dit apparaat: jullie geven het aan elkaar door.
seat-kind-open = Wie maar wil
    .hint = Wie de link naar de tafel heeft of die op de startpagina vindt.
seat-kind-invited = Iemand die ik uitnodig
    .hint = Alleen wie de link naar precies deze plaats heeft.
seat-kind-bot = De computer
    .hint = Hij ziet niet meer dan een mens op zijn plaats.

## Tafels in lijsten

lobby-mine = Mijn spellen
lobby-more = Meer tonen
lobby-open = Open tafels
lobby-open-none = Er wacht geen tafel op spelers.
lobby-open-own = Open er zelf een.
lobby-watch = Hier wordt nu gespeeld
lobby-free =
    { $count ->
        [one] 1 vrije stoel
       *[other] { $count } vrije stoelen
    }
lobby-waits = { $name } is aan de beurt
lobby-over = Afgelopen
lobby-replay = Bekijken
lobby-continue = Verderspelen
lobby-spectate = Toekijken
lobby-wait = Naar de wachtkamer
lobby-join = Meedoen

## Klokken

clock-none = Geen klok
    .hint = Iedereen neemt rustig de tijd.
clock-move = Per beurt
    .hint = Iedereen heeft voor elke beurt evenveel tijd.
clock-bank = Per spel
    .hint = Iedereen heeft een voorraad tijd voor het hele spel, en voor elke beurt wat extra.
clock-days = Dagen
    .hint = Een langzaam spel: zoveel dagen voor elke beurt.
clock-minutes = Minuten
clock-increment = Extra seconden per beurt
clock-days-count = Dagen per beurt
clock-none-text = Geen klok
clock-move-text = { $time } per beurt
clock-bank-text = { $time } per spel
clock-bank-increment-text = { $time } per spel, { $increment } extra per beurt
clock-days-text =
    { $days ->
        [one] 1 dag per beurt
       *[other] { $days } dagen per beurt
    }

## Een nieuwe tafel

new-title = Nieuwe tafel
new-text = Kies een soort spel, of alles apart: wie er spelen, hoe snel en volgens welke regels.
new-game = Spel
new-presets = Wat voor spel?
new-changed = gewijzigd
new-unchanged = Zoals in ‘{ $preset }’. Zodra je regels, tijd of wachttijd wijzigt, zie je dat hier.
new-put-back = Terug naar ‘{ $preset }’
new-seats = Plaatsen
new-others = Met wie?
new-others-bot = De computer
new-others-open = Vrienden via een link
new-others-device = Mensen naast mij
new-seat = Plaats { $number }
new-seat-bot = Wie speelt op plaats { $number }?
new-seat-name = Naam
new-clock = Tijd
new-absence = Zo lang wacht de tafel op iemand die weg is
    .hint = Daarna speelt de computer verder, tot die persoon terug is.
new-absence-usual = { $time }, zoals gewoonlijk
new-absence-ever = Onbeperkt
new-options = Regels aan deze tafel
new-options-text = Bij elke optie staat het nummer van de regel; dat leidt naar de tekst.
new-plan-drawing = Je tekening, één rij per regel
new-listed = Op de startpagina tonen
    .hint = Dan kan iedereen de tafel vinden en toekijken. Anders alleen wie de link heeft.
new-several = Eén persoon mag meerdere plaatsen nemen
    .hint = Voor wie aan deze tafel een apparaat deelt. Anders heeft iedereen die erbij komt één plaats.
new-start = Spel starten
new-open = Tafel openen
names-title = Wie spelen er mee?
names-title-me = Hoe mogen de anderen je noemen?
names-text = Het apparaat gaat van hand tot hand. De namen worden hier onthouden voor het volgende spel.
names-text-me = Je vrienden zien je naam aan tafel. Je kunt die altijd wijzigen in de instellingen.
names-none = Zonder naam

## De wachtkamer

wait-kicker = Er wacht een tafel
wait-players =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
wait-listed = op de startpagina
wait-private = alleen met de link
wait-several = meerdere plaatsen voor één persoon toegestaan
wait-free =
    { $count ->
        [one] Er is nog 1 stoel vrij
       *[other] Er zijn nog { $count } stoelen vrij
    }
wait-full = Iedereen is er
wait-expected =
    { $count ->
        [one] Er wordt nog 1 speler verwacht
       *[other] Er worden nog { $count } spelers verwacht
    }
wait-you = Jij
wait-bot = Computer
wait-present = is er
wait-absent = heeft een plaats, maar is weg
wait-reserved = de stoel is gereserveerd
wait-reserved-you = de stoel is voor jou gereserveerd
wait-free-open = voor wie maar komt
wait-free-invited = voor wie de link heeft
wait-free-device = voor iemand op hetzelfde apparaat
wait-free-bot = voor de computer
wait-name = Je naam
wait-join = Gaan zitten
wait-take-too = Ook deze plaats nemen
wait-leave = Opstaan
wait-free-seat = Plaats vrijmaken
wait-free-kept = Stoel vrijgeven
wait-give-bot = Aan de computer geven
wait-bot-title = Wie speelt hier?
wait-bot-sit = Laten plaatsnemen
wait-remove = Verwijderen
wait-remove-title = { $name } verwijderen?
wait-remove-text = Wie verwijderd wordt, verliert de plaats en kan niet meer aan deze tafel terugkomen. Mag de persoon wel terugkomen, maak dan alleen de plaats vrij.
wait-start = Spel starten
wait-call-off = Spel afzeggen
wait-for-host = Je hebt een plaats. Wie de tafel heeft geopend, start het spel zodra iedereen er is.
wait-no-seat = Er is hier geen stoel voor je vrij. Zodra het spel begonnen is, kun je toekijken.
wait-removed = Je bent van deze tafel verwijderd.
wait-invite = Uitnodigen
wait-link = Link naar de tafel
wait-link-text = Stuur hem naar wie je wilt laten meespelen. Wie hem opent, ziet eerst wat hier gespeeld wordt.
wait-seat-link = Link naar plaats { $number }
wait-seat-link-text = Elk van deze links is voor één persoon en opent maar één plaats.
wait-rules = Wat hier gespeeld wordt
wait-rules-usual = De gewone regels, zonder varianten.

## Instellingen

settings-name = Je naam
settings-name-placeholder = Hoe de anderen je zien
settings-name-saved = Bewaard.
settings-name-refused = Deze naam kan niet. Kies een andere.
settings-language = Taal
settings-theme = Uiterlijk
settings-theme-system = Zoals het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-motion = Beweging
settings-motion-system = Zoals het apparaat
settings-motion-less = Minder
settings-sound = Geluid
    .hint = Een paar zachte cafégeluiden: een bel als je aan de beurt bent, stoelen, kopjes en kaarten.
settings-volume = Volume
settings-coordinates = Coördinaten
    .hint = Letters en cijfers aan de rand van de zaal en bij stoelen en tafels.
settings-draw = Meteen pakken
    .hint = Een gast wordt gepakt zodra je erom vraagt, zonder ‘Spelen’.
settings-notify = Meldingen
    .hint = Een bericht als jij aan de beurt bent en ergens anders kijkt.
settings-notify-refused = De browser staat geen meldingen toe.
me-title = Jouw hoekje
me-more = Je spellen, apparaten en sleutels
me-games = Je afgelopen spellen
me-games-none = Er is er nog geen.
me-download = Spelbestand downloaden
me-open = Spelbestand openen
me-open-text = Een afgelopen spel kun je bekijken, een ander op dit apparaat verderspelen.
me-open-misread = Dit bestand kan niet worden gelezen. { $reason }
me-devices = Je apparaten
me-devices-text = Hier ben je aangemeld. Meld af wat je niet meer gebruikt of niet herkent.
me-devices-add = Apparaat toevoegen
device-name = { $browser } op { $system }
device-unknown = Onbekend apparaat
device-older = Oudere apparaten
device-older-text = Niet meer gezien sinds deze lijst er is.
device-current = Dit apparaat
device-used = Gebruikt: { $when }
device-used-lately = Onlangs gebruikt
device-sign-out = Afmelden
device-sign-out-of = Afmelden: { $device }
device-signed-out = { $device }: afgemeld.
device-leave = Op dit apparaat afmelden?
device-leave-text = Terugkomen kan met een link die je op een ander apparaat van jezelf maakt.
device-leave-last = Dit is je enige apparaat: je naam en je spellen zouden voorgoed verloren zijn.
device-everywhere = Overal afmelden
device-everywhere-ask = Overal afmelden?
device-everywhere-text = Al je apparaten worden in één keer afgemeld. Links die nog niemand heeft geopend, werken niet meer.
device-everywhere-stay = Op dit apparaat aangemeld blijven
device-everywhere-keys = Ook de sleutels van mijn bots intrekken
device-everywhere-lost = Er zou geen apparaat overblijven: je naam en je spellen zouden voorgoed verloren zijn.
device-everywhere-done = Je bent overal elders afgemeld.
me-keys = Sleutels voor bots
me-keys-text = Een programma met zo’n sleutel speelt namens jou en ziet wat jij ziet; meer kan het niet in jouw naam. Alles staat in de beschrijving van de interface.
me-key-once = Je nieuwe sleutel: hij wordt alleen deze ene keer getoond
me-key-label = Waar is hij voor?
me-key-make = Sleutel maken
me-key-drop = Intrekken
me-own = Wat het café over je weet
me-own-text = Je naam, je apparaten en sleutels, je spellen en wat je aan de tafels hebt gezegd: neem het mee als bestand, of laat het wissen.
me-own-download = Alles downloaden
me-delete = Mij verwijderen
me-delete-ask = Jezelf voorgoed verwijderen?
me-delete-goes = Je naam, je apparaten, je sleutels en alles wat je hebt gezegd worden gewist. Je open tafels worden afgezegd, en in lopende spellen speelt een bot voor je verder.
me-delete-stays = Wat anderen met je hebben gespeeld, blijft, zonder je naam. Wat anderen zelf hebben bewaard, ligt buiten het bereik van het café.
me-delete-final = Dit kan niet ongedaan worden gemaakt.
me-delete-confirm = Mij voorgoed verwijderen

## Een tweede apparaat

link-title = Tweede apparaat
link-text = Speel verder op je telefoon of op een andere computer, als dezelfde persoon met dezelfde spellen. Maak hier een link en open hem daar.
link-make = Een link maken
link-field = Open dit op het andere apparaat
link-once = De link werkt één keer en verloopt { $time }.
link-here = Op dit apparaat ben je dan de persoon die de link heeft gemaakt, met al diens spellen.
link-follow = Hier verderspelen
link-done = Welkom terug, { $name }. Je spellen zijn nu ook hier.
link-refused = Deze link werkt niet meer. Maak een nieuwe op het andere apparaat.
link-copy = Kopiëren
link-copied = Gekopieerd
link-share = Delen
link-camera = QR-code
link-camera-label = QR-code van de link
link-new-tab = (opent in een nieuw tabblad)

## Als er iets misgaat

trouble-unreachable = Het café is nu niet te bereiken. We blijven het proberen.
trouble-page = Er ging iets mis op deze pagina. Je spel is veilig.
trouble-other = Dat lukte niet ({ $error }).
trouble-no-such-match = Deze tafel bestaat hier niet.
trouble-no-such-device = Dit apparaat is al afgemeld.
trouble-match-not-open = Het spel is al begonnen.
trouble-match-not-running = Het spel is nu niet bezig.
trouble-already-seated = Je hebt hier al een plaats.
trouble-joined-too-often = Je bent hier te vaak gaan zitten en weer opgestaan. Kies een andere tafel.
trouble-got-up-too-often = Van deze plaats is te vaak iemand opgestaan. Je houdt hem tot wie de tafel heeft geopend hem vrijmaakt, of tot het spel begint.
trouble-left-too-often = Je hebt het spel al te vaak verlaten. Opgeven kan nog wel.
trouble-returned-too-often = Je bent te vaak teruggekomen: de computer speelt voor je verder.
trouble-seat-taken = Iemand anders heeft deze plaats net genomen.
trouble-no-free-seat = Er is geen stoel meer vrij.
trouble-seats-free = Er zijn nog stoelen vrij.
trouble-too-many-bot-matches = Er lopen bij jou al genoeg spellen waarin alleen computers spelen. Wacht tot er een afgelopen is.
trouble-no-bots-free = Alle computers van het café zijn nu bezig. Probeer het over een paar minuten nog eens.
trouble-not-your-seat = Deze plaats is niet van jou.
trouble-not-your-turn = Je bent niet aan de beurt.
trouble-seat-taken-over = De computer speelt nu voor je. Neem je plaats weer in om zelf te spelen.
trouble-bot-plays-this-turn = Deze beurt speelt de computer nog. Meteen daarna kun je je plaats weer innemen.
trouble-play-on-too-soon = Daar is het nog te vroeg voor. Wacht nog even.
trouble-nothing-to-play-on = Er is nu niemand voor wie de computer verder kan spelen.
trouble-only-the-host-starts = Alleen wie de tafel heeft geopend, kan het spel starten.
trouble-only-the-host-calls-off = Alleen wie de tafel heeft geopend, kan het spel afzeggen.
trouble-only-the-host = Dat kan alleen wie de tafel heeft geopend.
trouble-match-paused = Het spel is gepauzeerd.
trouble-not-paused = De pauze is al voorbij.
trouble-pause-asked-already = Je hebt al om een pauze gevraagd.
trouble-paused-too-often = Er zijn in dit spel genoeg pauzes geweest.
trouble-nothing-to-nudge = Er is nu niemand om voor te bellen.
trouble-nudge-too-soon = Wacht even voordat je weer belt.
trouble-nudged-too-often = Je hebt in dit spel vaak genoeg gebeld.
trouble-nothing-to-free = Op deze plaats zit niemand meer.
trouble-cleared-too-often = Je hebt aan deze tafel vaak genoeg plaatsen vrijgemaakt.
trouble-bots-seated-too-often = Je hebt de computer aan deze tafel vaak genoeg laten plaatsnemen.
trouble-bot-of-other-game = Dit personage speelt alleen het andere spel. Kies er een van dit spel.
trouble-no-such-player = Deze persoon zit niet meer aan tafel.
trouble-removed = Je bent van deze tafel verwijderd.
trouble-spectators-silenced = Aan deze tafel praten nu alleen de spelers.
trouble-heard-too-often = Je hebt de toeschouwers al te vaak gedempt; daar blijft het nu bij.
trouble-enough-said = Je hebt alles gezegd wat je aan één tafel kunt zeggen.
trouble-too-many-tables = Je hebt al drie open tafels op de startpagina. Start er eerst een of zeg er een af.
trouble-match-closed = De leiding van het café heeft dit spel gesloten: een revanche is er niet.
trouble-silenced = De leiding van dit café heeft je een tijdje het zwijgen opgelegd: je kunt spelen, maar niet praten en je naam niet veranderen.
trouble-banned = De leiding van dit café heeft je geblokkeerd: je kunt kijken, maar niet meer meespelen of meepraten.
trouble-enough-reported = Je hebt al veel gemeld. Wacht tot ernaar is gekeken.
trouble-too-many-requests = Dat ging wat snel. Probeer het zo nog eens.
trouble-too-large = Dit is groter dan een spel kan zijn.
trouble-foreign-origin = Dit verzoek kwam van een andere site en is geweigerd.
trouble-closing = Het café start zo opnieuw. Probeer het daarna nog eens.

## Wat er aan tafel gebeurde naast het spel

match-opened = De tafel is open.
seat-taken = { $name } gaat zitten.
seat-freed = { $player } staat op.
seat-cleared = De plaats van { $name } is vrijgemaakt.
bot-seated = De computer neemt een vrije stoel.
bot-unseated = De computer staat op: de stoel is vrij.
person-removed = { $name } is van de tafel verwijderd.
match-started = Het spel begint. { $first_name } mag beginnen.
turn-played = { $player } heeft gespeeld.
bot-stood-in = Deze beurt speelt een andere computerspeler voor { $player }.
time-ran-out = De tijd van { $player } is om.
play-on-asked = { $player } laat lang op zich wachten: zo meteen speelt de computer verder.
player-away = { $player } is weg: zo meteen speelt de computer verder.
player-returned = { $player } is er weer.
nudged = De bel gaat voor { $player }.
pause-asked = { $player } wil graag pauzeren.
pause-declined = { $player } speelt liever door.
match-paused = Het spel is gepauzeerd.
match-resumed = Het spel gaat verder.
seat-left = { $player } heeft de tafel verlaten.
seat-taken-over = Voor { $player } speelt nu de computer.
seat-taken-back = { $player } is terug.
seat-resigned = { $player } geeft op.
seat-renamed = De leiding van het café heeft iemand een andere naam gegeven: { $player }.
spectators-silenced = Vanaf nu praten alleen nog de spelers.
spectators-heard = De toeschouwers mogen weer meepraten.
said =
    { $sign ->
        [cheers] { $name } heft het kopje.
        [bravo] { $name } steekt een duim op.
        [laugh] { $name } lacht.
        [surprise] { $name } is verbaasd.
        [thinking] { $name } denkt na.
        [applause] { $name } applaudisseert.
       *[none] { $name }: { $text }
    }
match-over =
    { $outcome ->
        [called-off] Het spel is afgezegd.
        [closed] De leiding van het café heeft het spel gesloten.
        [resigned] Het spel is afgelopen: iemand heeft opgegeven.
       *[played] Het spel is afgelopen.
    }
rematch-opened =
    { $seat ->
        [none] Aan dezelfde tafel is een nieuw spel geopend.
       *[other] { $player } heeft aan dezelfde tafel een nieuw spel geopend.
    }

## Hints

play-hint = Tip: de beste zetten
play-key-hint = om een tip vragen, als dat aan tafel mag
play-hint-thinking = Denkt na …
play-hint-draft = Deze zet klaarzetten
new-hints = Tips
    .hint = Wie aan de beurt is, mag naar de beste zetten vragen.
trouble-no-hints = Aan deze tafel zijn er geen tips.
trouble-no-thinkers = De bots zijn bezig. Vraag het zo nog eens.
trouble-not-played-out = Dit spel is niet uitgespeeld. Alleen hele spellen worden geanalyseerd.
trouble-too-many-reviews = Er wachten al veel analyses. Vraag het over een minuut nog eens.
