### Het café zonder server: hoe het in de browser wordt ingericht, en wat er anders is. Alleen zijn pagina’s halen dit op.

## Inrichten

local-title = Het café wordt in je browser ingericht
local-text = Hier draait het hele café op dit apparaat: de personages denken in je browser, en je spellen blijven erin. Het wordt één keer opgehaald; daarna gaat het ook zonder verbinding open.
local-progress = Het café wordt opgehaald
local-fetched = { $done } van { $all } MB
local-left =
    { $seconds ->
        [one] nog ongeveer een seconde
       *[other] nog ongeveer { $seconds } seconden
    }
local-left-minutes =
    { $minutes ->
        [one] nog ongeveer een minuut
       *[other] nog ongeveer { $minutes } minuten
    }
local-waiting = Een ogenblik …
local-starting = Alles is er. Het café gaat zo open.
local-ask-title = Zonder verbinding spelen
local-ask = Je browser bespaart data. Het café inrichten kost eenmalig ongeveer 6 MB.
local-cancelled = Het café is niet ingericht. Dat kan altijd nog.
local-set-up = Café inrichten
local-failed-title = Het café kon niet worden ingericht
local-failed-no-wasm = In deze browser kan het café niet draaien: WebAssembly ontbreekt of is hier verboden. De regels en de lessen kun je toch lezen.
local-failed-no-storage = Deze browser heeft geen plaats voor je spellen, misschien omdat dit een privévenster is. Open het café in een gewoon venster.
local-failed-unreachable = Het café kon niet worden opgehaald. Is er verbinding?
local-failed-newer-format = Je spellen in deze browser komen van een nieuwere versie van het café. Er is niets veranderd; laad deze pagina opnieuw als je verbinding hebt.
local-failed-unsafe = In de browser draait het café alleen als het adres met https begint. De regels en de lessen kun je toch lezen.
local-failed-broken = Er ging iets mis in het café in je browser. Je spellen zijn veilig.

## Wat er anders is

local-place = Zonder verbinding
local-start-text = Zet gasten uit twaalf landen aan de juiste tafels, dames en heren in evenwicht, en verzamel de punten: tegen de personages van het huis of rond één apparaat.
local-place-text = Je spellen blijven in deze browser. Vrienden via een link, open tafels en het potje van de dag vind je in een café met een server.
local-to-server = Naar het café met anderen
local-weaker = Hier zwakker dan op een server: er is minder tijd om na te denken.
local-nowhere = Dit vind je alleen in een café met een server.
local-own = Wat er in deze browser staat
local-own-text = Je naam, je spellen en je puzzels. Elk spel kun je als bestand meenemen, en alles kun je wissen.
local-delete = Alles wissen
local-delete-ask = Alles voorgoed wissen?
local-delete-goes = Je naam, je spellen, je analyses en je puzzels in deze browser worden gewist, ook lopende spellen.
local-delete-confirm = Alles voorgoed wissen
local-share = Dit spel meenemen
local-share-text = Een spel zonder server heeft geen link. Als bestand gaat het in elk café open, ook om verder te spelen.

## Als er iets misgaat

local-not-kept = Het café kon niet in deze browser worden bewaard, misschien omdat de opslag vol is. Zonder verbinding gaat het niet open.
local-full = De opslag van de browser is vol, dus hier kan niets nieuws worden bewaard. Wat al bewaard was, is veilig. Maak wat ruimte, dan gaat het spel vanzelf verder.
trouble-not-set-up = Het café is niet in deze browser ingericht.
trouble-storage-full = De opslag van de browser is vol, dus dit is niet bewaard. Wat al bewaard was, is veilig. Maak wat ruimte en probeer het opnieuw.
trouble-storage-away = De opslag van de browser antwoordt nu niet. We blijven het proberen.
