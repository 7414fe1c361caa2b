### De regels van beide spellen op nummer. Regels zijn afgebroken voor het oog; een lege regel scheidt alinea’s.

## Tafelschikking: wie waar mag zitten

rule-E1 =
    Op een stoel zit hoogstens één gast, en wie zit, blijft zitten. Daarop zijn twee uitzonderingen: een joker kan voor een
    andere gast worden geruild (B6), en in het kaartspel wordt een volle tafel afgeruimd (C5).
    .title = Een vrije stoel

rule-E2 =
    Een gast mag op een stoel gaan zitten als minstens één van de tafels waaraan die stoel staat van zijn of haar nationaliteit
    is. Een joker mag op elke vrije stoel.
    .title = De eigen tafel

rule-E3 =
    Dames en heren zitten in evenwicht aan tafel. Zodra een gast zit, moet elke tafel van die stoel een van deze gezelschappen
    hebben: één gast; één dame en één heer; één dame en twee heren; twee dames en één heer; twee dames en twee heren. Dus nooit
    twee dames of twee heren onder elkaar, en nooit drie dames of drie heren. Jokers tellen als dame of als heer.
    .title = Dames en heren

rule-E4 =
    Aan het eind van een beurt mag geen gast die in die beurt is gaan zitten zonder gezelschap zijn: hij of zij hoort bij een
    gezelschap van twee of meer aan minstens één tafel van de stoel. Wie bij zo’n gezelschap hoort, mag aan een tafel daarnaast
    de enige gast zijn.

    Uitzonderingen: de eerste beurt van het bordspel en, als dat is afgesproken, de joker alleen (B5); en gezelschap dat is
    weggevallen doordat een tafel werd afgeruimd (C5).
    .title = Niemand zit alleen

rule-E5 =
    Elke gast die aan tafel wordt gezet, moet minstens één punt opleveren (S1). Er is één uitzondering: een gast mag niets
    opleveren als alle tafels van de stoel onbezet waren en meteen de volgende gast van dezelfde beurt aan een van die tafels
    gaat zitten. Samen zijn ze dan een paar, en dat scoort. Zolang een gast zo wacht, kan de beurt niet eindigen en mag
    niemand ergens anders gaan zitten.

    De volgorde telt: gasten gaan een voor een zitten, en elke gast wordt beoordeeld en beloond naar wat de vorige hebben
    achtergelaten.
    .title = Elke gast levert punten op

## Punten

rule-S1 =
    Een gast scoort aan elke tafel van zijn of haar stoel waar nu minstens twee gasten zitten: één punt voor elke gast aan die
    tafel, dus 2, 3 of 4. Tafels waaraan in deze beurt niemand is gezet, leveren niets op. De punten van meerdere
    tafels en van meerdere gasten worden opgeteld.
    .title = Puntentelling

rule-S2 =
    In het bordspel levert een volle tafel van één nationaliteit, vier gasten uit het land van de tafel, 8 punten op in plaats
    van 4. Twee of drie gasten van één nationaliteit leveren gewoon 2 of 3 punten op.

    Is zoals in latere uitgaven ‘elk gezelschap’ afgesproken, dan geldt S3 ook in het bordspel.
    .title = Verdubbeling in het bordspel

rule-S3 =
    In het kaartspel telt elk gezelschap dat helemaal uit het land van de tafel komt dubbel: 4 punten voor twee gasten, 6 voor
    drie, 8 voor vier. Het gaat om het land van de tafel: twee Russische gasten aan de Franse tafel leveren 2 punten op.

    De Franse spelregels geven 4 punten voor twee paren van één nationaliteit. Dat is een fout: in de Duitse staat 8.
    .title = Verdubbeling in het kaartspel

## Het bordspel

rule-B1 =
    Het café heeft 24 tafels, twee voor elk van de twaalf landen, en 68 stoelen, waarvan er 28 tussen twee tafels staan; en een
    bar met 20 genummerde plaatsen. Er zijn 100 gasten: vier dames en vier heren uit elk land, twee vrouwelijke en twee
    mannelijke jokers. Het spel is voor twee tot vier spelers.
    .title = Inhoud

rule-B2 =
    De plattegrond laat zien welke stoelen aan welke tafels staan: een stoel hoort bij elke tafel die er direct naast, boven of
    onder staat. Tenzij iets anders is afgesproken, speel je op de plattegrond ‘hoeken’; de plattegrond ‘ring’ is een tweede.
    Beide zijn reconstructies, want de afbeeldingen van het bord zijn verloren gegaan, en ze kloppen met alles wat erover
    bekend is: India staat in de hoek rechtsonder en deelt één stoel met een Amerikaanse tafel; de Amerikaanse tafel daarnaast
    deelt stoelen met India, Frankrijk en de andere Amerikaanse tafel; een Britse tafel staat naast een Chinese en een Spaanse;
    de twee tafels van een land delen één stoel; en geen land deelt meer dan drie stoelen met andere.

    Wie het bord bezit, kan een eigen tekening toevoegen: `o` is een stoel, twee letters zijn de tafel van een land, de getallen
    zijn de bar.
    .title = Plattegrond

