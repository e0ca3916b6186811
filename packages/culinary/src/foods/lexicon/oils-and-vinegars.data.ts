/** Oils and vinegars. How a food is written: `../read-lexicon.ts`. */
export const oilsAndVinegars = `
# Oils, vinegars and sauces
olive oil | plant | none | 0.913 |  | lq
  en light olive oil, mild olive oil, pure olive oil, fruity olive oil, good olive oil, evoo
  de Olivenöl, natives Olivenöl=extra virgin olive oil, Olivenöl extra vergine, natives Olivenöl extra, Olivenoel
  fr huile d'olive, huile d'olive vierge extra=extra virgin olive oil, huile olive, huile d'olive extra vierge
  it olio d'oliva, olio extravergine d'oliva=extra virgin olive oil, olio evo, olio extravergine di oliva, olio di oliva, olio extra vergine di oliva, olio extra vergine d'oliva, olio e v o
  es aceite de oliva, aceite de oliva virgen extra=extra virgin olive oil, aceite de oliva virgen, AOVE, aceite de oliva suave, aceite de oliva extra virgen, aceite virgen extra
  nl olijfolie, extra vierge olijfolie=extra virgin olive oil
  pt azeite, azeite extra virgem=extra virgin olive oil
  sv olivolja
  key usda 04053, agribalyse 17270
vegetable oil | plant | none | 0.921 |  | lbq
  en oil, neutral oil, cooking oil, frying oil, salad oil, neutral cooking oil, flavorless oil, deep frying oil ; soybean oil, corn oil
  de Öl=oil, Pflanzenöl, neutrales Öl, Speiseöl, Bratöl, Frittieröl, neutrales Pflanzenöl ; Sojaöl
  fr huile=oil, huile végétale, huile neutre, huile de friture, huile de cuisson
  it olio=oil, olio vegetale, olio di semi, olio per friggere
  es aceite=oil, aceite vegetal, aceite neutro, aceite para freír, aceite suave
  nl olie=oil, plantaardige olie
  pt óleo=oil, óleo vegetal
  sv olja=oil, vegetabilisk olja, matolja, neutral olja
  key usda 04044, agribalyse 17700
sunflower oil | plant | none | 0.921 |  | lq
  en ; safflower oil
  de Sonnenblumenöl
  fr huile de tournesol
  it olio di semi di girasole
  es aceite de girasol
  nl zonnebloemolie
  pt óleo de girassol
  sv solrosolja
  key usda 04506, agribalyse 17440
rapeseed oil | plant | none | 0.921 |  | lq
  en canola oil, colza oil
  de Rapsöl
  fr huile de colza
  it olio di colza
  es aceite de colza
  nl koolzaadolie, raapzaadolie
  pt óleo de colza, óleo de canola
  sv rapsolja
  key usda 04582, agribalyse 17130
groundnut oil | plant | peanuts | 0.913 |  | l
  en peanut oil
  de Erdnussöl
  fr huile d'arachide
  it olio di arachidi, olio di arachide
  es aceite de cacahuete
  nl arachideolie, pindaolie
  pt óleo de amendoim
  sv jordnötsolja
  key usda 04042, agribalyse 17040
sesame oil | plant | sesame | 0.921 |  | l
  en sesame seed oil, toasted sesame oil, dark sesame oil
  de Sesamöl
  fr huile de sésame
  it olio di sesamo
  es aceite de sésamo
  nl sesamolie
  pt óleo de sésamo, óleo de gergelim
  sv sesamolja
  key usda 04058, agribalyse 17400
coconut oil | plant | none | 0.921
  en virgin coconut oil
  de Kokosöl, Kokosfett
  fr huile de coco, huile de noix de coco
  it olio di cocco
  es aceite de coco
  nl kokosolie, kokosvet
  pt óleo de coco
  sv kokosolja
  key usda 04047
grapeseed oil | plant | none | 0.921~ |  | l
  en grape seed oil ; avocado oil, rice bran oil
  de Traubenkernöl ; Avocadoöl
  fr huile de pépins de raisin ; huile d'avocat
  it olio di vinaccioli, olio di semi d'uva ; olio di avocado
  es aceite de pepitas de uva ; aceite de aguacate
  nl druivenpitolie ; avocado-olie
  pt óleo de grainha de uva, óleo de semente de uva ; óleo de abacate
  sv druvkärnolja ; avokadoolja
walnut oil | plant | nuts | 0.921~ |  | l
  en ; hazelnut oil, pumpkin seed oil, nut oil, argan oil, flaxseed oil, linseed oil, almond oil
  de Walnussöl ; Kürbiskernöl, Leinöl
  fr huile de noix ; huile de noisette
  it olio di noci
  es aceite de nuez
  nl walnootolie ; hazelnootolie, pompoenpitolie, lijnzaadolie
  pt óleo de noz, óleo de nozes ; óleo de avelã, óleo de linhaça
  sv valnötsolja ; hasselnötsolja, linolja
truffle oil | plant | none | 0.913~ |  | l
  de Trüffelöl
  fr huile de truffe, huile à la truffe
  it olio al tartufo, olio tartufato
  es aceite de trufa, aceite de trufas
  nl truffelolie
  pt azeite de trufa, azeite trufado
  sv tryffelolja
chilli oil | plant | none | 0.921~ |  | l
  en chili oil, chile oil ; chili crisp, crispy chili oil, chilli crisp
  de Chiliöl
  fr huile pimentée, huile de piment
  it olio al peperoncino, olio piccante
  es aceite picante, aceite de chile, aceite de guindilla
  nl chiliolie
  pt óleo de malagueta, óleo picante, azeite picante
  sv chiliolja
cooking spray | plant | none
  en nonstick cooking spray, vegetable cooking spray, non stick spray, vegetable oil spray, ?oil spray, non stick cooking spray, cooking oil spray, nonstick spray, baking spray
  de Backspray, Kochspray, Ölspray, Backtrennspray
  fr spray de cuisson, huile en spray, spray à graisser
  it spray da cucina, olio spray, spray staccante
  es aceite en spray, spray de cocina, espray desmoldante
  nl bakspray, kookspray, oliespray
  pt spray de cozinha, óleo em spray, spray desmoldante
  sv bakspray, matlagningsspray, oljespray
shortening | plant | none | 0.866~
  en vegetable shortening, crisco
  de Pflanzenfett, Backfett, Frittierfett, Palmin
  fr graisse végétale, végétaline
  it grasso vegetale, strutto vegetale
  es grasa vegetal, manteca vegetal, margarina vegetal
  nl plantaardig vet, bakvet, frituurvet
  pt gordura vegetal, banha vegetal
  sv vegetabiliskt fett, kokosfett, matfett
vinegar | plant | sulphites? | 1.006 |  | l
  en white vinegar, distilled white vinegar, distilled vinegar, spirit vinegar ; malt vinegar
  de Essig
  fr vinaigre
  it aceto
  es vinagre
  nl azijn
  pt vinagre
  sv ättika, vinäger
  key usda 02053, agribalyse 11018
white wine vinegar | plant | sulphites? | 1.01~ |  | l
  en wine vinegar ; champagne vinegar
  de Weißweinessig, heller Essig
  fr vinaigre de vin blanc, vinaigre de vin, vinaigre blanc
  it aceto di vino bianco, aceto bianco
  es vinagre de vino blanco, vinagre de vino
  nl wittewijnazijn, witte wijnazijn, wijnazijn
  pt vinagre de vinho branco, vinagre branco de vinho
  sv vitvinsvinäger
red wine vinegar | plant | sulphites? | 1.01 |  | l
  de Rotweinessig
  fr vinaigre de vin rouge
  it aceto di vino rosso, aceto rosso
  es vinagre de vino tinto
  nl rodewijnazijn, rode wijnazijn
  pt vinagre de vinho tinto
  sv rödvinsvinäger
  key usda 02068, agribalyse 11018
sherry vinegar | plant | sulphites? | 1.01~ |  | l
  de Sherryessig
  fr vinaigre de Xérès
  it aceto di sherry
  es vinagre de Jerez
  nl sherryazijn
  pt vinagre de xerez
  sv sherryvinäger
cider vinegar | plant | sulphites? | 1.01 |  | l
  en apple cider vinegar
  de Apfelessig
  fr vinaigre de cidre
  it aceto di mele
  es vinagre de manzana, vinagre de sidra
  nl appelazijn, appelciderazijn, ciderazijn
  pt vinagre de maçã, vinagre de sidra
  sv äppelcidervinäger, cidervinäger
  key usda 02048, agribalyse 11090
balsamic vinegar | plant | sulphites? | 1.078 |  | l
  en balsamic, aged balsamic vinegar ; balsamic caviar
  de Balsamico, Balsamicoessig, Balsamessig, Aceto balsamico
  fr vinaigre balsamique, vinaigre de Modène, balsamique
  it aceto balsamico, aceto balsamico di Modena
  es vinagre balsámico, vinagre de Módena, vinagre balsámico de Módena
  nl balsamicoazijn
  pt vinagre balsâmico
  sv balsamvinäger
  key usda 02069, agribalyse 11091
balsamic glaze | plant | sulphites? | 1.25~
  en balsamic reduction
  de Balsamicocreme, Crema di Balsamico
  fr crème de balsamique, crème balsamique
  it glassa di aceto balsamico, glassa di balsamico
  es crema de vinagre balsámico, reducción de Módena
  nl balsamicocrème, balsamicostroop, balsamicoglaze
  pt creme balsâmico, creme de balsâmico, redução de balsâmico
  sv balsamicoglaze, balsamicokräm, crema di balsamico
rice vinegar | plant | none | 1.006~ |  | l
  en rice wine vinegar, seasoned rice vinegar ; black vinegar
  de Reisessig
  fr vinaigre de riz
  it aceto di riso
  es vinagre de arroz
  nl rijstazijn
  pt vinagre de arroz
  sv risvinäger
`;
