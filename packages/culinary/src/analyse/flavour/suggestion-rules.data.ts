import type { Origin } from '../../foods/origins.data.ts';

/** What makes another dish of it. */
export const otherMains: readonly string[] = ['Hearth and Pasture', 'Sea and Shore'];

/** What a suggestion must not bring into a dish that has none of its kind, as families of tastes and single ones. */
export const ofAnimals = {
  families: otherMains,
  others: ['bacon', 'ham', 'chorizo', 'black-pudding', 'anchovy', 'fish-sauce'],
};

export const ofMilkAndEggs = {
  families: ['Milk and Cream', 'Cheese Board'],
  others: ['egg', 'honey', 'white-chocolate'],
  /** Where one of these is in the dish, more of them changes nothing. */
  origins: ['dairy', 'egg', 'honey'],
} satisfies { families: string[]; others: string[]; origins: Origin[] };

/** Drinks that not everybody takes, and what is in every kitchen anyway. */
export const neverSuggested: readonly string[] = [
  'rum',
  'whisky',
  'red-wine',
  'white-wine',
  'beer',
  'black-pudding',
  'butter',
  'onion',
  'pepper',
];

/** What makes a dish a sweet one where its course is not stated. */
export const sweetDishes = {
  sugars: ['sugar', 'caster-sugar', 'brown-sugar', 'icing-sugar', 'dark-brown-sugar', 'honey'],
  sugarGrams: 60,
};
