import { words } from '../../words/word-list.ts';
import type { Category } from '../../recipe/recipe.ts';

/** Words by which sources name a course, folded, in eight languages. Looked for as whole words or phrases. */
export const courseWords: Record<Category, string[]> = {
  dessert: words(`
      dessert desserts sweet sweets cake cakes cookie cookies biscuit biscuits pastry pastries
        brownie brownies candy confection confectionery pudding puddings baking pie pies
      ice-cream frozen-dessert nachtisch nachspeise nachspeisen dessertrezept kuchen torte torten
        geback platzchen kekse susses sussspeise
      gateau gateaux patisserie entremets biscuits dolce dolci torta torte biscotti postre
        postres pastel pasteles tarta tartas galletas dulce dulces
      nagerecht nagerechten toetje gebak taart koekjes sobremesa sobremesas bolo bolos efterratt
        efterratter kaka kakor bakverk
    `),
  starter: words(`
      appetizer appetizers appetiser appetisers starter starters hors-d-oeuvre hors-d-oeuvres
        antipasto antipasti canape canapes finger-food snack snacks dip dips tapas meze
      vorspeise vorspeisen entree-froide entree-chaude entrees aperitif aperitifs amuse-bouche
        stuzzichini aperitivo entrante entrantes aperitivos tapa
      voorgerecht voorgerechten hapje hapjes borrelhapje entrada entradas petisco petiscos
        aperitivo forratt forratter tilltugg
    `),
  main: words(`
    main mains main-course main-dish main-meal dinner lunch entree supper hauptgericht
      hauptgerichte hauptspeise hauptspeisen mittagessen abendessen
    plat plats plat-principal plats-principaux secondo secondi primo primi piatto-unico
      piatti-unici plato-principal platos-principales cena almuerzo comida
    hoofdgerecht hoofdgerechten prato-principal pratos-principais jantar almoco huvudratt
      huvudratter middag
  `),
};

/** Dishes whose name alone says dessert, when no course is stated. */
export const dessertDishes = words(`
  cookie cookies cake cakes cupcake cupcakes brownie brownies blondie blondies cheesecake
    cheesecakes tiramisu sorbet sherbet gelato fudge truffles meringue meringues
  pavlova macarons macaroons shortbread donut donuts doughnut doughnuts eclairs profiteroles
    crumble cobbler panna-cotta creme-brulee mousse custard trifle sundae popsicles granita
    ice-cream
  apple-pie cherry-pie pumpkin-pie pecan-pie peach-pie blueberry-pie key-lime-pie banana-pudding
    rice-pudding bread-pudding chocolate-pudding lemon-tart fruit-tart baklava strudel
  kuchen torte apfelkuchen kasekuchen streuselkuchen platzchen kekse pfannkuchen kaiserschmarrn
    gateau tarte-tatin clafoutis crepes madeleines financiers ile-flottante
  torta crostata cantucci biscotti zabaione semifreddo amaretti budino flan arroz-con-leche
    natillas churros galletas tres-leches bizcocho
  appeltaart koekjes vla bolo brigadeiro pudim kladdkaka kanelbullar chokladbollar
`);

/** Savoury dishes that hold such a word. */
export const savouryDishes = words(`
  crab-cake crab-cakes fish-cake fish-cakes fishcakes rice-cake rice-cakes potato-cake
    potato-cakes corn-cake corn-cakes salmon-cakes tuna-cakes mousse-de-foie torta-salata
    torta-rustica gateau-de-foie
  liver-mousse salmon-mousse tarte-flambee kartoffelkuchen zwiebelkuchen savory-strudel
    savoury-crumble oat-cakes vegetable-strudel dog-cookies dog-biscuits crepes-salees
`);

/** Pastry and bakes that are sweet with fruit, chocolate or nuts in their name, and savoury otherwise. */
export const pastryBases = words(`
  tart tarts pie pies bar bars muffin muffins galette loaf bread scones pancakes waffles fritters
  turnovers tarte tartes tourte crostata torta tarta empanada strudel auflauf taart flan pastel
  quiche roll rolls
`);

/** What makes such a bake sweet: fruit, chocolate, nuts and spices of sweet kitchens, in eight languages. */
export const sweetWords = words(`
  apple apples pear pears plum plums cherry cherries lemon lime orange berry berries strawberry
    strawberries blueberry blueberries raspberry raspberries blackberry cranberry peach peaches
    apricot apricots banana rhubarb fig figs mango pineapple coconut pecan
  chocolate caramel honey vanilla cinnamon sugar cream pumpkin-spice maple nutella granola oat
  apfel birnen pflaumen zwetschgen kirsch kirschen zitronen erdbeer heidelbeer himbeer rhabarber
    schoko schokoladen mohn
  pommes poires prunes cerises citron fraises framboises myrtilles abricots peches rhubarbe
    chocolat caramel amandes
  mele pere prugne ciliegie limone fragole albicocche pesche cioccolato mandorle manzana manzanas
    peras ciruelas limon fresas chocolate almendras
  appel peren pruimen kersen citroen aardbeien chocolade maca macas limao morango appels applen
`);
