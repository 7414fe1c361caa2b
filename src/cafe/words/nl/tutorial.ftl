### Leren spelen: voor elk spel een cursus. Wat een les aan het eind zegt, houdt een test tegen de scheidsrechter aan.

## Het begin

tutorial-which = Welk spel?
tutorial-goal = Het doel in 30 seconden
tutorial-goal-board-goal = Gasten uit twaalf landen komen naar je café. Vind voor iedereen een goede stoel en haal de meeste punten.
tutorial-goal-board-seat = Iedereen zit aan een tafel van het eigen land, dames en heren in evenwicht, en niemand zit alleen.
tutorial-goal-board-pay = Elke tafel waar een gast aanschuift levert een punt op per gast die er zit: 2, 3 of 4. Vier uit het land van de tafel leveren 8 op.
tutorial-goal-board-bar = Wie geen stoel vindt, gaat naar de bar. Eerst levert dat iets op, later kost het steeds meer.
tutorial-goal-card-goal = Vijf tafels, en gasten in je hand die alleen jij ziet. Vind voor iedereen goed gezelschap en haal de meeste punten.
tutorial-goal-card-seat = Tot drie gasten per beurt gaan aan een tafel van hun land zitten, dames en heren in evenwicht, niemand alleen.
tutorial-goal-card-pay = Elke tafel waar een gast aanschuift levert een punt op per gast die er zit, en het dubbele als iedereen uit het land van de tafel komt.
tutorial-goal-card-clear = Een volle tafel wordt afgeruimd en er komt een nieuwe. Aan het eind kost elke gast die je nog in je hand hebt punten.
tutorial-begin = Beginnen
tutorial-continue = Verder bij les { $number }
tutorial-so-far = { $done } van { $count } lessen gedaan

## Lessen

tutorial-lessons = Lessen
tutorial-lesson = Les { $number } van { $count }
tutorial-lesson-done = Les { $number } van { $count }, gedaan
tutorial-guests = Jouw gasten in deze les
tutorial-choose = Kies { $guest_object }.
tutorial-choose-any = Kies een willekeurige gast uit je hand.
tutorial-seat = Zet nu { $guest_object } { $chair_onto }.
tutorial-press = Druk op ‘{ $label }’.
tutorial-then-play = Je zet is klaar. Druk op ‘Spelen’.
tutorial-then-answer = Er is nog één vraag. Beide antwoorden zijn goed.
tutorial-show = Laat maar zien
tutorial-done = Gedaan. Op naar de volgende les.
tutorial-try-more = Probeer ook andere gasten en stoelen, zo vaak je wilt.
tutorial-score = Je punten: { $points }
tutorial-drawn = Gepakt: { $guests }
tutorial-left-over = Wat nog in je hand zit: { points-signed }
tutorial-next = Verder
tutorial-skip = Overslaan
tutorial-finish = Klaar
tutorial-over = Nu weet je hoe het gaat
tutorial-over-text = De rest vertelt het café je tijdens het spelen: elke stoel zegt wat hij oplevert, of waarom het niet mag.
tutorial-play = Nu spelen
tutorial-other-board = Het bordspel leren
tutorial-other-card = Het kaartspel leren
tutorial-again = Nog een keer van voren af aan
tutorial-free =
    Nu ben jij aan de beurt. Zet een gast waar je maar wilt, haal de joker op, ga naar de bar: de scheidsrechter zegt wat het
    oplevert, of waarom het niet mag.
    .title = Probeer alle gasten
tutorial-free-card =
    Nu ben jij aan de beurt. Zet een gast waar je maar wilt, tot drie per beurt: de scheidsrechter zegt wat het oplevert, of
    waarom het niet mag.
tutorial-other-way =
    { $points_sign ->
        [zero] Dat zou ook mogen. Het voorbeeld gaat anders verder.
       *[other] Dat zou ook mogen, voor { points }. Het voorbeeld gaat anders verder.
    }
tutorial-trouble = De scheidsrechter antwoordt niet. Controleer de verbinding en probeer het nog eens.

## Het bordspel

tutorial-X1 =
    Gasten zitten aan een tafel van hun eigen land. Het café is nog leeg: de eerste gast levert niets op en wacht, en
    de volgende moet aan dezelfde tafel aanschuiven. Een dame en een heer samen leveren elk één punt op.
    .title = Het eerste paar
    .hint = Een heer en een dame uit de Verenigde Staten: zoek een Amerikaanse tafel voor ze.