rule-B3 =
    Alle gasten gaan in het zakje. Iedereen pakt er vijf en legt ze open voor zich neer. Het lot bepaalt wie begint; daarna gaat
    de beurt met de klok mee. Iedereen begint met 0 punten.
    .title = Voordat je begint

rule-B4 =
    In je beurt doe je precies één van drie zetten: een of twee gasten aan tafel zetten (B5), een gast naar de bar sturen (B7)
    of een joker ruilen (B6). Je mag ze niet combineren, en je mag niet passen.

    Wie geen van drieën kan doen, omdat er alleen jokers over zijn waarvoor geen stoel is, wordt overgeslagen. Zijn alle spelers
    die nog meedoen na elkaar overgeslagen, dan is het spel afgelopen.
    .title = Een beurt

rule-B5 =
    Je zet een of twee gasten aan tafel volgens E1 tot en met E5. Heeft de eerste gescoord, dan hoeft de tweede niet. Alleen de
    eerste speler mag in de eerste beurt van het spel, zolang alle stoelen leeg zijn, één enkele gast neerzetten zonder te
    scoren.

    Een joker moet punten opleveren zoals iedereen: waar de Franse spelregels spreken van een joker zonder punten, lezen wij
    daarin de ruil (B6). Is ‘joker alleen’ afgesproken, dan mag een joker alleen gaan zitten zonder te scoren.
    .title = Gasten aan tafel zetten

rule-B6 =
    Je zet een gast uit je hand op de stoel van een joker en neemt de joker in je hand. De gast moet daar aan een eigen tafel
    zitten (E2); een dame kan alleen een vrouwelijke joker vervangen, een heer alleen een mannelijke. Dit levert geen punten op,
    je pakt geen gast, en je beurt is voorbij. Een joker kan niet voor een andere joker worden geruild.

    Dame voor dame en heer voor heer, omdat de Franse spelregels om de overeenkomstige kaart vragen. Is ‘wie past’ afgesproken,
    zoals de Nederlandse het toestaan, dan mag het ook kruiselings, zolang de tafelschikking aan elke tafel van de stoel blijft
    kloppen (E3).
    .title = Een joker ruilen

rule-B7 =
    De gast neemt de laagste vrije plaats aan de bar in. Land en geslacht maken niet uit; jokers worden niet bediend. Je wint of
    betaalt de waarde van de plaats. Op volgorde zijn de 20 plaatsen +1, +2, +3, +4, +5, −2, −4, −6, −8, −10, −12, −14, −16,
    −18, −20, −22, −24, −26, −28 en −30 waard. De eerste vijftien zijn overgeleverd, de rest zet de reeks voort.

    Zijn ‘milde’ prijzen afgesproken, dan lopen de vier rijen van vijf van +1 tot +5, van −2 tot −10, van −4 tot −12 en van −6
    tot −14.
    .title = De bar

rule-B8 =
    Wie aan de bar niet kan betalen, is uitgespeeld. De gast blijft aan de bar, de score van de speler wordt 0, en de andere
    gasten van die speler gaan terug in de doos, niet in het zakje. Wie uitgespeeld is, komt niet meer aan de beurt en eindigt
    onder iedereen die nog meedoet; van meerdere eindigt hoger wie later is uitgevallen. Is er nog maar één speler over, dan
    is het spel afgelopen.
    .title = Failliet

rule-B9 =
    Nadat je gasten aan tafel hebt gezet of er een naar de bar hebt gestuurd, vul je je hand uit het zakje aan tot je
    handlimiet, die in het begin vijf is. Voor elke tafel van één nationaliteit die je in deze beurt vol hebt gemaakt, ook met
    jokers, mag je je handlimiet voor de rest van het spel met één verlagen. Dat beslis je aan het eind van die beurt, voor al
    die tafels of voor een deel ervan. Is ‘automatisch’ afgesproken, dan gaat die altijd zo ver mogelijk omlaag. Een jokerruil maakt
    geen tafel vol.
    .title = Nieuwe gasten pakken

rule-B10 =
    Een joker telt als gast van elk willekeurig land, aan elke tafel apart, en levert ook zo veel op. Met jokers kun je dus
    tafels van één nationaliteit vol maken.
    .title = Jokers

rule-B11 =
    Het spel is meteen afgelopen wanneer de twintigste plaats aan de bar is bezet; wanneer de laatste van de 68 stoelen is
    bezet; wanneer er nog maar vier gasten in het zakje zitten, ook midden onder het aanvullen; wanneer een speler na het
    aanvullen geen gast meer heeft; wanneer iedereen na elkaar is overgeslagen (B4); of wanneer er nog maar één speler over is
    (B8).
    .title = Einde van het spel

rule-B12 =
    Elke gast die je nog in je hand hebt kost 5 punten, elke joker 10; je score kan daardoor onder nul komen. Wie de meeste punten
    heeft, wint. Bij een gelijke stand wordt de overwinning gedeeld.
    .title = Eindafrekening

## Het kaartspel

