import { announce } from '@convivio/contracts/announcement';
import { foodById } from '@convivio/culinary/foods';
import { notFound } from '@convivio/platform/errors';
import { Problems } from '@convivio/platform/problems';
import type { DiscoveredIngredient, Verdict } from './discovered-ingredient.ts';
import type { DiscoveredStore } from './discovered-store.ts';
import {
  figureNames,
  noFigures,
  wrongFigures,
  type IngredientFigures,
} from './ingredient-figures.ts';

/** What an administrator corrects: single figures, or which food it is, or that it is none. */
export type GivenFigures = {
  [Name in keyof IngredientFigures]?: number | null | undefined;
} & { foodId?: string | null | undefined; nothing?: boolean | null | undefined };

/**
 * Verifies a discovered ingredient: as it is (`given` null), or corrected, and has the recipes analysed anew that count it. A figure that is not given
 * stays, null is not known. Throws 404 for an unknown id, 422 for what cannot be.
 */
export async function verifyDiscoveredIngredient(
  store: DiscoveredStore,
  id: number,
  given: GivenFigures | null,
  by: string,
  at: Date,
): Promise<DiscoveredIngredient> {
  const ingredient = await store.find(id);
  const verified =
    ingredient &&
    (await store.verify(
      id,
      verdictOn(ingredient, given ?? {}),
      { administrator: by, at },
      announce('discovered-ingredient.verified', by, { name: ingredient.name }),
    ));
  if (!verified)
    throw notFound('DISCOVERED_INGREDIENT_NOT_FOUND', 'There is no such discovered ingredient.');
  return verified;
}

function verdictOn(
  { isFood, figures: before, foodId: foodBefore }: DiscoveredIngredient,
  { foodId, nothing, ...given }: GivenFigures,
): Verdict {
  const changed = figureNames.filter((name) => given[name] !== undefined);
  const problems = new Problems('DISCOVERED_FIGURES_INVALID');
  if ([foodId != null, nothing === true, changed.length > 0].filter(Boolean).length > 1)
    problems.add(
      'foodId',
      'stands alone',
      'Give figures, or the food that it is, or that it is none; not several of these.',
    );
  if (foodId != null && foodById(foodId) === null)
    problems.add('foodId', 'is no food of the lexicon', 'There is no food of this id.');
  problems.settle();
  if (nothing) return { isFood: false, figures: noFigures, foodId: null };
  if (foodId != null) return { isFood: true, figures: before, foodId };
  if (changed.length === 0) return { isFood, figures: before, foodId: foodBefore };
  const figures = {
    ...before,
    ...Object.fromEntries(changed.map((name) => [name, given[name] ?? null])),
  };
  for (const { field, about } of wrongFigures(figures))
    problems.add(field, about, `${titleOf[field]} ${about}.`);
  problems.settle();
  return { isFood: true, figures, foodId: null };
}

const titleOf: Record<keyof IngredientFigures, string> = {
  calories: 'Calories',
  protein: 'Protein',
  carbohydrates: 'Carbohydrates',
  fat: 'Fat',
  fiber: 'Fiber',
  alcohol: 'Alcohol',
  climate: 'The climate figure',
  pieceGrams: 'The weight of a piece',
  density: 'The density',
};
