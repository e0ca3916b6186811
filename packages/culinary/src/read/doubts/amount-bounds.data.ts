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

/** The first that fits counts. */
export const amountBounds: readonly AmountBound[] = [
  // A pinch to 3 g is usual; a salt crust needs kilograms and is worth the check.
  { foods: ['salt'], each: 25 },
  // A loaf of four servings has 10 g of either.
  { foods: ['baking-powder', 'baking-soda'], each: 15 },
  { foods: ['dried-yeast', 'fresh-yeast'], each: 25 },
  { foods: ['vanilla-extract', 'gelatine'], each: 25 },
  // An omelette has three; a noodle dough two a person.
  { foods: ['egg', 'egg-yolk', 'egg-white'], pieces: 4.5, each: 300 },
  // Forty cloves with one chicken are ten a person.
  { foods: ['garlic'], pieces: 12, each: 150 },
  // Curry powders and paprika of a goulash stay below 20 g.
  { aisle: 'Spices and dried herbs', each: 40 },
  // A clear soup is half a litre; a stock that is boiled down begins with more.
  {
    foods: ['stock', 'vegetable-stock', 'chicken-stock', 'beef-stock', 'fish-stock'],
    each: 2_500,
  },
  // Frying oil is a litre for four.
  { aisle: 'Oils, vinegars and sauces', each: 500 },
  { aisle: 'Baking', each: 600 },
  // Whole birds and roasts on the bone are below 1 kg a person.
  { aisle: 'Meat and poultry', each: 1_500, pieces: 20 },
  { aisle: 'Fish counter', each: 1_500 },
  { aisle: 'Pasta, rice and pulses', each: 600 },
  // Preserves and stocks take much; nobody is served more than this.
  { each: 2_500, pieces: 40 },
];

/** A yield of fewer that is not said of persons is one cake or one loaf, for about as many. */
export const SERVED_BY_A_CAKE = 6;
/** A yield that counts those who eat. */
export const eaters =
  /\b(?:serv\w*|pers\w*|people|portion\w*|porsi\w*|porz\w*|porç\w*|raci\w*|comens\w*|pessoas|couverts?|leute|pers)\b/i;
