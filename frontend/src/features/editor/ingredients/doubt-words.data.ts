interface UnclearUnit {
  /** As written, lower case. */
  words: readonly string[];
  question: string;
  answers: readonly { label: string; one: string; many: string }[];
}

/** Words for a measure that leave open which one. */
export const unclearUnits: readonly UnclearUnit[] = [
  {
    words: ['spoon', 'spoons', 'spoonful', 'spoonfuls'],
    question: 'Which spoon?',
    answers: [
      { label: 'tablespoon', one: 'tablespoon', many: 'tablespoons' },
      { label: 'teaspoon', one: 'teaspoon', many: 'teaspoons' },
    ],
  },
  {
    words: ['löffel'],
    question: 'Which spoon?',
    answers: [
      { label: 'Esslöffel', one: 'Esslöffel', many: 'Esslöffel' },
      { label: 'Teelöffel', one: 'Teelöffel', many: 'Teelöffel' },
    ],
  },
  {
    words: ['cuillère', 'cuillères', 'cuillere', 'cuilleres', 'cuillerée', 'cuillerées'],
    question: 'Which spoon?',
    answers: [
      { label: 'cuillère à soupe', one: 'cuillère à soupe', many: 'cuillères à soupe' },
      { label: 'cuillère à café', one: 'cuillère à café', many: 'cuillères à café' },
    ],
  },
  {
    words: ['colher', 'colheres'],
    question: 'Which spoon?',
    answers: [
      { label: 'colher de sopa', one: 'colher de sopa', many: 'colheres de sopa' },
      { label: 'colher de chá', one: 'colher de chá', many: 'colheres de chá' },
    ],
  },
  {
    words: ['lepel', 'lepels'],
    question: 'Which spoon?',
    answers: [
      { label: 'eetlepel', one: 'eetlepel', many: 'eetlepels' },
      { label: 'theelepel', one: 'theelepel', many: 'theelepels' },
    ],
  },
];

/** What may stand behind an unclear word and make it clear: "cuillère à soupe", "colher (sopa)". */
export const clearingWords = /^\s*(?:à|a|de\s+(?:sopa|ch[áa]|caf[ée]|soupe|sobremesa)|\()/iu;

/** Units that are often mistyped, as they should be spelt. */
export const typedUnits: readonly string[] = [
  'tbsp',
  'tablespoon',
  'tablespoons',
  'teaspoon',
  'teaspoons',
  'gram',
  'grams',
  'kilogram',
  'kilograms',
  'millilitre',
  'millilitres',
  'milliliter',
  'milliliters',
  'litre',
  'litres',
  'liter',
  'liters',
  'ounce',
  'ounces',
  'pound',
  'pounds',
  'pinch',
  'handful',
  'bunch',
  'clove',
  'cloves',
  'slice',
  'slices',
  'esslöffel',
  'teelöffel',
  'prise',
  'cucchiaio',
  'cucchiai',
  'cucchiaino',
  'cucchiaini',
  'cucharada',
  'cucharadas',
  'cucharadita',
  'cucharaditas',
];
