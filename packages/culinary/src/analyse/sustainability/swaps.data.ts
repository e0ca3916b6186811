/** Something that could stand for a food in the same dish. */
export interface Swap {
  /** The food that is changed. */
  from: readonly string[];
  to: string;
  /** Grams of the new food for a gram of the old. */
  ratio: number;
  /** The share of the old food that goes: a half, or all of it. */
  share: number;
  /** A sentence, with `{food}` for the name of the old one. */
  suggestion: string;
  /** Where it fits: savoury dishes, sweet ones, or both. */
  dish: 'savoury' | 'sweet' | 'any';
  /** Foods that the dish must not have: oil makes no dough of flour and butter. */
  notWith?: readonly string[];
}

const beef = [
  'beef-stew-meat',
  'beef-chuck',
  'beef-brisket',
  'beef-shin',
  'ox-cheek',
  'beef',
  'oxtail',
  'beef-short-ribs',
];
const lamb = ['lamb', 'lamb-leg', 'lamb-shoulder', 'lamb-shank', 'lamb-chop', 'goat'];
const minced = ['ground-beef', 'ground-lamb', 'minced-meat', 'ground-veal', 'meatballs'];
const steaks = ['beef-steak', 'beef-fillet', 'veal-escalope', 'veal', 'veal-chop'];
const hardCheese = [
  'parmesan',
  'pecorino',
  'gruyere',
  'cheddar',
  'cheese',
  'emmental',
  'monterey-jack',
];

