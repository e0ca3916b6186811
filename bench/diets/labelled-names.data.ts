/**
 * Ingredient names with what they are of, labelled by hand before any was tried. "# en" begins a language; before the colon stand the classes
 * that the food surely has, joined by "+", or "none"; with "?" the ones it may have, by maker or by choice ("butter or margarine"); "unknown" is
 * what nobody can read as safe. `plain` are foods as kitchens write them, `treacherous` hold a word for something else or hide what
 * they hold, `unreadable` are no foods, or none that anybody knows.
 */
export const plain = `
# en
meat: beef mince; 500g lean ground beef, 5% fat; pork shoulder, bone in; streaky bacon rashers; chorizo, sliced;
  chicken thighs; turkey breast; duck legs; lamb shanks; venison haunch; rabbit, jointed; pancetta; prosciutto;
  ham hock; beef stock; chicken broth; lard; beef dripping; suet; tallow; duck fat; veal escalopes; oxtail;
  chicken livers; black pudding; salami; pepperoni; mortadella; sausage meat; guanciale; goose fat; beef bouillon;
  pheasant; pastrami; corned beef; gelatine leaves; a pack of jelly cubes; bone broth; merguez; pork belly
fish: salmon fillets; smoked haddock; tinned tuna in olive oil; anchovies; anchovy paste; fish sauce;
  Worcestershire sauce; king prawns; mussels, cleaned; squid rings; crab meat; oyster sauce; caviar; lobster tails;
  cod loin; mackerel; sardines in tomato sauce; dashi; bonito flakes; shrimp paste; scallops; clam juice; fish stock;
  smoked trout; monkfish; ponzu sauce
dairy: butter; unsalted butter, softened; whole milk; double cream; sour cream; Greek yogurt; cheddar, grated;
  Parmesan; mozzarella; feta; ricotta; cream cheese; ghee; buttermilk; kefir; vanilla ice cream; condensed milk;
  evaporated milk; mascarpone; paneer; halloumi; goat's cheese; blue cheese; crème fraîche; clotted cream;
  whey powder; skimmed milk powder; Gruyère; custard powder and milk; clarified butter; labneh; milk chocolate;
  pecorino romano; half and half; quark
eggs: 3 large eggs, beaten; egg yolks; egg whites; mayonnaise; aioli; egg noodles; fresh egg pasta; egg wash;
  quail eggs; meringue; dried egg white powder; lady fingers
meat+eggs: Scotch egg
dairy+eggs: hollandaise sauce; béarnaise sauce; lemon curd
fish+dairy+eggs: Caesar dressing
none: onion; 2 cloves garlic, crushed; olive oil; plain flour; caster sugar; salt; black pepper; basmati rice;
  tinned tomatoes; carrots; potatoes; lentils; chickpeas; tofu; tempeh; seitan; coriander; cumin; lemon juice;
  vegetable stock; soy sauce; white wine vinegar; tomato purée; spinach; kale; red wine; walnuts; almonds;
  coconut oil; maple syrup; baking powder; yeast; cornflour; peas; sweetcorn; water; pasta; spaghetti
# de
meat: Rinderhackfleisch; Schweineschulter; Speckwürfel; Hähnchenbrust; Hühnerbrühe; Rinderfond; Kalbsfond; Putenbrust;
  Entenkeule; Schinken; Leberwurst; Schmalz; Gänseschmalz; Bratwürste; Leberkäse; Hirschgulasch; Lammkeule;
  Wiener Würstchen; Gelatine; Blattgelatine; Mettwurst; Kasseler; Landjäger; Fleischbrühe
fish: Lachsfilet; Thunfisch in Öl; Sardellenfilets; Garnelen; Forelle; Kabeljau; Räucherlachs; Fischfond; Matjes;
  Miesmuscheln; Fischsauce; Worcestersauce; Tintenfisch; Krabben
dairy: Butter; weiche Butter; Milch; Sahne; Schlagsahne; saure Sahne; Schmand; Crème fraîche; Quark; Joghurt;
  Frischkäse; Emmentaler; geriebener Käse; Butterschmalz; Bergkäse; Ziegenkäse; Buttermilch; Kondensmilch; Magerquark;
  Mascarpone; Hüttenkäse; Kochsahne; Vollmilchschokolade; Kräuterbutter; Gouda
eggs: 4 Eier (Größe M); Eigelb; Eiweiß; Mayonnaise; Eiernudeln; Ei zum Bestreichen
none: Zwiebeln; Knoblauchzehe; Mehl; Zucker; Salz; Olivenöl; Kartoffeln; Karotten; Gemüsebrühe; Tomatenmark;
  Petersilie; Reis; Linsen; Apfelmus; Kichererbsen; Paprikapulver; Senf; Haferflocken; Hefe; Walnüsse
# fr
meat: bœuf haché; lardons fumés; poitrine de porc; blanc de poulet; jambon blanc; saucisses de Toulouse;
  bouillon de poulet; fond de veau; cuisses de canard; graisse de canard; saindoux; magret de canard; gigot d'agneau;
  foie gras; chair à saucisse; gélatine; boudin noir; pintade; rillettes; merguez
fish: filet de saumon; thon au naturel; anchois; crevettes roses; moules; cabillaud; noix de Saint-Jacques;
  fumet de poisson; sauce nuoc-mâm; truite fumée; crème d'anchois; maquereau; calamars
dairy: beurre; beurre demi-sel; lait entier; crème fraîche; crème liquide; fromage râpé; gruyère; chèvre frais;
  yaourt nature; fromage blanc; roquefort; comté; mascarpone; lait concentré sucré; petit-suisse; beurre clarifié;
  reblochon; camembert
eggs: œufs; 3 jaunes d'œufs; blancs d'œufs; mayonnaise; jaune d'œuf pour la dorure; oeufs
none: oignons; gousses d'ail; farine; sucre; huile d'olive; pommes de terre; carottes; sel; poivre;
  bouillon de légumes; persil; citron; lentilles vertes; pois chiches; riz; tomates; levure chimique; moutarde;
  courgettes; noix
# it
meat: carne macinata di manzo; pancetta; guanciale; prosciutto crudo; speck; salsiccia; petto di pollo;
  brodo di carne; brodo di pollo; strutto; lardo; coniglio; vitello; agnello; mortadella; 'nduja; bresaola;
  colla di pesce o gelatina; cotechino
fish: tonno sott'olio; acciughe; alici; salmone affumicato; vongole; cozze; gamberi; calamari; merluzzo; baccalà;
  bottarga; colatura di alici; seppie; polpo
dairy: burro; latte; panna da cucina; parmigiano grattugiato; mozzarella di bufala; ricotta; mascarpone; pecorino;
  gorgonzola; yogurt bianco; stracchino; burrata; fontina; grana padano; latte condensato; besciamella; panna montata
eggs: uova; tuorli; albumi; maionese; uovo sbattuto; pasta all'uovo; tagliatelle all'uovo
none: cipolla; spicchi d'aglio; olio extravergine d'oliva; farina 00; zucchero; sale; pepe nero; pomodori pelati;
  basilico; brodo vegetale; riso Carnaroli; ceci; lenticchie; carote; sedano; melanzane; pinoli; vino bianco;
  lievito di birra; limone
# es
meat: carne picada de ternera; chorizo; jamón serrano; pechuga de pollo; caldo de pollo; panceta; morcilla;
  lomo de cerdo; costillas de cerdo; manteca de cerdo; tocino; pavo; cordero lechal; butifarra; conejo;
  gelatina en hojas; caldo de carne; solomillo
fish: atún en lata; anchoas; gambas; merluza; salmón; bacalao desalado; mejillones; calamares; pulpo; boquerones;
  salsa de pescado; caldo de pescado; langostinos
dairy: mantequilla; leche entera; nata para montar; queso rallado; yogur griego; queso manchego; leche condensada;
  queso crema; requesón; queso fresco; leche evaporada; crema agria; dulce de leche; queso feta
eggs: huevos; yemas; claras de huevo; mayonesa; huevo batido; alioli
none: cebolla; dientes de ajo; aceite de oliva; harina; azúcar; sal; pimienta; patatas; tomates; arroz bomba;
  garbanzos; lentejas; pimentón; azafrán; caldo de verduras; limón; perejil; vino blanco; zanahorias; calabacín
# nl
meat: rundergehakt; kipfilet; spekblokjes; ham; kippenbouillon; rookworst
fish: zalmfilet; garnalen; tonijn in blik; vissaus
dairy: boter; melk; slagroom; geraspte kaas; kwark; crème fraîche; roomkaas
eggs: eieren; eidooier; mayonaise
none: ui; knoflook; bloem; olijfolie; groentebouillon; suiker
# pt
meat: carne moída; peito de frango; bacon; presunto; caldo de galinha; linguiça
fish: bacalhau; camarões; atum; sardinhas
dairy: manteiga; leite; natas; queijo ralado; requeijão; leite condensado
eggs: ovos; gemas; claras
none: cebola; alho; azeite; farinha de trigo; arroz; feijão preto
# sv
meat: nötfärs; kycklingfilé; bacon; falukorv; kalvfond; skinka
fish: lax; räkor; ansjovis; torsk
dairy: smör; mjölk; vispgrädde; riven ost; crème fraiche; filmjölk
eggs: ägg; äggulor; majonnäs
none: gul lök; vitlök; vetemjöl; olivolja; potatis; socker
`;