rule-C1 =
    Er zijn 96 gastkaarten, vier dames en vier heren uit elk van de twaalf landen en geen jokers, en 24 tafelkaarten, twee voor
    elk land. Het spel is voor twee tot vijf spelers.
    .title = Inhoud

rule-C2 =
    Gasten en tafels worden apart geschud. Iedereen neemt zeven gasten in de hand, die de anderen niet zien. Vijf tafels worden in
    de vorm van een X neergelegd, op de posities 1 tot en met 5; zo ontstaan twaalf stoelen: de vier binnenste staan elk aan drie
    tafels, de acht buitenste elk aan één. Het lot bepaalt wie begint; daarna gaat de beurt met de klok mee.
    .title = Voordat je begint

rule-C3 =
    In je beurt doe je precies één van drie zetten: een, twee of drie gasten aan tafel zetten (C4), een gast pakken (C6) of een
    gast gedekt wegleggen (C7).
    .title = Een beurt

rule-C4 =
    Je zet een, twee of drie gasten aan tafel volgens E1 tot en met E5; dat geldt ook voor de allereerste beurt. Na elke gast die
    heeft gescoord, mag je stoppen. Het zijn er nooit meer dan drie, ook niet als er ondertussen tafels zijn afgeruimd.
    .title = Gasten aan tafel zetten

rule-C5 =
    Wanneer een gast een of meer tafels vol maakt, worden eerst de punten geteld. Dan verlaten meteen alle gasten op de stoelen
    van die tafels het spel, zodat ze ook aan de tafels daarnaast ontbreken; de tafelkaarten gaan met hen mee. Op de leeggekomen
    posities worden nieuwe tafelkaarten gelegd, de laagste positie eerst. Zijn er daarvoor te weinig, dan is het spel meteen
    afgelopen.

    Gasten die nu alleen zitten, in een gezelschap dat niet in evenwicht is of aan geen enkele tafel van hun land, blijven zitten,
    en het spel gaat door: de tafelschikking (E3) wordt alleen beoordeeld waar iemand gaat zitten. Je mag verdergaan met gasten
    aan tafel zetten.
    .title = Een tafel afruimen

rule-C6 =
    In plaats van gasten aan tafel te zetten pak je de bovenste gast van de stapel, als je er minder dan twaalf in je hand hebt.
    .title = Een gast pakken

rule-C7 =
    Heb je twaalf gasten in je hand en zet je er geen aan tafel, dan moet je er een gedekt voor je wegleggen; daar blijft die
    liggen tot het einde van het spel.
    .title = Een gast wegleggen

rule-C8 =
    Het spel is meteen afgelopen wanneer er te weinig tafelkaarten zijn om afgeruimde tafels te vervangen (C5), of wanneer de
    laatste gast van de stapel wordt gepakt. Is je hand aan het eind van je beurt leeg, dan mag je het spel voor beëindigd
    verklaren; doe je dat niet, dan gaat het door, en in je volgende beurt kun je alleen een gast pakken.
    .title = Einde van het spel

rule-C9 =
    Elke gast in je hand en elke gast die je hebt weggelegd kost 2 punten. Wie de meeste punten heeft, wint; bij een gelijke
    stand wint wie de minste strafpunten heeft, en is ook dat gelijk, dan wordt de overwinning gedeeld.
    .title = Eindafrekening

## Varianten

rule-V1 =
    Een variant van het bordspel. De eerste speler die aan het eind van een beurt het afgesproken aantal punten heeft, 30 tenzij
    iets anders is afgesproken, mag meteen een land noemen. Vanaf dan worden alle punten aan de twee tafels van dat land
    verdubbeld, voor iedereen. Ziet de speler ervan af, dan is er geen verjaardag: de kans komt maar één keer per spel.

    Verjaardagstafels zijn te combineren met clubjes.
    .title = Verjaardagstafels

rule-V2 =
    Een variant van beide spellen. Als hele beurt mag je meerdere dames of meerdere heren aan één tafel zetten, zodat daar ten slotte vier
    dames (een koffiekransje) of vier heren (een stamtafel) zitten; in beide gevallen heet het een clubje. In het bordspel zet je
    daarvoor drie of vier gasten aan tafel, in het kaartspel een tot vier; minder dan vier is genoeg waar al alleen dames, of
    alleen heren, aan tafel zitten.

    Ieder van hen heeft een vrije stoel (E1) aan een eigen tafel (E2) nodig. Aan alle andere tafels van die stoelen moet de
    tafelschikking kloppen (E3) zodra het hele clubje zit; voor het clubje zelf gelden E3, E4 en E5 niet. Het levert eenmalig 20
    punten op, 40 als tafel van één nationaliteit, en aan een verjaardagstafel (V1) het dubbele. Andere tafels tellen zoals altijd
    gast voor gast (S1 tot en met S3). In het bordspel telt een clubje van één nationaliteit als tafel van één nationaliteit voor
    de handlimiet (B9); in het kaartspel wordt de volle tafel daarna afgeruimd (C5).
    .title = Clubjes: koffiekransjes en stamtafels
