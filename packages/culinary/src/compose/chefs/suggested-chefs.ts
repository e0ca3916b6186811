import type { Dish } from '../dishes/dish.ts';
import type { Cuisine, CuisineName } from '../cuisines/cuisine.ts';
import { shuffledByWeight } from '../choose/seeded.ts';
import { presets } from './preset-chefs.ts';

const MANY = 3;
const AT_HOME = 6;
const NEAR = 4;

/** Kitchens that resemble each other. */
const near: readonly (readonly CuisineName[])[] = [
  ['french', 'british', 'american', 'modern', 'nordic', 'central'],
  ['italian', 'spanish', 'mediterranean', 'levantine', 'maghrebi'],
  ['chinese', 'northernchinese', 'japanese', 'korean', 'thai'],
  ['american', 'southern', 'mexican', 'andean', 'westafrican'],
  ['indian', 'thai', 'maghrebi', 'levantine'],
];

/** Three other presets who could cook this too: where the dish is at home, or whose kitchens are near. */
export function suggestedChefs(
  name: string,
  dish: Dish,
  cuisine: Cuisine,
  chance: () => number,
): { name: string }[] {
  const weigh = ({ cuisine: own }: (typeof presets)[number]) =>
    (dish.cuisines?.includes(own) ? AT_HOME : 1) *
    (near.some((group) => group.includes(own) && group.includes(cuisine.name)) ? NEAR : 1);
  return shuffledByWeight(
    presets.filter((chef) => chef.name !== name),
    weigh,
    chance,
  )
    .slice(0, MANY)
    .map((chef) => ({ name: chef.name }));
}
