/** What a person is served at most of a food, in a recipe that anybody cooks. Far above what is usual: what is more was misread. */
interface AmountBound {
  /** Ids of foods, or an aisle. */
  foods?: readonly string[];
  aisle?: string;
  /** Grams or millilitres a serving. */
  each?: number;
  /** Pieces a serving. */
  pieces?: number;
}

/** The first that fits counts. Each is about three times the most of what hundreds of recipes state. */
export const amountBounds: readonly AmountBound[] = [
  // A pinch to 5 g is usual; a salt crust needs kilograms and is worth the check.
  { foods: ['salt'], each: 15 },
  // A loaf of four servings has 10 g of either.
  { foods: ['baking-powder', 'baking-soda'], each: 6 },
  { foods: ['dried-yeast', 'fresh-yeast'], each: 20 },
  { foods: ['vanilla-extract', 'gelatine'], each: 12 },
  // An omelette has three; a noodle dough two a person.
  { foods: ['egg', 'egg-yolk', 'egg-white'], pieces: 4.5, each: 300 },
  // Forty cloves with one chicken are ten a person.
  { foods: ['garlic'], pieces: 12, each: 45 },
  { foods: ['butter'], each: 150 },
  // Curry powders and paprika of a goulash stay below 10 g.
  { aisle: 'Spices and dried herbs', each: 18 },
  // A clear soup is half a litre; a stock that is boiled down begins with more.
  {
    foods: ['stock', 'vegetable-stock', 'chicken-stock', 'beef-stock', 'fish-stock'],
    each: 1_500,
  },
  // Frying oil is a litre for four.
  { aisle: 'Oils, vinegars and sauces', each: 300 },
  { aisle: 'Baking', each: 500 },
  // Whole birds and roasts on the bone are below 1 kg a person.
  { aisle: 'Meat and poultry', each: 1_200, pieces: 20 },
  { aisle: 'Fish counter', each: 1_200 },
  { aisle: 'Pasta, rice and pulses', each: 450 },
  // Preserves and stocks take much; nobody is served more than this.
  { each: 1_500, pieces: 30 },
];

/** More pieces of anything have lost their unit: "300 milk". */
export const MOST_PIECES = 50;
/** Of what is poured or weighed, fewer are too many. */
export const MOST_PIECES_OF_POWDER = 20;
/** Nobody takes so many of a thing that weighs so many grams. */
export const HEAVY_PIECE = 80;
/** What is left of 1/2, 1/4, 3/4, 1/3, 2/3 and 1/8 without the stroke. */
export const lostStrokes: ReadonlySet<number> = new Set([12, 14, 34, 13, 23, 18]);
/** Units of which nobody measures a dozen. */
export const smallUnits: ReadonlySet<string> = new Set(['teaspoon', 'tablespoon', 'cup']);

/** A yield of fewer that is not said of persons is one cake or one loaf, for about as many. */
export const SERVED_BY_A_CAKE = 6;
/** A yield that counts those who eat. */
export const eaters =
  /\b(?:serv\w*|pers\w*|people|portion\w*|porsi\w*|porz\w*|porç\w*|raci\w*|comens\w*|pessoas|convives?|commensali|guests?|gäste|esser|ospiti|invit[ée]s|invitados|gourmands?|couverts?|leute|pers)\b/i;
