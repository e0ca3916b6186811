/** Onions, roots and tubers. How a food is written: `../read-lexicon.ts`. */
export const rootsAndOnions = `
# Fruit and vegetables
onion | plant | none | 0.676 | 110
  en brown onion, yellow onion, cooking onion, spanish onion ; white onion
  de Zwiebel/Zwiebeln, Speisezwiebel ; Gemüsezwiebel/Gemüsezwiebeln
  fr oignon/oignons, oignon jaune/oignons jaunes ; oignon blanc
  it cipolla/cipolle, cipolla dorata ; cipolla bianca, cipolle bianche
  es cebolla/cebollas, cebolleta seca ; cebolla blanca
  nl ui/uien
  pt cebola/cebolas
  sv lök/lökar
  key usda 11282, agribalyse 20034
red onion | plant | none | 0.676 | 110
  de rote Zwiebel/rote Zwiebeln
  fr oignon rouge/oignons rouges
  it cipolla rossa/cipolle rosse
  es cebolla roja/cebollas rojas, cebolla morada/cebollas moradas
  nl rode ui/rode uien
  pt cebola roxa/cebolas roxas
  sv rödlök/rödlökar
  key usda 11282, agribalyse 20034
sweet onion | plant | none | 0.676 | 110~
  en vidalia onion, maui onion
  de süße Zwiebel/süße Zwiebeln, milde Zwiebel
  fr oignon doux/oignons doux
  it cipolla dolce/cipolle dolci
  es cebolla dulce/cebollas dulces
  nl zoete ui/zoete uien
  pt cebola doce/cebolas doces
  sv söt lök/söta lökar
shallot | plant | none | 0.676 | 25~
  en banana shallot, echalion shallot
  de Schalotte/Schalotten
  fr échalote/échalotes
  it scalogno/scalogni
  es chalota/chalotas
  nl sjalot/sjalotten
  pt chalota/chalotas
  sv schalottenlök/schalottenlökar
  key usda 11677, agribalyse 20097
pearl onion | plant | none |  | 10~
  en baby onion, pickling onion, button onion
  de Perlzwiebel/Perlzwiebeln
  fr oignon grelot/oignons grelots
  it cipollina/cipolline, cipolline borettane
  es cebollita/cebollitas, cebollitas francesas
  nl zilverui/zilveruien
  pt cebolinha pérola
  sv steklök/steklökar
garlic | plant | none | 0.575 | 3 clove
  en garlic clove, garlic bulb, fresh garlic
  de Knoblauch, Knoblauchzehe/Knoblauchzehen=garlic clove/garlic cloves, Knoblauchknolle
  fr ail, gousse d'ail/gousses d'ail=garlic clove/garlic cloves, tête d'ail
  it aglio, spicchio d'aglio/spicchi d'aglio=garlic clove/garlic cloves, aglio fresco
  es ajo, diente de ajo/dientes de ajo=garlic clove/garlic cloves, ajos, cabeza de ajos
  nl knoflook, teentje knoflook/teentjes knoflook=garlic clove/garlic cloves
  pt alho, dente de alho/dentes de alho=garlic clove/garlic cloves
  sv vitlök, vitlöksklyfta/vitlöksklyftor=garlic clove/garlic cloves
  key usda 11215, agribalyse 11000
wild garlic | plant | none
  en ramsons, ramps
  de Bärlauch
  fr ail des ours
  it aglio orsino
  es ajo de oso
  nl daslook
  pt alho-dos-ursos, alho selvagem
  sv ramslök
leek | plant | none | 0.376 | 89
  de Lauch, Porree/Stangen Lauch, Lauchstange/Lauchstangen, Stange Lauch, Porreestange
  fr poireau/poireaux, blanc de poireau/blancs de poireaux
  it porro/porri
  es puerro/puerros
  nl prei
  pt alho-poró, alho-francês
  sv purjolök
  key usda 11246, agribalyse 20039
spring onion | plant | none | 0.423 | 15
  en scallion, green onion, salad onion
  de Frühlingszwiebel/Frühlingszwiebeln, Lauchzwiebel/Lauchzwiebeln
  fr oignon nouveau/oignons nouveaux, cébette/cébettes, oignon vert/oignons verts, cive, ciboule
  it cipollotto/cipollotti, cipolla novella, cipolline verdi
  es cebolleta/cebolletas, cebollín, cebolla de verdeo, cebollitas de cambray
  nl lente-ui/lente-uitjes
  pt cebolinha/cebolinhas
  sv salladslök/salladslökar
  key usda 11291, agribalyse 11003
chives | plant | none | 0.203
  en chive
  de Schnittlauch
  fr ciboulette
  it erba cipollina
  es cebollino
  nl bieslook
  pt cebolinho
  sv gräslök
  key usda 11156, agribalyse 11003
carrot | plant | none | 0.541 | 61 | m
  de Karotte/Karotten, Möhre/Möhren, Mohrrübe/Mohrrüben, Möhrchen, Gelbe Rübe, Rüebli
  fr carotte/carottes
  it carota/carote
  es zanahoria/zanahorias
  nl wortel/wortels, winterwortel/wortelen, winterpeen
  pt cenoura/cenouras
  sv morot/morötter
  key usda 11124, agribalyse 20009
celery | plant | celery | 0.427 | 40 stalk | m
  en celery stalk, celery stick, celery rib, stalk celery
  de Staudensellerie, Stangensellerie, Selleriestange, Bleichsellerie
  fr céleri, céleri branche, céleri en branche, branche de céleri/branches de céleri
  it sedano, costa di sedano/coste di sedano, gambo di sedano, sedano verde
  es apio, apio en rama, rama de apio, tallo de apio
  nl bleekselderij, selderij
  pt aipo
  sv selleri
  key usda 11143, agribalyse 20023
celeriac | plant | celery | 0.659 | 600~ | m
  en celery root
  de Knollensellerie, Sellerieknolle, Sellerie
  fr céleri-rave, boule de céleri
  it sedano rapa
  es apionabo
  nl knolselderij
  pt aipo-rábano
  sv rotselleri
  key usda 11141, agribalyse 20055
potato/potatoes | plant | none | 0.634 | 213 | m
  en white potato, all rounder potato ; floury potato, waxy potato, russet potato, yukon gold potato, maris piper potato, baking potato, jacket potato, idaho potato, red potato, gold potato, king edward potato, desiree potato, yellow potato, duck potato/duck potatoes
  de Kartoffel/Kartoffeln, Erdapfel ; festkochende Kartoffeln, mehlig kochende Kartoffeln, mehligkochende Kartoffeln, vorwiegend festkochende Kartoffeln, Salatkartoffeln, Pellkartoffeln
  fr pomme de terre/pommes de terre, patate/patates
  it patata/patate
  es patata/patatas, papa/papas
  nl aardappel/aardappelen
  pt batata/batatas
  sv potatis/potatisar
  key usda 11352, agribalyse 4008
new potato/new potatoes | plant | none | 0.634 | 60~
  en baby potato, small potato ; fingerling potato, charlotte potato, salad potato
  de Frühkartoffeln, neue Kartoffeln, Drillinge
  fr pommes de terre nouvelles, pommes de terre grenaille, grenailles
  it patate novelle
  es patatas nuevas
  nl krieltje/krieltjes, nieuwe aardappel/nieuwe aardappelen, krielaardappel/krielaardappelen
  pt batata nova/batatas novas, batatinhas
  sv färskpotatis, delikatesspotatis, småpotatis
sweet potato/sweet potatoes | plant | none | 0.562 | 130 | m
  en kumara ; yam
  de Süßkartoffel/Süßkartoffeln, Batate
  fr patate douce/patates douces
  it patata dolce/patate dolci
  es batata/boniatos, camote/camotes, boniato
  nl zoete aardappel/zoete aardappelen
  pt batata-doce/batatas-doces
  sv sötpotatis
  key usda 11507, agribalyse 4101
parsnip | plant | none | 0.562 | 120~ | m
  de Pastinake/Pastinaken
  fr panais
  it pastinaca/pastinache
  es chirivía/chirivías
  nl pastinaak/pastinaken
  pt pastinaca/pastinacas, cherovia
  sv palsternacka/palsternackor
  key usda 11298, agribalyse 20181
turnip | plant | none | 0.549 | 122 | m
  en neep
  de Rübe/Rüben, Speiserübe
  fr navet/navets
  it rapa/rape
  es nabo/nabos
  nl raap/rapen, meiraap/meiraapjes, knolraap
  pt nabo/nabos
  sv rova/rovor, majrova/majrovor
  key usda 11564, agribalyse 20064
swede | plant | none | 0.59~ | 700~ | m
  en rutabaga
  de Steckrübe/Steckrüben, Kohlrübe/Kohlrüben
  fr rutabaga/rutabagas, chou-navet
  it rutabaga, navone
  es colinabo sueco, rutabaga, nabo sueco
  nl koolraap/koolrapen
  pt rutabaga, couve-nabo
  sv kålrot/kålrötter
beetroot | plant | none | 0.575 | 82 | m
  en beet, red beet
  de Rote Bete, Rote Beete, Rote Rübe, Randen
  fr betterave/betteraves
  it barbabietola/barbabietole, rapa rossa
  es remolacha/remolachas
  nl biet/bieten, rode biet/rode bieten, bietje/bietjes
  pt beterraba/beterrabas
  sv rödbeta/rödbetor ; gulbeta, gulbetor, polkabeta, polkabetor
  key usda 11080, agribalyse 20091
radish/radishes | plant | none | 0.49 | 4.5 | m
  de Radieschen, Rettich
  fr radis
  it ravanello/ravanelli
  es rábano/rábanos, rabanito/rabanitos
  nl radijs/radijzen, radijsje/radijsjes
  pt rabanete/rabanetes
  sv rädisa/rädisor
  key usda 11429, agribalyse 20045
daikon | plant | none | 0.49~ | 340~
  en daikon radish, mooli, mooli radish, white radish
  de Daikon, Daikonrettich, weißer Rettich
  fr daikon, radis blanc/radis blancs
  it daikon, ravanello bianco
  es daikon, rábano blanco/rábanos blancos
  nl daikon, rettich, witte rammenas
  pt daikon, nabo japonês
  sv daikon, rättika
kohlrabi | plant | none | 0.57~ | 200~ | m
  de Kohlrabi
  fr chou-rave
  it cavolo rapa
  es colinabo
  nl koolrabi/koolrabi's
  pt couve-rábano, colinabo
  sv kålrabbi
jerusalem artichoke | plant | none |  | 60~
  en sunchoke
  de Topinambur
  fr topinambour/topinambours
  it topinambur
  es tupinambo, aguaturma
  nl aardpeer/aardperen, topinamboer
  pt tupinambo/tupinambos, alcachofra-de-jerusalém
  sv jordärtskocka/jordärtskockor
salsify | plant | none
  en ; oyster plant, goat s beard
  de Schwarzwurzel/Schwarzwurzeln, Haferwurzel
  fr salsifis, scorsonère/scorsonères
  it scorzonera, salsifì
  es salsifí/salsifíes, escorzonera
  nl schorseneer/schorseneren
  pt salsifi, escorcioneira
  sv svartrot/svartrötter, haverrot
jicama | plant | none
  de Yambohne, Jicama
  fr jicama, pois patate
  it jicama
  es jícama
  nl jicama, yamboon
  pt jicama, feijão-jacatupé
  sv jicama
cassava | plant | none
  en yuca, manioc
  de Maniok, Yuca, Cassava
  fr manioc, yuca
  it manioca, yuca, cassava
  es yuca, mandioca
  nl cassave, maniok
  pt mandioca, aipim, macaxeira
  sv kassava, maniok
taro | plant | none
  de Taro, Taro-Wurzel
  fr taro
  it taro, colocasia
  es taro, malanga, ñame chino
  nl taro
  pt taro, inhame-coco
  sv taro
`;
