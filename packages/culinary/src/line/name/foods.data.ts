/**
 * Words of food, to tell an ingredient line from other text. Singular and plural where the plural is not the singular with
 * "s", "n", "en", "e" or "i" in its place. Compounds of German, Dutch and Swedish are found by their last part.
 */
export const foodWords: Readonly<
  Record<'en' | 'de' | 'fr' | 'it' | 'es' | 'nl' | 'pt' | 'sv', string>
> = {
  en: `salt pepper peppercorn sugar flour butter margarine oil water milk cream yogurt yoghurt buttermilk egg yolk cheese cheddar parmesan mozzarella feta ricotta mascarpone brie gouda gruyère pecorino halloumi paneer
    onion shallot garlic leek scallion chive ginger turmeric carrot celery celeriac potato tomato cucumber zucchini courgette aubergine eggplant pumpkin squash cabbage kale spinach chard lettuce rocket arugula radish beet beetroot turnip parsnip broccoli cauliflower pea bean lentil chickpea corn sweetcorn mushroom asparagus artichoke fennel okra avocado olive caper pickle gherkin sprout sauerkraut kimchi yam cassava plantain radicchio endive watercress
    apple pear peach plum apricot cherry cherries grape raisin sultana currant date fig prune lemon lime orange grapefruit banana mango papaya pineapple kiwi melon watermelon strawberry strawberries raspberry raspberries blueberry blueberries blackberry blackberries cranberry cranberries pomegranate rhubarb coconut passionfruit berries berry quince
    chicken beef pork lamb veal turkey duck goose bacon ham sausage chorizo prosciutto pancetta salami mince steak venison rabbit liver meatball ribs brisket gammon mutton
    fish salmon tuna cod haddock trout mackerel sardine anchovy anchovies halibut prawn shrimp crab lobster mussel clam scallop oyster squid octopus calamari
    rice pasta spaghetti penne macaroni noodle lasagna lasagne couscous quinoa bulgur barley oat oats oatmeal polenta semolina cornmeal cornstarch cornflour breadcrumb breadcrumbs bread tortilla pita baguette brioche cracker biscuit cookie pastry dough gnocchi tofu tempeh seitan
    parsley basil thyme rosemary oregano sage mint dill coriander cilantro tarragon marjoram bay chervil lemongrass cumin paprika cinnamon nutmeg clove cardamom saffron cayenne chili chilli chile chilies allspice aniseed vanilla mustard horseradish wasabi curry masala sumac zaatar fenugreek
    almond walnut pecan hazelnut pistachio cashew peanut macadamia chestnut sesame tahini poppy flax chia sunflower nut seed seeds
    honey syrup molasses treacle jam jelly marmalade chocolate cocoa cacao caramel marzipan marshmallow sprinkles gelatin gelatine agar yeast baking bicarbonate soda
    vinegar mayonnaise mayo ketchup sauce soy stock broth bouillon wine beer rum brandy vodka whisky whiskey bourbon sherry port cider cognac liqueur tequila gin vermouth juice coffee espresso tea lemonade
    lard shortening ghee suet dripping custard ice seasoning spice extract zest peel salsa pesto hummus miso worcestershire tabasco sriracha`,
  de: `salz pfeffer zucker mehl butter margarine öl wasser milch sahne rahm schlagobers schmand quark joghurt buttermilch ei eier eigelb eiweiß käse frischkäse schafskäse parmesan speisestärke stärke
    zwiebel zwiebeln schalotte schalotten knoblauch lauch porree schnittlauch ingwer kurkuma karotte karotten möhre möhren sellerie kartoffel kartoffeln erdäpfel tomate tomaten paradeiser gurke gurken zucchini aubergine kürbis kohl wirsing rotkohl weißkohl spinat mangold salat kopfsalat rucola feldsalat radieschen rettich rübe rüben brokkoli blumenkohl karfiol erbse erbsen bohne bohnen linsen kichererbsen mais pilze champignons spargel artischocke fenchel paprika oliven kapern
    apfel äpfel birne birnen pfirsich pflaume pflaumen zwetschgen aprikose aprikosen marillen kirsche kirschen traube trauben rosinen dattel datteln feige feigen zitrone zitronen limette orange orangen banane bananen ananas erdbeere erdbeeren himbeere himbeeren heidelbeeren blaubeeren brombeeren johannisbeeren rhabarber kokos beeren
    huhn hähnchen hühnerbrust rind rindfleisch hackfleisch schwein schweinefleisch lamm kalb pute ente speck schinken wurst würstchen fleisch filet fisch lachs thunfisch kabeljau forelle garnelen muscheln sardellen
    reis nudeln spaghetti grieß haferflocken brot brötchen semmeln paniermehl semmelbrösel teig blätterteig tofu
    petersilie basilikum thymian rosmarin oregano salbei minze dill koriander estragon majoran lorbeer kümmel zimt muskat muskatnuss nelken kardamom safran chili vanille vanillezucker senf meerrettich kerbel
    mandel mandeln walnuss walnüsse haselnuss haselnüsse nüsse erdnüsse sesam mohn pinienkerne sonnenblumenkerne kerne
    honig sirup marmelade konfitüre schokolade kuvertüre kakao kakaopulver marzipan gelatine hefe backpulver natron puderzucker
    essig mayonnaise ketchup soße sauce brühe fond wein bier rum saft kaffee tee schmalz gewürz schale kräuter`,
  fr: `sel poivre sucre cassonade farine beurre margarine huile eau lait crème yaourt œuf oeuf œufs oeufs jaune blanc fromage parmesan chèvre gruyère comté mascarpone maïzena fécule
    oignon oignons échalote échalotes ail poireau poireaux ciboulette gingembre curcuma carotte carottes céleri pomme pommes terre tomate tomates concombre courgette courgettes aubergine aubergines potiron courge citrouille chou choux épinards blette laitue salade roquette radis betterave navet panais brocoli chou-fleur pois haricots lentilles maïs champignon champignons asperge asperges artichaut fenouil poivron poivrons avocat olive olives câpres cornichons
    poire poires pêche pêches prune prunes abricot abricots cerise cerises raisin raisins datte dattes figue figues citron citrons orange oranges pamplemousse banane bananes mangue ananas melon fraise fraises framboise framboises myrtilles mûres groseilles rhubarbe coco grenade
    poulet bœuf boeuf porc agneau veau dinde canard lardons jambon saucisse saucisses chorizo viande escalope filet poisson saumon thon cabillaud truite crevettes moules anchois coques
    riz pâtes spaghetti nouilles semoule boulgour quinoa polenta flocons avoine pain chapelure pâte tofu baguette biscuits
    persil basilic thym romarin origan sauge menthe aneth coriandre estragon laurier cumin cannelle muscade girofle cardamome safran piment vanille moutarde curry paprika herbes épices
    amande amandes noix noisette noisettes pistaches cajou cacahuètes sésame pavot pignons
    miel sirop confiture chocolat cacao caramel gélatine levure bicarbonate vinaigre mayonnaise bouillon fond vin bière rhum cognac jus café thé zeste graines arôme extrait`,
  it: `sale pepe zucchero farina burro margarina olio acqua latte panna yogurt uovo uova tuorlo tuorli albume albumi formaggio parmigiano pecorino mozzarella ricotta mascarpone gorgonzola fontina amido fecola
    cipolla cipolle scalogno aglio porro porri zenzero curcuma carota carote sedano patata patate pomodoro pomodori pomodorini passata cetriolo zucchina zucchine melanzana melanzane zucca cavolo verza spinaci bietola lattuga insalata rucola ravanelli barbabietola broccoli cavolfiore piselli fagioli lenticchie ceci mais funghi asparagi carciofi finocchio peperone peperoni peperoncino avocado olive capperi
    mela mele pera pere pesca pesche prugne albicocche ciliegie uva uvetta datteri fichi limone limoni arancia arance banana ananas melone fragole lamponi mirtilli more cocco
    pollo manzo maiale agnello vitello tacchino anatra pancetta guanciale prosciutto salsiccia salsicce speck carne macinato pesce salmone tonno merluzzo gamberi cozze vongole acciughe calamari
    riso pasta spaghetti penne gnocchi semola polenta pane pangrattato avena lievito impasto sfoglia
    prezzemolo basilico timo rosmarino origano salvia menta aneto coriandolo alloro cumino cannella noce moscata chiodi garofano zafferano vaniglia vanillina senape
    mandorle noci nocciole pistacchi pinoli sesamo miele marmellata cioccolato cacao gelatina bicarbonato aceto maionese brodo dado vino birra rum succo caffè tè scorza spezie`,
  es: `sal pimienta azúcar harina mantequilla margarina aceite agua leche nata crema yogur huevo huevos yema yemas clara claras queso parmesano mozzarella maicena
    cebolla cebollas cebolleta chalota ajo ajos puerro jengibre cúrcuma zanahoria zanahorias apio patata patatas papa papas tomate tomates pepino calabacín berenjena calabaza col repollo espinacas acelgas lechuga ensalada rúcula rábanos remolacha nabo brócoli coliflor guisantes judías alubias frijoles lentejas garbanzos maíz champiñones setas espárragos alcachofas hinojo pimiento pimientos aguacate aceitunas alcaparras
    manzana manzanas pera peras melocotón ciruelas albaricoques cerezas uvas pasas dátiles higos limón limones lima naranja naranjas plátano mango piña melón fresas frambuesas arándanos moras coco granada
    pollo ternera cerdo cordero pavo pato tocino beicon jamón chorizo salchichas carne lomo pescado salmón atún bacalao merluza gambas langostinos mejillones almejas anchoas calamares
    arroz pasta espaguetis fideos sémola avena pan rallado masa hojaldre tofu
    perejil albahaca tomillo romero orégano salvia menta hierbabuena eneldo cilantro laurel comino canela nuez clavo cardamomo azafrán pimentón guindilla chile vainilla mostaza curry
    almendras nueces avellanas pistachos cacahuetes piñones sésamo miel mermelada chocolate cacao gelatina levadura bicarbonato vinagre mayonesa caldo vino cerveza ron zumo jugo café té ralladura especias`,
  nl: `zout peper suiker bloem meel boter margarine olie water melk room slagroom yoghurt ei eieren eidooier kaas parmezaan kwark maizena
    ui uien sjalot sjalotten knoflook prei bieslook gember kurkuma wortel wortels winterpeen selderij bleekselderij aardappel aardappelen tomaat tomaten komkommer courgette aubergine pompoen kool spinazie snijbiet sla rucola radijs biet bieten broccoli bloemkool erwten bonen linzen kikkererwten mais champignons paddenstoelen asperges artisjok venkel paprika avocado olijven kappertjes zuurkool
    appel appels peer peren perzik pruimen abrikozen kersen druiven rozijnen dadels vijgen citroen citroenen limoen sinaasappel banaan ananas aardbeien frambozen bosbessen bramen rabarber kokos
    kip kipfilet rundvlees gehakt varkensvlees lam kalfsvlees kalkoen eend spek ham worst vlees vis zalm tonijn kabeljauw garnalen mosselen ansjovis
    rijst pasta spaghetti noedels griesmeel havermout brood paneermeel deeg bladerdeeg tofu
    peterselie basilicum tijm rozemarijn oregano salie munt dille koriander dragon laurier komijn kaneel nootmuskaat kruidnagel kardemom saffraan chilipeper peper vanille vanillesuiker mosterd kerrie paprikapoeder
    amandelen walnoten hazelnoten cashewnoten pinda pindakaas sesamzaad noten honing stroop jam chocolade cacao gelatine gist bakpoeder azijn mayonaise ketchup saus bouillon wijn bier rum sap koffie thee rasp kruiden`,
  pt: `sal pimenta açúcar farinha manteiga margarina azeite óleo água leite nata natas creme iogurte ovo ovos gema gemas clara claras queijo parmesão requeijão amido maisena
    cebola cebolas chalota alho alhos francês gengibre cúrcuma cenoura cenouras aipo batata batatas tomate tomates pepino curgete abobrinha beringela abóbora couve repolho espinafres alface rúcula rabanetes beterraba nabo brócolos couve-flor ervilhas feijão feijões lentilhas grão milho cogumelos champignon espargos alcachofra funcho pimento pimentão abacate azeitonas alcaparras mandioca
    maçã maçãs pera peras pêssego ameixas alperces cerejas uvas passas tâmaras figos limão limões lima laranja laranjas banana bananas manga ananás abacaxi melão morangos framboesas mirtilos amoras coco romã
    frango carne vaca porco borrego cordeiro vitela peru pato bacon toucinho presunto fiambre chouriço salsichas linguiça peixe salmão atum bacalhau pescada tamboril polvo camarão camarões gambas mexilhões amêijoas lulas
    arroz massa esparguete macarrão sêmola aveia pão ralado tofu
    salsa manjericão tomilho alecrim orégãos sálvia hortelã endro coentros coentro louro cominhos canela noz-moscada cravinho cardamomo açafrão colorau malagueta baunilha mostarda caril
    amêndoas amêndoa nozes avelãs pistácios caju amendoim pinhões sésamo mel doce geleia chocolate cacau gelatina fermento bicarbonato vinagre maionese caldo vinho cerveja rum sumo suco café chá raspa polpa molho`,
  sv: `salt peppar svartpeppar vitpeppar socker strösocker florsocker mjöl vetemjöl smör margarin olja olivolja rapsolja vatten mjölk grädde vispgrädde matlagningsgrädde gräddfil yoghurt ägg äggula äggvita ost parmesan kvarg filmjölk majsstärkelse potatismjöl
    lök rödlök schalottenlök vitlök purjolök gräslök ingefära gurkmeja morot morötter selleri potatis tomat tomater gurka zucchini squash aubergine pumpa kål vitkål spenat mangold sallad ruccola rädisor rödbetor broccoli blomkål ärtor ärter bönor linser kikärtor majs svamp champinjoner sparris kronärtskocka fänkål paprika avokado oliver kapris
    äpple äpplen päron persika plommon aprikoser körsbär druvor russin dadlar fikon citron lime apelsin banan ananas jordgubbar hallon blåbär björnbär lingon rabarber kokos
    kyckling nötkött nötfärs köttfärs fläsk fläskfilé lamm kalv kalkon anka bacon skinka korv kött fisk lax laxfilé torsk tonfisk räkor musslor sardeller
    ris pasta spaghetti nudlar mannagryn havregryn bröd ströbröd deg smördeg tofu
    persilja basilika timjan rosmarin oregano salvia mynta dill koriander dragon lagerblad spiskummin kanel muskot nejlika kardemumma saffran chili chiliflakes vanilj vaniljsocker senap curry paprikapulver
    mandel mandlar valnötter hasselnötter jordnötter cashewnötter sesamfrön nötter frön honung sirap sylt choklad kakao gelatin jäst bakpulver bikarbonat vinäger ättika majonnäs ketchup sås buljong fond vin öl rom juice saft kaffe te skal kryddor`,
};
