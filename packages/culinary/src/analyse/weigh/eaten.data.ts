import { wordSet } from '../../words/word-list.ts';
import { wordTable } from '../../words/word-table.ts';

/** What a dish is cooked with and nobody eats. */
export const notEaten: ReadonlySet<string> = wordSet(
  'beef-bones skewers parchment-paper activated-charcoal banana-leaf bouquet-garni',
);

/**
 * How many times its raw weight a food weighs once it is cooked, by what the line may measure cooked: USDA SR28, rows of the raw and of the boiled food.
 */
export const cookedYields = wordTable<number>({
  rice: 2.8,
  'basmati-rice': 2.8,
  'jasmine-rice': 2.8,
  'brown-rice': 2.9,
  'risotto-rice': 2.8,
  'sushi-rice': 2.8,
  'wild-rice': 3.5,
  quinoa: 3.1,
  couscous: 3.4,
  'giant-couscous': 2.4,
  bulgur: 4.1,
  barley: 2.9,
  farro: 2.4,
  millet: 3.2,
  buckwheat: 3.7,
  freekeh: 2.6,
  pasta: 2.3,
  spaghetti: 2.3,
  penne: 2.3,
  fusilli: 2.3,
  farfalle: 2.3,
  macaroni: 2.3,
  tagliatelle: 2.3,
  'egg-noodles': 2.8,
  'rice-noodles': 3.3,
  'ramen-noodles': 2.5,
  'soba-noodles': 3.4,
  lentils: 3,
  'red-lentils': 3,
  'split-peas': 3,
  'dried-chickpeas': 2.3,
  'dried-beans': 2.6,
  'mung-beans': 3.3,
  polenta: 5,
  oats: 5.5,
});

/** Of meat, fish and fowl raw grams make so much when cooked: a quarter of their weight cooks away. */
export const meatYield = 0.75;

/** How many times its dry weight salt cod weighs once it is soaked: kitchen custom. */
export const soakedYield = 1.4;
export const soakedWords =
  /(?<!\p{L})(?:soaked|desalted|gewassert\p{L}*|dessalee?s?|ammollat[oa]|dissalat[oa]|desalad[oa]s?|remojad[oa]s?|demolhad[oa]s?|dessalgad[oa]s?|geweekte?|urvattnad)(?!\p{L})/u;

/** Foods of a tin whose lines name the whole weight, and whose liquid is poured away: tinned fish and vegetables, beside what packs know. */
export const drainedToo: ReadonlySet<string> = wordSet(
  'canned-tuna canned-sweetcorn canned-mushrooms olives black-olives green-olives canned-peaches canned-fruit canned-pineapple capers gherkins bamboo-shoots water-chestnuts',
);
export const drainedTooShare = 0.65;

/** What is bought with peel, stone, shell or core and weighed so; how much of it that is stands in the tables of nutrients. */
export const boughtWhole: ReadonlySet<string> = wordSet(`
  banana mango pineapple avocado orange mandarin grapefruit pomegranate watermelon melon kiwi papaya artichoke
  pumpkin butternut-squash acorn-squash spaghetti-squash leek cauliflower lamb-chop
`);

/** Meat and fish that are bought on the bone or in the shell, with the percent of it that is thrown away: kitchen estimates, a chicken as in USDA SR28. */
export const onTheBone = wordTable<number>({
  chicken: 32,
  'chicken-leg': 27,
  'chicken-drumstick': 33,
  'chicken-wing': 45,
  turkey: 29,
  duck: 28,
  'duck-leg': 30,
  goose: 19,
  'guinea-fowl': 32,
  quail: 30,
  pheasant: 32,
  rabbit: 25,
  'lamb-leg': 21,
  'lamb-shoulder': 21,
  'lamb-shank': 35,
  'rack-of-lamb': 30,
  'pork-ribs': 35,
  'beef-short-ribs': 30,
  oxtail: 50,
  'veal-shank': 35,
  'veal-chop': 25,
  'ham-hock': 40,
  mussel: 75,
  clam: 80,
  lobster: 70,
  crab: 75,
  'sea-bream': 50,
  'fresh-sardines': 40,
  trout: 45,
  'arctic-char': 45,
  mackerel: 45,
  herring: 40,
  'sea-bass': 50,
  snapper: 55,
  sole: 50,
  tilapia: 55,
});
/** Of these a weight below so many grams is that of meat without a bone or shell: 500 g of chicken, 200 g of mussels. */
export const onTheBoneFrom = wordTable<number>({
  chicken: 1100,
  turkey: 1100,
  duck: 1100,
  goose: 1100,
  'guinea-fowl': 900,
  pheasant: 700,
  rabbit: 900,
  'lamb-leg': 1100,
  'lamb-shoulder': 1100,
  mussel: 400,
  clam: 400,
  lobster: 400,
  crab: 400,
  trout: 700,
  'arctic-char': 700,
  mackerel: 700,
  herring: 700,
  'sea-bass': 700,
  snapper: 700,
  sole: 700,
  tilapia: 1100,
});

