/** Eggs, butter, milk, cream and yogurt. How a food is written: `../read-lexicon.ts`. */
export const eggsAndMilk = `
# Dairy and eggs
egg | egg | eggs | 1.027 | 50
  en whole egg, free range egg, hen egg, large egg, chicken egg, egg beaten ; scotch egg:egg+meat, egg substitute:egg?+plant?
  de Ei/Eier, Hühnerei/Hühnereier, Bio-Eier, Rührei/Rühreier, Spiegelei/Spiegeleier
  fr œuf/œufs, oeuf entier/oeufs entiers
  it uovo/uova, uova intere, uovo intero
  es huevo/huevos, huevos camperos
  nl ei/eieren
  pt ovo/ovos
  sv ägg
  key usda 01123, agribalyse 22000
  first eier, eigelb, eiweiss, eischnee, eidotter, eiklar, aggr, aggs, eidooier
  last eier, eigelb, eigelbe, eiweiss, eidotter, eieren
egg white | egg | eggs | 1.027 | 33 | l
  en white egg
  de Eiweiß, Eiklar, Eiweiße, Eischnee, Eierschnee
  fr blanc d'œuf/blancs d'œufs, ?blanc/blancs, blancs en neige
  it albume/albumi, albumi d'uovo, chiara d'uovo/chiare d'uovo
  es clara/claras, clara de huevo/claras de huevo
  nl eiwit/eiwitten
  pt clara de ovo/claras, clara
  sv äggvita/äggvitor
  key usda 01124, agribalyse 22001
egg yolk | egg | eggs | 1.027 | 17 | l
  en yolk, yolk egg
  de Eigelb, Eidotter, Dotter
  fr jaune d'œuf/jaunes d'œufs, ?jaune/jaunes
  it tuorlo/tuorli, tuorlo d'uovo/tuorli d'uovo
  es yema/yemas, yema de huevo/yemas de huevo
  nl eidooier/eidooiers
  pt gema/gemas
  sv äggula/äggulor
  key usda 01125, agribalyse 22002
quail egg | egg | eggs |  | 9~
  en quail s egg, quails egg
  de Wachtelei/Wachteleier
  fr œuf de caille/œufs de caille
  it uovo di quaglia/uova di quaglia
  es huevo de codorniz/huevos de codorniz
  nl kwartelei/kwarteleitjes, kwarteleieren
  pt ovo de codorna/ovos de codorna, ovos de codorniz
  sv vaktelägg
duck egg | egg | eggs |  | 70~
  de Entenei/Enteneier
  fr œuf de cane/œufs de cane, œufs de canard
  it uovo di anatra/uova di anatra
  es huevo de pato/huevos de pato
  nl eendenei/eendeneieren
  pt ovo de pato/ovos de pato, ovo de pata
  sv ankägg
butter | dairy | milk | 0.959 | 113 stick | b
  en unsalted butter, sweet butter, sweet cream butter, unsalted sweet butter, sweet cream unsalted butter, Lurpak, Kerrygold
  de Butter, weiche Butter, Süßrahmbutter, Butterwürfel
  fr beurre, beurre doux, beurre pommade
  it burro, burro morbido
  es mantequilla, mantequilla sin sal
  nl boter
  pt manteiga
  sv smör
  key usda 01145, agribalyse 16400
  first butter, roomboter, boter, smorst
  last butter, boter, smor
salted butter | dairy | milk | 0.959 | 113 stick
  de gesalzene Butter, Salzbutter
  fr beurre demi-sel, beurre salé
  it burro salato
  es mantequilla con sal, mantequilla salada
  nl gezouten boter
  pt manteiga com sal
  sv saltat smör, normalsaltat smör, extrasaltat smör
  key usda 01001, agribalyse 16402
clarified butter | dairy | milk | 0.866
  en ghee ; niter kibbeh
  de Butterschmalz, geklärte Butter
  fr beurre clarifié
  it burro chiarificato
  es mantequilla clarificada
  nl geklaarde boter, ghee
  pt manteiga clarificada, ghee
  sv klarat smör, skirat smör, ghee
  key usda 01003, agribalyse 16401
margarine | plant dairy? | milk? soybeans? | 0.954 | 113 stick
  en baking spread ; vegan butter:plant, vegan margarine:plant, dairy free butter:plant, plant butter:plant, vegan spread:plant, dairy free spread:plant, plant based butter:plant, vegan block:plant, Alsan:plant, Naturli:plant
  de Margarine, Pflanzenmargarine ; vegane Butter:plant, vegane Margarine:plant
  fr margarine, margarine végétale ; beurre végétal:plant
  it margarina ; burro vegetale:plant
  es margarina ; mantequilla vegetal:plant, mantequilla vegana:plant
  nl margarine, plantaardige boter:plant, bakmargarine
  pt margarina, margarina vegetal
  sv margarin, flytande margarin, matfettsblandning
  key usda 04073, agribalyse 16616
milk | dairy | milk | 1.031 |  | lb
  en whole milk, full fat milk, cow milk, full cream milk, fresh milk ; milk of choice:plant?+dairy?, milk of your choice:plant?+dairy?
  de Milch, Vollmilch, frische Milch, H-Milch
  fr lait, lait entier
  it latte, latte intero, latte fresco
  es leche, leche entera
  nl melk
  pt leite
  sv mjölk
  key usda 01077, agribalyse 19023
  first milch, melk, mjolk
  last milch, melk, mjolk
semi-skimmed milk | dairy | milk | 1.04 |  | l
  en low fat milk, reduced fat milk, lowfat milk, semi skimmed milk
  de fettarme Milch
  fr lait demi-écrémé
  it latte parzialmente scremato
  es leche semidesnatada
  nl halfvolle melk
  pt leite meio-gordo, leite semidesnatado
  sv mellanmjölk
  key usda 01174, agribalyse 19041
skimmed milk | dairy | milk | 1.036 |  | l
  en skim milk, nonfat milk, fat free milk, non fat milk
  de Magermilch
  fr lait écrémé
  it latte scremato
  es leche desnatada
  nl magere melk
  pt leite magro, leite desnatado
  sv lättmjölk, minimjölk
  key usda 01085, agribalyse 19050
goat's milk | dairy | milk | 1.031~ |  | l
  en goat milk ; sheep milk
  de Ziegenmilch ; Schafmilch, Schafsmilch
  fr lait de chèvre ; lait de brebis
  it latte di capra ; latte di pecora
  es leche de cabra ; leche de oveja
  nl geitenmelk ; schapenmelk
  pt leite de cabra ; leite de ovelha
  sv getmjölk ; fårmjölk
buttermilk | dairy | milk | 1.036 |  | l
  en butter milk
  de Buttermilch
  fr babeurre, lait ribot, lait fermenté
  it latticello
  es suero de mantequilla, suero de leche
  nl karnemelk
  pt leitelho, soro de manteiga, buttermilk
  sv kärnmjölk
  key usda 01088, agribalyse 19801
kefir | dairy | milk | 1.03~ |  | l
  de Kefir
  fr kéfir
  it kefir
  es kéfir
  nl kefir
  pt kefir
  sv kefir ; filmjölk
milk powder | dairy | milk | 0.29~
  en powdered milk, dry milk, dried milk, dry milk powder ; skimmed milk powder, nonfat dry milk, malted milk powder
  de Milchpulver
  fr lait en poudre
  it latte in polvere
  es leche en polvo
  nl melkpoeder
  pt leite em pó
  sv mjölkpulver
whey | dairy | milk
  de Molke
  fr petit-lait, lactosérum
  it siero di latte
  es suero, lactosuero, suero lácteo
  nl wei
  pt soro de leite
  sv vassle
cream | dairy | milk | 1.006 |  | lb
  en fresh cream, cooking cream
  de Sahne, Rahm, süße Sahne, Schlagobers, Obers
  fr crème, crème fraîche liquide, crème entière
  it panna, panna fresca, panna liquida, panna da cucina
  es nata, nata líquida, crema de leche, nata para cocinar, crema
  nl room
  pt natas, creme
  sv grädde
  first sahne, rahm, roomb, roomk, roomsa, gradd
  last sahne, rahm, slagroom, kookroom, gradde
double cream | dairy | milk | 1.006 |  | l
  en heavy cream, heavy whipping cream, thick cream, thickened cream
  de Doppelrahm, Crème double
  fr crème épaisse, crème double
  it panna doppia, panna densa, panna intera
  es nata doble, nata espesa, doble crema
  nl dikke room, dubbele room
  pt natas espessas, creme de leite fresco
  sv tjock grädde, dubbelgrädde
  key usda 01053, agribalyse 19415
whipping cream | dairy | milk | 1.006 |  | l
  en whippable cream, whipped cream, chantilly cream
  de Schlagsahne, Schlagrahm
  fr crème liquide, crème fleurette, crème liquide entière, crème entière liquide, chantilly, crème chantilly
  it panna da montare, panna fresca liquida, panna montata, panna liquida fresca
  es nata para montar, nata montada, nata de montar
  nl slagroom
  pt creme de leite
  sv vispgrädde
single cream | dairy | milk | 1.023 |  | l
  en light cream, pouring cream ; half and half, half half, coffee cream, table cream
  de Kaffeesahne, Kochsahne, Kaffeerahm
  fr crème légère, crème liquide légère, crème fleurette légère
  it panna leggera, panna da caffè
  es nata ligera, nata líquida ligera, media crema, nata para café
  nl koffieroom, kookroom
  pt natas leves, natas light, creme de leite light
  sv matlagningsgrädde, kaffegrädde, mellangrädde
sour cream | dairy | milk | 0.972
  en soured cream ; smetana
  de saure Sahne, Sauerrahm
  fr crème aigre
  it panna acida
  es crema agria, nata ácida
  nl zure room
  pt creme azedo
  sv gräddfil
  key usda 01056, agribalyse 19410
creme fraiche | dairy | milk | 1.014~
  de Crème fraîche=crème fraîche, Schmand
  fr crème fraîche=crème fraîche, crème fraîche épaisse
  it crème fraîche=crème fraîche
  es nata agria=crème fraîche, crème fraîche
  nl crème fraîche=crème fraîche
  pt crème fraîche=crème fraîche
  sv crème fraîche=crème fraîche
  key usda 01053, agribalyse 19410
clotted cream | dairy | milk | 1.0~
  de Clotted Cream
  fr crème caillée, clotted cream
  it clotted cream, panna rappresa
  es nata cuajada, clotted cream
  nl clotted cream
  pt nata coalhada, clotted cream
  sv clotted cream
quark | dairy | milk | 1.0~ |  | c
  en ; fromage blanc, curd cheese, skyr, topfen, farmer cheese, fromage frais
  de Quark, Magerquark, Topfen, Speisequark, Sahnequark ; Skyr
  fr fromage blanc ; faisselle, petit-suisse
  it quark
  es queso quark, queso fresco batido ; cuajada
  nl kwark
  pt queijo quark
  sv kvarg
  first quark, kwark
  last quark, kwark, kvarg
yogurt | dairy | milk | 1.036 |  | b
  en yoghurt, natural yogurt, plain yogurt, natural yoghurt, plain yoghurt, whole milk yogurt, full fat yogurt, plain whole milk yogurt ; low fat yogurt
  de Joghurt, Naturjoghurt, Joghurt natur
  fr yaourt, yaourt nature, yaourts, yaourts nature, yogourt
  it yogurt, yogurt bianco, yogurt naturale
  es yogur, yogur natural, yogures
  nl yoghurt
  pt iogurte
  sv yoghurt
  key usda 01116, agribalyse 19593
  first joghurt, yoghurt
  last joghurt, yoghurt
greek yogurt | dairy | milk | 1.036~
  en greek yoghurt, plain greek yogurt, greek style yogurt, greek style yoghurt, strained yogurt ; labneh
  de griechischer Joghurt/griechischen Joghurt
  fr yaourt grec, yaourt à la grecque
  it yogurt greco
  es yogur griego
  nl Griekse yoghurt
  pt iogurte grego
  sv grekisk yoghurt, turkisk yoghurt, matyoghurt
  key usda 01293, agribalyse 19860
`;