tutorial-X1-done = Twee gasten aan één tafel: 2 punten. Wie wachtte, heeft nu gezelschap.
tutorial-X2 =
    Een stoel kan tussen twee tafels staan. Zet het Indiase paar zo neer dat de dame de stoel neemt die India met de
    Verenigde Staten deelt. Aan de Amerikaanse tafel zit ze voorlopig alleen, en dat mag: thuis heeft ze gezelschap.
    .title = Een stoel aan twee tafels
    .hint = India en de Verenigde Staten delen één stoel. Begin bij de andere Indiase stoelen.
tutorial-X2-done = India levert 2 op. Aan de Amerikaanse tafel zit nog maar één gast, dus daar valt niets te halen.
tutorial-X3 =
    Ook een gast alleen mag komen, als die punten oplevert. Aan de tweede Amerikaanse tafel wacht de Indiase dame op
    een heer.
    .title = Ook vreemden zijn gezelschap
    .hint = Wie kan de Indiase dame aan de Amerikaanse tafel gezelschap houden?
tutorial-X3-done = Twee gasten aan de tafel, van welk land ook: 2 punten.
tutorial-X7 =
    Aan elke tafel van een stoel zijn dames en heren in evenwicht. Op deze stoel zoekt India een dame en zoeken de
    Verenigde Staten een heer. Probeer het met een willekeurige gast: het café vertelt waarom het niet mag.
    .title = Waarom niet?
    .hint = Probeer de stoel die India met de Verenigde Staten deelt.
tutorial-X7-done = Geweigerd, met de reden en de regel. Zo kun je het elke stoel vragen, wanneer je maar wilt.
tutorial-refill =
    Na je beurt pak je gasten uit het zakje tot je hand weer vol is: vijf aan het begin. Iedereen ziet ze.
    .title = Bijpakken
    .hint = Zet de Amerikaanse heer waar hij gezelschap heeft.
tutorial-refill-done = 3 punten en een nieuwe gast: je hand is weer vol.
tutorial-X4 =
    De stoel tussen de twee Amerikaanse tafels telt aan allebei. Wie een tafel vult met alleen gasten uit het land
    van die tafel, krijgt 8 in plaats van 4 punten.
    .title = Vier Amerikanen
    .hint = Maak de Amerikaanse tafel vol waar al twee gasten zitten, en begin met de stoel tussen de twee Amerikaanse tafels.
tutorial-X4-done =
    3 en 3, dan 8: 14 punten in één zet. Met een lagere handlimiet pak je minder bij, en blijft er aan het eind
    minder over.
tutorial-bar =
    Geen van deze gasten vindt vandaag gezelschap. Stuur er een naar de bar. Wie komt, neemt daar de volgende plaats,
    en wat daar staat win of betaal je; de eerste vijf plaatsen leveren punten op.
    .title = De bar
    .hint = Kies een gast, wie dan ook, en kijk naar de bar.
tutorial-bar-done = 3 punten. De volgende gast aan de bar levert nog meer op, door wie die ook gestuurd wordt.
tutorial-costs =
    Er staan al zeven gasten aan de bar. Vanaf de zesde plaats kost het punten, en elke plaats kost meer dan de
    vorige.
    .title = De bar kost punten
    .hint = Ook hier past niemand. Kijk wat de volgende plaats kost.
tutorial-costs-done = Dat kostte 6 punten. Soms is het toch de beste zet.
tutorial-broke =
    Je hebt 4 punten en de volgende plaats kost er 6. Niemand hoeft dit te doen; kijk één keer wat er gebeurt.
    .title = Blut
    .hint = Stuur iemand naar de bar.
tutorial-broke-done =
    Je kunt niet betalen: je bent uitgespeeld en eindigt als laatste. Houd dus wat punten over voor de bar.
tutorial-X5 =
    De joker is aan elke tafel thuis en telt als dame of heer, zoals afgebeeld. Aan de Indiase tafel ontbreekt nog één
    dame.
    .title = De joker
    .hint = Welke stoel aan de Indiase tafel is nog vrij?
tutorial-X5-done = Met de joker is de Indiase tafel van één nationaliteit: 8 punten.
tutorial-X6 =
    Een joker kun je ophalen: zet op zijn stoel een gast die aan die tafel thuishoort en van hetzelfde geslacht is.
    Dat is een hele beurt en levert niets op.
    .title = Een joker ophalen
    .hint = Wie in je hand hoort thuis waar de joker zit?
tutorial-X6-done = De dame neemt de plaats van de joker in, en de joker komt in je hand.
tutorial-full-bar =
    Aan de bar is nog één plaats vrij. Is die bezet, dan is het spel uit. Het eindigt ook als alle stoelen bezet zijn,
    als er nog vier gasten in het zakje zitten en als iemand geen gast meer heeft.
    .title = Hoe een spel eindigt
    .hint = Beëindig het spel: neem de laatste plaats. Wat kosten de andere twee je dan?
