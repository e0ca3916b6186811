/** Sugars, syrups and chocolate. How a food is written: `../read-lexicon.ts`. */
export const sweetThings = `
# Baking
mincemeat | plant animal-fat? | gluten? nuts? | 1.1~ |  | u
  en christmas mince, sweet mincemeat ; suet free mincemeat:plant
  de Mincemeat
  fr mincemeat
  it mincemeat
  es mincemeat
  nl mincemeat
  pt mincemeat
  sv mincemeat
sugar | plant | none | 0.845 |  | b
  en granulated sugar, white sugar, white granulated sugar, cane sugar, golden granulated sugar, organic sugar
  de Zucker, Kristallzucker, Feinzucker, Streuzucker, feiner Zucker, weißer Zucker
  fr sucre, sucre en poudre, sucre semoule, sucre blanc, sucre cristal, sucre fin
  it zucchero, zucchero semolato, zucchero bianco
  es azúcar, azúcar blanco, azúcar blanquilla
  nl suiker
  pt açúcar
  sv socker, strösocker
  key usda 19335, agribalyse 31016
caster sugar | plant | none | 0.845
  en castor sugar, superfine sugar, fine sugar, golden caster sugar, extra fine granulated sugar
  de feinster Zucker, Backzucker
  fr sucre extra-fin, sucre très fin
  it zucchero extrafine, zucchero superfino, zucchero finissimo
  es azúcar extrafino, azúcar caster
  nl fijne kristalsuiker, basterdsuiker wit, fijne tafelsuiker
  pt açúcar refinado fino, açúcar fino
  sv fint strösocker, extra fint socker
brown sugar | plant | none | 0.93
  en light brown sugar, soft brown sugar, light soft brown sugar, soft light brown sugar, packed brown sugar, golden brown sugar ; light muscovado sugar, muscovado sugar, muscovado
  de brauner Zucker, Rohrzucker, Rohrohrzucker ; Muscovadozucker
  fr cassonade, sucre roux, vergeoise, sucre brun, sucre de canne ; sucre complet
  it zucchero di canna, zucchero grezzo, zucchero bruno ; zucchero muscovado
  es azúcar moreno, azúcar de caña ; azúcar integral, ?panela, azúcar mascabado
  nl bruine suiker
  pt açúcar mascavo
  sv farinsocker
  key usda 19334, agribalyse 31017
dark brown sugar | plant | none | 0.93
  en dark soft brown sugar, soft dark brown sugar ; dark muscovado sugar
  de dunkelbrauner Zucker, dunkler Muscovado
  fr sucre brun foncé, vergeoise brune, cassonade brune
  it zucchero di canna scuro, zucchero bruno scuro, zucchero muscovado scuro
  es azúcar moreno oscuro, azúcar mascabado oscuro
  nl donkerbruine suiker, donkere basterdsuiker, donkerbruine basterdsuiker
  pt açúcar mascavado escuro, açúcar amarelo escuro, açúcar mascavo escuro
  sv mörkt farinsocker, mörk muscovado, mörkt muscovadosocker
demerara sugar | plant | none | 0.93~
  en turbinado sugar, demerara ; raw sugar, raw cane sugar
  de Demerarazucker ; Rohzucker
  fr sucre demerara ; sucre turbinado, sucre brut
  it zucchero demerara, zucchero turbinado
  es azúcar demerara ; azúcar turbinado, azúcar en bruto
  nl demerarasuiker ; ruwe rietsuiker, rietsuiker
  pt açúcar demerara
  sv demerarasocker ; råsocker, rårörsocker
icing sugar | plant | none | 0.507
  en powdered sugar, confectioners sugar, confectioner s sugar
  de Puderzucker, Staubzucker
  fr sucre glace, sucre impalpable
  it zucchero a velo, zucchero impalpabile
  es azúcar glas, azúcar glass, azúcar impalpable, azúcar en polvo
  nl poedersuiker
  pt açúcar de confeiteiro
  sv florsocker
  key usda 19336, agribalyse 31016
palm sugar | plant | none | 0.8~
  en coconut palm sugar ; coconut sugar, jaggery, piloncillo, ?panela, date sugar, maple sugar
  de Palmzucker ; Kokosblütenzucker, Jaggery
  fr sucre de palme ; sucre de coco, jaggery
  it zucchero di palma ; zucchero di cocco, jaggery
  es azúcar de palma ; azúcar de coco, piloncillo
  nl palmsuiker, goela djawa ; kokosbloesemsuiker
  pt açúcar de palma ; açúcar de coco, rapadura
  sv palmsocker ; kokossocker
pearl sugar | plant | none
  en nib sugar ; sanding sugar, sprinkle, decorating sugar, coarse sugar, hundreds and thousands, nonpareil, chocolate sprinkle
  de Hagelzucker ; Zuckerstreusel, Streusel bunt, Schokostreusel
  fr sucre perlé, sucre en grains ; vermicelles en chocolat, vermicelles de couleur
  it zucchero in granella, granella di zucchero ; codette, zuccherini colorati
  es azúcar perlado, azúcar perla ; fideos de chocolate, virutas de colores
  nl parelsuiker, greinsuiker ; hagelslag, chocoladehagelslag
  pt açúcar pérola, açúcar em grão ; granulado de chocolate, granulado colorido
  sv pärlsocker ; strössel, chokladströssel
cinnamon sugar | plant | none | 0.845~
  de Zimtzucker, Zimt-Zucker
  fr sucre à la cannelle
  it zucchero alla cannella
  es azúcar con canela
  nl kaneelsuiker
  pt açúcar com canela
  sv kanelsocker
vanilla sugar | plant | none | 0.845~ | 8~ sachet
  de Vanillezucker, Bourbon-Vanillezucker, Vanillinzucker
  fr sucre vanillé
  it zucchero vanigliato, vanillina
  es azúcar vainillado, azúcar avainillado, azúcar vainillada
  nl vanillesuiker
  pt açúcar de baunilha
  sv vaniljsocker
preserving sugar | plant | none | 0.845~
  en jam sugar, gelling sugar
  de Gelierzucker, Einmachzucker
  fr sucre gélifiant, sucre à confiture, sucre spécial confiture
  it zucchero gelificante, zucchero per confetture
  es azúcar gelificante, azúcar para mermelada
  nl geleisuiker, jamsuiker
  pt açúcar gelificante, açúcar para compotas
  sv syltsocker
sweetener | plant | none
  en ; artificial sweetener, stevia, erythritol, splenda, xylitol, sugar substitute, monk fruit sweetener
  de Süßstoff, Süßungsmittel ; Stevia, Erythrit, Xylit, Birkenzucker
  fr édulcorant ; stévia, xylitol, érythritol
  it dolcificante ; stevia, eritritolo, xilitolo
  es edulcorante ; estevia, stevia, eritritol, xilitol
  nl zoetstof ; stevia, erythritol, xylitol
  pt adoçante ; stevia, estévia, eritritol, xilitol
  sv sötningsmedel ; stevia, erytritol, björksocker
honey | honey | none | 1.433
  en runny honey, clear honey, acacia honey, liquid honey, raw honey, dark honey ; royal jelly
  de Honig, flüssiger Honig
  fr miel, miel liquide
  it miele, miele di acacia, miele d'acacia
  es miel
  nl honing
  pt mel
  sv honung
  key usda 19296, agribalyse 31008
  first honig, honing
  last honig, honing
maple syrup | plant | none | 1.331 |  | l
  en pure maple syrup
  de Ahornsirup
  fr sirop d'érable
  it sciroppo d'acero
  es sirope de arce, jarabe de arce
  nl ahornsiroop, esdoornsiroop
  pt xarope de ácer, xarope de bordo, maple syrup
  sv lönnsirap
  key usda 19353, agribalyse 31034
agave syrup | plant | none | 1.4~
  en agave nectar, agave ; date syrup, rice syrup, brown rice syrup
  de Agavendicksaft, Agavensirup
  fr sirop d'agave
  it sciroppo d'agave
  es sirope de agave
  nl agavesiroop, agavenectar ; dadelsiroop, rijstsiroop
  pt xarope de agave, néctar de agave ; xarope de tâmaras
  sv agavesirap ; dadelsirap, rissirap
golden syrup | plant | none | 1.43~
  en ; corn syrup, light corn syrup, glucose syrup, liquid glucose, dark corn syrup, treacle syrup, sugar beet syrup
  de heller Sirup, Golden Syrup, Zuckersirup hell ; Glukosesirup, Maissirup
  fr golden syrup, sirop de sucre doré ; sirop de glucose, sirop de maïs, glucose
  it golden syrup, sciroppo dorato ; sciroppo di glucosio, glucosio, sciroppo di mais
  es golden syrup, sirope dorado, melaza clara ; jarabe de glucosa, glucosa, jarabe de maíz, sirope de maíz
  nl schenkstroop, golden syrup, stroop, keukenstroop ; glucosestroop, maïsstroop
  pt golden syrup, melaço claro, xarope dourado ; xarope de glucose, glucose de milho, xarope de milho
  sv ljus sirap, sirap ; mörk sirap, glykossirap, majssirap
molasses | plant | none | 1.424
  en black treacle, treacle, blackstrap molasses, unsulphured molasses, unsulfured molasses, dark molasses ; pomegranate molasses
  de Melasse ; Zuckerrübensirup
  fr mélasse
  it melassa
  es melaza
  nl melasse
  pt melaço
  sv melass
  key usda 19304, agribalyse 31067
simple syrup | plant | none | 1.25~ |  | ld
  en sugar syrup, syrup
  de Zuckersirup, Läuterzucker, Sirup=syrup
  fr sirop de sucre, sirop simple, sirop=syrup
  it sciroppo di zucchero, sciroppo semplice, sciroppo=syrup
  es almíbar=syrup, jarabe simple, sirope simple, jarabe de azúcar, sirope=syrup
  nl suikersiroop, siroop, suikerstroop
  pt calda de açúcar, xarope de açúcar, xarope simples
  sv sockerlag, enkel sirap
chocolate syrup | plant dairy? | milk? | 1.27~
  en ; chocolate sauce, fudge sauce, hot fudge sauce
  de Schokoladensirup, Schokosirup, Schokoladensauce, Schokosauce
  fr sirop de chocolat, sauce chocolat, sauce au chocolat
  it sciroppo al cioccolato, salsa al cioccolato
  es sirope de chocolate, salsa de chocolate, jarabe de chocolate
  nl chocoladesiroop, chocoladesaus
  pt calda de chocolate, molho de chocolate, xarope de chocolate
  sv chokladsirap, chokladsås
cocoa butter | plant | none
  en cacao butter ; shea butter
  de Kakaobutter
  fr beurre de cacao
  it burro di cacao
  es manteca de cacao, mantequilla de cacao
  nl cacaoboter
  pt manteiga de cacau
  sv kakaosmör
cocoa powder | plant | none | 0.364
  en cocoa, unsweetened cocoa powder, unsweetened cocoa, cacao powder, baking cocoa, cacao ; dutch process cocoa powder, dutch processed cocoa powder, dutch process cocoa
  de Kakaopulver, Kakao, Backkakao, ungesüßtes Kakaopulver
  fr cacao en poudre, cacao, cacao non sucré, cacao amer, poudre de cacao
  it cacao in polvere, cacao amaro, cacao in polvere amaro, cacao amaro in polvere, cacao
  es cacao en polvo, cacao, cacao puro en polvo, cacao puro
  nl cacaopoeder, cacao
  pt cacau em pó, chocolate em pó, cacau
  sv kakao, kakaopulver
  key usda 19165, agribalyse 18100
drinking chocolate | plant dairy? | milk? | 0.5~
  en hot chocolate powder, hot chocolate mix, hot cocoa mix
  de Trinkschokolade, Kakaogetränkepulver
  fr chocolat en poudre, chocolat chaud en poudre, poudre chocolatée
  it cioccolata in polvere, preparato per cioccolata calda, cacao zuccherato
  es cacao soluble, chocolate en polvo, cola cao, chocolate a la taza
  nl chocoladedrank poeder, cacaodrank, chocolademelkpoeder
  pt chocolate em pó solúvel, achocolatado, achocolatado em pó
  sv drickchoklad, chokladpulver, o'boy
dark chocolate | plant dairy? | milk? soybeans? nuts? | 0.719~ | 101 bar
  en chocolate, bittersweet chocolate, semisweet chocolate, semi sweet chocolate, plain chocolate, baking chocolate, cooking chocolate, couverture, dark couverture, baker s chocolate, bakers chocolate, chocolate shaving, bitter chocolate, dark chocolate couverture ; unsweetened chocolate
  de Schokolade=chocolate, Zartbitterschokolade, Blockschokolade, Kuvertüre, Bitterschokolade, Zartbitterkuvertüre, dunkle Schokolade, Backschokolade, Zartbitter-Schokolade
  fr chocolat=chocolate, chocolat noir, chocolat pâtissier, chocolat à dessert, chocolat noir pâtissier, chocolat corsé
  it cioccolato=chocolate, cioccolato fondente, cioccolato extra fondente ; cioccolato amaro
  es chocolate=chocolate, chocolate negro, chocolate para postres, chocolate fondant, chocolate de cobertura, chocolate para fundir
  nl chocolade=chocolate, pure chocolade
  pt chocolate=chocolate, chocolate amargo
  sv choklad=chocolate, mörk choklad
  key usda 19904, agribalyse 31074
chocolate chips | plant dairy? | milk? soybeans? nuts? | 0.719~
  en chocolate chip, semisweet chocolate chip, dark chocolate chip, semi sweet chocolate chip, chocolate chunk, chocolate drop, bittersweet chocolate chip, mini chocolate chip ; milk chocolate chip, cacao nib, white chocolate chip
  de Schokotropfen, Schokoladentröpfchen, Schokodrops
  fr pépites de chocolat
  it gocce di cioccolato
  es pepitas de chocolate, chips de chocolate, perlas de chocolate
  nl chocoladedruppels, chocoladestukjes, chocoladechips
  pt pepitas de chocolate, gotas de chocolate
  sv chokladknappar, chokladbitar, chokladdroppar
milk chocolate | plant dairy | milk soybeans? nuts? | 0.71 | 44 bar
  de Vollmilchschokolade, Milchschokolade, Vollmilchkuvertüre
  fr chocolat au lait
  it cioccolato al latte
  es chocolate con leche
  nl melkchocolade
  pt chocolate de leite, chocolate ao leite
  sv mjölkchoklad
  key usda 19120, agribalyse 31004
white chocolate | plant dairy | milk soybeans? nuts? | 0.719 | 85 bar
  de weiße Schokolade
  fr chocolat blanc
  it cioccolato bianco
  es chocolate blanco
  nl witte chocolade
  pt chocolate branco
  sv vit choklad
  key usda 19087, agribalyse 31010
chocolate candy | plant dairy? gelatine? | milk? nuts? peanuts? soybeans?
  en ; ?candy, m m, candy cane, ?sweets, chocolate bar, gummy candy:gelatine, candy coated milk chocolate piece, swedish fish, gummy fish, chocolate fish, chocolate bunny, easter bunny, easter rabbit, chocolate salami, gummy bear:gelatine, gummy worm:gelatine, candy corn:gelatine, jelly bean:plant+dairy?+gelatine?
  de Schokoladenbonbons, Bonbons, Bonbon, Schokolinsen, Süßigkeiten ; Schokoriegel, Gummibärchen:gelatine, Gummibär/Gummibären:gelatine
  fr bonbons, bonbon, bonbons au chocolat, confiseries ; barre chocolatée, barres chocolatées, saucisson au chocolat, poissons en chocolat, lapins en chocolat, lapin en chocolat, poule en chocolat, poules en chocolat, poisson en chocolat
  it caramelle, caramella, cioccolatini, cioccolatino, confetti ; salame al cioccolato, salame di cioccolato, salame dolce, pesce di cioccolato, gallina di cioccolato, caramella gommosa/caramelle gommose:gelatine
  es caramelos, chuches, bombones, bombón, golosinas ; chocolatina, chocolatinas, salami de chocolate, salchichón de chocolate, tocino de cielo, tocinillo de cielo, tocinillos de cielo
  nl snoepjes, snoep, bonbons, chocolaatjes ; chocoladereep
  pt rebuçados, bombons, bombom, doces balas, confeitos ; salame de chocolate, toucinho do céu
  sv godis, chokladgodis, karameller, praliner ; gelégodis:gelatine
marshmallow | gelatine plant egg? | eggs? sulphites? | 0.21~ | 7~
  en mini marshmallow, miniature marshmallow ; marshmallow fluff:egg, marshmallow creme
  de Marshmallow/Marshmallows, Mäusespeck
  fr marshmallow/marshmallows, guimauve/guimauves, chamallow, chamallows
  it marshmallow, marshmallows
  es malvavisco/malvaviscos, nube de azúcar/nubes de azúcar, ?nube, esponjitas, marshmallow/marshmallows
  nl marshmallow/marshmallows, spekjes snoep
  pt marshmallow/marshmallows
  sv marshmallow/marshmallows
marzipan | plant egg? | nuts eggs? | 1.1~
  en almond paste
  de Marzipan, Marzipanrohmasse
  fr pâte d'amande/pâte d'amandes
  it pasta di mandorle, marzapane
  es mazapán
  nl marsepein, amandelspijs
  pt maçapão, massapão, marzipã
  sv marsipan, mandelmassa
`;
