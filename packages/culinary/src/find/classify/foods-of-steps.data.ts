import type { Language } from '../../words/language.ts';

/** Words in front of a food that is put in: articles, verbs that open an order ("Add mushrooms") and words of what was done to it. Folded. */
export const foodOpeners: Readonly<Record<Language, string>> = {
  en: 'the a an add fry brown saute chop dice slice peel grate mash melt whisk beat boil roast grill toast stir-in fold-in chopped sliced diced grated crumbled cooked remaining',
  de: 'der die das den dem einen eine ein gewurfelte gewurfelten gehackte gehackten geschnittene geschnittenen restliche restlichen',
  fr: 'le la les l un une ajouter ajoutez emincer emincez hacher hachez',
  it: 'il lo la i gli le l un una uno aggiungere aggiungete aggiungi tritare tritate',
  es: 'el la los las un una anadir anade agregar agrega picar pica',
  nl: 'de het een',
  pt: 'o a os as um uma adicione acrescente junte pique',
  sv: 'tillsatt hacka stek bryn skiva skar',
};

/** What joins a food to one in front of it. */
export const joints = 'and und et e y en och';

/** In front of these a food is a place, a likeness or company: "in the bread tin", "like rice", "with a salad". Folded. */
export const notPutIn: Readonly<Record<Language, string>> = {
  en: 'with in into on onto over under of for from like as to at than or without between around per before until by through',
  de: 'mit in im ins auf uber unter von vom fur aus wie als zu zum zur oder ohne zwischen um nach bei an vor bis',
  fr: 'avec dans sur sous de du des pour comme a au aux ou sans entre en par jusqu',
  it: 'con in nel nella su sul sulla sotto di del della dei delle per come a al alla ai o senza tra da fino',
  es: 'con en sobre bajo de del para como a al o u sin entre desde hasta por',
  nl: 'met in op over onder van voor uit als naar of zonder tussen om bij tot',
  pt: 'com em no na nos nas sobre de do da dos das para como a ao ou sem entre ate por',
  sv: 'med i pa over under av for fran som till eller utan mellan vid tills',
};

/** "With" in each language, and the orders that put in what stands behind it: "Toss with the walnuts". Folded. */
export const putInWith: Readonly<Record<Language, { company: string; orders: string }>> = {
  en: {
    company: 'with',
    orders:
      'toss top sprinkle scatter mix stir layer cover fill stuff combine blend whisk fold spread strew coat',
  },
  de: {
    company: 'mit',
    orders:
      'bestreuen belegen fullen vermengen vermischen mischen bedecken verruhren verkneten mixen streuen bestreue belege fulle vermenge mische',
  },
  fr: {
    company: 'avec de du des d',
    orders:
      'parsemer parsemez melanger melangez recouvrir recouvrez farcir farcissez fourrer couvrir couvrez saupoudrer saupoudrez',
  },
  it: {
    company: 'con',
    orders:
      'cospargere cospargete cospargi mescolare mescolate mescola coprire coprite farcire farcite riempire riempite condire condite amalgamare',
  },
  es: {
    company: 'con de',
    orders:
      'espolvorear espolvorea mezclar mezcla cubrir cubre rellenar rellena espolvoree cubra mezcle',
  },
  nl: {
    company: 'met',
    orders: 'bestrooi meng vul beleg bedek bestrooien mengen vullen beleggen',
  },
  pt: {
    company: 'com de',
    orders: 'polvilhe misture cubra recheie polvilhar misturar cubrir rechear cobrir',
  },
  sv: { company: 'med', orders: 'stro blanda fyll tack stroa toppa varva' },
};

/** Behind these words a food is no longer by itself: "the chile mixture", "the egg timer". Folded. */
export const namedByFood = `
  mixture mix paste puree filling layer batter dough sauce soup pan tin press bowl dish brush knife timer cutter slice masher spinner peeler sized size
  bread coloured colored side sides masse mischung topf schussel fullung mischungen presse melange farce appareil composto miscela mezcla mengsel mistura
  blandning smet
`;

/** Nuts whose size is a measure before "of": "une noix de beurre". Folded. */
export const nutsAsMeasure = 'noix noisette nuez noce nocciola noz walnut hazelnut';

/** Words that are a food, and as often a thing or another one: the tin in French, chillies. Folded. */
export const otherThings =
  'moule moules peppers pepper chops greens roast grill mince game heart hearts wings wing breast breasts leg legs fillet fillets filet filets rib ribs shank cut cuts joint pasas macinata semoule patates';

/** French words that are a food once their signs are folded: "mais" is "but" far more often than "maïs". */
export const plainFrenchWords = 'mais';

/** Clauses in which a food is a proposal, company, a likeness or a tool. Folded; "*" ends a stem. */
export const asideWords = `
  serve* serving* garnish* optional* instead like alternatively favorite favourite if variation* swap* substitut* such prefer* choice goes pairs size*
  consistency texture colour color resemble* leftover* e.g example using use* want* would try also accompany* side enjoy* freez* store* keep* may might can could
  not don without avoid whether
  servier* reich* dazu anricht* garnier* optional wahlweise statt alternativ* wer wenn oder beliebig* passt passen konsistenz grosse ahnlich schmeckt kann konnen nach-belieben
  servir* servez sert* accompagn* decor* facultatif* si ou selon consistance taille comme gout peut peuvent parseme*
  serv* accompagn* decor* guarn* facoltativ* se oppure gusto piacere consistenza dimension* come puo potete volendo
  acompan* adorn* opcional* si bien gusto consistencia tamano como puede* quieras decorar
  serveer* garneer* optioneel eventueel als lekker erbij kan kunt formaat dikte smaak
  sirva* acompanh* decor* opcional se gosto consistencia tamanho pode
  server* garner* eventuellt till valfri* kan smak storlek
`;

/** Foods that are made on the way, or that stand for a thing or a deed: their words alone say nothing of a list. Ids of the lexicon. */
export const madeOnTheWay = `
  flour butter water oil sugar salt pepper black-pepper ice bread dough pastry puff-pastry shortcrust-pastry stock vegetable-stock chicken-stock beef-stock fish-stock
  sauce gravy caramel syrup sugar-syrup custard cream whipped-cream jam jelly pesto mayonnaise vinaigrette pasta rice noodles potato-salad salad
  breadcrumbs crumbs biscuit cookie cake pancake meringue pickle marinade spice seasoning juice lemon-juice lime-juice zest peel coffee tea wine
  brine batter pizza tortilla taco wrap polenta mashed-potato toast croutons bun burger-bun bread-roll roll meatball sausage-meat curry
  pate mixed-seeds simple-syrup crisps biscuits onion garlic vinegar vanilla cinnamon parsley
  vegetable-oil sunflower-oil olive-oil margarine parchment-paper lard shortening cooking-spray milk egg-wash
`;
