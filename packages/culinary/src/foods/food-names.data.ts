/**
 * Names of food: English, then German, French, Italian, Spanish, Dutch, Portuguese, Swedish. "/" parts singular from plural;
 * a column with one form serves both. An empty column has no everyday name of its own here.
 */
export const foodNames = `
salt | Salz | sel | sale | sal | zout | sal | salt
pepper | Pfeffer | poivre | pepe | pimienta | peper | pimenta | peppar
black pepper | schwarzer Pfeffer | poivre noir | pepe nero | pimienta negra | zwarte peper | pimenta-do-reino | svartpeppar
sugar | Zucker | sucre | zucchero | azúcar | suiker | açúcar | socker
brown sugar | brauner Zucker | cassonade | zucchero di canna | azúcar moreno | bruine suiker | açúcar mascavo | farinsocker
icing sugar | Puderzucker | sucre glace | zucchero a velo | azúcar glas | poedersuiker | açúcar de confeiteiro | florsocker
vanilla sugar | Vanillezucker | sucre vanillé | zucchero vanigliato | azúcar vainillado | vanillesuiker | açúcar de baunilha | vaniljsocker
honey | Honig | miel | miele | miel | honing | mel | honung
flour | Mehl | farine | farina | harina | bloem | farinha de trigo | vetemjöl
wheat flour | Weizenmehl | farine de blé | farina di frumento | harina de trigo | tarwebloem | farinha | vetemjöl
cornflour | Speisestärke | maïzena | amido di mais | maicena | maizena | amido de milho | majsstärkelse
baking powder | Backpulver | levure chimique | lievito per dolci | levadura química | bakpoeder | fermento em pó | bakpulver
baking soda | Natron | bicarbonate de soude | bicarbonato di sodio | bicarbonato de sodio | zuiveringszout | bicarbonato de sódio | bikarbonat
yeast | Hefe | levure | lievito | levadura | gist | fermento | jäst
fresh yeast | frische Hefe | levure fraîche | lievito di birra | levadura fresca | verse gist | fermento biológico | färsk jäst
dried yeast | Trockenhefe | levure sèche | lievito secco | levadura seca | gedroogde gist | fermento biológico seco | torrjäst
butter | Butter | beurre | burro | mantequilla | boter | manteiga | smör
oil | Öl | huile | olio | aceite | olie | óleo | olja
olive oil | Olivenöl | huile d'olive | olio d'oliva | aceite de oliva | olijfolie | azeite | olivolja
extra virgin olive oil | natives Olivenöl | huile d'olive vierge extra | olio extravergine d'oliva | aceite de oliva virgen extra | extra vierge olijfolie | azeite extra virgem |
sunflower oil | Sonnenblumenöl | huile de tournesol | olio di semi di girasole | aceite de girasol | zonnebloemolie | óleo de girassol | solrosolja
vegetable oil | Pflanzenöl | huile végétale | olio vegetale | aceite vegetal | plantaardige olie | óleo vegetal | rapsolja
vinegar | Essig | vinaigre | aceto | vinagre | azijn | vinagre | ättika
balsamic vinegar | Balsamico | vinaigre balsamique | aceto balsamico | vinagre balsámico | balsamicoazijn | vinagre balsâmico | balsamvinäger
water | Wasser | eau | acqua | agua | water | água | vatten
milk | Milch | lait | latte | leche | melk | leite | mjölk
coconut milk | Kokosmilch | lait de coco | latte di cocco | leche de coco | kokosmelk | leite de coco | kokosmjölk
condensed milk | Kondensmilch | lait concentré | latte condensato | leche condensada | gecondenseerde melk | leite condensado | kondenserad mjölk
cream | Sahne | crème | panna | nata | room | natas | grädde
whipping cream | Schlagsahne | crème liquide | panna da montare | nata para montar | slagroom | creme de leite | vispgrädde
crème fraîche | Crème fraîche | crème fraîche | crème fraîche | nata agria | crème fraîche | crème fraîche | crème fraîche
sour cream | saure Sahne | crème aigre | panna acida | crema agria | zure room | creme azedo | gräddfil
quark | Quark | fromage blanc | quark | queso quark | kwark | queijo quark | kvarg
yogurt | Joghurt | yaourt | yogurt | yogur | yoghurt | iogurte | yoghurt
cheese | Käse | fromage | formaggio | queso | kaas | queijo | ost
grated cheese | geriebener Käse | fromage râpé | formaggio grattugiato | queso rallado | geraspte kaas | queijo ralado | riven ost
Parmesan | Parmesan | parmesan | parmigiano | parmesano | Parmezaanse kaas | parmesão | parmesan
Parmesan | Parmesankäse | parmesan | parmigiano reggiano | queso parmesano | parmezaan | queijo parmesão | parmesanost
mozzarella | Mozzarella | mozzarella | mozzarella | mozzarella | mozzarella | mussarela | mozzarella
feta | Feta | feta | feta | queso feta | feta | queijo feta | fetaost
goat cheese | Ziegenkäse | fromage de chèvre | formaggio di capra | queso de cabra | geitenkaas | queijo de cabra | getost
egg/eggs | Ei/Eier | œuf/œufs | uovo/uova | huevo/huevos | ei/eieren | ovo/ovos | ägg
egg yolk/egg yolks | Eigelb | jaune d'œuf/jaunes d'œufs | tuorlo/tuorli | yema/yemas | eidooier/eidooiers | gema/gemas | äggula/äggulor
egg white/egg whites | Eiweiß | blanc d'œuf/blancs d'œufs | albume/albumi | clara/claras | eiwit/eiwitten | clara de ovo/claras | äggvita/äggvitor
onion/onions | Zwiebel/Zwiebeln | oignon/oignons | cipolla/cipolle | cebolla/cebollas | ui/uien | cebola/cebolas | lök/lökar
red onion/red onions | rote Zwiebel/rote Zwiebeln | oignon rouge/oignons rouges | cipolla rossa/cipolle rosse | cebolla roja/cebollas rojas | rode ui/rode uien | cebola roxa/cebolas roxas | rödlök/rödlökar
spring onion/spring onions | Frühlingszwiebel/Frühlingszwiebeln | oignon nouveau/oignons nouveaux | cipollotto/cipollotti | cebolleta/cebolletas | lente-ui/lente-uitjes | cebolinha/cebolinhas | salladslök/salladslökar
shallot/shallots | Schalotte/Schalotten | échalote/échalotes | scalogno/scalogni | chalota/chalotas | sjalot/sjalotten | chalota/chalotas | schalottenlök/schalottenlökar
garlic | Knoblauch | ail | aglio | ajo | knoflook | alho | vitlök
garlic clove/garlic cloves | Knoblauchzehe/Knoblauchzehen | gousse d'ail/gousses d'ail | spicchio d'aglio/spicchi d'aglio | diente de ajo/dientes de ajo | teentje knoflook/teentjes knoflook | dente de alho/dentes de alho | vitlöksklyfta/vitlöksklyftor
leek/leeks | Lauch | poireau/poireaux | porro/porri | puerro/puerros | prei | alho-poró | purjolök
leek/leeks | Porree/Stangen Lauch | | | | | alho-francês |
carrot/carrots | Karotte/Karotten | carotte/carottes | carota/carote | zanahoria/zanahorias | wortel/wortels | cenoura/cenouras | morot/morötter
carrot/carrots | Möhre/Möhren | | | | winterwortel/wortelen | |
celery | Staudensellerie | céleri | sedano | apio | bleekselderij | aipo | selleri
celeriac | Knollensellerie | céleri-rave | sedano rapa | apionabo | knolselderij | aipo-rábano | rotselleri
potato/potatoes | Kartoffel/Kartoffeln | pomme de terre/pommes de terre | patata/patate | patata/patatas | aardappel/aardappelen | batata/batatas | potatis/potatisar
sweet potato/sweet potatoes | Süßkartoffel/Süßkartoffeln | patate douce/patates douces | patata dolce/patate dolci | batata/boniatos | zoete aardappel/zoete aardappelen | batata-doce/batatas-doces | sötpotatis
tomato/tomatoes | Tomate/Tomaten | tomate/tomates | pomodoro/pomodori | tomate/tomates | tomaat/tomaten | tomate/tomates | tomat/tomater
cherry tomato/cherry tomatoes | Kirschtomate/Kirschtomaten | tomate cerise/tomates cerises | pomodorino/pomodorini | tomate cherry/tomates cherry | cherrytomaat/cherrytomaten | tomate cereja/tomates cereja | körsbärstomat/körsbärstomater
tomato paste | Tomatenmark | concentré de tomates | concentrato di pomodoro | concentrado de tomate | tomatenpuree | extrato de tomate | tomatpuré
tomato sauce | Tomatensauce | sauce tomate | salsa di pomodoro | salsa de tomate | tomatensaus | molho de tomate | tomatsås
tomato passata | passierte Tomaten | coulis de tomates | passata di pomodoro | tomate triturado | gezeefde tomaten | polpa de tomate | passerade tomater
cucumber/cucumbers | Gurke/Gurken | concombre/concombres | cetriolo/cetrioli | pepino/pepinos | komkommer/komkommers | pepino/pepinos | gurka/gurkor
courgette/courgettes | Zucchini | courgette/courgettes | zucchina/zucchine | calabacín/calabacines | courgette/courgettes | abobrinha/abobrinhas | zucchini
aubergine/aubergines | Aubergine/Auberginen | aubergine/aubergines | melanzana/melanzane | berenjena/berenjenas | aubergine/aubergines | berinjela/berinjelas | aubergine/auberginer
pepper/peppers | Paprikaschote/Paprikaschoten | poivron/poivrons | peperone/peperoni | pimiento/pimientos | paprika/paprika's | pimentão/pimentões | paprika/paprikor
red pepper/red peppers | rote Paprika/rote Paprikaschoten | poivron rouge/poivrons rouges | peperone rosso/peperoni rossi | pimiento rojo/pimientos rojos | rode paprika/rode paprika's | pimentão vermelho/pimentões vermelhos | röd paprika/röda paprikor
chilli/chillies | Chilischote/Chilischoten | piment/piments | peperoncino/peperoncini | guindilla/guindillas | rode peper/rode pepers | malagueta/malaguetas | chili/chilifrukter
pumpkin | Kürbis | potiron | zucca | calabaza | pompoen | abóbora | pumpa
Hokkaido pumpkin | Hokkaidokürbis | potimarron | zucca hokkaido | calabaza hokkaido | oranje pompoen | abóbora hokkaido | hokkaidopumpa
cabbage | Weißkohl | chou | cavolo | col | witte kool | repolho | vitkål
red cabbage | Rotkohl | chou rouge | cavolo rosso | lombarda | rodekool | repolho roxo | rödkål
cauliflower | Blumenkohl | chou-fleur | cavolfiore | coliflor | bloemkool | couve-flor | blomkål
broccoli | Brokkoli | brocoli | broccoli | brócoli | broccoli | brócolis | broccoli
spinach | Spinat | épinards | spinaci | espinacas | spinazie | espinafre | spenat
lettuce | Kopfsalat | laitue | lattuga | lechuga | sla | alface | sallad
rocket | Rucola | roquette | rucola | rúcula | rucola | rúcula | ruccola
mushroom/mushrooms | Champignon/Champignons | champignon/champignons | fungo/funghi | champiñón/champiñones | champignon/champignons | cogumelo/cogumelos | champinjon/champinjoner
peas | Erbsen | petits pois | piselli | guisantes | doperwten | ervilhas | ärtor
green beans | grüne Bohnen | haricots verts | fagiolini | judías verdes | sperziebonen | feijão verde | gröna bönor
beans | Bohnen | haricots | fagioli | alubias | bonen | feijão | bönor
lentils | Linsen | lentilles | lenticchie | lentejas | linzen | lentilhas | linser
chickpeas | Kichererbsen | pois chiches | ceci | garbanzos | kikkererwten | grão-de-bico | kikärtor
corn | Mais | maïs | mais | maíz | maïs | milho | majs
asparagus | Spargel | asperges | asparagi | espárragos | asperges | aspargos | sparris
fennel | Fenchel | fenouil | finocchio/finocchi | hinojo | venkel | funcho | fänkål
avocado/avocados | Avocado/Avocados | avocat/avocats | avocado | aguacate/aguacates | avocado/avocado's | abacate/abacates | avokado
olives | Oliven | olives | olive | aceitunas | olijven | azeitonas | oliver
black olives | schwarze Oliven | olives noires | olive nere | aceitunas negras | zwarte olijven | azeitonas pretas | svarta oliver
capers | Kapern | câpres | capperi | alcaparras | kappertjes | alcaparras | kapris
ginger | Ingwer | gingembre | zenzero | jengibre | gember | gengibre | ingefära
parsley | Petersilie | persil | prezzemolo | perejil | peterselie | salsa | persilja
basil | Basilikum | basilic | basilico | albahaca | basilicum | manjericão | basilika
thyme | Thymian | thym | timo | tomillo | tijm | tomilho | timjan
rosemary | Rosmarin | romarin | rosmarino | romero | rozemarijn | alecrim | rosmarin
sage | Salbei | sauge | salvia | salvia | salie | sálvia | salvia
sage leaf/sage leaves | Salbeiblatt/Salbeiblätter | feuille de sauge/feuilles de sauge | foglia di salvia/foglie di salvia | hoja de salvia/hojas de salvia | salieblad/salieblaadjes | folha de sálvia/folhas de sálvia | salviablad
oregano | Oregano | origan | origano | orégano | oregano | orégano | oregano
mint | Minze | menthe | menta | menta | munt | hortelã | mynta
dill | Dill | aneth | aneto | eneldo | dille | endro | dill
chives | Schnittlauch | ciboulette | erba cipollina | cebollino | bieslook | cebolinho | gräslök
coriander | Koriander | coriandre | coriandolo | cilantro | koriander | coentro | koriander
bay leaf/bay leaves | Lorbeerblatt/Lorbeerblätter | feuille de laurier/feuilles de laurier | foglia di alloro/foglie di alloro | hoja de laurel/hojas de laurel | laurierblad/laurierblaadjes | folha de louro/folhas de louro | lagerblad
nutmeg | Muskatnuss | noix de muscade | noce moscata | nuez moscada | nootmuskaat | noz-moscada | muskot
nutmeg | Muskat | muscade | | | | |
cinnamon | Zimt | cannelle | cannella | canela | kaneel | canela | kanel
cumin | Kreuzkümmel | cumin | cumino | comino | komijn | cominho | spiskummin
paprika | Paprikapulver | paprika | paprika | pimentón | paprikapoeder | colorau | paprikapulver
curry powder | Currypulver | curry | curry | curry | kerriepoeder | caril | curry
turmeric | Kurkuma | curcuma | curcuma | cúrcuma | kurkuma | açafrão-da-terra | gurkmeja
saffron | Safran | safran | zafferano | azafrán | saffraan | açafrão | saffran
vanilla | Vanille | vanille | vaniglia | vainilla | vanille | baunilha | vanilj
vanilla pod/vanilla pods | Vanilleschote/Vanilleschoten | gousse de vanille/gousses de vanille | baccello di vaniglia/baccelli di vaniglia | vaina de vainilla/vainas de vainilla | vanillestokje/vanillestokjes | fava de baunilha/favas de baunilha | vaniljstång/vaniljstänger
cloves | Nelken | clous de girofle | chiodi di garofano | clavos de olor | kruidnagels | cravos-da-índia | kryddnejlikor
mustard | Senf | moutarde | senape | mostaza | mosterd | mostarda | senap
mayonnaise | Mayonnaise | mayonnaise | maionese | mayonesa | mayonaise | maionese | majonnäs
soy sauce | Sojasauce | sauce soja | salsa di soia | salsa de soja | sojasaus | molho de soja | sojasås
vegetable stock | Gemüsebrühe | bouillon de légumes | brodo vegetale | caldo de verduras | groentebouillon | caldo de legumes | grönsaksbuljong
chicken stock | Hühnerbrühe | bouillon de volaille | brodo di pollo | caldo de pollo | kippenbouillon | caldo de galinha | kycklingbuljong
beef stock | Rinderbrühe | bouillon de bœuf | brodo di manzo | caldo de carne | runderbouillon | caldo de carne | köttbuljong
stock | Brühe | bouillon | brodo | caldo | bouillon | caldo | buljong
white wine | Weißwein | vin blanc | vino bianco | vino blanco | witte wijn | vinho branco | vitt vin
red wine | Rotwein | vin rouge | vino rosso | vino tinto | rode wijn | vinho tinto | rött vin
rum | Rum | rhum | rum | ron | rum | rum | rom
rice | Reis | riz | riso | arroz | rijst | arroz | ris
risotto rice | Risottoreis | riz à risotto | riso per risotto | arroz para risotto | risottorijst | arroz arbório | risottoris
pasta | Nudeln | pâtes | pasta | pasta | pasta | massa | pasta
spaghetti | Spaghetti | spaghetti | spaghetti | espaguetis | spaghetti | espaguete | spaghetti
bread | Brot | pain | pane | pan | brood | pão | bröd
breadcrumbs | Semmelbrösel | chapelure | pangrattato | pan rallado | paneermeel | farinha de rosca | ströbröd
breadcrumbs | Paniermehl | | | | | pão ralado |
puff pastry | Blätterteig | pâte feuilletée | pasta sfoglia | hojaldre | bladerdeeg | massa folhada | smördeg
shortcrust pastry | Mürbeteig | pâte brisée | pasta frolla | masa quebrada | kruimeldeeg | massa quebrada | mördeg
oats | Haferflocken | flocons d'avoine | fiocchi d'avena | copos de avena | havermout | aveia em flocos | havregryn
semolina | Grieß | semoule | semolino | sémola | griesmeel | semolina | mannagryn
polenta | Polenta | polenta | polenta | polenta | polenta | polenta | polenta
beef | Rindfleisch | bœuf | manzo | ternera | rundvlees | carne de boi | nötkött
minced beef | Rinderhackfleisch | bœuf haché | macinato di manzo | carne picada de ternera | rundergehakt | carne moída | nötfärs
minced meat | Hackfleisch | viande hachée | carne macinata | carne picada | gehakt | carne picada | köttfärs
pork | Schweinefleisch | porc | maiale | cerdo | varkensvlees | carne de porco | fläskkött
lamb | Lammfleisch | agneau | agnello | cordero | lamsvlees | cordeiro | lammkött
veal | Kalbfleisch | veau | vitello | ternera lechal | kalfsvlees | vitela | kalvkött
chicken | Hähnchen | poulet | pollo | pollo | kip | frango | kyckling
chicken breast/chicken breasts | Hähnchenbrust/Hähnchenbrustfilets | blanc de poulet/blancs de poulet | petto di pollo/petti di pollo | pechuga de pollo/pechugas de pollo | kipfilet/kipfilets | peito de frango/peitos de frango | kycklingfilé/kycklingfiléer
ham | Schinken | jambon | prosciutto cotto | jamón | ham | presunto | skinka
cured ham | Rohschinken | jambon cru | prosciutto crudo | jamón serrano | rauwe ham | presunto cru | lufttorkad skinka
bacon | Speck | lard | pancetta | tocino | spek | toucinho | bacon
diced bacon | Speckwürfel | lardons | pancetta a cubetti | taquitos de panceta | spekblokjes | bacon em cubos | tärnat bacon
sausage/sausages | Wurst/Würste | saucisse/saucisses | salsiccia/salsicce | salchicha/salchichas | worst/worstjes | salsicha/linguiças | korv/korvar
fish | Fisch | poisson | pesce | pescado | vis | peixe | fisk
salmon | Lachs | saumon | salmone | salmón | zalm | salmão | lax
tuna | Thunfisch | thon | tonno | atún | tonijn | atum | tonfisk
cod | Kabeljau | cabillaud | merluzzo | bacalao | kabeljauw | bacalhau | torsk
prawns | Garnelen | crevettes | gamberi | gambas | garnalen | camarão | räkor
mussels | Muscheln | moules | cozze | mejillones | mosselen | mexilhões | musslor
anchovies | Sardellen | anchois | acciughe | anchoas | ansjovis | anchovas | sardeller
apple/apples | Apfel/Äpfel | pomme/pommes | mela/mele | manzana/manzanas | appel/appels | maçã/maçãs | äpple/äpplen
pear/pears | Birne/Birnen | poire/poires | pera/pere | pera/peras | peer/peren | pera/peras | päron
lemon/lemons | Zitrone/Zitronen | citron/citrons | limone/limoni | limón/limones | citroen/citroenen | limão/limões | citron/citroner
lemon juice | Zitronensaft | jus de citron | succo di limone | zumo de limón | citroensap | suco de limão | citronsaft
lemon zest | Zitronenschale | zeste de citron | scorza di limone | ralladura de limón | citroenrasp | raspas de limão | citronskal
lime/limes | Limette/Limetten | citron vert/citrons verts | lime | lima/limas | limoen/limoenen | lima/limas | lime/limefrukter
orange/oranges | Orange/Orangen | orange/oranges | arancia/arance | naranja/naranjas | sinaasappel/sinaasappels | laranja/laranjas | apelsin/apelsiner
orange juice | Orangensaft | jus d'orange | succo d'arancia | zumo de naranja | sinaasappelsap | sumo de laranja | apelsinjuice
banana/bananas | Banane/Bananen | banane/bananes | banana/banane | plátano/plátanos | banaan/bananen | banana/bananas | banan/bananer
strawberries | Erdbeeren | fraises | fragole | fresas | aardbeien | morangos | jordgubbar
raspberries | Himbeeren | framboises | lamponi | frambuesas | frambozen | framboesas | hallon
blueberries | Blaubeeren | myrtilles | mirtilli | arándanos | blauwe bessen | mirtilos | blåbär
cherries | Kirschen | cerises | ciliegie | cerezas | kersen | cerejas | körsbär
plums | Pflaumen | prunes | prugne | ciruelas | pruimen | ameixas | plommon
peach/peaches | Pfirsich/Pfirsiche | pêche/pêches | pesca/pesche | melocotón/melocotones | perzik/perziken | pêssego/pêssegos | persika/persikor
raisins | Rosinen | raisins secs | uvetta | pasas | rozijnen | passas | russin
almonds | Mandeln | amandes | mandorle | almendras | amandelen | amêndoas | mandlar
ground almonds | gemahlene Mandeln | poudre d'amandes | farina di mandorle | almendra molida | amandelmeel | amêndoas moídas | mandelmjöl
hazelnuts | Haselnüsse | noisettes | nocciole | avellanas | hazelnoten | avelãs | hasselnötter
walnuts | Walnüsse | noix | noci | nueces | walnoten | nozes | valnötter
pine nuts | Pinienkerne | pignons de pin | pinoli | piñones | pijnboompitten | pinhões | pinjenötter
sesame | Sesam | sésame | sesamo | sésamo | sesamzaad | gergelim | sesamfrön
chocolate | Schokolade | chocolat | cioccolato | chocolate | chocolade | chocolate | choklad
dark chocolate | Zartbitterschokolade | chocolat noir | cioccolato fondente | chocolate negro | pure chocolade | chocolate amargo | mörk choklad
white chocolate | weiße Schokolade | chocolat blanc | cioccolato bianco | chocolate blanco | witte chocolade | chocolate branco | vit choklad
cocoa powder | Kakaopulver | cacao en poudre | cacao in polvere | cacao en polvo | cacaopoeder | cacau em pó | kakao
cocoa powder | Kakao | cacao | cacao amaro | cacao | cacao | chocolate em pó | kakaopulver
gelatine | Gelatine | gélatine | gelatina | gelatina | gelatine | gelatina | gelatin
jam | Marmelade | confiture | confettura | mermelada | jam | geleia | sylt
coffee | Kaffee | café | caffè | café | koffie | café | kaffe
tofu | Tofu | tofu | tofu | tofu | tofu | tofu | tofu
`;