/** Swaps that cooks make, the boldest first. Ratios: dried pulses take up about twice their weight of water. */
export const swaps: readonly Swap[] = [
  {
    from: minced,
    to: 'lentils',
    ratio: 0.35,
    share: 1,
    dish: 'savoury',
    suggestion: 'Cook it with brown lentils instead of {food}, about a third of the weight, dry.',
  },
  {
    from: minced,
    to: 'lentils',
    ratio: 0.35,
    share: 0.5,
    dish: 'savoury',
    suggestion: 'Replace half of the {food} with cooked lentils; the sauce stays as rich.',
  },
  {
    from: minced,
    to: 'ground-turkey',
    ratio: 1,
    share: 1,
    dish: 'savoury',
    suggestion: 'Use minced turkey instead of {food}.',
  },
  {
    from: [...beef, ...lamb],
    to: 'mushroom',
    ratio: 1,
    share: 0.5,
    dish: 'savoury',
    suggestion: 'Replace half of the {food} with mushrooms, browned well before they join the pot.',
  },
  {
    from: [...beef, ...lamb],
    to: 'dried-chickpeas',
    ratio: 0.35,
    share: 1,
    dish: 'savoury',
    suggestion:
      'Let chickpeas take the place of {food}; they hold their shape for as long as it braises.',
  },
  {
    from: [...beef, ...lamb],
    to: 'pork-shoulder',
    ratio: 1,
    share: 1,
    dish: 'savoury',
    suggestion: 'Braise pork shoulder instead of {food}; it is tender sooner.',
  },
  {
    from: [...beef, ...lamb, ...steaks],
    to: 'chicken-thigh',
    ratio: 1,
    share: 1,
    dish: 'savoury',
    suggestion: 'Use chicken thighs instead of {food} and shorten the cooking.',
  },
  {
    from: steaks,
    to: 'portobello-mushroom',
    ratio: 1,
    share: 1,
    dish: 'savoury',
    suggestion: 'Grill large mushrooms instead of {food}.',
  },
  {
    from: ['chicken-breast', 'chicken-thigh', 'chicken', 'ground-chicken', 'ground-turkey'],
    to: 'chickpeas',
    ratio: 0.6,
    share: 0.5,
    dish: 'savoury',
    suggestion: 'Replace half of the {food} with chickpeas.',
  },
  {
    from: ['pork-shoulder', 'pork-loin', 'pork', 'pork-chop', 'pork-tenderloin', 'ground-pork'],
    to: 'white-beans',
    ratio: 0.6,
    share: 0.5,
    dish: 'savoury',
    suggestion: 'Replace half of the {food} with white beans.',
  },
  {
    from: ['bacon', 'lardons', 'pancetta'],
    to: 'smoked-paprika',
    ratio: 0.03,
    share: 1,
    dish: 'savoury',
    suggestion: 'Leave the {food} out and season with smoked paprika.',
  },
  {
    from: ['sausage', 'merguez', 'chorizo', 'smoked-sausage'],
    to: 'kidney-beans',
    ratio: 0.8,
    share: 0.5,
    dish: 'savoury',
    suggestion: 'Halve the {food} and add beans.',
  },
  {
    from: ['shrimp', 'lobster', 'crab', 'crab-meat', 'scallop'],
    to: 'mussel',
    ratio: 1,
    share: 1,
    dish: 'savoury',
    suggestion: 'Use mussels instead of {food}; they are done in minutes.',
  },
  {
    from: [
      'cod',
      'haddock',
      'hake',
      'sole',
      'halibut',
      'monkfish',
      'sea-bass',
      'white-fish',
      'tuna',
      'swordfish',
    ],
    to: 'mackerel',
    ratio: 1,
    share: 1,
    dish: 'savoury',
    suggestion: 'Use mackerel instead of {food}.',
  },
  {
    from: ['salmon', 'trout'],
    to: 'mackerel',
    ratio: 1,
    share: 1,
    dish: 'savoury',
    suggestion: 'Use mackerel instead of {food}; it is as rich.',
  },
  {
    from: ['double-cream', 'whipping-cream', 'cream', 'single-cream', 'creme-fraiche'],
    to: 'plant-cream',
    ratio: 1,
    share: 1,
    dish: 'savoury',
    suggestion: 'Finish it with a plant-based cream instead of {food}.',
  },
  {
    from: ['double-cream', 'whipping-cream', 'cream', 'creme-fraiche', 'mascarpone'],
    to: 'yogurt',
    ratio: 1,
    share: 1,
    dish: 'savoury',
    suggestion: 'Stir in yogurt off the heat instead of {food}.',
  },
  {
    from: ['butter', 'salted-butter', 'clarified-butter'],
    to: 'rapeseed-oil',
    ratio: 0.85,
    share: 1,
    dish: 'savoury',
    suggestion: 'Cook with rapeseed oil instead of {food}.',
    notWith: ['flour', 'bread-flour', 'self-raising-flour', 'whole-wheat-flour', 'icing-sugar'],
  },
  {
    from: ['butter', 'salted-butter'],
    to: 'margarine',
    ratio: 1,
    share: 1,
    dish: 'sweet',
    suggestion: 'Bake with a plant-based spread instead of {food}.',
  },
  {
    from: ['milk', 'semi-skimmed-milk', 'skimmed-milk'],
    to: 'oat-milk',
    ratio: 1,
    share: 1,
    dish: 'any',
    suggestion: 'Use oat drink instead of {food}.',
  },
  {
    from: hardCheese,
    to: hardCheese[0]!,
    ratio: 0,
    share: 0.5,
    dish: 'savoury',
    suggestion: 'Use half of the {food}, grated finely so that it goes further.',
  },
  {
    from: ['rice', 'basmati-rice', 'jasmine-rice'],
    to: 'bulgur',
    ratio: 1,
    share: 1,
    dish: 'savoury',
    suggestion: 'Serve bulgur instead of {food}.',
  },
  {
    from: ['risotto-rice'],
    to: 'barley',
    ratio: 1,
    share: 1,
    dish: 'savoury',
    suggestion:
      'Make it with pearl barley instead of {food}; it takes the same stirring and a little longer.',
  },
  {
    from: ['dark-chocolate', 'milk-chocolate', 'chocolate-chips', 'white-chocolate'],
    to: 'dark-chocolate',
    ratio: 0,
    share: 0.33,
    dish: 'any',
    suggestion: 'Take a third less {food}; a pinch of salt brings out what is left.',
  },
  {
    from: ['almonds', 'ground-almonds', 'cashews', 'pistachios', 'flaked-almonds'],
    to: 'sunflower-seeds',
    ratio: 1,
    share: 1,
    dish: 'any',
    suggestion: 'Use sunflower seeds instead of {food}.',
  },
];