tutorial-full-bar-done =
    De plaats kostte 30. Elke gast in je hand kost 5, een joker 10. Wie de meeste punten heeft, wint.

## Het kaartspel

tutorial-X8 =
    In het kaartspel zet je tot drie gasten per beurt neer, en elk gezelschap uit het land van de tafel telt dubbel,
    ook een paar.
    .title = Paren tellen dubbel
    .hint = Eerst een heer voor de Turkse dame, dan de stoel die beide tafels delen.
tutorial-X8-done = 4 voor de twee Turkse gasten, dan 3 voor drie gasten aan de Turkse tafel: 7 punten.
tutorial-X12 =
    Twee Afrikaanse gasten, één Britse heer, en een stoel tussen hun tafels. Probeer eerst de tweede Britse heer.
    .title = Twee heren
    .hint = Zet de heer op de stoel tussen de twee tafels.
tutorial-X12-done =
    Geweigerd: aan de Britse tafel zouden twee heren zonder dame zitten. Aan de Afrikaanse tafel was hij welkom
    geweest.
tutorial-X11 =
    Nu de Britse dame. Ze vormt een paar met haar landgenoot en schuift tegelijk bij twee Afrikaanse gasten aan.
    .title = Punten aan twee tafels
    .hint = Ze kan aan twee tafels tegelijk aanschuiven.
tutorial-X11-done = 4 voor het Britse paar, dubbel geteld, en 3 voor drie gasten aan de Afrikaanse tafel: 7 punten.
tutorial-X14 =
    Niemand zit alleen. Probeer de Spaanse heer op de buitenste stoel van de lege Spaanse tafel, terwijl er niemand in
    de hand is die kan aanschuiven.
    .title = Niemand zit alleen
    .hint = Zet hem daar waar hij helemaal alleen zou zitten.
tutorial-X14-done =
    Geweigerd: hij zou niets opleveren en zonder gezelschap blijven. Op de stoel bij het Chinese paar zit hij goed.
tutorial-X10 =
    Een Turkse dame zit alleen. Zet drie andere Turkse gasten bij haar, één voor één: bij elke stap moeten dames en
    heren in evenwicht blijven.
    .title = Een volle tafel
    .hint = Na elke stap zijn dames en heren in evenwicht: wie komt er als tweede?
tutorial-X10-done =
    4, 6 en 8: 18 punten. Een volle tafel wordt meteen afgeruimd, de gasten gaan weg, en er komt een nieuwe.
tutorial-X9 =
    Drie gasten, en elk telt aan elke tafel waar gezelschap zit. Zet ze één voor één neer en zie de afrekening groeien.
    .title = Een grote zet
    .hint = De binnenste stoelen staan aan drie tafels. Begin met de Russische dame.
tutorial-X9-done = 8, 5 en 10: 23 punten. De Franse tafel is vol; die wordt afgeruimd, en er komt een nieuwe tafel.
tutorial-X13 =
    De laatste Italiaanse dame maakt twee tafels tegelijk vol. Kijk wie er weggaat: iedereen die aan een van beide
    zit, waar de stoel ook nog bij hoort.
    .title = Twee tafels tegelijk
    .hint = Aan twee tafels ontbreekt één gast: dezelfde.
tutorial-X13-done = Beide tafels worden afgeruimd en opnieuw gelegd, de middelste eerst. Alleen de Indiase heer blijft.
tutorial-draw =
    Geen van je gasten hoort aan een van deze tafels thuis. Dan pak je één gast van de stapel; dat is je beurt.
    .title = In plaats daarvan pakken
    .hint = Daar is een knop voor.
tutorial-draw-done = Eén gast meer in je hand, en misschien de goede. Niemand anders ziet wie het is.
tutorial-aside =
    Met twaalf gasten is je hand vol: je kunt niet meer pakken. Wie niemand kan of wil neerzetten, legt één gast
    gedekt weg.
    .title = Twaalf in je hand
    .hint = Wie heb je het minst nodig?
tutorial-aside-done = Weggelegd tot het eind, en dan kost die evenveel als een gast in je hand.
tutorial-close =
    Je laatste gast. Met een lege hand mag je het café sluiten, en dan is het spel uit. Het eindigt ook als de laatste
    gast gepakt wordt of als er te weinig tafels over zijn.
    .title = Hoe een spel eindigt
    .hint = Zet de Italiaanse heer neer en sluit dan het café.
tutorial-close-done =
    4 punten, en niets meer in je hand. Alle anderen betalen 2 voor elke gast in hun hand of weggelegd.
