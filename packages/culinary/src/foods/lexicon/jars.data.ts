/** Jars and spreads. How a food is written: `../read-lexicon.ts`. */
export const jars = `
# Tins and jars
roasted red peppers | plant | none | 0.95~
  en roasted red pepper, roasted sweet red pepper, pimiento, pimento, roasted pepper, jarred red pepper, pimento pepper ; piquillo pepper
  de geröstete Paprika, gegrillte Paprika, eingelegte Paprika ; Piquillo
  fr poivrons grillés, poivrons rouges grillés ; piquillos
  it peperoni arrostiti, peperoni grigliati, peperoni in barattolo
  es pimientos asados, pimiento asado ; pimientos del piquillo, pimiento del piquillo, piquillos
  nl geroosterde paprika, gegrilde paprika
  pt pimentos assados, pimento assado, pimentões assados
  sv grillad paprika, rostad paprika
canned green chiles | plant | none | 1.0~
  en diced green chile, canned green chili, chopped green chile
  de grüne Chilis aus der Dose
  fr piments verts en conserve
  it peperoncini verdi in scatola
  es chiles verdes en lata, chile verde en lata
  nl groene pepers uit blik
  pt pimentos verdes em lata, malaguetas verdes em lata
  sv konserverad grön chili
pickled jalapenos | plant | sulphites? mustard?
  en pickled jalapeno, pickled green jalapeno chilli ; pickled chilli, pickled chili, pepperoncini, peperoncini, banana pepper
  de eingelegte Jalapeños ; eingelegte Peperoni
  fr jalapeños marinés, jalapeños au vinaigre
  it jalapeños sottaceto, peperoncini sottaceto
  es jalapeños encurtidos, chiles en vinagre ; piparras, guindillas en vinagre
  nl ingelegde jalapeños, jalapeños op pot
  pt jalapeños em conserva, pimentas em conserva
  sv inlagda jalapeños, inlagd jalapeño ; feferoni
chipotle in adobo/chipotles in adobo | plant | soybeans? gluten? celery? | 1.0~ | 10~
  en chipotle pepper in adobo, chipotle chile in adobo sauce, chipotle chili in adobo, chipotle in adobo sauce, chipotle paste, chipotle pepper in adobo sauce, chipotle chili in adobo sauce, chipotle chile in adobo
  de Chipotle in Adobo, Chipotlepaste, Chipotle-Paste
  fr chipotle en sauce adobo, piments chipotle en adobo, pâte de chipotle
  it chipotle in salsa adobo, pasta di chipotle
  es chiles chipotle en adobo, chile chipotle en adobo, chipotle en adobo, chipotle adobado
  nl chipotle in adobo, chipotlepasta
  pt chipotle em adobo, pasta de chipotle
  sv chipotle i adobo, chipotlepasta
capers | plant | none | 0.582
  en caper, nonpareil caper, salted caper ; caperberry
  de Kapern
  fr câpres, câpre
  it capperi, capperi sotto sale, capperi dissalati, cappero
  es alcaparras, alcaparra
  nl kappertjes
  pt alcaparras
  sv kapris
  key usda 02054
gherkins | plant | sulphites? mustard? |  | 35~
  en gherkin, pickle, dill pickle, pickled gherkin, pickled cucumber, kosher dill pickle ; cornichon
  de Gewürzgurke/Gewürzgurken, Essiggurken, saure Gurken ; Cornichons
  fr cornichon/cornichons
  it cetriolini, cetriolini sottaceto
  es pepinillo/pepinillos
  nl augurk/augurken, zure augurken ; cornichon, cornichons
  pt pepino em conserva, pepinos em conserva, pickles de pepino, picles de pepino ; cornichons, pickles
  sv saltgurka, ättiksgurka, inlagd gurka, smörgåsgurka ; cornichoner, cornichons
pickle relish | plant | sulphites? mustard? | 1.03~
  en ?relish, sweet pickle relish
  de Gurkenrelish, Relish
  fr relish, relish de cornichons
  it relish di cetriolini, relish
  es relish de pepinillo, relish
  nl augurkenrelish, relish
  pt relish de pepino, relish
  sv gurkrelish, relish, bostongurka
pickled onion/pickled onions | plant | sulphites? mustard? |  | 15~
  en cocktail onion, silverskin onion, pickled pearl onion, pickled silverskin onion, pickled shallot ; pickled red onion
  de Silberzwiebel/Silberzwiebeln, eingelegte Zwiebel/eingelegte Zwiebeln, Essigzwiebeln, eingelegte Perlzwiebeln, eingelegte Silberzwiebeln ; eingelegte rote Zwiebeln, eingelegte Schalotten
  fr oignon au vinaigre/oignons au vinaigre, petits oignons au vinaigre, oignons blancs au vinaigre, oignons grelots au vinaigre, oignons marinés, pickles d'oignon/pickles d'oignons ; pickles d'oignon rouge/pickles d'oignons rouges
  it cipolline sottaceto, cipolline sott'aceto, cipolline in agrodolce, cipolla sottaceto/cipolle sottaceto, cipolla in agrodolce/cipolle in agrodolce
  es cebollitas en vinagre, cebolletas en vinagre, cebollitas encurtidas, cebolla encurtida/cebollas encurtidas ; cebolla morada encurtida
  nl zilveruitje/zilveruitjes, ingelegde ui/ingelegde uien, Amsterdamse uien, zure uitjes
  pt cebolinhas em conserva, cebolinhas em vinagre, cebolas em vinagre, cebola em conserva, picles de cebola ; picles de cebola roxa
  sv syltlök, syltlökar, inlagd lök, picklad lök ; picklad rödlök
pickled vegetables/pickled vegetables | plant | sulphites? mustard? celery?
  en mixed pickles, giardiniera ; pickled carrot, pickled cauliflower, pickled radish, pickled turnip, pickled daikon, pickled red cabbage, pickled garlic
  de Mixed Pickles, eingelegtes Gemüse, Essiggemüse ; eingelegte Karotten, eingelegter Rettich, eingelegte Radieschen, eingelegter Knoblauch
  fr légumes au vinaigre, pickles de légumes ; pickles de carottes, pickles de radis
  it giardiniera, verdure sottaceto, sottaceti
  es encurtidos=pickles, verduras encurtidas ; zanahoria encurtida/zanahorias encurtidas
  nl ingelegde groenten, tafelzuur
  pt picles, picles variados, legumes em vinagre ; picles de cenoura
  sv inlagda grönsaker, picklade grönsaker ; picklade morötter, picklad morot
pickled ginger | plant | sulphites? mustard?
  en sushi ginger
  de eingelegter Ingwer, Sushi-Ingwer, Gari
  fr gingembre mariné, gingembre au vinaigre, gari
  it zenzero marinato, zenzero sottaceto
  es jengibre encurtido
  nl ingelegde gember, sushigember
  pt gengibre em conserva, gengibre marinado
  sv inlagd ingefära, syltad ingefära sushi
pickled beetroot | plant | sulphites? mustard?
  de eingelegte Rote Bete, Rote-Bete-Salat
  fr betteraves au vinaigre, betteraves marinées
  it barbabietole sottaceto
  es remolacha encurtida, remolacha en vinagre
  nl ingelegde bieten, bietjes uit pot
  pt beterraba em conserva
  sv inlagda rödbetor
jackfruit | plant | none |  |  | m
  en young jackfruit, canned jackfruit
  de Jackfruit, Jackfrucht
  fr jaque, jacquier, fruit du jacquier, jackfruit
  it jackfruit, giaca, giaco
  es yaca, jackfruit, jaca
  nl jackfruit, nangka
  pt jaca
  sv jackfruit, jackfrukt
coconut milk | plant | none | 0.955 | 400~ can | l
  en unsweetened coconut milk, full fat coconut milk, canned coconut milk ; light coconut milk
  de Kokosmilch, Kokosmilch cremig
  fr lait de coco, lait coco
  it latte di cocco
  es leche de coco
  nl kokosmelk
  pt leite de coco
  sv kokosmjölk
  key usda 12118, agribalyse 18041
coconut cream | plant | none | 1.0~ |  | l
  en creamed coconut, cream coconut, cream of coconut
  de Kokoscreme, Kokossahne, Kokosnusscreme
  fr crème de coco, crème coco
  it crema di cocco, panna di cocco
  es crema de coco, nata de coco
  nl kokosroom, kokoscrème, santen
  pt creme de coco, natas de coco
  sv kokosgrädde, kokoskräm
soup | unknown | unknown |  |  | g
  en ; cream of mushroom soup:dairy+plant, cream of chicken soup:chicken+dairy, cream of tomato soup:dairy+plant, cream of celery soup:dairy+plant, condensed soup, canned soup, condensed cream of mushroom soup:dairy+plant, tomato soup
  de Suppe/Suppen
  fr soupe/soupes, velouté, potage
  it zuppa/zuppe, minestra, vellutata
  es sopa/sopas, crema de champiñones en lata:dairy+plant
  nl soep/soepen
  pt sopa/sopas
  sv soppa/soppor
peanut butter | plant | peanuts | 1.091
  en ; smooth peanut butter, crunchy peanut butter, creamy peanut butter
  de Erdnussbutter, Erdnussmus
  fr beurre de cacahuète/beurre de cacahuètes
  it burro di arachidi, burro d'arachidi
  es mantequilla de cacahuete, crema de cacahuete, mantequilla de maní, manteca de cacahuete, manteca de maní
  nl pindakaas
  pt manteiga de amendoim, pasta de amendoim
  sv jordnötssmör
  key usda 16098, agribalyse 15202
almond butter | plant | nuts | 1.06~
  en ; nut butter, cashew butter, hazelnut butter, pecan butter, walnut butter, pistachio butter
  de Mandelmus, Mandelbutter ; Nussmus, Cashewmus, Haselnussmus
  fr purée d'amande, beurre d'amande, purée d'amandes ; purée de noisette, purée de noix de cajou
  it burro di mandorle, crema di mandorle ; crema di nocciole pura, burro di anacardi
  es mantequilla de almendras, crema de almendras ; crema de anacardos, crema de avellanas pura
  nl amandelpasta, amandelboter ; notenpasta, cashewpasta
  pt manteiga de amêndoa, pasta de amêndoa ; manteiga de caju
  sv mandelsmör ; nötsmör, cashewsmör
tahini | plant | sesame | 1.014
  en tahini paste, sesame paste, light tahini
  de Tahin, Sesampaste, Sesammus
  fr tahin, purée de sésame, crème de sésame, tahini
  it tahina, tahin
  es tahina, tahini, pasta de sésamo
  nl tahin, tahini, sesampasta
  pt tahini, tahine, pasta de sésamo
  sv tahini, sesampasta
  key usda 12166, agribalyse 15010
chocolate spread | plant dairy | milk nuts soybeans | 1.25~
  en ; nutella, hazelnut spread, chocolate hazelnut spread
  de Nussnugatcreme, Nuss-Nougat-Creme, Schokoaufstrich, Schokocreme ; Nutella
  fr pâte à tartiner, pâte à tartiner chocolat noisette ; nutella
  it crema spalmabile, crema di nocciole, crema gianduia ; nutella
  es crema de cacao, crema de avellanas, crema de cacao y avellanas ; nutella, nocilla
  nl chocoladepasta, hazelnootpasta, chocopasta ; nutella
  pt creme de avelã, creme de cacau e avelã, creme de barrar ; nutella
  sv chokladkräm, hasselnötskräm, nötkräm ; nutella, nugatti
jam | plant | none | 1.35~ |  | g
  en fruit jam, preserve, conserve, fruit preserve ; apricot jam, strawberry jam, raspberry jam, jelly, apricot preserve, redcurrant jelly, fig jam, cranberry jelly, grape jelly, quince paste, membrillo, apple butter, pumpkin butter
  de Marmelade ; Konfitüre, Aprikosenkonfitüre, Aprikosenmarmelade, Erdbeermarmelade, Gelee, Johannisbeergelee, Quittenkäse, Quittenbrot
  fr confiture ; confiture d'abricot/confiture d'abricots, confiture de fraises, gelée, confiture de framboises, pâte de coing, pâte de coings
  it confettura ; marmellata, confettura di albicocche, marmellata di albicocche, lonza di fichi, lonza di fico, cotognata
  es mermelada ; mermelada de albaricoque, mermelada de fresa, confitura, carne de membrillo
  nl jam
  pt geleia ; marmelada, doce
  sv sylt ; marmelad sylt
marmalade | plant | none | 1.35~
  en orange marmalade
  de Orangenmarmelade, Bitterorangenmarmelade
  fr marmelade d'oranges, confiture d'oranges, marmelade
  it marmellata di arance amare, marmellata di arance
  es mermelada de naranja, mermelada de naranja amarga
  nl sinaasappelmarmelade, marmelade
  pt doce de laranja, marmelada de laranja
  sv apelsinmarmelad, marmelad
lemon curd | egg dairy plant | eggs milk | 1.15~
  de Lemon Curd, Zitronencreme
  fr lemon curd, crème au citron, crème de citron
  it lemon curd, crema al limone
  es lemon curd, crema de limón
  nl lemon curd, citroencrème
  pt lemon curd, creme de limão, coalhada de limão
  sv lemon curd, citronkräm
cranberry sauce | plant | none | 1.17~
  de Cranberrysauce, Cranberrysoße ; Preiselbeeren aus dem Glas, Wildpreiselbeeren
  fr sauce aux canneberges, sauce cranberry, sauce aux airelles
  it salsa di mirtilli rossi, salsa ai mirtilli rossi
  es salsa de arándanos, salsa de arándanos rojos
  nl cranberrysaus, cranberrycompote
  pt molho de arando, molho de cranberry
  sv tranbärssås ; lingonsylt, rårörda lingon
apple sauce | plant | none | 1.03~
  en applesauce, apple puree, unsweetened applesauce
  de Apfelmus
  fr compote de pommes, compote, purée de pommes
  it purea di mele
  es compota de manzana, puré de manzana
  nl appelmoes
  pt puré de maçã, compota de maçã
  sv äppelmos
chutney | plant | sulphites? mustard? | 1.15~
  en ; mango chutney, tomato chutney
  de Chutney/Chutneys, Mangochutney
  fr chutney/chutneys, chutney de mangue
  it chutney, chutney di mango
  es chutney, chutney de mango
  nl chutney, mangochutney
  pt chutney, chutney de manga
  sv chutney, mangochutney
dulce de leche | dairy plant | milk | 1.29~
  en ; caramel sauce, caramel, salted caramel, cajeta
  de Dulce de leche ; Karamellsauce, Karamellsoße, Karamell
  fr confiture de lait ; caramel, sauce caramel, caramel au beurre salé
  it dulce de leche, latte caramellato ; caramello, salsa al caramello, salsa mou
  es dulce de leche ; caramelo líquido, salsa de caramelo, cajeta
  nl dulce de leche ; karamelsaus, karamel
  pt doce de leite ; caramelo, molho de caramelo
  sv dulce de leche ; kolasås, karamellsås
pesto | plant dairy rennet? | milk nuts? | 0.98~
  en basil pesto, green pesto, pesto sauce, basil pesto sauce, pesto genovese ; red pesto
  de Basilikumpesto, grünes Pesto ; rotes Pesto
  fr pesto, pesto vert, pistou
  it pesto, pesto alla genovese, pesto genovese
  es pesto
  nl pesto, groene pesto ; rode pesto
  pt pesto, molho pesto
  sv pesto, grön pesto ; röd pesto
`;
