## Die Bots, mit Namen und in einem Satz

bot-pippa = Pippa
    .about = Pippa ist neu hier. Sie übersieht jeden zweiten Stuhl und gäbe nie einen Joker her.
bot-gustav = Gustav
    .about = Gustav führt die Kasse. Er nimmt, was jetzt am meisten bringt.
bot-hedwig = Hedwig
    .about = Hedwig weiß, was ein Tisch wert ist, und fürchtet die Bar.
bot-marcel = Marcel
    .about = Marcel denkt ein paar Züge voraus und liebt Tische gleicher Nation.
bot-leonora = Leonora
    .about = Leonora gehört das Café seit dreißig Jahren. Sie zählt jeden Gast im Beutel mit.
bot-tobi = Tobi
    .about = Tobi hilft am Wochenende aus. Er sammelt Karten und vergisst, sie auszuspielen.
bot-wilma = Wilma
    .about = Wilma macht die Buchhaltung. Sie nimmt, was jetzt am meisten bringt.
bot-sancho = Sancho
    .about = Sancho denkt erst nach. Lieber den Spatz in der Hand als die Taube auf dem Dach.
bot-ingrid = Ingrid
    .about = Ingrid spielt im Kopf voraus und setzt am liebsten drei Gäste auf einmal.
bot-magnus = Magnus
    .about = Magnus hat alle Zeit der Welt. Er weiß, was du auf der Hand haben könntest.
