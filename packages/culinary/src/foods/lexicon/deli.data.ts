/** Cured meat, olives, doughs and what else is kept chilled. How a food is written: `../read-lexicon.ts`. */
export const deli = `
# Deli and chilled
bacon | pork | none |  | 28 slice | i
  en streaky bacon, bacon rasher, smoked bacon, bacon slice, smoked streaky bacon, unsmoked bacon, thick cut bacon ; back bacon, canadian bacon, turkey bacon:poultry, bacon bit, streaky, streaky rasher
  de Speck, Bacon ; Frühstücksspeck, Speckscheiben, durchwachsener Speck, Bauchspeck geräuchert, geräucherter Speck
  fr lard, bacon, tranches de bacon ; poitrine fumée, lard fumé, tranches de lard, lards
  it pancetta, bacon ; pancetta affumicata, speck
  es tocino, beicon, bacon ; panceta, panceta ahumada, tocineta
  nl spek ; ontbijtspek, spekreepjes
  pt toucinho, bacon
  sv bacon ; tärningsbacon, bacontärningar
  key usda 10123, agribalyse 28501
lardons | pork | none
  en lardon, bacon cube, diced bacon, bacon lardon, pancetta cube
  de Speckwürfel=diced bacon, Speck gewürfelt ; Schinkenwürfel, Katenschinken gewürfelt
  fr lardons=diced bacon, allumettes de bacon, dés de lardons, lardons fumés, lardons allumettes, allumettes de lardons ; allumettes fumées
  it pancetta a cubetti=diced bacon, pancetta dolce, cubetti di pancetta ; guanciale
  es taquitos de panceta=diced bacon, tacos de bacon ; taquitos de jamón, tacos de jamón
  nl spekblokjes=diced bacon ; spekjes, hamblokjes, hamreepjes
  pt bacon em cubos=diced bacon
  sv tärnat bacon=diced bacon
pancetta | pork | none |  | 15~ slice
  en ; guanciale, salt pork, speck, lardo
  de Pancetta ; Guanciale, Lardo
  fr pancetta ; guanciale, lardo, lard de Colonnata
  it pancetta tesa ; lardo
  es panceta italiana, panceta curada ; guanciale
  nl pancetta ; guanciale, lardo
  pt pancetta ; guanciale
  sv pancetta ; guanciale
ham | pork | none |  | 28 slice
  en cooked ham, smoked ham, ham slice, baked ham ; gammon, turkey ham:poultry, black forest ham, country ham, gammon joint, wafer thin ham
  de Schinken, gekochter Schinken, Kochschinken, Schinkenscheiben
  fr jambon, jambon blanc, jambon cuit, tranches de jambon, dés de jambon ; jambons
  it prosciutto cotto, prosciutto, prosciutto cotto a dadini, prosciutto di Praga
  es jamón, jamón cocido, jamón york, jamón dulce ; jamones, fiambre de jamón
  nl ham ; achterham, beenham
  pt presunto, fiambre
  sv skinka ; skinke
  key usda 07029, agribalyse 28910
prosciutto | pork | none |  | 15~ slice
  en parma ham, prosciutto crudo, cured ham ; serrano ham, iberico ham, bayonne ham, jamon
  de Rohschinken=cured ham, Parmaschinken, Schwarzwälder Schinken ; Serranoschinken, Katenschinken
  fr jambon cru=cured ham, jambon de Parme ; jambon de Bayonne, jambon de pays, jambon Serrano
  it prosciutto crudo=cured ham, prosciutto di Parma ; culatello, speck dell'Alto Adige
  es jamón serrano=cured ham, jamón curado ; jamón ibérico
  nl rauwe ham=cured ham
  pt presunto cru=cured ham
  sv lufttorkad skinka=cured ham
  key agribalyse 28844
salami | meat | milk? soybeans? |  | 10~ slice
  en ; pepperoni, soppressata, saucisson, genoa salami, bresaola:beef, coppa, pastrami:beef, capocollo
  de Salami ; Landjäger, Cervelat
  fr salami ; saucisson, rosette, coppa de corse:pork, saucissons, rosette de lyon, saucisson sec, figatellu, soubressade:pork, sobrassada:pork
  it salame, salame piccante ; bresaola, coppa, capocollo:pork, coppa stagionata:pork, coppa piacentina:pork, coppa di testa:pork, fette di coppa:pork, salami, salumi, salamino, finocchiona, ventricina, ciauscolo, soppressa, cacciatorino/cacciatorini, spianata calabra
  es salami ; salchichón, sobrasada:pork, fuet, embutido/embutidos, chorizo de salami, camaiot, farinato, botillo, morcón, androlla/androllas, botelo/botelos, espetec, secallona
  nl salami ; cervelaatworst, fuet, cervelaat
  pt salame/salames
  sv salami ; medvurst
mortadella | pork | nuts? milk? |  | 20~ slice
  de Mortadella
  fr mortadelle, mortadella
  it mortadella
  es mortadela:meat
  nl mortadella
  pt mortadela
  sv mortadella
nduja | pork | milk? soybeans?
  en ; n'duja, 'nduja sausage
  de Nduja ; 'N'duja
  fr nduja
  it nduja ; 'n'duja
  es nduja
  nl nduja
  pt nduja
  sv nduja
chorizo | pork | milk? soybeans? |  | 60
  en chorizo sausage, spanish chorizo ; cooking chorizo, mexican chorizo
  de Chorizo
  fr chorizo, chorizo doux
  it chorizo
  es chorizo fresco, chorizo
  nl chorizo, chorizoworst
  pt chouriços, chorizo ; linguiça:meat, alheira:meat, alheiras:meat, chourico:meat
  sv chorizo, chorizokorv
  key usda 07019, agribalyse 30315
smoked sausage | meat | milk? mustard? celery? gluten? |  | 85~
  en ; kielbasa, andouille, frankfurter, hot dog, andouille sausage, turkey kielbasa:poultry, smoked kielbasa, smoked turkey sausage:poultry, vienna sausage, wiener, knackwurst, weisswurst, braunschweiger, !bologna, baloney, longanisa, sobrasada, linguica, landjaeger
  de Rauchwurst/Rauchwürste, geräucherte Wurst ; Wiener, Wiener Würstchen, Mettwurst, Frankfurter, Cabanossi, Debreziner, Krakauer, Käsekrainer, Mettende/Mettenden, Knacker, Schüblig, Cervelas, Kabanossi, Pfefferbeißer, Salsiz, Saitenwürstle, Schübling/Schüblinge
  fr saucisse fumée/saucisses fumées ; saucisse de Strasbourg, saucisse de Morteau, saucisses knack, andouille/andouilles, sabodet
  it salsiccia affumicata/salsicce affumicate ; wurstel
  es salchicha ahumada/salchichas ahumadas ; salchichas tipo frankfurt, salchicha frankfurt
  nl rookworst/rookworsten, gerookte worst
  pt salsicha fumada, linguiça fumada, linguiça calabresa, paio:pork
  sv rökt korv/rökta korvar ; falukorv, prinskorv, grillkorv, isterband
black pudding | meat | gluten? milk?
  en blood sausage, boudin noir ; morcilla, white pudding
  de Blutwurst/Blutwürste ; Blunzen, Blunze
  fr boudin noir/boudins noirs, boudin
  it sanguinaccio/sanguinacci
  es morcilla/morcillas ; moronga
  nl bloedworst/bloedworsten ; balkenbrij
  pt morcela/morcelas, chouriço de sangue
  sv blodpudding, blodkorv ; blodpalt
??pate | meat | milk? eggs? gluten?
  en liver pate ; country pate, pâté de campagne, pâté maison, farmhouse pate, brussels pate, ardennes pate, ??terrine, rillettes
  de Pastete/Pasteten, Leberpastete ; Leberwurst
  fr ??pâté, pâté de foie, terrine ; pâté de campagne, pâté maison, rillettes:cut
  it !pâté, paté di fegato ; terrina
  es !paté/patés, paté de hígado
  nl !paté, leverpaté ; leverworst
  pt !patê/patês, patê de fígado
  sv !paté, leverpastej
olives | plant | none | 0.568 | 4.4
  en olive, mixed olive
  de Oliven
  fr olives
  it olive
  es aceitunas
  nl olijven
  pt azeitonas
  sv oliver
  key usda 09193
black olives | plant | none | 0.568 | 4.4
  en black olive ; kalamata olive, kalamata, nicoise olive
  de schwarze Oliven ; Kalamata-Oliven
  fr olives noires ; olives de Kalamata
  it olive nere ; olive taggiasche, olive di Gaeta
  es aceitunas negras ; aceitunas kalamata
  nl zwarte olijven
  pt azeitonas pretas
  sv svarta oliver
green olives | plant | none | 0.568 | 4.4
  en green olive ; castelvetrano olive
  de grüne Oliven
  fr olives vertes
  it olive verdi
  es aceitunas verdes ; aceitunas rellenas
  nl groene olijven
  pt azeitonas verdes
  sv gröna oliver
tapenade | plant fish-seasoning | fish? sulphites? | 1.0~
  en ; olive tapenade, tomato tapenade:plant, artichoke tapenade:plant, pepper tapenade:plant
  de Tapenade, Oliventapenade
  fr tapenade
  it tapenade
  es tapenade, tapenada, olivada
  nl tapenade, olijventapenade
  pt tapenade
  sv tapenade, olivtapenade
hummus | plant | sesame | 1.05~
  en houmous
  de Hummus
  fr houmous
  it hummus
  es hummus
  nl hummus, houmous
  pt húmus, hummus
  sv hummus, houmous
tzatziki | dairy plant | milk
  en ; raita
  de Tsatsiki, Zaziki, Tzatziki ; Raita
  fr tzatziki ; raïta
  it tzatziki ; raita
  es tzatziki ; raita
  nl tzatziki ; raita
  pt tzatziki ; raita
  sv tzatziki ; raita
guacamole | plant | none
  de Guacamole
  fr guacamole
  it guacamole
  es guacamole
  nl guacamole
  pt guacamole
  sv guacamole
coleslaw | plant egg? | eggs? mustard? milk?
  en cole slaw, coleslaw mix, cole slaw mix
  de Krautsalat, Coleslaw
  fr coleslaw, salade de chou
  it coleslaw, insalata di cavolo
  es ensalada de col, coleslaw
  nl coleslaw, koolsalade
  pt salada de couve, coleslaw
  sv coleslaw, vitkålssallad
tofu | plant | soybeans | 1.048 | 464 block | m
  en firm tofu, extra firm tofu, bean curd, beancurd ; silken tofu, smoked tofu, soft tofu
  de Tofu, Naturtofu ; Räuchertofu, Seidentofu
  fr tofu, tofu ferme ; tofu fumé, tofu soyeux
  it tofu, tofu al naturale
  es tofu, tofu firme ; tofu ahumado
  nl tofu
  pt tofu
  sv tofu
  key usda 16427, agribalyse 20904
tempeh | plant | soybeans | 0.702 |  | m
  de Tempeh, Tempe
  fr tempeh
  it tempeh
  es tempeh
  nl tempeh, tempé
  pt tempeh
  sv tempeh
  key usda 16114, agribalyse 20917
seitan | plant | gluten |  |  | m
  en ; mock duck
  de Seitan
  fr seitan
  it seitan
  es seitán
  nl seitan
  pt seitan
  sv seitan
soy/soy | plant | soybeans |  |  | gm
  en soya, soy protein, soya protein
  de Soja, Sojaeiweiß
  fr soja
  it soia
  es soja, soya
  nl soja
  pt soja
  sv soja, sojaprotein
vegan mince | plant | soybeans? gluten?
  en soy mince, plant based mince, vegetarian mince:plant+egg?, soya mince, Quorn mince:plant+egg?, Quorn pieces:plant+egg?, Quorn:plant+egg? ; textured vegetable protein, tvp
  de Sojahack, veganes Hack, Sojagranulat, veganes Hackfleisch, Sojaschnetzel
  fr haché végétal, protéines de soja texturées, émincé végétal, PST
  it macinato vegetale, granulare di soia, macinato di soia
  es soja texturizada, picada vegetal, carne picada vegetal, proteína de soja texturizada
  nl vegetarisch gehakt, vegagehakt, sojagehakt, vegan gehakt
  pt soja texturizada, picado vegetal, proteína de soja, carne de soja
  sv sojafärs, vegofärs, quornfärs, vegansk färs
puff pastry | plant dairy? | gluten milk? |  | 230~ sheet
  en pâte feuilletée, ready rolled puff pastry, puff pastry sheet, all butter puff pastry, puff pastry dough
  de Blätterteig, Blätterteigplatte/Blätterteigplatten, TK-Blätterteig, Rolle Blätterteig
  fr pâte feuilletée, rouleau de pâte feuilletée, feuilletage
  it pasta sfoglia, pasta sfoglia rettangolare, rotolo di pasta sfoglia
  es hojaldre:plant+dairy?+animal-fat?, lámina de hojaldre:plant+dairy?+animal-fat?, masa de hojaldre:plant+dairy?+animal-fat?, plancha de hojaldre:plant+dairy?+animal-fat?
  nl bladerdeeg
  pt massa folhada
  sv smördeg
  key usda 18337, agribalyse 23424
shortcrust pastry | plant dairy? animal-fat? | gluten milk? eggs? |  | 230~ sheet
  en pastry, all butter shortcrust pastry:plant+dairy, butter shortcrust pastry:plant+dairy, pie dough, shortcrust, pastry dough, sweet shortcrust pastry, ready rolled shortcrust pastry, pie pastry ; choux pastry:plant+egg+dairy?, choux dough:plant+egg+dairy?, pâte à choux:plant+egg+dairy?, pâte brisée, pâte sablée:plant+dairy?+egg?, pâte sucrée:plant+dairy?+egg?
  de Mürbeteig, Quicheteig, Knetteig ; Brandteig:plant+egg+dairy?, Brandmasse:plant+egg+dairy?
  fr pâte brisée, pâte sablée:plant+dairy?+egg?, pâte sucrée:plant+dairy?+egg?, pâte à foncer, pâte à quiche ; pâte à choux:plant+egg+dairy?
  it pasta frolla:plant+dairy?+egg?, frolla:plant+dairy?+egg?, pasta brisé, pasta brisée, pasta sablé:plant+dairy?+egg? ; pasta choux:plant+egg+dairy?, pasta bignè:plant+egg+dairy?
  es masa quebrada, masa brisa, pasta brisa, masa brisée, masa sablée:plant+dairy?+egg?, masa sablé:plant+dairy?+egg?, masa sucrée:plant+dairy?+egg? ; masa choux:plant+egg+dairy?, pasta choux:plant+egg+dairy?
  nl kruimeldeeg
  pt massa quebrada, massa brisée, massa tenra, massa areada:plant+dairy?+egg?, massa sablée:plant+dairy?+egg?, massa podre ; massa choux:plant+egg+dairy?
  sv mördeg
filo pastry | plant | gluten milk? |  | 19 sheet
  en phyllo, filo, phyllo dough, phyllo pastry, filo sheet, phyllo sheet, strudel dough, filo dough
  de Filoteig, Filoteigblätter, Yufkateig, Strudelteig
  fr feuilles de brick, pâte filo, feuilles de filo
  it pasta fillo
  es masa filo, pasta filo
  nl filodeeg, filodeegvellen, phyllodeeg
  pt massa filo
  sv filodeg, filodegsark
  key usda 18338, agribalyse 23445
pizza dough | plant | gluten milk? |  | 250~
  en bread dough
  de Pizzateig, Brotteig
  fr pâte à pizza, pâte à pain
  it pasta per pizza, impasto per pizza, pasta per pane, impasto per pane
  es masa de pizza, masa de pan
  nl pizzadeeg
  pt massa de pizza, massa para pizza
  sv pizzadeg
croissant dough | plant dairy egg? | gluten milk eggs?
  en crescent roll, crescent roll dough, crescent dough, refrigerated crescent roll ; biscuit dough, cinnamon roll
  de Croissantteig, Plunderteig ; Frischteig Hörnchen
  fr pâte à croissant, pâte à croissants, pâte levée feuilletée
  it pasta per croissant, pasta per cornetti
  es masa de cruasán, masa de croissant
  nl croissantdeeg
  pt massa de croissant
  sv croissantdeg
fresh yeast | plant | none |  | 17 cube
  en cake yeast, compressed yeast
  de frische Hefe, Hefewürfel, Frischhefe, Würfel Hefe
  fr levure fraîche, levure de boulanger fraîche, levure fraîche de boulanger
  it lievito di birra, lievito di birra fresco, lievito fresco
  es levadura fresca, levadura fresca de panadería, levadura fresca de panadero, levadura prensada
  nl verse gist
  pt fermento biológico
  sv färsk jäst
  key usda 18374, agribalyse 11010
gnocchi | plant egg? | gluten eggs? |  |  | p
  en potato gnocchi
  de Gnocchi
  fr gnocchi/gnocchis
  it gnocchi, gnocchi di patate
  es ñoquis
  nl gnocchi
  pt nhoque, gnocchi, nhoques
  sv gnocchi
fresh pasta | plant egg | gluten eggs |  |  | p
  en fresh pasta dough, fresh egg pasta ; fresh tagliatelle, fresh lasagne sheet, fresh fettuccine, fresh lasagne, fresh pappardelle, fresh linguine, fresh spaghetti, fresh penne, fresh fusilli, fresh rigatoni, fresh lasagna sheet, fresh tagliolini, fresh spinach pasta, fresh spinach tagliatelle, fresh spinach linguine, fresh spinach fettuccine
  de frische Pasta, frische Nudeln, frische Eiernudeln ; frische Tagliatelle, frische Bandnudeln, frische Pappardelle, frische Spaghetti, frische Linguine, frische Fettuccine, frische Lasagneplatten, frische Lasagneblätter
  fr pâtes fraîches ; tagliatelles fraîches, spaghettis frais, linguines fraîches, feuilles de lasagne fraîches, feuilles de lasagnes fraîches
  it pasta fresca, pasta all'uovo fresca, pasta fresca all'uovo ; tagliatelle fresche, fettuccine fresche, pappardelle fresche, tagliolini freschi, lasagne fresche, sfoglie fresche, maltagliati freschi
  es pasta fresca, pasta fresca al huevo, canelones pasta ; tallarines frescos, tagliatelle frescos, espaguetis frescos, placas de lasaña frescas
  nl verse pasta
  pt massa fresca, lasanha fresca
  sv färsk pasta
filled pasta | plant egg meat? dairy? | gluten eggs milk? |  |  | p
  en stuffed pasta ; tortellini, ravioli, cappelletti, tortelloni
  de gefüllte Pasta, gefüllte Nudeln ; Ravioli, Tortellini, Maultaschen, Tortelloni
  fr pâtes farcies ; raviolis, ravioles, tortellinis
  it pasta ripiena ; ravioli, tortellini, cappelletti, tortelloni
  es pasta rellena ; raviolis, tortellini
  nl gevulde pasta ; ravioli, tortellini
  pt massa recheada ; ravioli, tortellini
  sv fylld pasta ; ravioli, tortellini
wonton wrappers | plant egg | gluten eggs |  | 8~
  en wonton wrapper, wonton skin ; dumpling wrapper, gyoza wrapper, egg roll wrapper, spring roll wrapper
  de Wan-Tan-Blätter, Wonton-Teigblätter, Wan-Tan-Teigblätter, Gyozateig
  fr feuilles de wonton, pâte à wonton, pâte à raviolis chinois, feuilles à gyoza
  it sfoglie per wonton, fogli per wonton, pasta per ravioli cinesi
  es obleas para wonton, masa wonton, obleas de empanadilla china
  nl wontonvellen, wontonvelletjes, gyozavellen
  pt massa para wonton, folhas de wonton, massa de guioza
  sv wontonark, wontondeg, gyozaskal
kimchi | plant fish-seasoning? | fish? crustaceans? soybeans? | 0.63~ |  | u
  en kimchee, gimchi ; cabbage kimchi, radish kimchi, vegan kimchi:plant
  de Kimchi, Kimtschi
  fr kimchi
  it kimchi
  es kimchi
  nl kimchi
  pt kimchi
  sv kimchi
sauerkraut | plant | none | 0.6~
  de Sauerkraut
  fr choucroute
  it crauti
  es chucrut
  nl zuurkool
  pt chucrute
  sv surkål
miso | plant | soybeans gluten? | 1.162
  en miso paste ; white miso, red miso, white miso paste, red miso paste, shiro miso
  de Miso, Misopaste ; weißes Miso, helle Misopaste
  fr miso, pâte de miso ; miso blanc
  it miso, pasta di miso ; miso bianco
  es miso, pasta de miso ; miso blanco
  nl miso, misopasta ; witte miso
  pt miso, pasta de miso
  sv miso, misopasta ; vit miso
  key usda 16112, agribalyse 20916
`;
