import type { MagicDiet } from '@convivio/culinary/compose';
import type { DietClass, DietProfile } from '@convivio/culinary/find';

/** The profile by whose rules a diet is checked. */
export const profileOf = {
  omnivore: 'omnivore',
  pescatarian: 'pescetarian',
  vegetarian: 'vegetarian',
  vegan: 'vegan',
} as const satisfies Record<MagicDiet, DietProfile>;

/** What a diet leaves out. */
export const leftOutBy: Readonly<Record<MagicDiet, readonly DietClass[]>> = {
  omnivore: [],
  pescatarian: ['meat'],
  vegetarian: ['meat', 'fish'],
  vegan: ['meat', 'fish', 'dairy', 'eggs'],
};

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words of steps and titles that name a food, and mostly mean something else: work, a part of a plant or of a pan, a measure. */
export const ofOtherMeaning: ReadonlySet<string> = wordsOf(`
  roast roasts heart hearts rib ribs rim glass speck specks room leg legs tongue tail joint chop chops shank breast breasts cup
`);

/** What a recipe makes of its ingredients, whatever these are; a title says it, and a later step. */
export const madeOfOthers: ReadonlySet<string> = wordsOf(`
  cake cakes pancake pancakes crepe crepes waffle waffles blini batter dough pastry crust custard pudding mousse meringue meringues
  pesto bechamel omelette omelettes frittata quiche tart tarts gratin lasagne ravioli gnocchi dumplings burger burgers
  meatballs patties cutlets schnitzel steak steaks carpaccio tartare bourguignon bolognese ragu risotto biscuits cookies brownies muffins scones
  gelato sorbet parfait
`);
