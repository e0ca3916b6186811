import type { DiscoveredFoods, Discovery } from '@convivio/culinary/analyse';
import type { DiscoveredIngredient } from './discovered-ingredient.ts';
import type { DiscoveredStore } from './discovered-store.ts';

/** What was found out of names, for the analyses; `names` as `unknownNames` lists them. */
export const discoveredAmong = async (
  store: DiscoveredStore,
  names: readonly string[],
): Promise<DiscoveredFoods> => foodsIn(await store.among(names));

/** As the analyses take them, without what is no food. */
const foodsIn = (ingredients: readonly DiscoveredIngredient[]): DiscoveredFoods =>
  new Map(
    ingredients
      .filter(({ isFood }) => isFood)
      .map((ingredient) => [ingredient.name, discoveryOf(ingredient)]),
  );

function discoveryOf({ foodId, figures, verified }: DiscoveredIngredient): Discovery {
  if (foodId !== null) return { foodId };
  const { calories, protein, carbohydrates, fat, fiber, climate, pieceGrams, density } = figures;
  const per100g = { calories, protein, carbohydrates, fat, fiber };
  return { per100g, climate, pieceGrams, density, verified };
}
