import { pattern } from '../../words/pattern.ts';
import { wordSet } from '../../words/word-list.ts';
import { wordTable } from '../../words/word-table.ts';

/** Units that say "a little": beside any real amount they count for nothing. */
export const trifles: ReadonlySet<string> = wordSet(`
  pinch dash splash drizzle squeeze glug drop knob grind grating sprinkle dollop pat
`);

/** Those of them that are more than a pinch: beside a real amount the list says that there is some more. */
export const dabs: ReadonlySet<string> = wordSet(
  'dash splash drizzle squeeze glug knob dollop pat',
);

/** Spoons lie in every kitchen, so small amounts stay in them. */
export const spoons: ReadonlySet<string> = wordSet(
  'teaspoon dessertspoon tablespoon spice-measure australian-tablespoon',
);

/** Their labels state the weight with the liquid, which is not what one eats of them. */
export const tins: ReadonlySet<string> = new Set(['can', 'jar']);

/** Units that are the whole thing: "1 head cabbage" and "1 cabbage" are two of the same. */
export const wholeThings: ReadonlySet<string> = wordSet('piece head bulb ear fillet spear recipe');

/** Things of which a recipe takes a part, with the part: whites and yolks come from the same eggs. */
export const partsOfWholes = wordTable<readonly [whole: string, part: string]>({
  'egg-white': ['egg', 'white'],
  'egg-yolk': ['egg', 'yolk'],
});

/** Spices that lie ground in one jar and whole in another, with what the whole ones are called. */
export const wholeSpices = wordTable<string>({
  cinnamon: 'cinnamon stick',
});

/** How languages that write a leaf and its herb as one word end it: "Salbeiblätter", "muntblaadjes", "salviablad". */
export const leafEndings = wordTable<RegExp>({
  de: /n?bl(?:att|ätter|ättern|ättchen)$/iu,
  nl: /bla(?:d|deren|adjes?)$/iu,
  sv: /blad(?:en)?$/iu,
});

/** English words that end further names of what is counted: "2 vanilla beans". */
export const countedByS: ReadonlySet<string> = wordSet(`
  bean jalapeño jalapeno habanero serrano poblano ancho bonnet clementine satsuma tangerine
  mandarin portobello gherkin dumpling swede marrow wrap crumpet pear peppercorn
`);

/** English words that end names of what has no plural: "2 sweetcorn", "2 salmon". */
export const withoutPlural: ReadonlySet<string> = wordSet(`
  sweetcorn corn broccoli broccolini fennel garlic okra spinach ginger galangal turmeric horseradish
  daikon kohlrabi celeriac kale chard rhubarb choi choy cress watercress rocket arugula lemongrass
  rice tofu tempeh seitan bread pasta butter milk bacon ham pork beef cheese mozzarella burrata feta
  ricotta halloumi paneer salmon cod trout mackerel halibut haddock hake turbot pollock tilapia bream
  seabass squid cuttlefish octopus fruit
`);

/** What is taken of a fruit, in the words of `preparation`. Juice and zest come from the same lemon. */
export const partsOfFruit: readonly (readonly [part: string, words: RegExp])[] = [
  ['juice', /\b(?:juiced?|juices|saft|jus|succo|zumo|jugo|sumo|suco|sap|saften)\b/i],
  [
    'zest',
    /\b(?:zest|zested|rind|peel|schale|abrieb|zestes?|ecorce|scorza|buccia|ralladura|piel|cascara|raspas?|casca|rasp|schil|skal|skalet)\b/i,
  ],
];

/** Between two foods on a line that states no amount: "salt and pepper", "salt, and pepper". */
export const joiners =
  /\s*,\s+(?:(?:and|und|et|e|y|en|och|&|\+)\s+)?|\s+(?:and|und|et|e|y|en|och|&|\+)\s+/iu;

/** Say that several foods have the amount each. */
export const shareWords =
  /(?<!\p{L})(?:each|je|jeweils|chacune?|(?:de )?chaque|cada(?: uno| una)?|ciascun[oa]|vardera|elk)(?!\p{L})/iu;

/** Languages that put the adjective behind its noun: "pimiento rojo". */
export const adjectivesBehind: ReadonlySet<string> = wordSet('fr it es pt');

