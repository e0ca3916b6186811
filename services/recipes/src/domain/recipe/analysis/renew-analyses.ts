import type { AnalysisRenewal } from '@convivio/contracts/messages';
import { correctionKey } from '@convivio/culinary/analyse';
import type { ByParts } from '@convivio/culinary/find';
import { unavailable } from '@convivio/platform/errors';
import { withPauses } from '@convivio/platform/pauses';
import type { Recipe } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import type { RecipeAnalysis } from './recipe-analysis.ts';
import { namesFood } from './names-food.ts';
import { toBeAnalysed } from './to-be-analysed.ts';

/** Recipes that are looked at in one turn: so long others wait. */
const PAGE = 20;
const TRIES = 8;

type OutdatedRecipes = Pick<AnalysisRenewal, 'about' | 'ownerId' | 'ingredient'>;

/**
 * Has the next recipes analysed anew whose analyses are out of date: of an owner those that name a corrected food, or those of all cooks that look a
 * name up as discovered, where it was only now found those that do not count it yet. It is no change of them. Answers behind which id the others
 * are; null where there are none. May be called twice for the same. Throws 503 for a recipe that changes all the time.
 */
export async function renewAnalyses(
  store: RecipeStore,
  { about, ownerId, ingredient, after }: AnalysisRenewal,
): Promise<number | null> {
  const outdated = { about, ownerId, ingredient };
  const page =
    about === 'corrected'
      ? await store.ownAfter(ownerId, after, PAGE)
      : await store.lookingUpAfter(ingredient, after, PAGE);
  for (const recipe of await withPauses(outdatedAmong(page, outdated)))
    await renewOne(store, recipe, outdated);
  return page.length < PAGE ? null : page.at(-1)!.id;
}

function* outdatedAmong(
  recipes: readonly Recipe[],
  { about, ingredient }: OutdatedRecipes,
): ByParts<Recipe[]> {
  if (about !== 'corrected')
    return recipes.filter(
      ({ analysis }) =>
        analysis?.unknownNames.includes(ingredient) &&
        !(about === 'found' && counts(analysis, ingredient)),
    );
  const found: Recipe[] = [];
  for (const recipe of recipes) {
    let names = false;
    for (const line of recipe.ingredients) {
      names ||= namesFood(line, ingredient);
      yield;
    }
    if (names) found.push(recipe);
  }
  return found;
}

/** Whether an analysis has the figures that were found: the one for which they were asked has, and whichever was made since. */
const counts = ({ sustainability }: RecipeAnalysis, ingredient: string): boolean =>
  sustainability?.discoveredIngredients.some((name) => correctionKey(name) === ingredient) ?? false;

/** The page may have been read a while ago; whether the recipe is still outdated is only asked where somebody was faster. */
async function renewOne(
  store: RecipeStore,
  found: Recipe,
  outdated: OutdatedRecipes,
): Promise<void> {
  let recipe: Recipe | null = found;
  for (let tries = 0; tries < TRIES; tries++) {
    const { recipe: after, requests } = toBeAnalysed(
      recipe,
      { ...recipe, foodsCorrected: recipe.foodsCorrected + 1 },
      recipe.ownerId,
    );
    if (await store.replace(recipe, after, requests)) return;
    recipe = await store.find(found);
    if (!recipe || !(await withPauses(outdatedAmong([recipe], outdated))).length) return;
  }
  throw unavailable('RECIPE_BUSY', 'This recipe is being changed at the moment. Try again.');
}
