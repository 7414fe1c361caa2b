## Puzzels: stellingen waarin één zet duidelijk de beste is

puzzle-title = Puzzel { $id }
puzzle-of-the-day = Puzzel van de dag, { $date }
puzzle-players = { $players ->
    [one] één speler
   *[other] { $players } spelers
}
puzzle-difficulty = moeilijkheid { $number }
puzzle-theme-endgame = eindspel
puzzle-theme-joker = joker
puzzle-theme-bar = bar
puzzle-theme-one-nation = tafel van één nationaliteit
puzzle-theme-balance-trap = evenwichtsval
puzzle-theme-patience = geduld
puzzle-theme-crowd = meer dan twee spelers
puzzle-theme-draw = pakken
puzzle-task = { $player } is aan de beurt. Eén zet is duidelijk de beste, en het is niet de zet die meteen het meest oplevert.
puzzle-no-hint = Hier zijn geen tips: het is een puzzel. Met ‘stop’ verlaat je hem en lees je hoe je de oplossing ziet.
puzzle-no-save = Er valt niets op te slaan: een puzzel is één zet.
puzzle-left = Verlaten zonder antwoord. De oplossing: { $command }
puzzle-refused = De regels staan deze zet niet toe.
puzzle-unfinished = Dit is nog geen hele zet.
puzzle-solved = Ja, dit is de beste zet.
puzzle-not-best = Er is een betere zet.
puzzle-yours = Jouw zet
puzzle-best = De beste zet
puzzle-total = { $points ->
    [one] Levert één punt op.
   *[other] Levert { $points } punten op.
}
puzzle-loss = Kost { $points } ± { $error } punten en { $win } ± { $win_error }% van de winstkans.
puzzle-loss-exact = Kost precies { $points } punten en { $win }% van de winstkans.
puzzle-next = De op één na beste: { $turn }.
puzzle-greedy = Wat meteen het meest oplevert: { $turn } ({ $points }).