/** Folded words of a cut of fish, which has neither head nor bones. */
export const cutOfFish =
  /fil(?:l?et|ett|e)(?:s|es|er|en|ti)?(?!\p{L})|(?<!\p{L})(?:lomos?|tranci[oe]?|dos de|paves?|steaks?|loins?|darnes?|postas?|rodajas?|moten?|moot|tails?|cheeks?|belly|side|sida|rygg|rucken)(?!\p{L})/u;
/** Fish that is sold in pieces of its own sort, folded. */
export const curedFish =
  /(?<!\p{L})(?:rollmops\p{L}*|matjes\p{L}*|maatjes\p{L}*|bismarck\p{L}*|kippers?|pickled|eingelegt\p{L}*|inlagd|zure|sprats?|sprotten?|canned|tinned|dose)(?!\p{L})/u;
/** Grams of fish that the lexicon holds with smaller ones, as they are caught, by their folded names: kitchen estimates. */
export const largeFish: readonly (readonly [grams: number, names: RegExp])[] = [
  [1500, /(?<!\p{L})(?:karpfen|carps?|carpes?|carpas?|karpers?|karp)(?!\p{L})/u],
  [1200, /(?<!\p{L})(?:zander|sandres?|pike[- ]?perch|snoekbaars|lucioperca|gos)(?!\p{L})/u],
  [1500, /(?<!\p{L})(?:hecht|brochets?|lucci[oi]|lucios?|pikes?|gadda)(?!\p{L})/u],
];
/** Folded words of an animal that is bought whole. */
export const wholeWords =
  /(?<!\p{L})(?:whole|ganz(?:e|er|en)|entiers?|entieres?|inter[oaie]|enter[oa]s?|heel|hele|inteir[oa]s?|hel|hela)(?!\p{L})/u;

/** Sold either way, so only a line that says "bone in" or "shell on" names it so; the percent that is thrown away: USDA SR28, shrimp a kitchen estimate. */
export const onTheBoneIfSaid = wordTable<number>({
  'chicken-thigh': 25,
  'chicken-breast': 20,
  'turkey-breast': 20,
  'pork-chop': 22,
  'beef-steak': 20,
  shrimp: 40,
  meat: 20,
  beef: 20,
  veal: 20,
  pork: 20,
  lamb: 20,
});

/** The same of another cut of meat: a kitchen estimate. */
export const usualBone = 20;

/** Grams of oil from which deep-frying is a bath, of which a tenth stays on the food. */
export const deepFryingFrom = 60;
export const bathShare = 0.1;
/** Of an oil that tastes of nothing nobody eats as much as this, whatever the line says; grams. */
export const bathFrom = 400;
export const neutralOils: ReadonlySet<string> = wordSet(
  'vegetable-oil sunflower-oil rapeseed-oil groundnut-oil grapeseed-oil',
);
/** More oil to fry in than this lies deep in the pan: a quarter of it stays on the food. */
export const shallowFrom = 100;
export const shallowShare = 0.25;

/** Of a marinade or brine that is poured away: half of it. */
export const marinadeShare = 0.5;

/** Of the salt of a crust, which is broken off: a kitchen estimate. */
export const saltCrustShare = 0.01;
export const saltCrustWords =
  /(?<!\p{L})(?:crusts?|salzkruste|krusten?|croutes?|crosta|costra|korst|crosta de sal|saltskorpa)(?!\p{L})/u;

/** Folded words of a line or its heading that say what becomes of it. */
export const deepFryingWords =
  /\b(?:deep[- ]?fry\w*|deep[- ]?fried|frittier\w*|ausbacken|grande friture|friture|friggere|frittura|frituren|fritura|fritar|fritera|oil bath)\b/;
export const fryingWords =
  /\b(?:fry\w*|braten|anbraten|frire|friggere|freir|bakken|fritar|stekning)\b/;
