/**
 * Names of foods beyond those of `translate/food-names.data.ts`: English, then German, French, Italian, Spanish.
 * "/" parts forms of one name and further names for it;
 * "~" stands before a kind of the food, which counts as it but is another thing to buy.
 */
export const foreignNames = `
flour | ~Weizenmehl Type 405/~Mehl Type 405/~Weizenmehl Type 550/~Mehl Type 550/~glattes Mehl/~griffiges Mehl/Universalmehl | ~farine T55/~farine T45/farine blanche/~farine de froment/~farine fluide | ~farina 00/~farina tipo 00/farina bianca/~farina 0/farina di grano tenero | harina común/harina blanca/harina de repostería
self-raising flour | | farine à gâteaux/farine avec levure incorporée | farina autolievitante | harina leudante/harina con levadura
bread flour | Brotmehl | farine de gruau | farina manitoba/farina di forza | harina de fuerza/harina panificable
whole wheat flour | Vollkornmehl/Weizenvollkornmehl | farine complète/farine intégrale | farina integrale | harina integral
rye flour | Roggenmehl/Roggenvollkornmehl | farine de seigle | farina di segale | harina de centeno
spelt flour | Dinkelmehl/Dinkelvollkornmehl/Dinkelmehl Type 630 | farine d'épeautre | farina di farro | harina de espelta
buckwheat flour | Buchweizenmehl | farine de sarrasin/farine de blé noir | farina di grano saraceno | harina de trigo sarraceno
rice flour | Reismehl | farine de riz | farina di riso | harina de arroz
chickpea flour | Kichererbsenmehl | farine de pois chiche/farine de pois chiches | farina di ceci | harina de garbanzo/harina de garbanzos
almond flour | Mandelmehl | | | harina de almendra/harina de almendras
cornmeal | Maismehl/Maisgrieß | farine de maïs/semoule de maïs | farina di mais/farina gialla | harina de maíz/sémola de maíz
cornflour | Stärke/Stärkemehl/Maisstärke/Maizena/Mondamin | fécule de maïs/fécule/amidon de maïs | maizena/fecola di mais | almidón de maíz/fécula de maíz
potato starch | Kartoffelmehl/Kartoffelstärke | fécule de pomme de terre | fecola di patate/fecola | fécula de patata/almidón de patata
sugar | Kristallzucker/Feinzucker/Streuzucker/feiner Zucker/weißer Zucker | sucre en poudre/sucre semoule/sucre blanc/sucre cristal/sucre fin | zucchero semolato/zucchero bianco | azúcar blanco/azúcar blanquilla
brown sugar | Rohrzucker/Rohrohrzucker/~Muscovadozucker | sucre roux/vergeoise/sucre brun/sucre de canne/~sucre complet | zucchero grezzo/zucchero bruno/~zucchero muscovado | ~azúcar integral/~panela/~azúcar mascabado/azúcar de caña
icing sugar | Staubzucker | sucre impalpable | zucchero impalpabile | azúcar glass/azúcar impalpable/azúcar en polvo
maple syrup | Ahornsirup | sirop d'érable | sciroppo d'acero | sirope de arce/jarabe de arce
agave syrup | Agavendicksaft/Agavensirup | sirop d'agave | sciroppo d'agave | sirope de agave
molasses | Melasse/~Zuckerrübensirup | mélasse | melassa | melaza
honey | flüssiger Honig | miel liquide | miele di acacia/miele d'acacia |
dried yeast | Hefewürfel trocken/Trockenbackhefe | levure de boulanger/levure de boulanger sèche/levure déshydratée | lievito di birra secco/lievito di birra disidratato/lievito disidratato | levadura de panadería/levadura seca de panadería/levadura de panadero
fresh yeast | Hefewürfel/Frischhefe/Würfel Hefe | levure de boulanger fraîche/levure fraîche de boulanger | lievito di birra fresco/lievito fresco | levadura fresca de panadería/levadura fresca de panadero/levadura prensada
baking powder | Weinsteinbackpulver | levure/poudre à lever/poudre à pâte | lievito in polvere/lievito istantaneo/lievito per dolci vanigliato | polvo de hornear/levadura en polvo/impulsor
baking soda | Backsoda/Speisenatron/Hausnatron | bicarbonate/bicarbonate de sodium/bicarbonate alimentaire | bicarbonato | bicarbonato
leaf gelatine | Blattgelatine/Gelatineblätter/Gelatine Blatt | feuille de gélatine/feuilles de gélatine | gelatina in fogli/colla di pesce/foglio di gelatina/fogli di gelatina | hojas de gelatina/hoja de gelatina/colas de pescado
agar | Agar-Agar | agar-agar | agar-agar | agar-agar
vanilla sugar | Bourbon-Vanillezucker/Vanillinzucker | | vanillina | azúcar avainillado/azúcar vainillada
vanilla extract | Vanilleextrakt/Vanillearoma/Vanillepaste | extrait de vanille/arôme vanille/vanille liquide/extrait de vanille liquide | estratto di vaniglia/essenza di vaniglia/aroma di vaniglia | extracto de vainilla/esencia de vainilla
vanilla pod | Vanillestange | | bacca di vaniglia/stecca di vaniglia | rama de vainilla
butter | weiche Butter/Süßrahmbutter/Butterwürfel | beurre doux/beurre pommade | burro morbido | mantequilla sin sal
salted butter | gesalzene Butter/Salzbutter | beurre demi-sel/beurre salé | burro salato | mantequilla con sal/mantequilla salada
clarified butter | Butterschmalz/geklärte Butter | beurre clarifié | burro chiarificato | mantequilla clarificada
margarine | Margarine/Pflanzenmargarine | margarine/margarine végétale | margarina | margarina
lard | Schweineschmalz/Schmalz | saindoux | strutto | manteca de cerdo/manteca
milk | Vollmilch/frische Milch/H-Milch | lait entier | latte intero/latte fresco | leche entera
semi-skimmed milk | fettarme Milch | lait demi-écrémé | latte parzialmente scremato | leche semidesnatada
skimmed milk | Magermilch | lait écrémé | latte scremato | leche desnatada
buttermilk | Buttermilch | babeurre/lait ribot/lait fermenté | latticello | suero de mantequilla/suero de leche
milk powder | Milchpulver | lait en poudre | latte in polvere | leche en polvo
soy milk | Sojamilch/Sojadrink | lait de soja/boisson au soja/boisson soja | latte di soia/bevanda di soia | leche de soja/bebida de soja
oat milk | Hafermilch/Haferdrink | lait d'avoine/boisson à l'avoine | latte di avena/latte d'avena/bevanda di avena | leche de avena/bebida de avena
almond milk | Mandelmilch/Mandeldrink | lait d'amande/lait d'amandes | latte di mandorla/latte di mandorle | leche de almendras/leche de almendra/bebida de almendras
rice milk | Reismilch | lait de riz/~lait végétal | latte di riso/~latte vegetale | leche de arroz/~bebida vegetal/~leche vegetal
cream | Rahm/süße Sahne/Schlagobers/Obers | crème fraîche liquide/crème entière | panna fresca/panna liquida/panna da cucina | nata líquida/crema de leche/nata para cocinar
whipping cream | Schlagrahm | crème fleurette/crème liquide entière/crème entière liquide | panna fresca liquida/panna montata/panna liquida fresca | nata montada/nata de montar
double cream | | crème épaisse/crème double | |
sour cream | Sauerrahm/Saure Sahne | | | nata agria/nata ácida
creme fraiche | Schmand/Crème fraiche | crème fraîche épaisse | | crème fraîche
quark | Magerquark/Topfen/Speisequark/Sahnequark/~Skyr | ~faisselle/fromage blanc/~petit-suisse | quark | queso fresco batido
yogurt | Naturjoghurt/Joghurt natur | yaourt nature/yaourts/yaourts nature/yogourt | yogurt bianco/yogurt naturale | yogur natural/yogures
greek yogurt | griechischer Joghurt/griechischen Joghurt | yaourt grec/yaourt à la grecque | yogurt greco | yogur griego
cheese | ~Reibekäse/geriebener Käse/~Bergkäse/Hartkäse/~Schnittkäse | fromage râpé/~fromage frais/~emmental râpé | formaggio | queso curado/queso semicurado
cream cheese | Frischkäse/Doppelrahmfrischkäse/Philadelphia | fromage à tartiner/~fromage frais/cream cheese | formaggio spalmabile/formaggio cremoso/~robiola | queso crema/queso de untar/queso cremoso
cottage cheese | Hüttenkäse/körniger Frischkäse | cottage cheese | fiocchi di latte | requesón/queso cottage
ricotta | Ricotta | ricotta | ricotta/ricotta fresca | requesón/ricotta
mascarpone | Mascarpone | mascarpone | mascarpone | mascarpone
feta | Schafskäse/Fetakäse/Hirtenkäse | féta | feta | queso feta
goat cheese | Ziegenfrischkäse | chèvre/chèvre frais/bûche de chèvre/crottin de chèvre | caprino | queso de cabra/rulo de cabra
mozzarella | ~Büffelmozzarella/~Mozzarella di Bufala | ~mozzarella di bufala | ~mozzarella di bufala/~fior di latte/~fiordilatte/~bocconcini | mozzarella fresca
parmesan | geriebener Parmesan/~Grana Padano | parmesan râpé | ~grana padano/~grana/parmigiano grattugiato | queso parmesano rallado/parmesano rallado
pecorino | Pecorino | pecorino | pecorino/pecorino romano | pecorino/~queso manchego/~manchego
gruyere | Gruyère/Greyerzer | gruyère/~comté/gruyère râpé/~beaufort/~fromage à raclette | groviera/~fontina | gruyer
emmental | Emmentaler/~Gouda | emmental/emmenthal | emmental | emmental
cheddar | Cheddar | cheddar | cheddar | cheddar
blue cheese | ~Gorgonzola/Blauschimmelkäse/~Roquefort | ~roquefort/~bleu d'Auvergne/~gorgonzola/fromage bleu | ~gorgonzola | queso azul/~cabrales/~queso roquefort
halloumi | Halloumi/Grillkäse | halloumi | halloumi | halloumi
camembert | Camembert | camembert | |
egg | Hühnerei/Hühnereier/Bio-Eier | oeuf entier/oeufs entiers | uova intere/uovo intero | huevos camperos
egg yolk | Eidotter/Dotter | jaune/jaunes | tuorlo d'uovo/tuorli d'uovo | yema de huevo/yemas de huevo
egg white | Eiklar/Eiweiße | blanc/blancs | albumi d'uovo/chiara d'uovo/chiare d'uovo | clara de huevo/claras de huevo
onion | ~Gemüsezwiebel/~Gemüsezwiebeln/Speisezwiebel | oignon jaune/oignons jaunes/~oignon blanc | ~cipolla bianca/cipolla dorata/~cipolle bianche | ~cebolla blanca/cebolla dulce/cebolleta seca
spring onion | Lauchzwiebel/Lauchzwiebeln | cébette/cébettes/oignon vert/oignons verts/cive/ciboule | cipolla novella/cipolline verdi | cebollín/cebolla de verdeo/cebollitas de cambray
garlic | Knoblauchknolle | tête d'ail | aglio fresco | ajos/cabeza de ajos/diente de ajo/dientes de ajo
wild garlic | Bärlauch | ail des ours | aglio orsino | ajo de oso
leek | Lauchstange/Lauchstangen/Stange Lauch/Porreestange | blanc de poireau/blancs de poireaux | | puerro
carrot | Mohrrübe/Mohrrüben/Möhrchen/Gelbe Rübe/Rüebli | | |
celery | Stangensellerie/Selleriestange/Bleichsellerie | céleri branche/céleri en branche/branche de céleri/branches de céleri | costa di sedano/coste di sedano/gambo di sedano/sedano verde | apio en rama/rama de apio/tallo de apio
celeriac | Sellerieknolle/Sellerie | boule de céleri | |
potato | Erdapfel/Erdäpfel/~festkochende Kartoffeln/~mehlig kochende Kartoffeln/~mehligkochende Kartoffeln/~vorwiegend festkochende Kartoffeln/~Salatkartoffeln/~Pellkartoffeln | patate/patates |  | papa/papas
new potato | Frühkartoffeln/neue Kartoffeln/Drillinge | pommes de terre nouvelles/pommes de terre grenaille/grenailles | patate novelle | patatas nuevas
sweet potato | Batate | patates douces | | camote/camotes/boniato
parsnip | Pastinake/Pastinaken | panais | pastinaca/pastinache | chirivía/chirivías
turnip | Rübe/Rüben/Steckrübe/Speiserübe | navet/navets | rapa/rape | nabo/nabos
beetroot | Rote Bete/Rote Beete/Rote Rübe/Randen | betterave/betteraves | barbabietola/barbabietole/rapa rossa | remolacha/remolachas
radish | Radieschen/Rettich | radis | ravanello/ravanelli | rábano/rábanos/rabanito/rabanitos
kohlrabi | Kohlrabi | chou-rave | cavolo rapa | colinabo
jerusalem artichoke | Topinambur | topinambour/topinambours | topinambur | tupinambo/aguaturma
tomato | Strauchtomate/Strauchtomaten/Fleischtomate/Fleischtomaten/Paradeiser | tomates mûres/tomate ronde | pomodoro ramato/pomodori ramati/pomodori maturi/pomodoro fresco/pomodori freschi | tomate maduro/tomates maduros/jitomate/jitomates/tomate pera
cherry tomato | Cocktailtomaten/Cherrytomaten/Cherrytomate/Cocktailtomate/~Datteltomaten |  | pomodori ciliegino/pomodoro ciliegino/~datterini/~pomodori datterini/ciliegini/pomodori ciliegini | tomate cherri/tomatitos cherry/tomates cherri
canned tomatoes | Dosentomaten/stückige Tomaten/~geschälte Tomaten/Pizzatomaten/gehackte Tomaten/Tomaten aus der Dose/Dose Tomaten/Tomaten in Stücken | ~tomates pelées/tomates concassées/tomates en conserve/pulpe de tomate/pulpe de tomates/~tomates pelées en conserve | ~pomodori pelati/~pelati/polpa di pomodoro/pomodori a pezzettoni | tomate triturado en conserva/tomate en lata/tomates en lata/~tomates pelados/tomate natural triturado
sun-dried tomatoes | getrocknete Tomaten | tomates séchées/tomates confites | pomodori secchi | tomates secos/tomate seco
bell pepper | Gemüsepaprika/Spitzpaprika/Paprikaschoten/Paprikas | | peperone/peperoni | pimiento/morrón/pimientos
red bell pepper | rote Paprika/rote Paprikaschote/rote Spitzpaprika | | | pimiento rojo/pimiento morrón/pimientos rojos
green bell pepper | grüne Paprika/grüne Paprikaschote | poivron vert/poivrons verts | peperone verde/peperoni verdi | pimiento verde/pimientos verdes/pimiento verde italiano
yellow bell pepper | gelbe Paprika/gelbe Paprikaschote | poivron jaune/poivrons jaunes | peperone giallo/peperoni gialli | pimiento amarillo/pimientos amarillos
chilli | Chili/rote Chilischote/rote Chili/~Peperoni/Chilischoten | piment rouge/piments rouges/piment oiseau | peperoncino rosso/peperoncino fresco | chile/chiles/ají/guindilla roja
green chilli | grüne Chilischote/grüne Chili | piment vert/piments verts | | chile verde/chiles verdes
courgette | Zucchino/Zucchinis | | zucchine/zucchina | calabacín
pumpkin | Kürbisfleisch/~Muskatkürbis/~Hokkaido/~Hokkaido-Kürbis | courge/citrouille/~potimarron | polpa di zucca/zucca gialla/~zucca mantovana | zapallo
butternut squash | Butternutkürbis/Butternut-Kürbis/Butternuss-Kürbis | butternut/courge butternut/doubeurre | zucca butternut/zucca violina | calabaza cacahuete/calabaza butternut
broccoli | Brokkoliröschen/Broccoli | tête de brocoli/brocolis | broccolo/broccoletti | brócolis/brécol
cauliflower | Karfiol | chou fleur | cavolfiori |
cabbage | Kohl/Weißkraut/~Spitzkohl | chou blanc/chou vert/~chou pointu | cavolo cappuccio/~verza bianca | repollo/col blanca
red cabbage | Blaukraut/Rotkraut | chou rouge | cavolo rosso/cavolo cappuccio rosso | col lombarda/repollo morado
savoy cabbage | Wirsing | chou frisé/chou de Savoie | verza/cavolo verza | col rizada/col de Saboya
chinese cabbage | Chinakohl | chou chinois | cavolo cinese | col china
brussels sprouts | Rosenkohl | choux de Bruxelles/chou de Bruxelles | cavoletti di Bruxelles/cavolini di Bruxelles | coles de Bruselas
kale | Grünkohl | chou kale | ~cavolo nero/cavolo riccio | col kale/kale
bok choy | Pak Choi/Pak Choy | pak-choï/bok choy | |
spinach | Blattspinat/Babyspinat | pousses d'épinards/épinards frais/jeunes pousses d'épinard/épinard | spinacino/spinaci freschi | espinacas frescas
frozen spinach | TK-Spinat/Rahmspinat/tiefgekühlter Spinat | épinards surgelés | spinaci surgelati | espinacas congeladas
swiss chard | Mangold | blette/blettes/bette/bettes | bietola/bietole/coste | acelga/acelgas
lettuce | Salat/~Eisbergsalat/~Romanasalat/Blattsalat | salade/salade verte/feuilles de salade/cœur de laitue/~romaine | insalata/~lattuga romana/insalata verde | ~lechuga romana/~cogollos/~lechuga iceberg
lamb's lettuce | Feldsalat/Nüsslisalat/Vogerlsalat | mâche | valeriana/songino/soncino | canónigos
salad leaves | Salatmischung/gemischter Salat/Pflücksalat | mesclun/jeunes pousses | misticanza/insalata mista | mezclum/brotes tiernos/ensalada
rocket | Rauke/Rukola | | rucola fresca | rúcula
radicchio | Radicchio | trévise | radicchio/radicchio rosso | achicoria roja
endive | Chicorée | endive/endives/chicon | indivia/~scarola/cicoria | endibia/endibias/~escarola
fennel | Fenchelknolle/Fenchelknollen | bulbe de fenouil/fenouils | finocchi | bulbo de hinojo
asparagus | grüner Spargel | asperges vertes/pointes d'asperges/asperge | asparagi verdi/asparago | espárragos verdes/espárragos trigueros
white asparagus | weißer Spargel | asperges blanches | asparagi bianchi | espárragos blancos
artichoke | Artischocke/Artischocken | artichaut/artichauts | carciofo/carciofi | alcachofa/alcachofas
canned artichoke hearts | Artischockenherzen | cœurs d'artichaut/fonds d'artichaut/fonds d'artichauts | cuori di carciofo | corazones de alcachofa
peas | Erbse | petits pois frais/petit pois | pisellini | chícharos/arvejas
frozen peas | TK-Erbsen/Tiefkühlerbsen/gefrorene Erbsen | petits pois surgelés | piselli surgelati | guisantes congelados
sugar snap peas | Zuckerschoten/Zuckererbsen/Kaiserschoten | pois gourmands/pois mange-tout | taccole | tirabeques
green beans | Brechbohnen/Prinzessbohnen/Buschbohnen | haricot vert | fagiolino | judía verde/ejotes/vainas
broad beans | Dicke Bohnen/Saubohnen | fèves/fève | fave | habas
sweetcorn | Maiskörner/Maiskolben/Zuckermais | épi de maïs/épis de maïs/grains de maïs/maïs doux | mais dolce/pannocchia/pannocchie | maíz dulce/mazorca/mazorcas/elote/elotes
bean sprouts | Sojasprossen/Mungobohnensprossen | germes de soja/pousses de soja | germogli di soia | brotes de soja
mushroom | ~braune Champignons/~Egerlinge/Pilze/Pilz/frische Champignons | champignons de Paris/champignon de Paris | champignon/funghi champignon | setas/hongos/champis
wild mushrooms | ~Pfifferlinge/~Steinpilze/Waldpilze/~Morcheln | ~cèpes/~girolles/~chanterelles/~morilles/champignons sauvages | ~funghi porcini/~porcini/~finferli | setas silvestres/~boletus/~níscalos
dried mushrooms | ~getrocknete Steinpilze/getrocknete Pilze | ~cèpes séchés/champignons séchés | funghi secchi/~porcini secchi/~funghi porcini secchi | setas secas/setas deshidratadas
oyster mushroom | Austernpilze/~Kräuterseitlinge | pleurotes | pleurotus | setas de ostra/seta de ostra
black olives | ~Kalamata-Oliven | ~olives de Kalamata | ~olive taggiasche/~olive di Gaeta | ~aceitunas kalamata
green olives | grüne Oliven | olives vertes | olive verdi | aceitunas verdes/~aceitunas rellenas
gherkins | Gewürzgurke/Gewürzgurken/Essiggurken/~Cornichons/saure Gurken | ~cornichon/~cornichons | cetriolini/cetriolini sottaceto | pepinillos/pepinillo
sauerkraut | Sauerkraut | choucroute | crauti | chucrut
horseradish | Meerrettich/Kren | raifort | rafano | rábano picante
ginger | Ingwerwurzel/Ingwerknolle/frischer Ingwer/Stück Ingwer | gingembre frais/racine de gingembre | zenzero fresco/radice di zenzero | jengibre fresco/raíz de jengibre
lemongrass | Zitronengras | citronnelle | citronella | hierba limón/citronela
lemon | Bio-Zitrone/Bio-Zitronen/unbehandelte Zitrone | citron jaune/citrons jaunes/citron bio/citron non traité | limone non trattato/limone biologico | limones
lemon juice | Saft einer Zitrone/Saft von Zitrone/Zitronensaft frisch gepresst | jus d'un citron/jus de citron jaune/jus citron | succo di un limone/succo limone | jugo de limón/zumo de un limón
lemon zest | Zitronenabrieb/abgeriebene Zitronenschale/Schale einer Zitrone | zestes de citron/zeste d'un citron/zeste de citron jaune | scorza di un limone/buccia di limone/scorza limone/scorza grattugiata di limone | piel de limón/cáscara de limón/ralladura de un limón
lime | Limetten/Bio-Limette | citron vert/citrons verts/lime | lime | lima/limas
lime juice | Limettensaft | jus de citron vert | succo di lime | zumo de lima/jugo de lima
orange zest | Orangenschale/Orangenabrieb | zeste d'orange/zestes d'orange | scorza d'arancia/scorza di arancia/buccia d'arancia | ralladura de naranja/piel de naranja
mandarin | Mandarine/Mandarinen/~Clementinen | mandarine/mandarines/~clémentine/~clémentines | mandarino/mandarini/~clementine | mandarina/mandarinas
grapefruit | Grapefruit/Pampelmuse | pamplemousse/pamplemousses | pompelmo/pompelmi | pomelo/pomelos/toronja
apricot | Aprikose/Aprikosen/Marille/Marillen | abricot/abricots | albicocca/albicocche | albaricoque/albaricoques
dried apricots | getrocknete Aprikosen/Softaprikosen | abricots secs | albicocche secche/albicocche disidratate | orejones/albaricoques secos
nectarine | Nektarine/Nektarinen | nectarine/nectarines/brugnon | nettarina/nettarine | nectarina/nectarinas
plum | Pflaume/~Zwetschge/~Zwetschgen/~Zwetschken/~Mirabellen | prune/~mirabelles/~quetsches/~reines-claudes | susina/susine/prugna | ciruela
prunes | Backpflaumen/Dörrpflaumen/Trockenpflaumen | pruneaux/pruneau | prugne secche | ciruelas pasas/ciruelas secas
strawberry | Erdbeere | fraise | fragola | fresa/fresón/fresones
raspberry | Himbeere | framboise | lampone | frambuesa
blueberry | Heidelbeeren/Heidelbeere/Blaubeere | myrtille | mirtillo | arándano
blackberry | Brombeeren/Brombeere | mûres/mûre | more/mora | moras/mora/zarzamoras
redcurrant | Johannisbeeren/rote Johannisbeeren/~schwarze Johannisbeeren | groseilles/groseille/~cassis | ribes/ribes rosso | grosellas/grosella
mixed berries | Beeren/gemischte Beeren/Beerenmischung | fruits rouges | frutti di bosco | frutos rojos/frutos del bosque
frozen berries | TK-Beeren/gefrorene Beeren/~TK-Himbeeren/~gefrorene Himbeeren | fruits rouges surgelés/~framboises surgelées | frutti di bosco surgelati | frutos rojos congelados
grapes | Trauben/Weintrauben | raisin/raisins/raisin blanc/raisin noir | uva/acini d'uva | uvas/uva
cherry | Kirsche/~Sauerkirschen/~Süßkirschen | cerise | ciliegia/~amarene | cereza/~guindas
mango | Mango/Mangos | mangue/mangues | mango/manghi | mango/mangos
pineapple | Ananas | ananas | ananas | piña/piñas
melon | Melone/Honigmelone | melon/melons | melone | melón
watermelon | Wassermelone | pastèque | anguria/cocomero | sandía
pomegranate | Granatapfel | grenade/grenades | melagrana/melograno | granada/granadas
pomegranate seeds | Granatapfelkerne | graines de grenade | chicchi di melagrana/chicchi di melograno | granos de granada
kiwi | Kiwi/Kiwis | kiwi/kiwis | kiwi | kiwi/kiwis
fig | Feige/Feigen | figue/figues | fico/fichi | higo/higos
dates | Dattel/Datteln/Medjool-Datteln | datte/dattes/dattes medjool | dattero/datteri | dátil/dátiles
rhubarb | Rhabarber | rhubarbe | rabarbaro | ruibarbo
quince | Quitte/Quitten | coing/coings | mela cotogna/mele cotogne | membrillo/membrillos
coconut | Kokosnuss | noix de coco | noce di cocco | coco
desiccated coconut | Kokosraspel/Kokosflocken/geraspelte Kokosnuss | noix de coco râpée/coco râpé/coco râpée | cocco rapè/cocco grattugiato/farina di cocco | coco rallado
raisins | Weinbeeren/~Sultaninen/~Korinthen | ~raisins blonds/~raisins de Corinthe | uva passa/~uva sultanina/~uvetta sultanina | uvas pasas/~pasas de Corinto
dried cranberries | Cranberrys/getrocknete Cranberries/Cranberries | cranberries/cranberries séchées/canneberges séchées | mirtilli rossi/mirtilli rossi secchi | arándanos rojos/arándanos secos
mixed peel | Orangeat/Zitronat/Sukkade | écorces confites/écorces d'orange confites/fruits confits | canditi/scorze candite/frutta candita/arancia candita | fruta confitada/naranja confitada/frutas confitadas
parsley | glatte Petersilie/krause Petersilie/Petersilienblätter/frische Petersilie | persil plat/persil frais/persil frisé | prezzemolo fresco/prezzemolo tritato | perejil fresco/perejil picado
coriander | Koriandergrün/frischer Koriander/Korianderblätter | coriandre fraîche | coriandolo fresco | cilantro fresco
coriander seeds | Koriandersamen/Koriandersaat/Korianderkörner | graines de coriandre/coriandre en grains/graine de coriandre | semi di coriandolo | semillas de cilantro/granos de cilantro
ground coriander | gemahlener Koriander/Koriander gemahlen/Korianderpulver | coriandre en poudre/coriandre moulue | coriandolo in polvere/coriandolo macinato | cilantro molido/cilantro en polvo/coriandro molido
mint | Minzblätter/Minzeblätter/~Pfefferminze | feuilles de menthe/menthe fraîche | foglie di menta/menta fresca/~mentuccia | hierbabuena/hojas de menta/menta fresca
basil | Basilikumblätter/frisches Basilikum/Basilikumblatt | feuilles de basilic/basilic frais | foglie di basilico/basilico fresco | hojas de albahaca/albahaca fresca
tarragon | Estragon | estragon | dragoncello/estragone | estragón
marjoram | Majoran | marjolaine | maggiorana | mejorana
chervil | Kerbel | cerfeuil | cerfoglio | perifollo
savory | Bohnenkraut | sarriette | santoreggia | ajedrea
mixed herbs | Kräuter/frische Kräuter/gemischte Kräuter/Küchenkräuter | herbes/herbes fraîches/fines herbes | erbe/erbe aromatiche/erbe fresche/erbette | hierbas/hierbas frescas/hierbas aromáticas
dried oregano | getrockneter Oregano | origan séché | origano secco | orégano seco
dried thyme | getrockneter Thymian | thym séché | timo secco | tomillo seco
thyme | Thymianzweig/Thymianzweige | branche de thym/branches de thym/brin de thym/brins de thym/thym frais | timo fresco/rametto di timo | rama de tomillo/ramas de tomillo
italian seasoning | Kräuter der Provence/~italienische Kräuter | herbes de Provence | erbe di Provenza/erbe provenzali | hierbas provenzales
bouquet garni | Bouquet garni/Kräutersträußchen | bouquet garni | mazzetto aromatico | ramillete de hierbas/bouquet garni
bay leaf | Lorbeer | laurier | alloro | laurel
salt | Meersalz/Jodsalz/Speisesalz/grobes Salz/Steinsalz | sel fin/gros sel/sel de mer/sel de Guérande | sale fino/sale grosso/sale marino | sal fina/sal gorda/sal marina
flaky sea salt | Fleur de Sel/Meersalzflocken/Salzflocken | fleur de sel | fior di sale/sale in fiocchi | sal en escamas/flor de sal
pepper | schwarzer Pfeffer aus der Mühle/Pfeffer aus der Mühle/gemahlener Pfeffer | poivre moulu/poivre du moulin/poivre noir du moulin | pepe macinato/pepe nero macinato | pimienta molida/pimienta negra molida
peppercorns | Pfefferkörner/schwarze Pfefferkörner | poivre en grains/grains de poivre | pepe in grani/grani di pepe | granos de pimienta/pimienta en grano
white pepper | weißer Pfeffer | poivre blanc | pepe bianco | pimienta blanca
paprika | Paprika edelsüß/edelsüßes Paprikapulver/Paprikapulver edelsüß/~rosenscharfes Paprikapulver/~Paprikapulver rosenscharf | paprika doux/poudre de paprika | paprika dolce | pimentón dulce/~pimentón picante
smoked paprika | geräuchertes Paprikapulver/Rauchpaprika | paprika fumé | paprika affumicata/paprica affumicata | pimentón de la Vera/pimentón ahumado
cayenne | Cayennepfeffer/~Chilipulver | piment de Cayenne/~piment d'Espelette/~piment en poudre/poivre de Cayenne | pepe di Caienna/~peperoncino in polvere | cayena/pimienta de cayena/~chile en polvo
chilli flakes | Chiliflocken/Pul Biber | flocons de piment/piment en flocons | peperoncino in fiocchi/peperoncino secco | copos de chile/guindilla molida/hojuelas de chile
cumin | gemahlener Kreuzkümmel/Kreuzkümmel gemahlen | cumin en poudre/cumin moulu | cumino in polvere/cumino macinato | comino molido/cominos
cumin seeds | Kreuzkümmelsamen | graines de cumin/cumin en grains | semi di cumino | semillas de comino
caraway seeds | Kümmel/Kümmelsamen | carvi/graines de carvi | semi di carvi/cumino dei prati | alcaravea
mustard seeds | Senfkörner | graines de moutarde | semi di senape | semillas de mostaza
fennel seeds | Fenchelsamen | graines de fenouil | semi di finocchio/semi di finocchietto | semillas de hinojo
anise seeds | Anis/Anissamen | anis/anis vert | anice/semi di anice | anís/anís en grano
star anise | Sternanis | anis étoilé/badiane | anice stellato | anís estrellado
allspice | Piment/Pimentkörner | quatre-épices/piment de la Jamaïque | pimento | pimienta de Jamaica
cardamom | Kardamom/Kardamomkapseln | cardamome/gousses de cardamome | cardamomo/bacche di cardamomo | cardamomo/vainas de cardamomo
cloves | Gewürznelken/Nelke/Gewürznelke | clou de girofle/girofle | chiodo di garofano | clavo/clavos/clavo de olor
cinnamon stick | Zimtstange/Zimtstangen | bâton de cannelle/bâtons de cannelle | stecca di cannella/bastoncino di cannella/stecche di cannella | rama de canela/ramas de canela/canela en rama
cinnamon | gemahlener Zimt/Zimtpulver | cannelle en poudre/cannelle moulue | cannella in polvere | canela molida/canela en polvo
ground ginger | Ingwerpulver/gemahlener Ingwer | gingembre en poudre/gingembre moulu | zenzero in polvere | jengibre en polvo/jengibre molido
juniper berries | Wacholderbeeren | baies de genièvre/genièvre | bacche di ginepro/ginepro | bayas de enebro/enebro
mixed spice | ~Lebkuchengewürz | ~épices à pain d'épices/~quatre épices |  |
garam masala | Garam Masala | garam masala | garam masala | garam masala
ras el hanout | Ras el Hanout | ras el hanout | ras el hanout | ras el hanout
garlic powder | Knoblauchpulver | ail en poudre/poudre d'ail | aglio in polvere | ajo en polvo
onion powder | Zwiebelpulver/~Röstzwiebeln | oignon en poudre | cipolla in polvere | cebolla en polvo
poppy seeds | Mohn | graines de pavot/pavot | semi di papavero | semillas de amapola
sesame seeds | Sesamsamen/Sesamkörner/schwarzer Sesam | graines de sésame | semi di sesamo | semillas de sésamo/ajonjolí
sunflower seeds | Sonnenblumenkerne | graines de tournesol | semi di girasole | semillas de girasol/pipas de girasol
pumpkin seeds | Kürbiskerne | graines de courge/graines de citrouille | semi di zucca | semillas de calabaza/pipas de calabaza
flaxseed | Leinsamen | graines de lin | semi di lino | semillas de lino/linaza
chia seeds | Chiasamen | graines de chia | semi di chia | semillas de chía/chía
almonds | ganze Mandeln/Mandel/blanchierte Mandeln | amande/amandes entières | mandorle pelate/mandorla | almendra/almendras crudas/almendras tostadas
flaked almonds | Mandelblättchen/gehobelte Mandeln/Mandelstifte/Mandelsplitter | amandes effilées | mandorle a lamelle/lamelle di mandorle/scaglie di mandorle | almendras laminadas/almendras fileteadas
ground almonds | Mandeln gemahlen/Mandelgrieß | amandes en poudre/amandes moulues | mandorle tritate/mandorle macinate | almendras molidas
ground hazelnuts | gemahlene Haselnüsse/Haselnüsse gemahlen | noisettes en poudre/poudre de noisettes/poudre de noisette | farina di nocciole/nocciole tritate | avellanas molidas
hazelnuts | Haselnuss/Haselnusskerne | noisette | nocciola | avellana
walnuts | Walnuss/Walnusskerne/Baumnüsse | noix de Grenoble/cerneaux de noix | noce/gherigli di noci/gherigli di noce | nuez
cashews | Cashewkerne/Cashewnüsse/Cashews | noix de cajou | anacardi | anacardos
pistachios | Pistazien/Pistazienkerne | pistaches/pistache | pistacchi/pistacchio | pistachos/pistacho
pecans | Pekannüsse/Pekannuss | noix de pécan | noci pecan | nueces pecanas/pecanas
peanuts | Erdnüsse/Erdnusskerne | cacahuètes/arachides | arachidi/noccioline | cacahuetes/cacahuates/maní
peanut butter | Erdnussbutter/Erdnussmus | beurre de cacahuète/beurre de cacahuètes | burro di arachidi/burro d'arachidi | mantequilla de cacahuete/crema de cacahuete/mantequilla de maní
chestnuts | Maronen/Kastanien/Esskastanien | marrons/châtaignes | castagne/marroni | castañas
nuts | Nüsse/gemischte Nüsse | fruits secs/fruits à coque | frutta secca/noci miste | frutos secos
tahini | Tahin/Sesampaste/Sesammus | tahin/purée de sésame/crème de sésame/tahini | tahina/tahin | tahina/tahini/pasta de sésamo
marzipan | Marzipan/Marzipanrohmasse | pâte d'amande/pâte d'amandes | pasta di mandorle/marzapane | mazapán
dark chocolate | Blockschokolade/Kuvertüre/Bitterschokolade/Zartbitterkuvertüre/dunkle Schokolade/Backschokolade/Zartbitter-Schokolade | chocolat pâtissier/chocolat à dessert/chocolat noir pâtissier/chocolat corsé | cioccolato extra fondente/~cioccolato amaro | chocolate para postres/chocolate fondant/chocolate de cobertura/chocolate para fundir
milk chocolate | Vollmilchschokolade/Milchschokolade/Vollmilchkuvertüre | chocolat au lait | cioccolato al latte | chocolate con leche
chocolate chips | Schokotropfen/Schokoladentröpfchen/Schokodrops | pépites de chocolat | gocce di cioccolato | pepitas de chocolate/chips de chocolate/perlas de chocolate
cocoa powder | Backkakao/ungesüßtes Kakaopulver | cacao non sucré/cacao amer/poudre de cacao | cacao in polvere amaro/cacao amaro in polvere | cacao puro en polvo/cacao puro
jam | ~Konfitüre/~Aprikosenkonfitüre/~Aprikosenmarmelade/~Erdbeermarmelade/~Gelee/~Johannisbeergelee | ~confiture d'abricot/~confiture d'abricots/~confiture de fraises/~gelée/~confiture de framboises | ~marmellata/~confettura di albicocche/~marmellata di albicocche/~marmellata di arance | ~mermelada de albaricoque/~mermelada de fresa/~confitura
apple sauce | Apfelmus | compote de pommes/compote/purée de pommes | purea di mele | compota de manzana/puré de manzana
condensed milk | gezuckerte Kondensmilch/Milchmädchen | lait concentré sucré | latte condensato zuccherato |
evaporated milk | Kondensmilch ungezuckert | lait concentré non sucré | latte evaporato | leche evaporada
coconut milk | Kokosmilch cremig | lait de coco/lait coco | latte di cocco | leche de coco
coconut oil | Kokosöl/Kokosfett | huile de coco/huile de noix de coco | olio di cocco | aceite de coco
olive oil | Olivenöl extra vergine/natives Olivenöl extra/Olivenoel | huile olive/huile d'olive extra vierge | olio evo/olio extravergine di oliva/olio di oliva/olio extra vergine di oliva/olio extra vergine d'oliva/olio e v o | aceite de oliva virgen/AOVE/aceite de oliva suave/aceite de oliva extra virgen/aceite virgen extra
vegetable oil | neutrales Öl/Speiseöl/Bratöl/Frittieröl/neutrales Pflanzenöl/~Sojaöl | huile neutre/huile de friture/huile de cuisson | olio di semi/olio per friggere/~olio di arachide/~olio di arachidi | aceite neutro/aceite para freír/aceite suave
rapeseed oil | Rapsöl | huile de colza | olio di colza | aceite de colza
groundnut oil | Erdnussöl | huile d'arachide | olio di arachidi | aceite de cacahuete
sesame oil | Sesamöl | huile de sésame | olio di sesamo | aceite de sésamo
walnut oil | Walnussöl/~Kürbiskernöl/~Leinöl | huile de noix/~huile de noisette | olio di noci | aceite de nuez
white wine vinegar | Weißweinessig/heller Essig | vinaigre de vin blanc/vinaigre de vin/vinaigre blanc | aceto di vino bianco/aceto bianco | vinagre de vino blanco/vinagre de vino
red wine vinegar | Rotweinessig | vinaigre de vin rouge | aceto di vino rosso/aceto rosso | vinagre de vino tinto
sherry vinegar | Sherryessig | vinaigre de Xérès | aceto di sherry | vinagre de Jerez
cider vinegar | Apfelessig | vinaigre de cidre | aceto di mele | vinagre de manzana/vinagre de sidra
rice vinegar | Reisessig | vinaigre de riz | aceto di riso | vinagre de arroz
balsamic vinegar | Balsamicoessig/Balsamessig/Aceto balsamico | vinaigre de Modène/balsamique | aceto balsamico di Modena | vinagre de Módena/vinagre balsámico de Módena
balsamic glaze | Balsamicocreme/Crema di Balsamico | crème de balsamique/crème balsamique | glassa di aceto balsamico/glassa di balsamico | crema de vinagre balsámico/reducción de Módena
soy sauce | helle Sojasauce/~dunkle Sojasauce/Sojasoße/~Tamari | sauce soja salée/~sauce soja sucrée/~tamari | salsa soia | salsa de soya/~tamari
fish sauce | Fischsauce/Fischsoße | nuoc-mâm/sauce nuoc-mâm/sauce de poisson/nuoc mam | salsa di pesce | salsa de pescado
worcestershire sauce | Worcestersauce/Worcestershiresauce/Worcestersoße | sauce Worcestershire/sauce anglaise | salsa Worcestershire/salsa Worcester | salsa Worcestershire/salsa Perrins/salsa inglesa
hot sauce | ~Tabasco/scharfe Sauce | ~tabasco/sauce piquante | ~tabasco | ~tabasco/salsa picante
ketchup | Tomatenketchup | ketchup | ketchup | ketchup/kétchup
mustard | ~Dijonsenf/~Dijon-Senf/~mittelscharfer Senf/~scharfer Senf/~süßer Senf/~körniger Senf | ~moutarde de Dijon/~moutarde à l'ancienne/~moutarde forte | ~senape di Digione | ~mostaza de Dijon/~mostaza antigua
pesto | Basilikumpesto/grünes Pesto/~rotes Pesto | pesto vert/pistou | pesto alla genovese/pesto genovese | pesto
curry paste | Currypaste/~rote Currypaste/~grüne Currypaste | pâte de curry/~pâte de curry rouge/~pâte de curry verte | pasta di curry/~pasta di curry rosso | pasta de curry/~pasta de curry rojo
harissa | Harissa | harissa | harissa | harissa
vegetable stock | Gemüsefond/heiße Gemüsebrühe/Gemüsesuppe | bouillon de légume/fond de légumes | brodo di verdure/brodo di verdura | caldo vegetal
chicken stock | Geflügelbrühe/Geflügelfond/Hühnerfond/Hühnersuppe | bouillon de poule/fond de volaille/bouillon de poulet | brodo di gallina | caldo de ave
beef stock | Fleischbrühe/Rinderfond/Kalbsfond/Bratenfond/Rindsuppe | bouillon de viande/fond de veau/fond brun/bouillon de boeuf | brodo di carne/fondo bruno | caldo de ternera/caldo de res
fish stock | Fischfond | fumet de poisson/fumet/court-bouillon | fumetto di pesce/brodo di pesce | caldo de pescado/fumet/fumet de pescado
stock cube | Brühwürfel/Gemüsebrühwürfel/Suppenwürfel | cube de bouillon/bouillon cube/bouillon en cube/cubes de bouillon/cube de bouillon de volaille/cube de bouillon de légumes | dado da brodo/dado/dado vegetale/dado per brodo | cubito de caldo/pastilla de caldo/cubo de caldo/pastilla de caldo de verduras
stock powder | Gemüsebrühpulver/Brühepulver/gekörnte Brühe/Instant-Gemüsebrühe | bouillon en poudre | dado granulare/dado in polvere | caldo en polvo
rice | Langkornreis/weißer Reis | riz long/riz blanc/~riz rond | riso bianco/~riso originario | arroz blanco/arroz largo/~arroz redondo/~arroz bomba
basmati rice | Basmatireis/Basmati-Reis | riz basmati | riso basmati | arroz basmati
jasmine rice | Jasminreis/Duftreis | riz thaï/riz parfumé/riz jasmin | riso jasmine/riso thai | arroz jazmín
brown rice | Naturreis/Vollkornreis/brauner Reis | riz complet/riz brun | riso integrale | arroz integral
risotto rice | Arborio-Reis/Carnaroli | riz arborio/riz carnaroli/riz rond à risotto | riso carnaroli/riso arborio/riso vialone nano/carnaroli/riso per risotti | arroz arborio/arroz carnaroli
sushi rice | Sushireis/~Klebreis | riz à sushi/~riz gluant | riso per sushi | arroz para sushi/~arroz glutinoso
couscous | Couscous/Kuskus | couscous/semoule de couscous | couscous/cous cous | cuscús
bulgur | Bulgur | boulgour/boulghour | bulgur | bulgur
quinoa | Quinoa | quinoa | quinoa | quinoa/quínoa
barley | Graupen/Perlgraupen/Gerste/Rollgerste | orge/orge perlé | orzo/orzo perlato | cebada/cebada perlada
farro | Dinkel/~Grünkern | épeautre/petit épeautre | farro/farro perlato | espelta
buckwheat | Buchweizen | sarrasin | grano saraceno | trigo sarraceno
millet | Hirse | millet | miglio | mijo
semolina | Hartweizengrieß/Weichweizengrieß/Weizengrieß | semoule fine/semoule de blé/semoule de blé dur | semola/semola di grano duro/semola rimacinata/semola rimacinata di grano duro | sémola de trigo
oats | zarte Haferflocken/kernige Haferflocken/Hafer | flocons d'avoine fins/avoine | avena/fiocchi di avena | avena/copos de avena finos
muesli | Müsli | muesli/~granola | muesli/~granola | muesli/~granola
pasta | ~Penne/~Makkaroni/~Hörnchennudeln/~Bandnudeln | pâtes courtes/~coquillettes/~macaronis/~pâtes fraîches | pasta corta/~rigatoni/~penne/~paccheri/~mezze maniche/~orecchiette/~trofie | ~macarrones/~fideos/pasta corta
spaghetti | Spagetti/~Linguine | spaghettis/~linguine | spaghetti/~linguine/~bucatini/spaghettoni/~vermicelli | espagueti/~tallarines finos
tagliatelle | Tagliatelle/~Pappardelle | tagliatelles/tagliatelle | tagliatelle/~pappardelle/~fettuccine | tallarines
lasagne sheets | Lasagneplatten/Lasagneblätter | feuilles de lasagnes/plaques de lasagnes/lasagnes/feuilles de lasagne | lasagne/sfoglie per lasagne/sfoglia per lasagne | placas de lasaña/láminas de lasaña
egg noodles | Eiernudeln/~Spätzle/~Mie-Nudeln | nouilles/nouilles aux œufs/~nouilles chinoises | noodles/noodles all'uovo/pasta all'uovo | ~fideos chinos/tallarines de huevo
rice noodles | Reisnudeln/~Glasnudeln | vermicelles de riz/nouilles de riz/vermicelles | spaghetti di riso/noodles di riso | fideos de arroz
gnocchi | Gnocchi | gnocchis/gnocchi | gnocchi/gnocchi di patate | ñoquis
lentils | ~braune Linsen/~Berglinsen/~Belugalinsen/~Tellerlinsen/~grüne Linsen | ~lentilles vertes/~lentilles du Puy | ~lenticchie verdi | ~lentejas pardinas
red lentils | rote Linsen | lentilles corail/lentilles rouges | lenticchie rosse | lentejas rojas
chickpeas | Kichererbse/Kichererbsen aus der Dose/Dose Kichererbsen | pois chiches cuits/pois chiche | ceci lessati/ceci cotti/ceci precotti | garbanzos cocidos/garbanzo
dried chickpeas | getrocknete Kichererbsen | pois chiches secs | ceci secchi | garbanzos secos
dried beans | getrocknete Bohnen | haricots secs/haricots blancs secs | fagioli secchi | alubias secas/judías secas
black beans | schwarze Bohnen | haricots noirs | fagioli neri | frijoles negros/alubias negras/judías negras
kidney beans | Kidneybohnen/rote Bohnen | haricots rouges | fagioli rossi/fagioli kidney | alubias rojas/judías rojas/frijoles rojos
white beans | weiße Bohnen/Cannellini-Bohnen | haricots blancs/haricots coco/mogettes | fagioli cannellini/cannellini/fagioli bianchi | alubias blancas/judías blancas/judiones
beans | Bohne | ~flageolets | ~fagioli borlotti/~borlotti | frijoles/~judías/~alubia/porotos
split peas | Schälerbsen/Spalterbsen | pois cassés | piselli spezzati | guisantes secos
canned sweetcorn | Dosenmais/Mais aus der Dose/Dose Mais | maïs en boîte/maïs en conserve | mais in scatola | maíz en lata
canned tuna | Thunfisch aus der Dose/Dose Thunfisch/Thunfisch im eigenen Saft | thon en boîte/thon au naturel/thon à l'huile | tonno sott'olio/tonno in scatola/tonno al naturale | atún en lata/atún en aceite/atún en conserva
anchovies | Sardellenfilet/Sardellenfilets/Anchovis | filet d'anchois/filets d'anchois/anchois à l'huile | acciuga/filetti di acciuga/filetto di acciuga/~alici/acciughe sott'olio/filetti di acciughe/~filetti di alici | anchoa/filetes de anchoa
sardines | Sardinen/Ölsardinen | sardines à l'huile/sardines | sardine/sarde | sardinas
capers | Kapern | câpre | capperi sotto sale/capperi dissalati/cappero | alcaparra
white bread | Weißbrot/Toastbrot/Toast/~Bauernbrot/~altbackenes Brot | pain de mie/pain blanc/~pain rassis/~pain de campagne | pancarrè/pane bianco/~pane raffermo/~pane casereccio/pane in cassetta/~pane toscano | pan blanco/pan de molde/~pan duro/~pan del día anterior/~hogaza
wholemeal bread | Vollkornbrot | pain complet | pane integrale | pan integral
baguette | Baguette/~Ciabatta | baguette/baguettes | baguette/~filone | barra de pan/baguette
bread roll | Brötchen/Semmel/Semmeln/Weckle/~altbackene Brötchen | petit pain/petits pains/~pain à burger/~pains à burger | panino/panini/rosetta | panecillo/panecillos/~pan de hamburguesa
flour tortilla | Tortilla/Tortillas/Weizentortillas/Wraps | tortillas/galettes de blé | tortillas/~piadina/~piadine | tortilla/tortillas/tortillas de trigo
breadcrumbs | Brösel/~Panko | chapelure fine | pane grattugiato | pan rallado
biscuits | ~Butterkekse/Kekse/~Löffelbiskuits/~Amarettini | ~petits-beurre/biscuits/~spéculoos | biscotti/biscotti secchi/~amaretti | galletas/~galletas maría/galleta
sponge fingers | Löffelbiskuits/Löffelbiskuit | biscuits à la cuillère/biscuits cuillère/boudoirs | savoiardi/biscotti savoiardi | bizcochos de soletilla/melindros
puff pastry | Blätterteigplatte/Blätterteigplatten/TK-Blätterteig/Rolle Blätterteig | rouleau de pâte feuilletée | pasta sfoglia rettangolare/rotolo di pasta sfoglia | lámina de hojaldre/masa de hojaldre/plancha de hojaldre
shortcrust pastry | Quicheteig | pâte sablée/pâte brisée | pasta brisé/pasta brisée | masa brisa/pasta brisa
filo pastry | Filoteig/Filoteigblätter/Yufkateig/Strudelteig | feuilles de brick/pâte filo/feuilles de filo | pasta fillo | masa filo/pasta filo
pizza dough | Pizzateig | pâte à pizza | pasta per pizza/impasto per pizza | masa de pizza
beef | ~Rind/~Rindergulasch/~Gulaschfleisch/~Rinderbraten/~Rinderschulter | ~viande de bœuf/~bœuf à braiser/~paleron/~joue de bœuf/~bœuf bourguignon/~gîte | ~polpa di manzo/~spezzatino di manzo/~muscolo di manzo/~carne di manzo | ~carne de ternera/~carne de res/~carne de vaca/~ternera para guisar/~morcillo
beef steak | Rindersteak/~Rumpsteak/Steak/Rindersteaks | ~entrecôte/steak/~bavette/steaks/~rumsteck | bistecca/bistecche/~controfiletto/~tagliata | ~entrecot/bistec/filete de ternera/filetes de ternera/~solomillo de ternera
beef fillet | Rinderfilet | filet de bœuf | filetto di manzo | solomillo de ternera
ground beef | Rinderhack/Hackfleisch vom Rind/~Tatar/Faschiertes vom Rind | steak haché/viande de bœuf hachée/boeuf haché | carne macinata di manzo/macinato/macinato di bovino/carne trita | carne molida/carne picada de vacuno
minced meat | gemischtes Hackfleisch/Hack/Hackfleisch gemischt/Faschiertes | ~chair à saucisse/viande hachée | carne macinata mista/macinato misto/carne trita mista | carne picada mixta
pork | ~Schwein/~Schweinebraten/~Schweineschulter/~Schweinenacken/~Schweinegulasch | ~échine de porc/~rôti de porc/~épaule de porc/~sauté de porc | ~lonza di maiale/~carne di maiale/~arista di maiale/~polpa di maiale | ~lomo de cerdo/~carne de cerdo/~magro de cerdo/~paleta de cerdo
pork tenderloin | Schweinefilet/Schweinelende | filet mignon de porc/filet mignon | filetto di maiale | solomillo de cerdo
pork chop | Schweinekotelett/~Schweineschnitzel/Koteletts | côte de porc/côtes de porc/côtelettes de porc | braciola di maiale/costoletta di maiale | chuleta de cerdo/chuletas de cerdo
pork belly | Schweinebauch/Bauchspeck | poitrine de porc | pancia di maiale/pancetta fresca | panceta de cerdo/tocino fresco
pork ribs | Spareribs/Schälrippchen/Rippchen | travers de porc | costine di maiale/costine | costillas de cerdo/costillas
ground pork | Schweinehack/Schweinemett/Mett | porc haché | carne macinata di maiale/macinato di maiale | carne picada de cerdo
lamb | Lamm/Lammgulasch | viande d'agneau/sauté d'agneau | carne di agnello | carne de cordero
lamb leg | Lammkeule | gigot d'agneau/gigot | cosciotto di agnello/coscia di agnello | pierna de cordero
lamb shoulder | Lammschulter | épaule d'agneau | spalla di agnello | paletilla de cordero
lamb chop | Lammkotelett/Lammkoteletts | côtelettes d'agneau/côtelette d'agneau | costolette di agnello | chuletas de cordero
veal | ~Kalb/~Kalbsbraten/~Kalbsschulter | ~rôti de veau/~épaule de veau/~blanquette de veau/~viande de veau | ~carne di vitello/~fesa di vitello/~spezzatino di vitello | ~carne de ternera blanca
veal escalope | Kalbsschnitzel/Schnitzel | escalope de veau/escalopes de veau/~escalope/~escalopes | ~fettine di vitello/scaloppine/scaloppina/~fettine di manzo | escalopes de ternera/~escalope
veal shank | Kalbshaxe/Beinscheibe/Beinscheiben | jarret de veau/osso bucco | ossobuco/ossibuchi | jarrete de ternera/osobuco
chicken | Huhn/Brathähnchen/ganzes Hähnchen/~Suppenhuhn/Poulet/Hühnerfleisch/Hähnchenfleisch | poulet entier/~poule/viande de poulet/poulet fermier/~coquelet | pollo intero/~gallina/carne di pollo | pollo entero/~gallina/~pollo troceado
chicken breast | Hühnerbrust/Hähnchenfilet/Hähnchenbrustfilet/Hähnchenfilets/Pouletbrust/Hähnchenbrüste | filet de poulet/filets de poulet/~escalope de poulet/~escalopes de poulet/suprêmes de poulet | filetto di pollo/petto pollo/~fettine di pollo | pechuga/pechugas/filetes de pollo
chicken thigh | Hähnchenschenkel/~Hähnchenoberkeulen/~Hähnchenkeulen/~Hähnchenkeule | cuisse de poulet/cuisses de poulet/haut de cuisse de poulet/hauts de cuisse | coscia di pollo/cosce di pollo/sovracosce di pollo/~fusi di pollo | muslo de pollo/muslos de pollo/contramuslos de pollo/contramuslo
chicken liver | Hühnerleber/Geflügelleber | foies de volaille/foie de volaille | fegatini di pollo/fegatini | hígados de pollo/higaditos de pollo
turkey | Pute/Truthahn/Putenfleisch | dinde | tacchino/fesa di tacchino | pavo
turkey breast | Putenbrust/Putenschnitzel/Putenbrustfilet | escalope de dinde/escalopes de dinde/filet de dinde/blanc de dinde | petto di tacchino | pechuga de pavo
duck | Ente | canard | anatra | pato
duck breast | Entenbrust | magret de canard/magret/magrets de canard | petto d'anatra | magret de pato/pechuga de pato
rabbit | Kaninchen | lapin | coniglio | conejo
venison | ~Reh/~Hirsch/~Wild/~Hirschgulasch/~Rehrücken/~Wildschwein | ~chevreuil/~sanglier/~cerf | ~cervo/~cinghiale/~capriolo | ~ciervo/~venado/~jabalí
liver | ~Leber/~Kalbsleber | ~foie/~foie de veau | ~fegato/~fegato di vitello | ~hígado
foie gras | Stopfleber | foie gras | foie gras | foie gras/foie
sausage | ~Bratwurst/~Bratwürste/Würstchen | ~chair à saucisse/~saucisse de Toulouse/~saucisses de Toulouse/~chipolatas/~merguez | salsiccia fresca/~luganega | salchichas frescas/~longaniza/~butifarra
smoked sausage | ~Wiener/~Wiener Würstchen/~Mettwurst/~Frankfurter/~Cabanossi | ~saucisse de Strasbourg/~saucisse fumée/~saucisse de Morteau/~saucisses knack | ~wurstel | ~salchichas tipo frankfurt/~salchicha frankfurt
chorizo | Chorizo | chorizo/chorizo doux | chorizo | chorizo fresco/chorizo
bacon | ~Frühstücksspeck/Bacon/~Speckscheiben/~durchwachsener Speck/~Bauchspeck geräuchert/~geräucherter Speck | bacon/~poitrine fumée/~lard fumé/~tranches de lard/tranches de bacon | bacon/~pancetta affumicata/~speck | beicon/bacon/~panceta/~panceta ahumada
lardons | ~Schinkenwürfel/Speck gewürfelt/~Katenschinken gewürfelt | allumettes de bacon/dés de lardons/lardons fumés/lardons allumettes/allumettes de lardons | pancetta dolce/cubetti di pancetta/~guanciale | tacos de bacon/~taquitos de jamón/~tacos de jamón
ham | gekochter Schinken/Kochschinken/Schinkenscheiben | jambon blanc/jambon cuit/tranches de jambon/dés de jambon | prosciutto/prosciutto cotto a dadini | jamón cocido/jamón york/jamón dulce
prosciutto | Parmaschinken/~Serranoschinken/Schwarzwälder Schinken | jambon de Parme/~jambon de Bayonne/~jambon de pays/~jambon Serrano | prosciutto di Parma/prosciutto crudo | ~jamón ibérico/jamón curado
salami | Salami | ~saucisson/salami/~rosette | salame/salame piccante/~bresaola/~coppa | ~salchichón/salami
salmon | Lachsfilet/Lachsfilets | filet de saumon/filets de saumon/pavé de saumon/pavés de saumon | filetto di salmone/filetti di salmone/trancio di salmone/tranci di salmone/salmone fresco | lomo de salmón/lomos de salmón/filete de salmón/filetes de salmón/salmón fresco
smoked salmon | Räucherlachs/geräucherter Lachs | saumon fumé/tranches de saumon fumé | salmone affumicato | salmón ahumado
cod | Dorsch/Kabeljaufilet/Kabeljaufilets/~Seelachsfilet/~Seelachs | dos de cabillaud/filet de cabillaud/filets de cabillaud/~lieu noir/~colin/~merlu | ~filetto di merluzzo/~filetti di merluzzo/~nasello | lomo de bacalao/lomos de bacalao/~merluza/~lomos de merluza/bacalao fresco
salt cod | ~Stockfisch/Klippfisch | morue/morue salée | baccalà/~stoccafisso | bacalao desalado/bacalao salado
tuna | frischer Thunfisch/Thunfischsteak | thon frais/thon rouge/steak de thon | tonno fresco/trancio di tonno | atún fresco/~bonito
trout | Forelle/Forellen/Forellenfilet/~Saibling | truite/truites/~truite fumée | trota/filetti di trota | trucha/truchas
mackerel | Makrele/Makrelen | maquereau/maquereaux | sgombro/sgombri | caballa/caballas
herring | Hering/~Matjes/Heringsfilets | hareng/harengs | aringa/aringhe | arenque/arenques
sea bass | Wolfsbarsch | bar/loup de mer/loup | branzino/spigola | lubina/lubinas
sea bream | Dorade/Goldbrasse | dorade/daurade/daurades | orata/orate | dorada/doradas/~besugo
monkfish | Seeteufel | lotte/queue de lotte | coda di rospo/rana pescatrice | rape
sole | Seezunge/~Scholle | sole/~limande | sogliola/~platessa | lenguado/~gallo
white fish | Fischfilet/Fischfilets/weißes Fischfilet | poisson blanc/filets de poisson/filet de poisson | filetti di pesce/pesce bianco | pescado blanco/filetes de pescado
shrimp | Garnele/Shrimps/Riesengarnelen/Scampi/~Krabben/Gambas | crevette/gambas/~langoustines/crevettes roses/crevettes décortiquées | gambero/gamberetti/mazzancolle/code di gambero/~scampi/gamberoni | langostinos/langostino/gamba/camarones/camarón/~cigalas
mussel | Miesmuscheln/Miesmuschel | moule | cozza | mejillón
clam | Venusmuscheln/Vongole | palourdes/~coques | vongole/vongole veraci | almejas/~berberechos
scallop | Jakobsmuscheln/Jakobsmuschel | noix de Saint-Jacques/coquilles Saint-Jacques/saint-jacques | capesante/cappesante/capasanta | vieiras/vieira
squid | Tintenfisch/Calamari/Kalmare/~Sepia | calamar/calamars/encornets/~seiche | calamari/calamaro/~seppia/~seppie/~totani | calamar/calamares/~sepia/~chipirones
octopus | Oktopus/Krake/Pulpo | poulpe | polpo/polipo | pulpo
crab | Krebs/Taschenkrebs | crabe/tourteau | granchio | cangrejo/buey de mar/~nécora
crab meat | Krebsfleisch/Krabbenfleisch | chair de crabe | polpa di granchio | carne de cangrejo
lobster | Hummer | homard/~langouste | astice/~aragosta | bogavante/~langosta
oyster | Austern/Auster | huîtres/huître | ostriche/ostrica | ostras/ostra
seafood | Meeresfrüchte | fruits de mer | frutti di mare/misto mare | marisco/mariscos
white wine | trockener Weißwein/Wein | vin blanc sec | vino bianco secco/vino | vino blanco seco/vino
red wine | trockener Rotwein | vin rouge corsé | vino rosso corposo | vino tinto seco
sparkling wine | ~Sekt/~Prosecco/~Champagner | ~champagne/~crémant/~vin mousseux | ~prosecco/~spumante/~champagne | ~cava/~champán
port | Portwein | porto | porto | vino de Oporto/oporto
sherry | Sherry | xérès/vin de Xérès | sherry | jerez/vino de Jerez/~fino/~amontillado
marsala | Marsala/~Madeira | marsala/madère | marsala/marsala secco | marsala/vino de Marsala
beer | ~Bier/~dunkles Bier/~Weißbier | ~bière/~bière blonde/~bière brune | ~birra/~birra scura | ~cerveza/~cerveza negra
cider | Apfelwein/Cidre | cidre | sidro | sidra
rum | ~brauner Rum/~weißer Rum | ~rhum brun/~rhum ambré/~rhum blanc | ~rhum | ~ron
brandy | ~Weinbrand/~Cognac/~Kirschwasser/~Obstler | ~cognac/~calvados/~armagnac/~eau-de-vie/~kirsch | ~brandy/~cognac/~grappa | ~brandy/~coñac
liqueur | Likör/~Orangenlikör/~Eierlikör/~Amaretto | liqueur/~liqueur d'orange/~grand marnier/~cointreau/~amaretto | liquore/~maraschino/~limoncello/~amaretto | licor/~anís dulce/~licor de naranja
coffee | Espresso/starker Kaffee | café fort/expresso/espresso | espresso/caffè espresso | café solo/café expreso
tea | Tee/Schwarztee/~Grüntee | thé/~thé vert/thé noir | tè/~tè verde | té/~té verde/té negro
apple juice | Apfelsaft/Apfelsaft naturtrüb | jus de pomme/jus de pommes | succo di mela | zumo de manzana/jugo de manzana
orange juice | Saft von Orangen/frischer Orangensaft | jus d'orange frais/jus d'oranges | succo di arancia/succo di un'arancia | jugo de naranja
pineapple juice | Ananassaft | jus d'ananas | succo d'ananas/succo di ananas | zumo de piña/jugo de piña
tomato juice | Tomatensaft | jus de tomate | succo di pomodoro | zumo de tomate
sparkling water | ~Mineralwasser/Sprudel/Sodawasser/Sprudelwasser | eau gazeuse/eau pétillante/eau minérale | acqua frizzante/acqua gassata/~acqua minerale | agua con gas/~agua mineral/soda
water | lauwarmes Wasser/kaltes Wasser/heißes Wasser/warmes Wasser/kochendes Wasser/Leitungswasser/Nudelwasser/Kochwasser/Eiswasser | eau tiède/eau froide/eau chaude/eau bouillante/eau de cuisson/eau du robinet | acqua tiepida/acqua fredda/acqua calda/acqua bollente/acqua di cottura/acqua fredda frizzante | agua tibia/agua fría/agua caliente/agua hirviendo/agua de cocción/agua templada
ice | Eiswürfel/gestoßenes Eis | glaçons/glaçon/glace pilée | ghiaccio/cubetti di ghiaccio | hielo/cubitos de hielo/hielo picado
ice cream | Eis/Vanilleeis/Speiseeis/Eiscreme | glace/glace à la vanille/glace vanille/~sorbet/boule de glace | gelato/gelato alla vaniglia/~gelato alla crema | helado/helado de vainilla
rose water | Rosenwasser | eau de rose | acqua di rose | agua de rosas
orange blossom water | Orangenblütenwasser | eau de fleur d'oranger/fleur d'oranger | acqua di fior d'arancio/acqua di fiori d'arancio | agua de azahar/azahar
tofu | ~Räuchertofu/~Seidentofu/Naturtofu | tofu ferme/~tofu fumé/~tofu soyeux | tofu al naturale | tofu firme/~tofu ahumado
hummus | Hummus | houmous | hummus | hummus
cream of tartar | Weinstein | crème de tartre | cremor tartaro | crémor tártaro
food colouring | Lebensmittelfarbe | colorant alimentaire/colorant | colorante alimentare | colorante alimentario/colorante
vegetables | Gemüse/~Suppengemüse/~Suppengrün/~Wurzelgemüse/gemischtes Gemüse | légumes/légume | verdure/verdura/verdure miste | verduras/verdura/verduras variadas/hortalizas
frozen vegetables | TK-Gemüse/Tiefkühlgemüse/Kaisergemüse | légumes surgelés | verdure surgelate | verduras congeladas
fruit | Obst/Früchte | fruits/fruit/fruits frais | frutta/frutta fresca | fruta/frutas
nutmeg | geriebene Muskatnuss/Muskatnuss gerieben/~Muskatblüte | noix de muscade râpée/muscade râpée/~macis | noce moscata grattugiata | nuez moscada rallada/nuez moscada molida
spices | Gewürze/Gewürzmischung/~Grillgewürz | épices/mélange d'épices | spezie/misto spezie | especias/mezcla de especias
`;
