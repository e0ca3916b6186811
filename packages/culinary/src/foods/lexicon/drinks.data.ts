/** Coffee, tea, juices and waters. How a food is written: `../read-lexicon.ts`. */
export const drinks = `
# Drinks
coffee | plant | none | 1.001 |  | l
  en brewed coffee, strong coffee, black coffee, espresso, hot coffee, cold brew, cold espresso, strong black coffee, warm coffee, brewed espresso
  de Kaffee, Espresso, starker Kaffee
  fr café, café fort, expresso, espresso
  it caffè, espresso, caffè espresso
  es café, café solo, café expreso
  nl koffie
  pt café
  sv kaffe
  key usda 14209, agribalyse 18003
instant coffee | plant | none | 0.25~
  en instant espresso powder, espresso powder, instant espresso, coffee powder, instant coffee granules, instant coffee powder, coffee granule, instant coffee granule ; ground coffee, coffee bean
  de Instantkaffee, löslicher Kaffee, Espressopulver, Instant-Espresso ; gemahlener Kaffee, Kaffeebohnen
  fr café soluble, café instantané, café lyophilisé ; café moulu, grains de café
  it caffè solubile, caffè istantaneo ; caffè macinato, polvere di caffè
  es café soluble, café instantáneo ; café molido, granos de café
  nl oploskoffie, instantkoffie, espressopoeder ; gemalen koffie, koffiebonen
  pt café solúvel, café instantâneo ; café moído, grãos de café
  sv snabbkaffe, espressopulver ; bryggkaffe pulver, malet kaffe, kaffebönor
tea | plant | none | 1.001 |  | l
  en black tea, brewed tea ; green tea, earl grey tea
  de Tee, Schwarztee ; Grüntee
  fr thé, thé noir ; thé vert
  it tè ; tè verde
  es té, té negro ; té verde
  nl thee, zwarte thee ; groene thee
  pt chá, chá preto ; chá verde
  sv ?te, svart te ; grönt te
  key usda 14355
tea bag | plant | none |  | 2~
  en teabag ; tea leaf, matcha, matcha powder, green tea powder, earl grey tea bag, loose tea
  de Teebeutel ; Teeblätter, Matcha, Matchapulver
  fr sachet de thé/sachets de thé ; feuilles de thé, matcha, thé matcha
  it bustina di tè/bustine di tè ; foglie di tè, matcha, tè matcha
  es bolsita de té/bolsitas de té ; hojas de té, matcha, té matcha
  nl theezakje/theezakjes ; theeblaadjes, matcha, matchapoeder
  pt saqueta de chá/saquetas de chá, saquinho de chá ; folhas de chá, matcha
  sv tepåse/tepåsar ; teblad, matcha, matchapulver
orange juice | plant | none | 1.04~ |  | ld
  en fresh orange juice, juice orange ; blood orange juice, clementine juice, mandarin juice
  de Orangensaft, Saft von Orangen, frischer Orangensaft
  fr jus d'orange, jus d'orange frais, jus d'oranges
  it succo d'arancia, succo di arancia, succo di un'arancia
  es zumo de naranja, jugo de naranja
  nl sinaasappelsap
  pt sumo de laranja
  sv apelsinjuice
apple juice | plant | none | 1.04~ |  | ld
  en ; apple cider
  de Apfelsaft, Apfelsaft naturtrüb
  fr jus de pomme/jus de pommes
  it succo di mela
  es zumo de manzana, jugo de manzana
  nl appelsap
  pt sumo de maçã, suco de maçã
  sv äppeljuice, äppelmust
pineapple juice | plant | none | 1.04~ |  | ld
  de Ananassaft
  fr jus d'ananas
  it succo d'ananas, succo di ananas
  es zumo de piña, jugo de piña
  nl ananassap
  pt sumo de ananás, suco de abacaxi
  sv ananasjuice
tomato juice | plant | celery? | 1.03~ |  | ld
  en ; clamato:mollusc, vegetable juice, tomato and clam juice cocktail:mollusc, v8 juice
  de Tomatensaft
  fr jus de tomate
  it succo di pomodoro
  es zumo de tomate
  nl tomatensap
  pt sumo de tomate, suco de tomate
  sv tomatjuice
clam juice | mollusc | molluscs | 1.01~ |  | ld
  de Muschelsaft, Muschelfond
  fr jus de palourde, jus de palourdes
  it succo di vongole, acqua delle vongole
  es jugo de almejas, caldo de almejas
  nl mosselvocht, schelpdierenbouillon
  pt caldo de amêijoas, água das amêijoas
  sv musselspad, musselbuljong
grapefruit juice | plant | none | 1.04~ |  | ld
  de Grapefruitsaft
  fr jus de pamplemousse
  it succo di pompelmo
  es zumo de pomelo, jugo de toronja
  nl grapefruitsap
  pt sumo de toranja, suco de toranja
  sv grapefruktjuice
cranberry juice | plant | none | 1.05~ |  | ld
  en cranberry juice cocktail
  de Cranberrysaft, Preiselbeersaft
  fr jus de canneberge, jus de cranberry
  it succo di mirtilli rossi, succo di cranberry
  es zumo de arándanos rojos, jugo de arándano
  nl cranberrysap
  pt sumo de arando, suco de cranberry
  sv tranbärsjuice
juice | plant | none | 1.04~ |  | lgd
  en fruit juice ; carrot juice, pomegranate juice, cherry juice, grape juice, mango juice, peach nectar, nectar, beetroot juice, apricot nectar, pickle juice, olive brine, brine
  de Saft/Säfte, Fruchtsaft ; Traubensaft, Kirschsaft, Karottensaft, Granatapfelsaft, Maracujasaft, Rote-Bete-Saft, Pfirsichnektar, Holundersaft
  fr jus de fruits, jus/jus ; jus de raisin, jus de carotte, jus de grenade, jus de cerise, jus de mangue
  it succo/succhi, succo di frutta ; succo d'uva, succo di carota, succo di melagrana, succo di pesca
  es zumo/zumos, jugo/jugos, zumo de frutas ; zumo de uva, zumo de zanahoria, zumo de granada, zumo de melocotón
  nl vruchtensap, sap/sappen ; druivensap, wortelsap, granaatappelsap, perzikensap
  pt sumo/sumos, suco/sucos, sumo de fruta ; sumo de uva, suco de uva, sumo de cenoura, suco de maracujá, suco de romã
  sv fruktjuice, juice ; druvjuice, morotsjuice, granatäppeljuice
cordial | plant | none | 1.2~ |  | ld
  en squash cordial ; grenadine, elderflower cordial, elderflower syrup, grenadine syrup
  de Fruchtsirup, Grenadinesirup ; Grenadine, Holunderblütensirup, Holundersirup
  fr sirop de fruits, sirop de grenadine ; grenadine, sirop de fleur de sureau, sirop de menthe, sirop de fraise
  it sciroppo di frutta, granatina ; sciroppo di sambuco, sciroppo di menta, orzata
  es sirope de frutas, jarabe de frutas ; granadina, jarabe de granadina, sirope de saúco
  nl limonadesiroop, ranja ; grenadine, grenadinesiroop, vlierbloesemsiroop
  pt xarope de fruta, concentrado de fruta ; xarope de groselha, granadina
  sv saft, saftkoncentrat ; flädersaft, fläderblomssaft, grenadin
coconut water | plant | none | 1.01~ |  | ld
  de Kokoswasser, Kokosnusswasser
  fr eau de coco
  it acqua di cocco
  es agua de coco
  nl kokoswater
  pt água de coco
  sv kokosvatten
sparkling water | mineral | none | 1.0~ |  | ld
  en soda water, club soda, carbonated water, seltzer, fizzy water, seltzer water, soda ; mineral water, sparkling mineral water
  de Sprudel, Sodawasser, Sprudelwasser ; Mineralwasser
  fr eau gazeuse, eau pétillante, eau minérale
  it acqua frizzante, acqua gassata ; acqua minerale
  es agua con gas, soda ; agua mineral
  nl bruiswater, spuitwater, koolzuurhoudend water, sodawater ; mineraalwater
  pt água com gás, água gaseificada, água das pedras ; água mineral
  sv kolsyrat vatten, sodavatten, bubbelvatten ; mineralvatten
tonic water | plant | none | 1.02~ |  | ld
  en tonic
  de Tonic Water, Tonic, Tonicwater
  fr eau tonique, tonic, schweppes
  it acqua tonica, tonica
  es agua tónica, tónica
  nl tonic, tonicwater
  pt água tónica
  sv tonic, tonicvatten
ginger beer | plant | none | 1.03~ |  | ld
  en ; ginger ale
  de Ingwerbier, Ginger Beer ; Ginger Ale
  fr bière de gingembre, ginger beer ; ginger ale
  it birra allo zenzero, ginger beer ; ginger ale
  es cerveza de jengibre, ginger beer ; ginger ale
  nl gemberbier, ginger beer ; ginger ale
  pt cerveja de gengibre, ginger beer ; ginger ale
  sv ingefärsöl, ginger beer ; ginger ale
cola | plant | none | 1.04~ |  | ld
  en coca cola, ?coke ; root beer, cream soda, lemon lime soda, sprite, dr pepper
  de Cola, Coca-Cola ; Limo
  fr coca-cola, ?cola, coca ; soda, limonade cola
  it cola, coca-cola
  es refresco de cola, coca-cola, cola
  nl cola, coca-cola
  pt cola, coca-cola, refrigerante de cola ; refrigerante, guaraná
  sv cola, coca-cola ; julmust
lemonade | plant | none | 1.04~ |  | ld
  en ; limeade
  de Limonade, Zitronenlimonade
  fr limonade, citronnade
  it limonata, gassosa
  es limonada, gaseosa
  nl limonade, citroenlimonade
  pt limonada, gasosa
  sv lemonad, läsk, sockerdricka
water | mineral | none | 0.998 |  | lbwq
  en warm water, cold water, hot water, boiling water, tap water, ice water, iced water, lukewarm water, pasta water, cooking water, pasta cooking water, filtered water, ice cold water, tepid water, starchy pasta water, reserved pasta water, reserved pasta cooking water, freshly boiled water, just boiled water, salted water, spring water
  de Wasser, lauwarmes Wasser, kaltes Wasser, heißes Wasser, warmes Wasser, kochendes Wasser, Leitungswasser, Nudelwasser, Kochwasser, Eiswasser
  fr eau, eau tiède, eau froide, eau chaude, eau bouillante, eau de cuisson, eau du robinet
  it acqua, acqua tiepida, acqua fredda, acqua calda, acqua bollente, acqua di cottura, acqua fredda frizzante
  es agua, agua tibia, agua fría, agua caliente, agua hirviendo, agua de cocción, agua templada
  nl water
  pt água
  sv vatten
  key usda 14429
ice | mineral | none |  |  | w
  en ice cube, crushed ice, cracked ice
  de Eiswürfel, gestoßenes Eis
  fr glaçon/glaçons, glace pilée
  it ghiaccio, cubetti di ghiaccio
  es hielo, cubitos de hielo, hielo picado
  nl ijs blokjes, ijsblokje/ijsblokjes, ijsblokken, crushed ice
  pt gelo, cubos de gelo, gelo picado
  sv ?is, isbit/isbitar, krossad is
`;
