import type { WineDish } from './wine-dish.ts';

/** What to pour without alcohol, the first whose dish it is. */
export const alcoholFreeIdeas: readonly (readonly [
  fits: (dish: WineDish) => boolean,
  idea: string,
])[] = [
  [
    ({ isDessert, has }) => isDessert && has.chocolate,
    'A small, strong coffee, or cold-brewed coffee over ice with a strip of orange peel: bitter beside what is sweet.',
  ],
  [
    ({ isDessert, has }) => isDessert && has.fruit,
    'Cold black tea with lemon juice, a little sugar and bruised basil: bitter and sharp where the dessert is sweet.',
  ],
  [
    ({ isDessert }) => isDessert,
    'Unsweetened rooibos or black tea with a vanilla pod, hot or cold: it leaves the sweetness to the plate.',
  ],
  [
    ({ heat }) => heat >= 2,
    'Cold coconut milk, thinned with water, with lime and a pinch of salt: its fat puts out what water only spreads.',
  ],
  [
    ({ has }) => has.asian || has.soy,
    'Cold-brewed jasmine or green tea, unsweetened, with a slice of ginger: fragrant, and dry as wine.',
  ],
  [
    ({ main }) =>
      main === 'fish' || main === 'shellfish' || main === 'oilyFish' || main === 'salmon',
    'Sparkling water with cucumber, lemon peel and a pinch of salt, very cold: as crisp as a white from the coast.',
  ],
  [
    ({ main }) => main === 'beef' || main === 'lamb' || main === 'game' || main === 'duck',
    'Unsweetened sour cherry or blackcurrant juice, one part to two of strong cold black tea: fruit, acid and tannin.',
  ],
  [
    ({ has }) => has.mushroom,
    'Cold roasted-barley or oolong tea, in a wine glass: earthy, with a little grip.',
  ],
  [
    ({ has }) => has.tomato,
    'Red verjus, or grape juice sharpened with a little vinegar, filled up with sparkling water: acid for the tomatoes.',
  ],
  [
    ({ has, fat }) => has.cream || fat >= 4,
    'Dry, cloudy apple juice with as much sparkling water and a squeeze of lemon: bubbles and acid for what is rich.',
  ],
  [
    ({ main }) => main === 'pork' || main === 'poultry' || main === 'veal' || main === 'cured',
    'Quince or cloudy apple juice with sparkling water and a sprig of thyme: fruit with an edge.',
  ],
];

/** Where nothing of the dish decides. */
export const anyDish =
  'Sparkling water with a strip of lemon peel and a sprig of mint or rosemary: dry, cold, and in the way of nothing.';
