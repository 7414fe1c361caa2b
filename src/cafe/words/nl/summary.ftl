### Elk spel op één bladzijde, voor wie het nog nooit gespeeld heeft. De regels op nummer zeggen precies hetzelfde.

## Het bordspel

summary-board = Het bordspel op één bladzijde
summary-board-goal =
    Gasten uit twaalf landen komen naar je café. Zet ze aan tafels van hun eigen land, dames en heren in evenwicht, en
    krijg punten voor elke tafel waar ze gezelschap vinden. Wie de meeste punten heeft, wint.
    .title = Waar het om gaat
summary-board-turn =
    Doe één van drie dingen: zet een of twee gasten aan tafel, stuur een gast naar de bar, of zet een gast op de plaats van een
    joker. Pak daarna gasten tot je hand weer vol is.
    .title = Je beurt
summary-board-seat =
    Een gast neemt een vrije stoel aan een tafel van het eigen land; een stoel tussen twee tafels hoort bij allebei. Aan elk
    van die tafels mag één dame meer zitten dan heren, of één heer meer dan dames, nooit twee.
    .title = Wie waar zit
summary-board-company =
    Niemand zit alleen: elke gast moet punten opleveren. De eerste van twee mag aan lege tafels wachten als de tweede er
    meteen bij komt zitten.
    .title = In gezelschap
summary-board-pay =
    Elke tafel waar een gast bij komt zitten, levert één punt op voor iedereen die daar nu zit: 2, 3 of 4. Vier gasten uit
    het land van de tafel leveren er 8 op, en je mag met één gast minder in je hand verderspelen.
    .title = Punten
summary-board-bar =
    Past er niemand? Stuur een gast naar de bar. De eerste vijf plaatsen leveren 1 tot 5 punten op, elke volgende kost
    meer. Wie niet kan betalen, is uitgespeeld.
    .title = De bar
summary-board-jokers =
    Een joker is aan elke tafel thuis. Later mag iedereen een gast uit het land van de tafel en van hetzelfde geslacht als
    de joker op diens plaats zetten, en de joker nemen.
    .title = Jokers
summary-board-end =
    Het spel eindigt als alle stoelen of de hele bar bezet zijn, als er nog maar vier gasten in het zakje zitten, of als iemand
    geen gast meer heeft. Elke gast die je nog in je hand hebt, kost 5 punten, elke joker 10.
    .title = Het einde

## Het kaartspel

summary-card = Het kaartspel op één bladzijde
summary-card-goal =
    Vijf tafels, en een hand vol gasten die alleen jij ziet. Zet ze in goed gezelschap; een volle tafel wordt afgeruimd en
    er komt een nieuwe. Wie de meeste punten heeft, wint.
    .title = Waar het om gaat
summary-card-turn =
    Doe één van drie dingen: zet een, twee of drie gasten aan tafel, pak één gast, of leg er één weg als je er twaalf in je hand
    hebt.
    .title = Je beurt
summary-card-seat =
    Een gast neemt een vrije stoel als minstens één van de tafels eromheen van het eigen land is; de vier binnenste stoelen
    staan elk aan drie tafels. Overal blijven dames en heren in evenwicht, en niemand zit alleen.
    .title = Wie waar zit
summary-card-pay =
    Elke tafel waar een gast bij komt zitten, levert één punt op voor iedereen die daar nu zit: 2, 3 of 4. Komen ze allemaal
    uit het land van de tafel, dan telt die dubbel: 4, 6 of 8.
    .title = Punten
summary-card-clear =
    Is een tafel vol, dan worden de punten geteld; daarna vertrekt iedereen die eraan zit, en er komt een nieuwe tafel
    voor in de plaats. Je mag daarna nog gasten aan tafel zetten.
    .title = Een tafel afruimen
summary-card-end =
    Het spel eindigt als de laatste gast gepakt wordt, als er te weinig tafels zijn om neer te leggen, of als iemand met
    een lege hand dat zegt. Elke gast in je hand of weggelegd kost 2 punten.
    .title = Het einde
