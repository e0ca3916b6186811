/** Cheese, what stands in for milk, and fats of animals. How a food is written: `../read-lexicon.ts`. */
export const cheese = `
# Dairy and eggs
cheese | dairy rennet? | milk | 0.478~ |  | gc
  en hard cheese, shredded cheese ; white cheese, mild cheese, mixed cheese, mexican cheese blend, mexican blend cheese, semi hard cheese, melting cheese, sliced cheese, red leicester, asiago, caciotta, oaxaca cheese, oaxaca, reblochon, munster, morbier, tomme, cantal, saint nectaire, boursin, tilsiter, limburger
  de Käse, geriebener Käse=grated cheese, Hartkäse ; Reibekäse, Bergkäse, Schnittkäse, Weichkäse, Streukäse, Tilsiter, Almkäse, Butterkäse, Gratinkäse
  fr fromage/fromages, fromage râpé=grated cheese ; fromage frais, emmental râpé, cervelle de canut
  it formaggio/formaggi, formaggio grattugiato=grated cheese
  es queso/quesos, queso rallado=grated cheese, queso curado, queso semicurado
  nl kaas, geraspte kaas=grated cheese ; Parmezaanse, geitenkaas hard
  pt queijo/queijos, queijo ralado=grated cheese ; requeijão
  sv ost, riven ost=grated cheese ; messmör, gräddost, kryddost
  first kase, kaas
  last kase, kaas
cheddar | dairy rennet? | milk | 0.478 | 28 slice | c
  en cheddar cheese, mature cheddar, sharp cheddar, sharp cheddar cheese, white cheddar, extra mature cheddar ; colby, colby cheese, colby jack
  de Cheddar
  fr cheddar
  it cheddar
  es cheddar
  nl cheddar, cheddarkaas
  pt cheddar, queijo cheddar
  sv cheddar, cheddarost
  key usda 01009, agribalyse 12726
parmesan | dairy rennet? | milk | 0.423~ |  | c
  en parmesan cheese, parmigiano, parmigiano reggiano, parmigiano reggiano cheese ; grana padano, grana
  de Parmesan, Parmesankäse, geriebener Parmesan ; Grana Padano
  fr parmesan, parmesan râpé
  it parmigiano, parmigiano reggiano, parmigiano grattugiato ; grana padano, grana
  es parmesano, queso parmesano, queso parmesano rallado, parmesano rallado
  nl Parmezaanse kaas, parmezaan
  pt parmesão, queijo parmesão
  sv parmesan, parmesanost
  key usda 01033, agribalyse 12120
pecorino | dairy rennet? | milk | 0.423~ |  | c
  en pecorino romano, pecorino cheese, romano cheese, romano, pecorino romano cheese ; manchego, manchego cheese
  de Pecorino
  fr pecorino
  it pecorino, pecorino romano
  es pecorino ; queso manchego, manchego
  nl pecorino, pecorinokaas ; manchego
  pt pecorino, queijo pecorino ; manchego
  sv pecorino ; manchego
mozzarella | dairy rennet? | milk | 0.473 | 125~ ball | c
  en mozzarella cheese, fresh mozzarella ; buffalo mozzarella, bocconcini, low moisture mozzarella, burrata, mozzarella di bufala
  de Mozzarella ; Büffelmozzarella, Mozzarella di Bufala, Mozzarellakugel/Mozzarellakugeln
  fr mozzarella ; mozzarella di bufala
  it mozzarella ; mozzarella di bufala, fior di latte, fiordilatte, bocconcini
  es mozzarella, mozzarella fresca
  nl mozzarella
  pt mussarela
  sv mozzarella
  key usda 01026, agribalyse 19590
feta | dairy rennet? | milk | 0.634 |  | c
  en feta cheese ; cotija, queso fresco, cotija cheese
  de Feta, Fetakäse, Hirtenkäse
  fr feta
  it feta
  es queso feta
  nl feta
  pt queijo feta
  sv fetaost, salladsost
  key usda 01019, agribalyse 12061
ricotta | dairy | milk | 1.048 |  | c
  en ricotta cheese, whole milk ricotta
  de Ricotta
  fr ricotta
  it ricotta, ricotta fresca
  es ricotta
  nl ricotta
  pt ricota, ricotta, requeijão queijo
  sv ricotta
  key usda 01036, agribalyse 19641
cream cheese | dairy | milk | 0.981 |  | c
  en soft cheese, philadelphia, full fat soft cheese, philadelphia cream cheese ; neufchatel
  de Frischkäse, Doppelrahmfrischkäse, Philadelphia
  fr fromage à tartiner, cream cheese
  it formaggio spalmabile, formaggio cremoso ; robiola
  es queso crema, queso de untar, queso cremoso
  nl roomkaas, zuivelspread, verse roomkaas ; smeerkaas
  pt queijo creme, cream cheese, queijo de barrar ; requeijão cremoso
  sv färskost, philadelphiaost, cream cheese
  key usda 01017, agribalyse 19649
mascarpone | dairy | milk | 0.981~ |  | c
  en mascarpone cheese
  de Mascarpone
  fr mascarpone
  it mascarpone
  es mascarpone
  nl mascarpone
  pt mascarpone, queijo mascarpone
  sv mascarpone
  key usda 01017, agribalyse 19649
cottage cheese | dairy | milk | 0.888 |  | c
  en hüttenkäse
  de Hüttenkäse, körniger Frischkäse
  fr cottage cheese
  it fiocchi di latte
  es requesón, queso cottage
  nl cottage cheese, hüttenkäse
  pt queijo cottage, cottage
  sv keso, cottage cheese
  key usda 01012, agribalyse 19646
sheep cheese | dairy rennet? | milk |  |  | c
  en ewe's milk cheese, sheep s cheese ; serra da estrela
  de Schafkäse, Schafskäse
  fr fromage de brebis, brebis fromage ; ossau-iraty, tomme de brebis
  it formaggio di pecora, formaggio ovino, caciotta di pecora
  es queso de oveja ; queso manchego curado, idiazábal
  nl schapenkaas
  pt queijo de ovelha ; queijo da serra
  sv fårost
goat cheese | dairy rennet? | milk | 0.6~ |  | c
  en goats cheese, chevre, goat s cheese, soft goat cheese
  de Ziegenkäse, Ziegenfrischkäse
  fr fromage de chèvre, chèvre, chèvre frais, bûche de chèvre, crottin de chèvre
  it formaggio di capra, caprino
  es queso de cabra, rulo de cabra
  nl geitenkaas
  pt queijo de cabra
  sv getost
  key usda 01159, agribalyse 12833
gruyere | dairy rennet? | milk | 0.456 | 28 slice | c
  en gruyere cheese ; comte, appenzeller, beaufort, fontina, fontina cheese, raclette, raclette cheese, comte cheese
  de Gruyère, Greyerzer
  fr gruyère, gruyère râpé ; comté, beaufort, fromage à raclette
  it groviera ; fontina
  es gruyer
  nl gruyère ; comté, raclette, racletteekaas, fontina
  pt gruyère, queijo gruyère ; raclette, fontina
  sv gruyère ; raclette, comté, fontina, västerbottensost, västerbottenost, västerbotten
  key usda 01023, agribalyse 12114
emmental | dairy rennet? | milk | 0.456 | 28 slice | c
  en emmental cheese, swiss cheese, emmentaler ; jarlsberg, edam, gouda, gouda cheese
  de Emmentaler ; Gouda
  fr emmental, emmenthal
  it emmental
  es emmental
  nl emmentaler, emmental ; goudse kaas, gouda, edammer, jonge kaas, belegen kaas, oude kaas
  pt emmental, queijo emmental, queijo suíço ; queijo flamengo, gouda, queijo da ilha
  sv emmentaler, emmental ; gouda, edamer, hushållsost
  key usda 01040, agribalyse 12115
blue cheese | dairy rennet? | milk | 0.571 |  | c
  en bleu cheese ; stilton, gorgonzola, roquefort, dolcelatte, danish blue, roquefort cheese, gorgonzola cheese
  de Blauschimmelkäse ; Gorgonzola, Roquefort
  fr fromage bleu ; roquefort, bleu d'Auvergne, gorgonzola
  it formaggio erborinato, erborinato ; gorgonzola
  es queso azul ; cabrales, queso roquefort
  nl blauwe kaas, blauwschimmelkaas ; gorgonzola, roquefort, stilton
  pt queijo azul ; gorgonzola, queijo gorgonzola, roquefort
  sv ädelost, grönmögelost ; gorgonzola, roquefort, stilton
  key usda 01004, agribalyse 12520
brie | dairy rennet? | milk | 0.609 |  | c
  de Brie
  fr brie
  it brie
  es brie, queso brie
  nl brie
  pt brie, queijo brie
  sv brie, brieost
  key usda 01006, agribalyse 12021
camembert | dairy rennet? | milk | 1.04 |  | c
  de Camembert
  fr camembert
  it camembert
  es camembert, queso camembert
  nl camembert
  pt camembert, queijo camembert
  sv camembert
  key usda 01007, agribalyse 12006
halloumi | dairy rennet? | milk | 0.634~ |  | cm
  en halloumi cheese
  de Halloumi, Grillkäse
  fr halloumi
  it halloumi
  es halloumi
  nl halloumi
  pt halloumi, queijo halloumi ; queijo coalho, queijo de coalho
  sv halloumi, grillost, eldost
  key usda 01019, agribalyse 12061
monterey jack | dairy rennet? | milk | 0.478~ |  | c
  en monterey jack cheese, jack cheese ; pepper jack, provolone, provolone cheese, pepper jack cheese, havarti
  de Monterey Jack ; Provolone, Havarti
  fr monterey jack ; provolone
  it monterey jack ; provolone, scamorza, caciocavallo, provola
  es queso monterey jack, monterey jack ; provolone
  nl monterey jack ; provolone
  pt queijo monterey jack ; provolone
  sv monterey jack ; provolone, havarti, grevé, prästost, herrgårdsost
taleggio | dairy rennet? | milk |  |  | c
  de Taleggio
  fr taleggio
  it taleggio ; stracchino, crescenza
  es taleggio, queso taleggio
  nl taleggio
  pt taleggio
  sv taleggio
processed cheese | dairy rennet? | milk |  | 20~ slice | c
  en american cheese, cheese slice ; velveeta
  de Schmelzkäse, Scheiblettenkäse
  fr fromage fondu, fromage à burger ; vache qui rit
  it formaggio fuso, sottilette, formaggio a fette
  es queso fundido, queso procesado, queso en lonchas, tranchetes
  nl smeltkaas
  pt queijo fundido, queijo processado
  sv smältost, hamburgerost
paneer | dairy | milk | 0.6~ |  | cm
  de Paneer
  fr paneer, panir
  it paneer
  es paneer
  nl paneer
  pt paneer
  sv paneer
panna cotta | dairy gelatine? | milk |  | 120~ | u
  en pannacotta, vanilla panna cotta
  de Panna Cotta, Pannacotta
  fr panna cotta
  it panna cotta/panne cotte, pannacotta
  es panna cotta, panacota
  nl panna cotta
  pt panacota
  sv pannacotta
custard | dairy egg | milk eggs | 1.05~
  en vanilla custard, ready made custard ; creme anglaise, pastry cream
  de Vanillesoße, Vanillesauce, Vanillecreme, Vanillepudding ; Konditorcreme
  fr crème anglaise, crème pâtissière
  it crema pasticcera, crema inglese
  es natillas, crema pastelera, crema inglesa
  nl custard, vla, vanillevla, banketbakkersroom
  pt creme de pasteleiro, creme inglês, leite-creme
  sv vaniljsås, vaniljkräm
soy milk | plant | soybeans | 1.027 |  | l
  en soya milk, soymilk
  de Sojamilch, Sojadrink
  fr lait de soja, boisson au soja, boisson soja
  it latte di soia, bevanda di soia
  es leche de soja, bebida de soja
  nl sojamelk, sojadrink
  pt leite de soja, bebida de soja
  sv sojamjölk, sojadryck
  key usda 16222, agribalyse 18900
oat milk | plant | gluten | 1.03~ |  | l
  en oat drink, barista oat milk, Oatly
  de Hafermilch, Haferdrink
  fr lait d'avoine, boisson à l'avoine
  it latte di avena, latte d'avena, bevanda di avena
  es leche de avena, bebida de avena
  nl havermelk, haverdrank, haverdrink
  pt leite de aveia, bebida de aveia
  sv havremjölk, havredryck
  key agribalyse 18905
almond milk | plant | nuts | 1.107 |  | l
  en ; nut milk, cashew milk, hazelnut milk, walnut milk, macadamia milk
  de Mandelmilch, Mandeldrink
  fr lait d'amande/lait d'amandes
  it latte di mandorla/latte di mandorle
  es leche de almendra/leche de almendras, bebida de almendras
  nl amandelmelk, amandeldrink
  pt leite de amêndoa, bebida de amêndoa, leite de amêndoas
  sv mandelmjölk, mandeldryck
  key usda 14091, agribalyse 18107
rice milk | plant | nuts? soybeans? | 1.03~ |  | l
  en ; plant milk, plant based milk, non dairy milk, dairy free milk, vegan milk, unsweetened plant milk
  de Reismilch ; Pflanzenmilch, Pflanzendrink, pflanzliche Milch
  fr lait de riz ; lait végétal, boisson végétale
  it latte di riso ; latte vegetale, bevanda vegetale
  es leche de arroz ; bebida vegetal, leche vegetal
  nl rijstmelk, rijstdrank ; plantaardige melk, plantaardige drank
  pt leite de arroz, bebida de arroz ; leite vegetal, bebida vegetal
  sv rismjölk, risdryck ; växtdryck, växtmjölk
plant cream | plant | soybeans? gluten? nuts? | 1.0~ |  | l
  en ; oat cream, soy cream, vegan cream, soya cream, cashew cream, almond cream
  de Pflanzensahne, Sojasahne, Hafersahne, pflanzliche Sahne, Sojacuisine, Hafercuisine
  fr crème végétale, crème soja, crème de soja ; crème d'amande/crème d'amandes:plant+dairy?+egg?
  it panna vegetale, panna di soia
  es nata vegetal, nata de soja, crema vegetal
  nl plantaardige room, sojaroom, haverroom
  pt natas vegetais, natas de soja, creme vegetal
  sv växtbaserad grädde, sojagrädde, havregrädde, vegetabilisk grädde
plant yogurt | plant | soybeans? gluten? nuts? | 1.03~
  en ; soy yogurt, coconut yogurt:plant+dairy?, soya yogurt, dairy free yogurt, vegan yogurt, almond yogurt, coconut yoghurt:plant+dairy?, soya yoghurt
  de Sojajoghurt, Kokosjoghurt:plant+dairy?, pflanzlicher Joghurt
  fr yaourt végétal, yaourt au soja, yaourt soja
  it yogurt vegetale, yogurt di soia
  es yogur vegetal, yogur de soja
  nl plantaardige yoghurt, sojayoghurt
  pt iogurte vegetal, iogurte de soja
  sv växtbaserad yoghurt, sojayoghurt
lard | animal-fat | none | 0.866
  en leaf lard ; pork fat, smalec
  de Schweineschmalz, Schmalz ; Flomen, Liesen, Bratenfett, Grammelschmalz
  fr saindoux
  it strutto, sugna
  es manteca de cerdo, manteca ; ?unto
  nl reuzel
  pt banha, banha de porco ; ?unto
  sv ister, svinister ; !flott, stekflott
  key usda 04002, agribalyse 16520
goose fat | animal-fat | none | 0.866~
  en ; duck fat, ?dripping, beef dripping, chicken fat, bacon fat, schmaltz, bacon grease, bacon drippings, rendered fat, pan dripping
  de Gänseschmalz, Gänsefett ; Entenschmalz, Entenfett, Griebenschmalz, Gänseflomen
  fr graisse d'oie ; graisse de canard
  it grasso d'oca ; grasso d'anatra
  es grasa de oca ; grasa de pato
  nl ganzenvet ; eendenvet, spekvet
  pt gordura de ganso ; gordura de pato
  sv gåsfett, gåsflott ; ankfett
suet | animal-fat | none | 0.51~
  en tallow
  de Rindertalg, Rinderfett, Nierenfett, Talg ; Hammeltalg
  fr suif, graisse de bœuf, graisse de rognon
  it ?sego, grasso di rognone
  es sebo, sebo de res, grasa de vaca
  nl rundvet, niervet ; ossenwit, ossewit, ossenvet
  pt sebo, sebo de vaca, gordura de vaca
  sv talg, njurtalg, oxtalg
`;