export const marinadeWords =
  /\b(?:marinad\w*|marinat\w*|marinier\w*|brine|lake|saumure|salamoia|salmuera|adobo|pekel|marinera)\b/;
export const onTheBoneWords =
  /\b(?:bones?[- ]in|on the bone|with (?:the )?bones?|(?:shells?|heads?)[- ]on|in (?:the |their )?shells?|un(?:peeled|shelled)|not peeled|(?:mit|am) (?:knochen|kopf)|(?:mit|in) (?:der )?schale|(?:un|nicht )geschalt\w*|avec (?:os|tetes?|(?:leurs? )?(?:carapaces?|coquilles?))|sur l'os|non (?:decortique|epluche)e?s?|con (?:l')?(?:osso|testa)|(?:con|nel) (?:il )?guscio|non (?:sgusciat|pulit|pelat)[aeio]|con (?:hueso|cascara|cabeza|caparazon)|sin pelar|met (?:bot|schaal|kop)|ongepelde?|com (?:osso|casca|cabeca)|por descascar|med (?:ben|skal|huvud)|oskalad[et]?|oskalat)\b/;
export const bonelessWords =
  /\b(?:boneless|bone out|deboned|off the bone|fillets?|filets?|ohne knochen|entbeint|desosse\w*|disossat\w|deshuesad\w+|sin hueso|zonder bot|desossad\w|benfri\w*|minced?|ground|diced|cubed|ready to cook|edible|net|peeled|geschalt\w*|epluche\w*|pele[es]*|sbucciat\w|pelad\w+|prepared|trimmed|shelled|pitted|entsteint\w*|denoyaute\w*|snocciolat\w+|deshuesad\w*|podded|flesh|drained weight|meat|off bone|desalad\w+)\b/;

/** Beside the words of a shopping list: what is bought or kept cooked. */
export const cookedToo =
  /\b(?:pre-?cooked|ready rice|microwave\w*|leftover|left-over|day-old|parboiled and cooked|steamed rice|vorgekocht\w*|precott\w)\b/;
/** Behind its food and alone, folded: "200 g rice, cooked". What else is said of the cooking is what the recipe does ("cooked in stock", "cooked and drained"). */
export const cookedAlone =
  /^\(?(?:already |bereits |deja |gia |ya |reeds |ja )?(?:cooked|boiled|steamed|gekocht|gegart|cuite?s?|cott[oaie]|cocid[oa]s?|gekookt|cozid[oa]s?|kokt|kokta)(?: (?:and|und|et|e|y|en|och|&)? ?(?:cooled|chilled|cold|shredded|diced|chopped|mashed|flaked|cubed|abgekuhlt|kalt|refroidie?s?|froide?s?|fredd[oaie]|fri[oa]s?|koud|kall|kallt))?\)?$/;

/** Poured out of its tin before it is weighed or used. */
export const drainedWords =
  /(?<!un)\b(?:drained|abgetropft\w*|egoutte\w*|sgocciolat\w*|scolat\w*|escurrid\w*|uitgelekt\w*|avrunn\w*)\b/;
/** What is sold in its liquid says so in these words, folded: "Kichererbsen aus der Dose". */
export const tinWords =
  /\b(?:canned|tinned|jarred|dosen?|konserven?|boites?|conserves?|scatol\w+|barattol\w+|conserva|enlatad\w+|latas?|blik\w*|konserverad\w*|burk\w*)\b/;
/** The weight that a line states of the drained food. */
export const drainedWeight =
  /(?:abtropfgewicht|poids net egoutte|peso sgocciolato|peso escurrido|uitlekgewicht|avrunnen vikt|drained weight)\D{0,20}(\d+) ?g|(\d+) ?g\D{0,20}drained weight/;

/** Words of an oil or a fat without an amount that say what little of it is for. */
export const fatForWords =
  /\b(?:fry\w*|saute\w*|greas\w*|brush\w*|cook\w*|sear\w*|braten|anbraten|einfetten|ausbacken|frittieren|cuisson|friture|graisser|friggere|ungere|freir|engrasar|bakken|invetten|fritar|untar|stekning|steka)\b/;
/** A spoon of it: kitchen custom. */
export const fatForFrying = 14;

/** A remark that takes a part of the amount off again: "2 cups flour, minus 2 tablespoons". */
export const takenOffWords =
  /(?<!\p{L}|\s(?:o|ou|or|oder|of|eller)\s)(?:minus|less|weniger|moins|meno|menos|minder)\s(?:\d|[¼-¾⅐-⅞])/iu;
