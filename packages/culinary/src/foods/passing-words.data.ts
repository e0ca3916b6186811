/** Words beside a food that do not make it another thing to buy. Together with the words of cutting and cooking in `line/name/descriptors.data.ts`. */
export const passingWords: ReadonlySet<string> = new Set(
  `
  fresh freshly ripe organic good quality best high premium fine finest large small medium big
  little extra xl jumbo mini baby thick thin long short whole half halves quarter quarters
  cold warm hot cool lukewarm tepid chilled room temperature ice boiling raw uncooked plain
  natural pure real homemade home made shop bought store leftover favorite favourite your own
  any kind more less as such
  level heaped heaping scant generous rounded packed tightly loosely lightly firmly about
  approximately approx plus some of a an the to taste each per few several additional needed
  required desired optional optionally preferably ideally
  piece pieces cube cubes chunk chunks strip strips slice slices wedge wedges ring rings bit
  bits part parts head heads bulb bulbs bunch bunches clove cloves sprig sprigs stalk stalks
  stem stems stick sticks leaf leaves floret florets spear spears kernel kernels fillet fillets
  can cans tin tins jar jars packet packets package packages bag bags bottle bottles box boxes
  carton cartons container tub pot glass cup cups tablespoon tablespoons tbsp teaspoon teaspoons
  tsp ounce ounces oz lb pound pounds g gram grams kg ml
  chopped minced sliced diced grated shredded crushed peeled melted softened beaten crumbled
  cubed mashed sifted torn pitted seeded deseeded cored trimmed halved quartered cleaned washed
  rinsed drained shelled thawed defrosted stemmed juiced zested picked snipped julienned
  finely roughly coarsely thinly thickly well very lightly slightly size sized bite inch cm free
  range unwaxed untreated scrubbed cut divided separated reserved brushed crosswise lengthwise
  tender young firm soft hard crisp crusty day old stale
  frisch frische frischer frisches frischen reif reife reifer bio gross grosse grosser grosses
  grossen klein kleine kleiner kleines mittelgross mittelgrosse mittlere gehackt gehackte
  gehackter gehacktes fein feine feiner feines grob grobe weich weiche kalt kalte warm warme
  lauwarm lauwarmes
  gewurfelt geschalt geschalte gerieben geriebener geriebene gemahlen gemahlene gemahlener stuck
  stucke scheibe scheiben zehe zehen bund etwas nach geschmack belieben zum zur fur die den das
  der unbehandelt unbehandelte evtl ca und
  frais fraiche fraiches grand grands grande grandes petit petits petite petites gros grosse
  moyen moyens moyenne moyennes hache hachee haches emince eminces rape coupe coupes fondu mou
  froid froide tiede bien mur murs mure mures morceau morceaux tranche tranches gousse gousses
  botte brin brins feuille feuilles un une peu entier entiere entiers
  fresco fresca freschi fresche grandi piccolo piccola piccoli piccole medio media medi medie
  tritato tritata tritati tritate grattugiato grattugiata fuso freddo caldo tiepida tiepido
  maturo maturi q b qb spicchio spicchi foglia foglie mazzetto ciuffo pizzico intero intera
  intere interi
  frescos frescas grandes pequeno pequena pequenos pequenas mediano mediana medianos medianas
  picado picada picados picadas rallado rallada molido molida cortado frio fria caliente tibia
  maduro maduros diente dientes hoja hojas rama ramas manojo pizca entero entera enteros al
  gusto
  vers verse groot grote kleine gesnipperd gehakt fijn farsk farska stor stora liten sma hackad
  de d du des di del della dell dello dei degli delle la le les l il el los las der van da do em
  en y e et in i lo gli
`
    .trim()
    .split(/\s+/),
);

/** Between an animal and its cut: "hake skinless fillets". */
export const cutStates: ReadonlySet<string> = new Set(
  'boneless skinless smoked frozen skin bone on off'.split(' '),
);

/** Words at the end of an English name behind which the food itself stands in front: "chicken thigh fillets", "rosemary needles". */
export const trailingWords: ReadonlySet<string> = new Set(
  `
  piece cube chunk strip slice wedge ring bit part head bulb bunch clove sprig stalk stem stick
  leaf floret spear kernel fillet half quarter shaving shred crumble frond needle segment sheet
  round disc log wheel ball block bar tub can tin jar packet package puree flesh pulp meat
  portion serving
  chopped minced sliced diced grated shredded crushed peeled melted softened beaten crumbled
  cubed mashed sifted torn pitted seeded deseeded cored trimmed halved quartered washed rinsed
  drained shelled thawed defrosted juiced zested toasted roasted divided separated reserved
  packed
  taste needed required desired temperature optional garnish serving dusting frying greasing
  whole large small medium lightly finely roughly bone skin on off
`
    .trim()
    .split(/\s+/),
);

/** What begins something else than the name: an alternative, a second food, where it comes from or what it is for. */
export const breakWords: ReadonlySet<string> = new Set(
  `
  or and with in from for such plus to about preferably ideally like at if as each oder und mit
  fur zum zur ou et avec pour o e con per y para of med och eller met voor
`
    .trim()
    .split(/\s+/),
);

/** Before milk, butter, oil or flour these make another food of it, though they are none themselves. */
export const plantWords: ReadonlySet<string> = new Set(
  `
  hemp nut seed soy soya oat plant vegan free non replacement substitute cocoa cacao shea fruit
  palm fish fat body bean tiger cotton cottonseed mct krill teff sorghum banana lupin
`
    .trim()
    .split(/\s+/),
);

/** In front of what a food is made without, and behind it; folded. */
export const withoutWords: ReadonlySet<string> = new Set(
  'ohne sans senza sin sem zonder utan without'.split(' '),
);
export const freeWords: ReadonlySet<string> = new Set(['free', 'frei', 'vrij', 'fri', 'fritt']);
