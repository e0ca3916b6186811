import { kitchen } from './kitchen.data.ts';

/** A recipe as a cook would write it by hand: what POST /api/recipes takes. */
export interface WrittenRecipe {
  title: string;
  description: string;
  ingredientText: string;
  instructions: string[];
  tags: string[];
  category: 'starter' | 'main' | 'dessert';
  prepTime: string;
  cookTime: string;
  servings: number;
  comments: string;
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many recipes, the same for the same seed; no two have the same title. */
export function generateRecipes(count: number, seed: number): WrittenRecipe[] {
  const random = seededRandom(seed);
  const one = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  return Array.from({ length: count }, (_, index) => {
    const [food, second] = [one(kitchen.foods), one(kitchen.foods)];
    const foods = [
      food,
      second,
      ...Array.from({ length: between(4, 12) }, () => one(kitchen.foods)),
    ];
    return {
      title: `${one(kitchen.manners)} ${food} ${one(kitchen.dishes)} with ${second}, no. ${index + 1}`,
      description: `${one(kitchen.praises)} ${one(kitchen.praises)}`,
      ingredientText: foods
        .map(
          (name) =>
            `${one(kitchen.amounts)} ${name}${random() < 0.4 ? `, ${one(kitchen.cuts)}` : ''}`,
        )
        .join('\n'),
      instructions: Array.from(
        { length: between(3, 8) },
        () =>
          `${one(kitchen.steps)} the ${one(foods)} ${one(kitchen.ways)}. ${one(kitchen.steps)} the ${one(foods)} ${one(kitchen.ways)}.`,
      ),
      tags: [one(kitchen.tags), one(kitchen.tags)].filter(
        (tag, at, all) => all.indexOf(tag) === at,
      ),
      category: one(['starter', 'main', 'main', 'dessert'] as const),
      prepTime: String(between(1, 12) * 5),
      cookTime: String(between(1, 18) * 5),
      servings: between(1, 12),
      comments: random() < 0.2 ? one(kitchen.praises) : '',
    };
  });
}
