import { wordTable } from '../../words/word-table.ts';

/** Folded words that say that nothing of an animal is in it, in the eight languages: "vegan chicken pieces". */
export const veganWords =
  /\b(?:vegan\w*|plant[- ]based|pflanzlich\w*|vegetal\w*|plantaardig\w*|vaxtbaserad\w*|mock)\b/;
/** No meat and no fish is in it; milk and eggs may be. */
export const vegetarianWords =
  /\b(?:vegetarian\w*|vegetarisch\w*|vegetarien\w*|veggie|vega|meat[- ]?free|meatless|fleischlos\w*|fleischfrei\w*|soya?|soja|tofu|seitan|quorn|jackfruit)\b/;
/** No milk is in it; what is free of lactose alone is milk. */
export const dairyFreeWords = /\b(?:(?:dairy|milk)[- ]free|non[- ]dairy|milchfrei\w*)\b/;
export const eggFreeWords = /\b(?:egg[- ]free|flax|linseed|chia)\b/;

/** Something else stands for the food: "sugar substitute", "sucedáneo de chocolate". */
export const substituteWords =
  /\b(?:substitutes?|replacers?|replacements?|imitation|ersatz\w*|succedane\w*|substituts?|sostitut[oi]|surrogat[oi]|sustitut[oi]s?|sucedaneos?|vervanger\w*|substitutos?|sucedaneos?|ersattning\w*)\b/;
/** Without the sugar of which the food as the tables know it is made. */
export const sugarFreeWords =
  /\b(?:(?:sugar|no)[- ](?:free|added[- ]sugar)|zero sugar|zuckerfrei\w*|ohne zucker(?:zusatz)?|sans sucres?(?: ajoutes?)?|senza zuccher[oi]|sin azucar(?:es)?|suikervrije?|sem acucar|sockerfri\w*)\b/;

/** The drink, and no bar. */
const hotChocolate =
  /\b(?:(?:hot|drinking) (?:chocolate|cocoa)|(?:heiss\w*|trink) ?schokolade|chocolat chaud|cioccolata (?:calda|in tazza)|chocolate (?:caliente|a la taza)|warme chocolade\w*|chocolademelk|chocolate quente|varm choklad)\b/;

/** Folded words that make another thing of a name that ends in that of a food: by the id of the food. */
export const namesakes = wordTable<RegExp>({
  apple: /\b(?:custard|sugar|love|rose|star|wax|thorn|horse)[- ]apples?\b/,
  pear: /\b(?:prickly|balsam|alligator)[- ]pears?\b/,
  melon: /\b(?:bitter|winter)[- ]melons?\b/,
  cherry: /\b(?:ground|cape)[- ]cherr(?:y|ies)\b/,
  grapes: /\bsea[- ]grapes?\b/,
  tomato: /\btree[- ]tomato(?:es)?\b/,
  fig: /\b(?:indian figs?|higos? chumbos?|fic(?:o|hi) d'india|figues? de barbarie)\b/,
  mint: /\b(?:after[- ]dinner|polo|butter|imperial|breath) mints?\b/,
  orange: /\bchocolate oranges?\b/,
  'sparkling-water': /\bbread soda\b/,
  'dark-chocolate': hotChocolate,
  'milk-chocolate': hotChocolate,
  gelatine: /\b(?:jell[- ]?os?|jell(?:y|ies)|aspi[ck]s?|gelees?|aladab)\b/,
  chips: /\b(?:banana|apple|kale|vegetable|plantain) chips\b|\blamb'?s fry\b/,
  cake: /\b(?:fish|crab|salmon|rice|oat) ?cakes?\b/,
  beans: /\bjelly beans?\b/,
  cheese: /\bhead cheese\b/,
  meat: /\bnut roasts?\b/,
  chestnuts: /\bhorse chestnuts?\b/,
  'almond-extract': /\b(?:malt|yeast|beef|meat) extract\b/,
});
