import type { Allergen } from '../../foods/allergens.data.ts';

/** Units of our lists, the longer in front of those they begin with. */
export const units = [
  'small bunch',
  'large bunch',
  'small handful',
  'litres',
  'litre',
  'bunch',
  'handful',
  'pinch',
  'tbsp',
  'tsp',
  'kg',
  'ml',
  'g',
  'slices',
];

/** What a list says and a step does not. */
export const unsaidWords: readonly (readonly [RegExp, string])[] = [
  [/^of /, ''],
  [
    /^(?:extra-virgin|fine|freshly ground|ground|dried durum wheat|canned|flat-leaf|small|large|ripe|mixed|fresh|boneless|skinless|unsalted|cold|plain|thick) /,
    '',
  ],
  [
    /^(?:ground|skinless|small|large|firm|vegan|finely grated|white|whole|soft|raw|thick|clotted) (?=\w+ ?\w*$)(?!wine|cabbage|pepper|beans|fish|miso)/,
    '',
  ],
  [/^(?:crusty|coarse|very fresh) /, ''],
  [/^(?:dried|egg-free) (?=pasta$)/, ''],
  [/^hot (?=.*(?:milk|stock)$)/, ''],
  [/^(.+) (?:cloves|clove|bulbs|bulb|sprigs|sprig|stalks|stalk|leaves picked)$/, '$1'],
];

/** Last words that end otherwise than their number says. */
export const pluralWords = {
  plural: new Set(['shrimp', 'prawns', 'leaves', 'lardons']),
  single: new Set([
    'asparagus',
    'couscous',
    'hummus',
    'molasses',
    'watercress',
    'schnapps',
    'lemongrass',
    'swiss',
    'swede',
    'cress',
    'grass',
    'sea bass',
    'bass',
  ]),
};

/** How what is sold without an allergen is named. What is free of lactose holds the rest of the milk. */
export const soldWithout: Partial<Record<Allergen, RegExp>> = {
  milk: /\b(?:vegan|plant[- ]based|dairy[- ]free|milk[- ]free)\b/i,
  eggs: /\b(?:vegan|plant[- ]based|egg[- ]free)\b/i,
};
