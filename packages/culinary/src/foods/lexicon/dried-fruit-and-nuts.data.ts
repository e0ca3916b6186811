/** Dried fruit, nuts and seeds. How a food is written: `../read-lexicon.ts`. */
export const driedFruitAndNuts = `
# Baking
desiccated coconut | plant | none | 0.36~
  en shredded coconut, dried coconut, grated coconut, toasted coconut ; coconut bacon, coconut flake, flaked coconut, unsweetened coconut, sweetened coconut, sweetened shredded coconut, unsweetened shredded coconut, coconut chip, unsweetened dried coconut, sweetened flaked coconut
  de Kokosraspel, Kokosflocken, geraspelte Kokosnuss
  fr noix de coco râpée, coco râpé, coco râpée
  it cocco rapè, cocco grattugiato, farina di cocco
  es coco rallado
  nl geraspte kokos, kokosrasp, gemalen kokos ; kokosvlokken
  pt coco ralado, coco seco ralado ; lascas de coco, coco em flocos
  sv kokosflingor, riven kokos, torkad kokos ; kokoschips
  key usda 12108, agribalyse 15007
mixed peel | plant | sulphites? | 0.6~
  en candied peel ; candied orange peel, candied lemon peel, candied orange, citron peel, candied fruit
  de Orangeat, Zitronat, Sukkade
  fr écorces confites, écorces d'orange confites, fruits confits
  it canditi, scorze candite, frutta candita, arancia candita
  es fruta confitada, naranja confitada, frutas confitadas
  nl sukade, gekonfijte sinaasappelschil, bigarreaux en sukade, oranjesnippers
  pt frutas cristalizadas, fruta cristalizada, casca de laranja cristalizada, cidrão
  sv suckat, pomeransskal, kanderad frukt, syltade pomeransskal
glace cherries | plant | sulphites? | 0.85~ | 5~
  en glace cherry, candied cherry ; maraschino cherry, maraschino
  de Belegkirsche/Belegkirschen, kandierte Kirschen, Cocktailkirsche/Cocktailkirschen, Maraschinokirschen
  fr cerise confite/cerises confites, bigarreaux confits ; cerises au marasquin
  it ciliegia candita/ciliegie candite ; ciliegie al maraschino, amarene sciroppate
  es cereza confitada/cerezas confitadas, guindas confitadas ; cerezas al marrasquino
  nl gekonfijte kers/gekonfijte kersen, bigarreaux ; cocktailkersen
  pt cereja cristalizada/cerejas cristalizadas ; cerejas ao marrasquino, cerejas em calda
  sv kanderade körsbär, cocktailbär ; maraschinokörsbär
stem ginger | plant | none | 0.9~ | 15~
  en crystallised ginger, candied ginger, crystallized ginger, preserved ginger
  de kandierter Ingwer, Ingwer in Sirup
  fr gingembre confit, gingembre cristallisé
  it zenzero candito
  es jengibre confitado, jengibre cristalizado, jengibre escarchado
  nl gekonfijte gember, gemberbolletjes, stemgember
  pt gengibre cristalizado
  sv kanderad ingefära, syltad ingefära
raisins | plant | sulphites? | 0.613
  en raisin, seedless raisin ; golden raisin
  de Rosinen, Weinbeeren
  fr raisins secs
  it uvetta, uva passa
  es pasas, uvas pasas
  nl rozijnen
  pt passas
  sv russin
  key usda 09298, agribalyse 13046
sultanas | plant | sulphites? | 0.613~
  en sultana
  de Sultanine/Sultaninen
  fr raisins sultanines, raisins blonds, raisin sultanine
  it uva sultanina, uvetta sultanina, sultanina
  es pasas sultanas, pasas de Esmirna
  nl sultana's, sultanarozijnen, gele rozijnen, sultana
  pt sultanas, passas sultanas
  sv sultanrussin, gula russin
currants | plant | sulphites? | 0.61~
  en currant, dried currant, zante currant
  de Korinthen, Korinthe
  fr raisins de Corinthe
  it uvetta di Corinto, uva di Corinto
  es pasas de Corinto, uvas de Corinto
  nl krenten, krent
  pt passas de Corinto
  sv korinter, korint
dried cranberries | plant | sulphites? | 0.51~
  en dried cranberry, sweetened dried cranberry, craisin
  de Cranberrys, getrocknete Cranberries, Cranberries
  fr cranberries, cranberries séchées, canneberges séchées
  it mirtilli rossi, mirtilli rossi secchi
  es arándanos rojos, arándanos secos
  nl gedroogde cranberry's, gedroogde veenbessen, gedroogde cranberries
  pt arandos secos, cranberries secas, cranberry desidratada, arandos desidratados
  sv torkade tranbär
dried apricots | plant | sulphites? | 0.549 | 7
  en dried apricot
  de getrocknete Aprikosen, Softaprikosen
  fr abricots secs
  it albicocche secche, albicocche disidratate
  es orejones, albaricoques secos
  nl gedroogde abrikoos/gedroogde abrikozen
  pt alperce seco/alperces secos, damasco seco/damascos secos
  sv torkad aprikos/torkade aprikoser
  key usda 09032, agribalyse 13001
prunes | plant | sulphites? | 0.735 | 9.5
  en prune, dried plum, pitted prune
  de Backpflaumen, Dörrpflaumen, Trockenpflaumen
  fr pruneau/pruneaux
  it prugne secche
  es ciruelas pasas, ciruelas secas
  nl gedroogde pruim/gedroogde pruimen, pruimedant/pruimedanten
  pt ameixa seca/ameixas secas, ameixa preta
  sv katrinplommon, torkade plommon
  key usda 09291, agribalyse 13042
dates | plant | none | 0.621 | 7.1
  en date, medjool date, dried date, pitted date, deglet noor date
  de Dattel/Datteln, Medjool-Datteln
  fr datte/dattes, dattes medjool
  it dattero/datteri
  es dátil/dátiles
  nl dadel/dadels, medjouldadel/medjouldadels
  pt tâmara/tâmaras, tâmara medjool
  sv dadel/dadlar, färska dadlar
  key usda 09087, agribalyse 13011
dried figs | plant | sulphites? | 0.63~ | 8.4~
  en dried fig
  de getrocknete Feige/getrocknete Feigen, Trockenfeigen
  fr figue sèche/figues sèches
  it fico secco/fichi secchi
  es higo seco/higos secos
  nl gedroogde vijg/gedroogde vijgen
  pt figo seco/figos secos
  sv torkat fikon/torkade fikon
dried fruit | plant | sulphites? | 0.6~ |  | g
  en mixed dried fruit ; dried cherry, dried mango, dried apple, dried blueberry, dried berry, dried pear, dried peach
  de Trockenfrüchte, Dörrobst, Trockenobst, getrocknete Früchte ; getrocknete Kirschen, getrocknete Apfelringe
  fr fruits séchés, fruits secs mélangés ; cerises séchées, pommes séchées
  it frutta disidratata, frutta essiccata ; ciliegie essiccate, mele essiccate
  es fruta deshidratada, frutas deshidratadas, orejones mezclados ; cerezas secas
  nl gedroogd fruit, gedroogde vruchten, tutti frutti ; gedroogde kersen, gedroogde appeltjes
  pt fruta seca, frutos desidratados, frutas desidratadas ; cerejas secas
  sv torkad frukt ; torkade körsbär, torkade äpplen
goji berries | plant | none | 0.48~
  en goji berry ; barberry
  de Gojibeere/Gojibeeren ; Berberitze, Berberitzen
  fr baie de goji/baies de goji ; épine-vinette
  it bacca di goji/bacche di goji ; crespino
  es baya de goji/bayas de goji ; agracejo
  nl gojibes/gojibessen ; berberisbessen
  pt baga de goji/bagas de goji, goji berries ; bérberis
  sv gojibär ; berberisbär
almonds | plant | nuts | 0.604 | 1.2
  en almond, whole almond, blanched almond, blanched whole almond, raw almond, roasted almond ; smoked almond
  de Mandeln, ganze Mandeln, Mandel, blanchierte Mandeln
  fr amandes, amande, amandes entières
  it mandorle, mandorle pelate, mandorla
  es almendras, almendra, almendras crudas, almendras tostadas
  nl amandelen
  pt amêndoas, amêndoa
  sv mandlar, mandel
  key usda 12061, agribalyse 15000
flaked almonds | plant | nuts | 0.389
  en sliced almond, flaked almond, almond flake ; slivered almond, almond sliver
  de Mandelblättchen, gehobelte Mandeln, Mandelstifte, Mandelsplitter
  fr amandes effilées
  it mandorle a lamelle, lamelle di mandorle, scaglie di mandorle
  es almendras laminadas, almendras fileteadas
  nl amandelschaafsel, geschaafde amandelen, amandelvlokken
  pt amêndoa laminada, amêndoas laminadas, amêndoa em lascas, amêndoa palitada
  sv mandelspån, flagad mandel, hackad mandel
ground almonds | plant | nuts | 0.402
  en ground almond
  de gemahlene Mandeln, Mandeln gemahlen, Mandelgrieß
  fr poudre d'amandes, amandes en poudre, amandes moulues
  it farina di mandorle, mandorle tritate, mandorle macinate
  es almendra molida, almendras molidas
  nl amandelmeel
  pt amêndoas moídas
  sv mandelmjöl
  key usda 12061, agribalyse 15000
walnuts | plant | nuts | 0.495 | 4~ | m
  en walnut, walnut half, walnut piece, walnut kernel
  de Walnüsse, Walnuss, Walnusskerne, Baumnüsse
  fr noix, noix de Grenoble, cerneaux de noix
  it noci, noce, gherigli di noce/gherigli di noci
  es nueces, nuez
  nl walnoten
  pt nozes
  sv valnötter
  key usda 12155, agribalyse 15005
hazelnuts | plant | nuts | 0.486 | 1.4
  en hazelnut, filbert, blanched hazelnut
  de Haselnüsse, Haselnuss, Haselnusskerne
  fr noisettes, noisette
  it nocciole, nocciola
  es avellanas, avellana
  nl hazelnoten
  pt avelãs
  sv hasselnötter
  key usda 12120, agribalyse 15004
ground hazelnuts | plant | nuts | 0.317
  en ground hazelnut
  de gemahlene Haselnüsse, Haselnüsse gemahlen
  fr noisettes en poudre, poudre de noisette/poudre de noisettes
  it farina di nocciole, nocciole tritate
  es avellanas molidas
  nl gemalen hazelnoten, hazelnootmeel
  pt avelã moída, avelãs moídas, farinha de avelã
  sv malda hasselnötter, hasselnötsmjöl
cashews | plant | nuts | 0.579~ | 1.6~
  en cashew, cashew nut, raw cashew ; roasted cashew
  de Cashewkerne, Cashewnüsse, Cashews
  fr noix de cajou
  it anacardi
  es anacardos
  nl cashewnoot/cashewnoten, cashews
  pt caju/cajus, castanha de caju/castanhas de caju
  sv cashewnöt/cashewnötter
  key usda 12087, agribalyse 15019
pistachios | plant | nuts | 0.52 | 0.7
  en pistachio, pistachio nut, shelled pistachio, pistachio kernel
  de Pistazien, Pistazienkerne
  fr pistache/pistaches
  it pistacchio/pistacchi
  es pistacho/pistachos
  nl pistache/pistaches, pistachenoot/pistachenoten, pistachenootjes
  pt pistácio/pistácios, pistache/pistaches, pistacho
  sv pistagenöt/pistagenötter, pistasch, pistaschnötter
  key usda 12151, agribalyse 15044
pecans | plant | nuts | 0.418 | 1.5~
  en pecan, pecan half, pecan nut
  de Pekannüsse/Pekannuss
  fr noix de pécan
  it noci pecan
  es nueces pecanas, pecanas
  nl pecannoot/pecannoten
  pt noz-pecã/nozes-pecã, noz pecan, nozes pecan
  sv pekannöt/pekannötter
  key usda 12142, agribalyse 15026
pine nuts | plant | none | 0.571
  en pine nut, pine kernel, pignoli, pinenut
  de Pinienkerne
  fr pignons de pin
  it pinoli
  es piñones
  nl pijnboompitten
  pt pinhões
  sv pinjenötter
  key usda 12147, agribalyse 15025
macadamia nuts | plant | nuts | 0.566~
  en macadamia, macadamia nut
  de Macadamianuss/Macadamianüsse
  fr noix de macadamia
  it noce macadamia/noci macadamia, noci di macadamia
  es nuez de macadamia/nueces de macadamia
  nl macadamianoot/macadamianoten
  pt noz de macadâmia/nozes de macadâmia, macadâmia
  sv macadamianöt/macadamianötter
brazil nuts | plant | nuts | 0.56~ | 5~
  en brazil nut
  de Paranuss/Paranüsse
  fr noix du Brésil
  it noce del Brasile/noci del Brasile, noci brasiliane
  es nuez de Brasil/nueces de Brasil, castañas de Pará
  nl paranoot/paranoten
  pt castanha-do-pará/castanhas-do-pará, castanha do Brasil
  sv paranöt/paranötter
peanuts | plant | peanuts | 0.617
  en peanut, groundnut ; roasted peanut, salted peanut, dry roasted peanut
  de Erdnüsse, Erdnusskerne
  fr cacahuètes, arachides
  it arachidi, noccioline
  es cacahuetes, cacahuates, maní
  nl pinda/pinda's
  pt amendoim/amendoins
  sv jordnöt/jordnötter ; salta jordnötter
  key usda 16087, agribalyse 15001
chestnuts | plant | none | 0.613 | 8~
  en chestnut, cooked chestnut, vacuum packed chestnut, chestnut puree
  de Maronen, Kastanien, Esskastanien
  fr marrons, châtaignes
  it castagne, marroni
  es castañas
  nl kastanje/kastanjes, tamme kastanje/tamme kastanjes
  pt castanha/castanhas
  sv kastanj/kastanjer
  key usda 12097, agribalyse 15024
nuts | plant | nuts | 0.5~ |  | g
  en nut, mixed nut ; pig nut/pig nuts
  de Nüsse, gemischte Nüsse
  fr fruits secs, fruits à coque
  it frutta secca, noci miste
  es frutos secos
  nl noot/noten, gemengde noten, notenmix
  pt frutos secos, frutos de casca rija, mistura de nozes, oleaginosas
  sv nöt/nötter, blandade nötter
sesame seeds | plant | sesame | 0.609
  en sesame seed, sesame, white sesame seed ; black sesame seed, toasted sesame seed, black sesame
  de Sesam=sesame, Sesamsamen, Sesamkörner, schwarzer Sesam
  fr sésame=sesame, graines de sésame
  it sesamo=sesame, semi di sesamo
  es sésamo=sesame, semillas de sésamo, ajonjolí
  nl sesamzaad=sesame
  pt gergelim=sesame, sésamo, sementes de sésamo
  sv sesamfrön=sesame
  key usda 12023, agribalyse 15010
sunflower seeds | plant | none | 0.592
  en sunflower seed, sunflower kernel
  de Sonnenblumenkerne
  fr graines de tournesol
  it semi di girasole
  es semillas de girasol, pipas de girasol
  nl zonnebloempit/zonnebloempitten
  pt sementes de girassol, semente de girassol
  sv solrosfrön, solroskärnor, solrosfrö
  key usda 12036, agribalyse 15011
pumpkin seeds | plant | none | 0.545
  en pumpkin seed, pepita
  de Kürbiskerne
  fr graines de courge, graines de citrouille
  it semi di zucca
  es semillas de calabaza, pipas de calabaza
  nl pompoenpit/pompoenpitten
  pt sementes de abóbora, pevides de abóbora, pevide de abóbora
  sv pumpafrön, pumpakärnor, pumpafrö
  key usda 12014
poppy seeds | plant | none | 0.6~
  en poppy seed
  de Mohn
  fr graines de pavot, pavot
  it semi di papavero
  es semillas de amapola
  nl maanzaad, blauwmaanzaad
  pt sementes de papoila, sementes de papoula
  sv vallmofrön, vallmofrö, blå vallmofrön
chia seeds | plant | none | 0.72~
  en chia seed, chia
  de Chiasamen
  fr graines de chia
  it semi di chia
  es semillas de chía, chía
  nl chiazaad, chiazaadjes
  pt sementes de chia, chia
  sv chiafrön, chiafrö
  key usda 12006, agribalyse 15047
flaxseed | plant | none | 0.71
  en linseed, flax seed, flax ; ground flaxseed, flaxseed meal, flax seed meal, flax meal, ground flax seed meal, hemp seed, hemp heart, ground flax seed, ground linseed
  de Leinsamen
  fr graines de lin
  it semi di lino
  es semillas de lino, linaza
  nl lijnzaad, gebroken lijnzaad ; hennepzaad
  pt linhaça, sementes de linhaça ; sementes de cânhamo
  sv linfrön, linfrö, krossade linfrön ; hampafrön
  key usda 12220, agribalyse 15034
mixed seeds | plant | none | 0.58~
  en seed
  de Kernemischung, gemischte Kerne, Körnermischung, Saaten, Kerne
  fr mélange de graines, graines mélangées, graines
  it semi misti, mix di semi, ?semi
  es semillas variadas, mezcla de semillas, semillas
  nl gemengde zaden, zadenmix, pittenmix, zaden
  pt sementes variadas, mistura de sementes, sementes
  sv blandade frön, frömix, frön, kärnor
nutritional yeast | plant | none | 0.25~
  en yeast flake, nutritional yeast flake
  de Hefeflocken, Nährhefe, Edelhefe
  fr levure maltée, levure nutritionnelle, levure alimentaire
  it lievito alimentare, lievito alimentare in scaglie
  es levadura nutricional
  nl edelgistvlokken, edelgist
  pt levedura nutricional
  sv näringsjäst, bjäst
protein powder | dairy? plant? | milk? soybeans? eggs? | 0.42~
  de Proteinpulver, Eiweißpulver, Molkenproteinpulver
  fr protéine en poudre, poudre de protéines, whey en poudre
  it proteine in polvere, polvere proteica
  es proteína en polvo, polvo de proteína
  nl eiwitpoeder, proteïnepoeder
  pt proteína em pó, pó proteico
  sv proteinpulver
`;
