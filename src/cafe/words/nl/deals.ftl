## Potjes die meer mensen spelen: het potje van de dag en uitdagingen

daily-title = Potje van de dag
daily-text = Eén potje per dag dat iedereen speelt, één keer: dezelfde plaats, dezelfde gasten in dezelfde volgorde, dezelfde tegenstanders.
daily-streak = { $count ->
    [one] Eén dag op rij gespeeld
   *[other] { $count } dagen op rij gespeeld
}
daily-play = Spelen
daily-go-on = Verderspelen
daily-see = Uitslagen
daily-status-new = nog niet gespeeld
daily-status-playing = begonnen
daily-status-done = gespeeld: { score }, { $margin_signed } ten opzichte van de beste score van de anderen
daily-status-over = gespeeld
daily-status-gave-up = opgegeven
daily-table = { $count } aan tafel; plaats { $seat } is van jou. Tegen { $names }.
# Somebody who sits there more than once, in the list of names above.
daily-opponent =
    { $count ->
        [2] twee keer { $name }
        [3] drie keer { $name }
        [4] vier keer { $name }
       *[other] { $name }
    }
daily-ends = Het volgende potje komt { $when }.
daily-when = Welke uitslagen
daily-today = Vandaag
daily-yesterday = Gisteren
daily-all = Alle dagen
daily-all-text = Alle dagen die voorbij zijn: eerst gewonnen potjes, dan alle verschillen samen.
daily-play-first = Je ziet de uitslagen als je gespeeld hebt.
daily-none = Niemand heeft het gespeeld.
daily-count = { $count ->
    [one] Eén uitslag
   *[other] { $count } uitslagen
}
daily-percentile = Je staat voor op { $percent }% van de anderen.
daily-first = Jouw uitslag is de eerste.
daily-par = Par { $mean } ± { $error }
daily-par-text = Wat { $bot } met minder bedenktijd dan aan tafel van jouw plaats maakt: het gemiddelde verschil van { $games } potjes, ± de standaardfout.
daily-par-making = Het par wordt gemaakt: { $done } van { $total } potjes zijn gespeeld.
daily-par-none = Niemand heeft voor dit potje een par berekend.
daily-column-place = Plaats
daily-column-name = Naam
daily-column-score = Punten
daily-column-margin = Verschil
daily-column-days = Dagen
daily-column-won = Gewonnen
daily-gave-up = opgegeven
daily-bankrupt = failliet
daily-bot-helped = een bot speelde verder
daily-you = jij
daily-nameless = iemand
daily-look = Potje van { $name } bekijken
daily-next-page = Volgende pagina
daily-page-before = Vorige pagina
daily-seal = Is het voor iedereen hetzelfde?
daily-seal-text = Het potje wordt de dag ervoor verzegeld: het zegel staat hier, en twee uur na het einde van de dag ook de startwaarde waaruit het gemaakt is. Wie het zegel uit de startwaarde narekent, weet dat er niets is veranderd.
daily-seal-of = Zegel voor { $date }
daily-seed-of = Startwaarde van { $date }
daily-seal-noted = Je browser heeft dit zegel op { $date } onthouden: daarmee wordt de startwaarde vergeleken.
daily-seal-not-noted = Je browser heeft dit zegel niet gezien voordat de startwaarde bekend werd; daarom wordt vergeleken met wat het café nu zegt. Wie hier elke dag kijkt, kan vergelijken met wat er eerder stond.
daily-over = Dit was het potje van de dag.
daily-to-results = Naar de uitslagen

challenge-title = Hetzelfde potje, jouw beurt
challenge-text = Speel een potje dat iemand anders heeft gespeeld en bekijk daarna beide beurt voor beurt.
challenge-offer = Als uitdaging aanbieden
challenge-link = Wie deze link opent, speelt op jouw plaats met dezelfde gasten
challenge-from = { $name } heeft dit potje gespeeld. Nu ben jij aan de beurt.
challenge-from-nobody = Iemand heeft dit potje gespeeld. Nu ben jij aan de beurt.
challenge-play = Dit potje spelen
challenge-known = Je was erbij toen dit potje werd gespeeld. Stuur de link naar iemand anders.
challenge-secret = Wat er gespeeld is en hoe het afliep, zie je als je klaar bent.
challenge-results = Wie het gespeeld heeft
challenge-first = speelde het als eerste
challenge-compare = Beurt voor beurt
challenge-compare-with = Vergelijken met het potje van { $name }
challenge-other-seat = Je hebt dit potje op een andere plaats gespeeld; hier wordt het niet vergeleken.
challenge-parted = In beurt { $turn } lopen de potjes uiteen: { $player } speelde anders.
challenge-same = Beide potjes zijn tot het einde gelijk.
challenge-turn = Beurt
challenge-alike = gelijk
challenge-over = Dit potje was een uitdaging.
challenge-to-comparison = Potjes vergelijken

trouble-play-first = Anderen spelen dit potje ook. Je kunt kijken als je je eigen potje hebt afgemaakt.
trouble-deal-sealed = Dit potje wordt vandaag nog gespeeld; het gaat open als de dag voorbij is.
trouble-deal-known = Je kent dit potje al.
trouble-imported-game = Dit potje kwam uit een bestand en kan daarom niet worden aangeboden.
trouble-no-such-challenge = Deze uitdaging is er niet meer, of de link is onvolledig.
trouble-no-such-day = Zo’n potje van de dag is er niet.
trouble-other-seat = Hier werd op een andere plaats gespeeld, dus de potjes zijn niet te vergelijken.
