/**
 * The words that name each motif, in English, Italian, French, German and Spanish. An underscore joins a phrase.
 * A word that stands under two motifs belongs to the first. Accents do not matter.
 */
export const motifWords = {
  lemon: `
    lemon limone limoncello citron zitrone lime zitronen citrons limón limon limones limoni lima
    citronen
  `,
  orange: `
    orange mandarin clementine tangerine grapefruit marmalade orangen naranja naranjas arancia
    arance mandarine mandarinen mandarina pomelo pampelmuse pamplemousse bergamotto clementinen
    orangenmarmelade
  `,
  tomato: `
    tomato tomatoes pomodoro shakshuka marinara gazpacho passata sugo panzanella caprese
    arrabbiata ketchup tomaten tomate tomates pomodori pomodorini tomatensuppe salmorejo
    pappa_al_pomodoro pan_con_tomate
  `,
  fish: `
    fish cod hake salmon trout bass bream halibut turbot anchovy anchovies sardine sardines tuna
    mackerel monkfish haddock ceviche pesce baccalà fisch fische lachs forelle kabeljau dorsch
    thunfisch hering zander seelachs makrele poisson poissons saumon truite cabillaud thon daurade
    dorade sole lotte loup_de_mer maquereau pescado salmón bacalao atún merluza lubina dorada
    caballa trucha boquerones pesci salmone tonno merluzzo orata branzino spada alici acciughe
    trota sgombro baccala bouillabaisse graved gravlax
  `,
  shell: `
    clam clams scallop scallops oyster oysters vongole cockle saint_jacques coquilles
    jakobsmuscheln venusmuscheln austern huîtres palourdes praires almejas vieiras ostras
    capesante ostriche telline
  `,
  prawn: `
    prawn prawns shrimp shrimps langoustine gambas scampi lobster crab garnelen garnele krabben
    hummer crevettes crevette homard crabe langoustines gamba langostinos bogavante cangrejo
    camarones gamberi gambero gamberetti aragosta granchio calamari calamares pulpo polpo
    frutti_di_mare fruits_de_mer meeresfrüchte
  `,
  egg: `
    egg eggs omelette frittata quiche tortilla carbonara uova ei eier rührei spiegelei oeuf oeufs
    huevo huevos uovo tortilla_española tortilla_de_patatas omelett omelettes eierspeise
    quiche_lorraine revuelto
  `,
  hen: `
    chicken poultry turkey duck goose quail hen capon poussin guinea pollo coq huhn hähnchen
    hühnchen hühner poularde ente enten gans pute puten truthahn wachtel poulet poulets dinde
    canard oie pintade caille volaille pollos pavo pato codorniz gallina tacchino anatra oca
    faraona quaglia galletto backhendl coq_au_vin
  `,
  chop: `
    beef steak pork lamb veal ossobuco ragù ragu brisket chop ribs venison rabbit meat cutlet
    manzo agnello meatballs sausage ham bacon prosciutto pancetta rind rindfleisch rinder schwein
    schweine kalb kalbs lamm hirsch reh kaninchen schinken speck eisbein wurst würstchen bratwurst
    schnitzel hackfleisch frikadellen buletten königsberger klopse tafelspitz steaks boeuf bœuf
    porc veau agneau lapin jambon lard saucisse saucisses entrecôte côtelette gigot ternera cerdo
    cordero conejo jamón chorizo salchichas albóndigas solomillo chuletas vaca carne vitello
    maiale coniglio salsiccia salsicce polpette bistecca tagliata porchetta cotoletta spezzatino
    pâté carpaccio_di_manzo
  `,
  mushroom: `
    mushroom mushrooms porcini funghi chanterelle truffle boletus stroganoff pilz pilze
    champignons champignon steinpilze steinpilz pfifferlinge austernpilze cèpes cèpe girolles
    morilles setas seta champiñones champiñón hongos fungo finferli tartufo tartufi trüffel truffe
    truffes trufa oyster_mushroom oyster_mushrooms
  `,
  aubergine: `
    aubergine eggplant caponata parmigiana melanzane moussaka baba ganoush auberginen berenjena
    berenjenas melanzana
  `,
  carrot: `
    carrot carrots parsnip carota karotten karotte möhren möhre rüebli carottes carotte zanahoria
    zanahorias carote pastinaken pastinake panais
  `,
  pea: `
    pea peas edamame piselli mangetout erbsen erbse zuckerschoten pois petits_pois guisantes
    guisante pisello
  `,
  bean: `
    bean beans lentil lentils chickpea chickpeas cannellini borlotti fagioli hummus dal chilli
    bohnen bohne linsen linse kichererbsen haricots haricot lentilles pois_chiches flageolets
    judías alubias lentejas garbanzos fabada frijoles fagiolini lenticchie ceci fave
    chili_con_carne falafel houmous
  `,
  artichoke: `
    artichoke artichokes carciofi artischocken artischocke artichauts artichaut alcachofas
    alcachofa carciofo
  `,
  pumpkin: `
    pumpkin squash butternut zucca kabocha kürbis hokkaido potiron courge citrouille potimarron
    calabaza zucche
  `,
  beet: `
    beet beetroot radish radishes turnip barbabietola borscht rote_bete randen bete rettich
    radieschen rüben betterave betteraves radis navet navets remolacha rábanos nabos barbabietole
    rapa rape ravanelli
  `,
  onion: `
    onion onions shallot shallots cipolla pissaladière zwiebel zwiebeln zwiebelkuchen flammkuchen
    oignon oignons échalote échalotes cebolla cebollas cipolle scalogno
  `,
  garlic: 'garlic bagna aglio aioli knoblauch ail ajo ajos ajoblanco bärlauch',
  leek: `
    leek leeks scallion vichyssoise lauch porree poireau poireaux puerro puerros porro porri
    porrusalda
  `,
  chilli: `
    chilli chili chile jalapeño harissa diavola peperoncino piment guindilla mole enchiladas tacos
    taco fajitas
  `,
  pepper: `
    pepper peppers peperonata capsicum romesco paprika paprikaschoten poivron poivrons piperade
    pimiento pimientos padrón pisto peperone peperoni
  `,
  leaf: `
    salad insalata saltimbocca lettuce spinach chard cabbage kale pesto basil herb herbs sage mint
    sorrel rocket rucola greens salat salate blattsalat spinat mangold kohl grünkohl wirsing kraut
    sauerkraut krautwickel basilikum salbei minze salade salades épinards épinard chou blettes
    roquette basilic sauge menthe oseille ensalada espinacas acelgas col repollo albahaca hierbas
    spinaci bietole cavolo verza cicoria radicchio lattuga basilico salvia menta erbe insalate
    kräuter
  `,
  fennel: 'fennel finocchio dill fenchel fenouil hinojo finocchi aneth eneldo',
  asparagus: 'asparagus asparagi spargel asperges asperge espárragos espárrago asparago',
  courgette: 'courgette courgettes zucchini zucchine ratatouille zucchina calabacín calabacines',
  potato: `
    potato potatoes gnocchi patate gratin rösti mash kartoffel kartoffeln erdäpfel bratkartoffeln
    knödel klöße reibekuchen pommes_de_terre pomme_de_terre frites pommes_frites pommes_anna
    pommes_dauphine pommes_duchesse dauphinois tartiflette aligot patata patatas papas bravas
    spätzle raclette_kartoffeln sweet_potato süsskartoffel süsskartoffeln
  `,
  avocado: 'avocado guacamole avocados aguacate aguacates avocat',
  corn: 'corn polenta maize sweetcorn mais maïs maíz elote tamales arepas',
  loaf: `
    bread loaf focaccia toast sourdough ciabatta brioche bruschetta crostini pane pizza calzone
    brot brötchen bauernbrot brezel brezeln laugenbrezel zopf pain pains baguette baguettes
    fougasse pane_cotto panes hogaza coca piadina farinata grissini focacce pizze torta_salata
    empanada empanadas schiacciata
  `,
  wheat: `
    barley farro grain oats granola couscous bulgur quinoa spelt semolina dinkel grünkern graupen
    haferflocken hirse orge épeautre avoine boulgour taboulé tabbouleh cebada avena trigo orzo
    sémola semolino migas müsli
  `,
  farfalle: `
    pasta ravioli tortellini tortelli agnolotti cappelletti maultaschen pâtes ravioles raviolis
  `,
  rice: `
    risotto rice paella pilaf biryani arancini reis riz arroz riso risi risotti paellas jambalaya
    sushi nasi risi_e_bisi
  `,
  bowl: `
    soup broth velouté veloute chowder minestrone bisque ramen stew zuppa ribollita porridge suppe
    suppen cremesuppe eintopf brühe consommé potage bouillon soupe soupes garbure sopa sopas caldo
    crema_de gazpachuelo zuppe minestra pasta_e_fagioli stracciatella brodetto ramen_bowl pho
  `,
  pot: `
    brasato braise braised casserole goulash tagine chili cassoulet hotpot daube bourguignon
    gulasch schmorbraten sauerbraten rouladen braten ragout ragoût rinderbraten pot_au_feu
    blanquette navarin estofado guiso cocido puchero caldereta potaje stufato stracotto umido
    bollito cacciatora tajine
  `,
  cheese: `
    cheese cacio parmesan ricotta burrata mozzarella feta gorgonzola fondue halloumi goat pecorino
    käse käsefondue raclette ziegenkäse quark fromage fromages chèvre comté roquefort camembert
    brie soufflé queso quesos manchego cabrales formaggio formaggi stracchino taleggio caprino
  `,
  pear: `
    pear pears quince birne birnen poire poires peras pera pere membrillo quitte quitten coing
    cotogna
  `,
  apple: `
    apple apples strudel tatin crumble cider apfel äpfel apfelstrudel apfelkuchen bratapfel pomme
    pommes manzana manzanas mela mele
  `,
  fig: 'fig figs feige feigen figue figues higo higos breva fichi fico',
  cherry: `
    cherry cherries clafoutis berry berries blueberry raspberry currant cranberry kirsche kirschen
    beere beeren himbeere himbeeren heidelbeeren blaubeeren brombeeren johannisbeeren cerise
    cerises framboise framboises myrtilles cassis mûres cereza cerezas frambuesa frambuesas
    arándanos moras ciliegia ciliegie lamponi mirtilli ribes schwarzwälder
  `,
  strawberry: `
    strawberry strawberries pavlova eton erdbeere erdbeeren fraise fraises fresa fresas fragola
    fragole
  `,
  peach: `
    peach peaches plum plums apricot apricots nectarine mango persimmon pfirsich pfirsiche
    aprikose aprikosen marille marillen marillenknödel pflaume pflaumen zwetschge zwetschgen
    zwetschgenkuchen pêche pêches abricot abricots prune prunes mirabelles mangue melocotón
    albaricoque ciruela ciruelas pesche pesca albicocca albicocche susine prugne nespole
  `,
  grape: `
    grape grapes wine vino marsala traube trauben weintrauben wein glühwein raisin raisins
    vendange uva uvas vin vin_rouge sangría barolo chianti rioja porto
  `,
  olive: `
    olive olives tapenade oliva puttanesca caper capers oliven aceituna aceitunas tapenaden kapern
    câpres alcaparras capperi nizza niçoise
  `,
  almond: `
    almond almonds hazelnut walnut walnuts nut nuts pistachio pecan frangipane amaretti praline
    nougat cantucci mandel mandeln haselnuss haselnüsse walnuss walnüsse nuss nüsse pistazien
    marzipan amande amandes noisette noisettes noix pistache pistaches almendra almendras
    avellanas nueces pistachos turrón mandorla mandorle nocciola nocciole noce noci pinoli pinien
    pignons krokant baklava
  `,
  chocolate: `
    chocolate cocoa brownie mousse ganache cioccolato torta sacher schokolade schokoladen schoko
    kakao chocolat moelleux fondant_au_chocolat chocolates cacao cioccolata sachertorte gianduia
    caprese_al_cioccolato
  `,
  tart: `
    tart pie crostata galette cheesecake flan linzer tarte tartes tarteletten linzertorte tourte
    chausson tarta tartaleta pastel crostate torta_della_nonna pastiera
  `,
  cake: `
    cake sponge gateau torte panettone muffin scone biscuit cookies cookie kuchen torten gugelhupf
    biskuit plätzchen keks kekse lebkuchen stollen krapfen gâteau gâteaux madeleines financiers
    far_breton cannelés bizcocho galletas roscón magdalenas churros ciambella ciambellone plumcake
    biscotti savoiardi babà colomba pandoro
  `,
  coupe: `
    gelato sorbet ice granita semifreddo sundae parfait affogato eis eiscreme eisbecher glace
    glaces sorbets helado helados granizado gelati granite sorbetto ice_cream
  `,
  moka: 'coffee espresso mocha caffè kaffee café cafe',
  plate: '',
  penne: `
    penne rigatoni ziti macaroni maccheroni tortiglioni garganelli paccheri pennette makkaroni
  `,
  spaghetti: `
    spaghetti spaghettini linguine tagliatelle tagliolini pappardelle fettuccine bucatini bigoli
    pici vermicelli capellini noodle noodles udon soba nudeln bandnudeln fideos
  `,
  orecchiette: 'orecchiette cavatelli gnocchetti malloreddus conchiglie',
  mussel: `
    mussel mussels moules moule miesmuscheln miesmuschel muscheln cozze mejillones mejillón
  `,
  glass: `
    panna_cotta crème creme crema posset zabaione zabaglione trifle syllabub mousse_au_chocolat
    vla arroz_con_leche milchreis vanillecreme rote_grütze grütze ile_flottante île_flottante
    yogurt joghurt yaourt parfait overnight_oats chia
  `,
  flan: `
    custard pudding blancmange budino bavarese crème_caramel crème_brulée crema_catalana
    crema_caramella flan_de_huevo flan_casero flan_caramel natillas griessbrei griesspudding
    vanillepudding semolina_pudding
  `,
  tira: `
    tiramisu tiramisù zuppa_inglese millefoglie mille_feuille millefeuille cremeschnitte dobos
    opera
  `,
  lasagne: `
    lasagne lasagna lasagnes lasaña lasagna_verde cannelloni canelones vincisgrassi pastitsio
    timballo moussaka musaka auflauf nudelauflauf
  `,
  curry: `
    curry curries vindaloo korma masala tikka jalfrezi madras rendang laksa saag paneer balti
    rogan thai_curry dhal dahl currys
  `,
  burger: `
    burger burgers hamburger hamburgers cheeseburger slider sliders hamburguesa hamburguesas bun
    smashburger
  `,
  sandwich: `
    sandwich sandwiches panino panini tramezzino bocadillo bocadillos croque_monsieur croque club
    blt toastie melt butterbrot belegtes tartine tartines
  `,
  pancake: `
    pancake pancakes crêpe crêpes crespelle pfannkuchen palatschinken eierkuchen kaiserschmarrn
    waffle waffles waffel waffeln gaufre gaufres blini blinis galettes tortitas filloas frittelle
    french_toast pain_perdu hotcakes
  `,
  board: `
    cheese_board cheeseboard käseplatte käsebrett brotzeit vesper antipasti antipasto
    plateau_de_fromages plateau_de_fromage planche charcuterie tabla_de_quesos tagliere mezze meze
    tapas
  `,
};