export const treacherous = `
# en
none: coconut milk; coconut cream; cream of coconut; cream of tartar; almond milk; oat milk; soy milk; peanut butter;
  almond butter; cocoa butter; apple butter; butternut squash; butter beans; butter lettuce; eggplant;
  egg-free mayonnaise; eggless noodles; dairy-free butter; vegan mayonnaise; vegan butter; plant-based butter;
  plant-based milk; vegan cheese; vegan sausages; oyster mushrooms; chicken of the woods mushrooms; buttercup squash;
  creamed coconut; cream sherry; milk thistle; goosefoot greens; lamb's lettuce; beefsteak tomatoes; hen of the woods;
  vegetarian sausages; tofu bacon; jackfruit, shredded like pulled pork; vegan cream cheese; cashew cream;
  shea butter; nut milk; artichoke hearts; non-dairy milk; horseradish
meat: rocky mountain oysters; mountain oysters; candy corn; pork scratchings, crushed; potatoes fried in lard; beans with bacon; vegetable soup with chicken stock;
  mincemeat with beef suet; marshmallows; cabbage, cooked in duck fat
dairy: cream of mushroom soup; onions fried in butter; buttered breadcrumbs; apple crumble served with crème fraîche;
  cheesy garlic bread; mashed potato made with milk; milkshake; lactose-free milk; vegetarian Parmesan-style cheese;
  butterscotch; vegetarian cheddar; creamed spinach; egg-free custard made with cream
meat+dairy: cream of chicken soup; butter chicken; ham and cheese
dairy+eggs: cheese quiche; egg custard; eggnog; buttered eggs; soufflé of cheese and egg
eggs: egg tofu; scrambled egg; eggs, free range; Scotch pancake batter with egg; soy-marinated eggs;
  fresh tagliatelle; 1 egg less the white
fish: crab sticks; prawn crackers; Caesar-style anchovies; roasted peppers with tuna
meat?+dairy?: jelly beans
fish?+eggs?: California rolls; maki rolls
dairy?+eggs?: corn bread; hot cross buns; iced buns; soda bread
eggs+dairy?: choux buns; swiss roll; arctic roll; madeira loaf
dairy?: crumpets; English muffins; protein powder; milk of your choice; coconut yogurt; butter or margarine; milk (dairy or oat); cream or coconut milk; whole milk or soy milk;
  butter/oil for frying
meat?: chicken or vegetable stock; bacon or smoked tofu; beef stock or water; chicken stock (or vegetable stock);
  lard or vegetable shortening
meat: chicken or turkey mince; beef or lamb stock; chicken breasts, fresh or frozen; pork or veal
meat?+eggs+dairy?: tortellini; ravioli
eggs?: marzipan; noodles; egg or flax egg; lasagne sheets; egg substitute
dairy: Parmesan, to serve (optional); milk or cream; butter or ghee, for brushing
# de
none: Kokosmilch; Kokoscreme; Butternusskürbis; Buttersalat; Sahnesteif; Fleischtomaten; Erdnussbutter; Mandelmus;
  Hafermilch; Sojamilch; Mandelmilch; Sojajoghurt; Pflanzensahne; vegane Butter; vegane Mayonnaise; Kakaobutter;
  Milchsäure; Fruchtfleisch einer Mango; Austernpilze; Eierschwammerl; Eierfrucht; Eisbergsalat; Hafersahne;
  Kochcreme aus Hafer; Ei-Ersatz; Reismilch; Sojasahne; Weinsteinbackpulver; Feldsalat (Rapunzel); Eiswürfel; Ananas;
  Reis; Reibekäse vegan; Butterpilze; Eistee; Gemüsebrühe ohne Fleisch
dairy: Buttergemüse; Butterkekse; Sahnemeerrettich; Milchreis mit Milch gekocht; Parmesan zum Bestreuen;
  laktosefreie Milch; Käsesoße; Bechamelsauce; Kartoffelpüree mit Butter; Zwiebeln in Butter gedünstet; Rahmspinat;
  Schafskäse; Butterbrösel
meat: Hühnersuppe; Speckbohnen; Fleischsalat ohne Ei; Sauerkraut mit Speck; Zwiebelmettwurst; Wurstbrät;
  Rotkohl mit Gänseschmalz
eggs: Eischnee; Spätzle; Eierlikör ohne Sahne; hartgekochte Eier; Rührei; Wachteleier; Eiweißpulver aus Hühnerei
dairy+eggs: Sauce hollandaise; Sauce Béarnaise
fish: Fischstäbchen; Sardellenpaste; Surimi; Hummerfond
dairy?: Butter oder Margarine; Milch oder Pflanzendrink; Sahne oder Kokosmilch
meat?: Gemüse- oder Hühnerbrühe; Speck oder Räuchertofu; Rinderbrühe oder Gemüsebrühe
eggs?: Nudeln; Bandnudeln; Lasagneplatten
# fr
none: lait de coco; crème de coco; beurre de cacahuète; lait d'amande; lait de soja; lait d'avoine; beurre de cacao;
  crème de tartre; crème de marrons; crème de cassis; crème de soja; yaourt de soja; haricots beurre;
  courge butternut; purée d'amande; pommes de terre; cœurs d'artichaut; mayonnaise vegan; beurre végétal;
  crème végétale; fromage végétal; pleurotes; crème d'avoine; noix de coco râpée; pied-de-mouton (champignons)
fish: œufs de lompe; œufs de saumon; tarama; soupe de poisson; oeufs de truite
dairy: béchamel; beurre manié; gratin dauphinois surgelé; purée de pommes de terre au lait; petits-beurre;
  pommes sautées au beurre; lait ribot; chantilly; sauce au roquefort
meat: tomates farcies à la chair à saucisse; pommes de terre sautées au saindoux; petit salé aux lentilles;
  quenelles de volaille
eggs: pâtes fraîches; œufs durs; œuf battu; blancs en neige; sauce tartare; pâtes aux œufs
dairy+eggs: sauce hollandaise; crème anglaise; sauce béarnaise
dairy?: beurre ou margarine; lait ou boisson végétale; crème fraîche ou crème de soja
meat?: bouillon de volaille ou de légumes; lardons ou tofu fumé
eggs?: tagliatelles; feuilles de lasagne
# it
none: latte di mandorla; latte di cocco; latte di soia; burro di arachidi; burro di cacao; panna di soia;
  panna vegetale; cremor tartaro; zucca butternut; funghi cardoncelli; cuori di carciofo; latte d'avena;
  maionese vegana; fagioli borlotti; crema di ceci; bietole; crema di nocciole senza latte; lievito per dolci
dairy: burro e salvia; besciamella pronta; crema al mascarpone; caciocavallo; patate al burro; scaglie di parmigiano;
  latticello; provola affumicata
meat: ragù di carne; fagioli con le cotiche; brodo di gallina; patate fritte nello strutto; polpette di manzo
eggs: uova sode; frittata; uovo intero; sfoglia all'uovo; uova di quaglia
fish: uova di lompo; pasta d'acciughe; spaghetti con le vongole; surimi
dairy+eggs: zabaione alla panna; salsa olandese
dairy?: burro o margarina; latte o bevanda vegetale; panna o latte di cocco
meat?: brodo vegetale o di pollo; pancetta o tofu affumicato
eggs?: tagliatelle; lasagne; maltagliati
# es
none: leche de coco; crema de coco; mantequilla de cacahuete; leche de almendras; judías verdes; leche de soja;
  bebida de avena; manteca de cacao; crémor tártaro; corazones de alcachofa; carne de membrillo; mayonesa vegana;
  queso vegano; nata vegetal; crema de cacahuete; calabaza butternut; berenjena; pico de gallo; setas ostra;
  leche de avena; yogur de soja; crema de calabaza sin nata
dairy: arroz con leche; natillas sin huevo; bechamel; pure de patatas con mantequilla; leche sin lactosa;
  espinacas a la crema; queso de cabra; cuajada; helado de vainilla
meat: cocido con chorizo; lentejas con panceta; caldo de gallina; patatas fritas en manteca de cerdo;
  albóndigas de ternera; callos
eggs: huevos duros; tortilla de patatas; clara a punto de nieve; salsa tártara; pasta al huevo; huevos de codorniz
fish: huevas de lumpo; ensaladilla con atún; surimi; sopa de pescado
dairy+eggs: salsa holandesa; flan de huevo y leche
dairy?: mantequilla o margarina; nata o leche de coco; leche o bebida vegetal
meat?: caldo de pollo o de verduras; jamón o tofu ahumado
eggs?: tallarines; placas de lasaña
# nl
none: boterham; eierplant; kokosmelk; pindakaas; amandelmelk; sojamelk; veganistische boter; havermelk; boterbonen; kokosroom; botersla
dairy: boterkoek; gesmolten boter; kaassaus
dairy?: boter of margarine
meat?: kippen- of groentebouillon
eggs: gekookt ei; eiernoedels
# pt
none: alface-manteiga; leite de coco; leite de amêndoas; manteiga de amendoim; creme de coco; leite de soja; vinagre balsâmico;
  feijão-manteiga; creme de tártaro
dairy: doce de leite; arroz doce com leite
dairy?: manteiga ou margarina
eggs: ovos cozidos; ovo batido
fish: ovas de peixe
# sv
none: kokosmjölk; jordnötssmör; havremjölk; mandelmjölk; vegansk majonnäs; havregrädde; kakaosmör; sojamjölk; vaxbönor
dairy: smörstekt lök; ostsås; laktosfri mjölk
dairy?: smör eller margarin
eggs: kokta ägg; äggnudlar
fish: stenbitsrom; löjrom
`;

export const unreadable = `
# en
unknown: zorple; blurgh powder; the usual; secret sauce; my mother's mix; leftovers; filling of choice;
  whatever you like; topping; xxxx; 2 fnords, sliced; sauce; stock; soup; stock cube; dip; spread; pie filling;
  ready-made pastry case filling; E471; quibblefruit loaf; snarf (see page 12); 1 packet Yumster;
  grumbel leaves and rice; dumplings; sandwich filling; nuggets
# de
unknown: Schnurzel; das Übliche; Soße; Brühe; Suppe; Füllung nach Wahl; Belag; Wunderpulver; Knorzeln;
  Rest vom Vortag; Aufstrich
# fr
unknown: truc; garniture au choix; sauce; bouillon; soupe; poudre magique; zurlot; farce
# it
unknown: roba; ripieno a piacere; sugo; brodo; zuppa; polvere magica; condimento segreto; farfugli
# es
unknown: cosa; relleno al gusto; salsa; caldo; sopa; polvo mágico; zurrapillo
# nl
unknown: dingesaus; bouillon; vulling naar keuze
# pt
unknown: recheio a gosto; molho; caldo
# sv
unknown: fyllning efter smak; sås; buljong
`;