const cookedAbroad = String.raw`(?:vor)?gekocht\p{L}*|(?:vor)?gegart\p{L}*|gedampft\p{L}*|(?:pre)?cuite?s?|bouillie?s?|(?:pre)?cott[oaie]|less[oaie]|lessat[oaie]|bollit[oaie]|(?:pre)?cocid[oa]s?|hervid[oa]s?|(?:voor)?gekookte?|gestoomde?|cozid[oa]s?|(?:for)?kokt|(?:for)?kokta|angkokta?`;

/** Measured after cooking, where they stand in front of the food or in its name. */
export const cookedWords = new RegExp(
  String.raw`(?<!\p{L})(?:(?:pre-?)?cooked|boiled|steamed|${cookedAbroad})(?!\p{L})`,
  'u',
);

/** The same directly behind the food: "Reis gekocht", "rice (cooked)". The English "rice cooked in stock" is cooked by the recipe. */
export const cookedBehind = new RegExp(
  String.raw`^(?: (?:${cookedAbroad})(?!\p{L})| ?\((?:cooked|${cookedAbroad})\)|,? \(?cooked weight)`,
  'u',
);

/** Raw when it is measured, whatever the recipe does with it. */
export const driedWords =
  /(?<!\p{L})(?:dried|dry|getrocknet\p{L}*|trocken\p{L}*|secs?|seches?|secc[oa]|secch[ie]|sec[oa]s?|gedroogde?|droge|torkade?|torra)(?!\p{L})/u;

/** In the freezer of the shop, whatever it is. */
export const frozenWords: ReadonlySet<string> = wordSet(`
  frozen tk tiefgekuhlt tiefgekuhlte gefrorene surgele surgelee surgelees surgelati surgelato
  congelado congelada congelados congeladas diepvries fryst frysta
`);

/** Remarks that leave the amount to the cook and ask for nothing beyond it. */
export const tasteWords =
  /\b(?:to taste|as needed|geschmack|belieben|au gout|selon le gout|gout|quanto basta|q\.?\s?b\.?|a piacere|al gusto|naar smaak|a gosto|efter smak)\b/i;

/** The aisle of what every kitchen has. */
export const cupboard = 'In your cupboard';

/** German counts measures in the singular ("2 Bund"), and has words of one form ("2 Becher"). */
export const unbentUnits: ReadonlySet<string> = wordSet(
  'bunch piece dash splash dollop handful bag tub bar',
);

/** Foods beside salt, pepper and dried spices that most kitchens have, by id. */
export const stapleFoods: ReadonlySet<string> = wordSet(`
  olive-oil vegetable-oil sunflower-oil rapeseed-oil flour sugar vinegar white-wine-vinegar
  red-wine-vinegar wine-vinegar cornflour baking-powder bicarbonate-of-soda baking-soda mustard
  soy-sauce stock-cube stock-powder
`);
/** Grams or millilitres; more of it is bought. */
export const largestStaple = 250;

/** What an article in front of these counts is no figure: "un peu pour le moule". Folded. */
export const aLittle =
  /^(?:peu|po|poco|poquito|pouco|pouquinho|bit|little|bisschen|wenig|beetje|touch)(?!\p{L})/u;

/** In front of what is counted: "plus 1 whole head". */
export const wholeOne =
  /^(?:whole|entire|large|small|ganze[rsn]?|große[rsn]?|kleine[rsn]?|enti[eè]re?|inter[oa]|enter[oa]|hele|inteir[oa]|hela?)\s+(?=\p{L})/iu;

/** A piece that is a whole one: "1 st tomat", "2 pièce(s) oignon". What is cut off has other words ("trozo", "bit"). */
export const countWords = pattern(
  'iu',
)`(?<!\p{L})(?:pcs?|st|stk|stuks?|stücke?|unid(?:ad(?:es)?|ades?)?|uds?|un|pi[eè]ces?|p[çz]a?s?|pezz[io])
  (?![\p{L}])`;

/** Behind the figure one, an amount that is left to the cook: "1 q.b. coentros". */
export const asWanted = /^1\s*q\.?\s?b\b/iu;

/** Aisles where a piece is cut from something larger. */
export const piecesAreCut: ReadonlySet<string> = new Set(['Meat and poultry', 'Fish counter']);
