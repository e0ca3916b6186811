import { parseIngredient } from '@convivio/culinary/line';
import { shoppingListByParts, type ShoppingList } from '@convivio/culinary/show';
import { invalid } from '@convivio/platform/errors';
import { withPauses } from '@convivio/platform/pauses';
import type { Cook } from './policy.ts';
import { readRecipe } from './read-recipe.ts';
import type { Amount, Ingredient, Recipe, RecipeRef } from './recipe.ts';
import type { RecipeStore } from './recipe-store.ts';
import { lineText } from './writing/write-ingredients.ts';
import { areServings, SERVINGS_ABOUT, SERVINGS_SENTENCE } from './writing/servings-rule.ts';

export interface RecipeShoppingList extends ShoppingList {
  recipeTitle: string;
  servings: number;
  /** Whether the recipe says for how many it is; else it is scaled as if for the default. */
  servingsStated: boolean;
  ingredientCount: number;
}

/** What to buy for so many servings of a recipe, in its own language or, as far as it is translated, in English. */
export async function shopForRecipe(
  store: RecipeStore,
  cook: Cook,
  ref: RecipeRef,
  {
    servings,
    units,
    translated,
  }: { servings: number; units: 'metric' | 'imperial'; translated: boolean },
): Promise<RecipeShoppingList> {
  if (!areServings(servings))
    throw invalid('SERVINGS_INVALID', SERVINGS_SENTENCE, { servings: SERVINGS_ABOUT });
  const recipe = await readRecipe(store, cook, ref);
  const title = (translated ? recipe.translatedTitle : null) ?? recipe.title;
  const factor = servings / recipe.servings;
  const spoken = translated ? inEnglish(recipe) : { english: [], own: recipe.ingredients };
  return {
    recipeTitle: title,
    servings,
    servingsStated: recipe.servingsStated,
    ingredientCount: recipe.ingredients.length,
    ...(await withPauses(
      shoppingListByParts(
        [
          { title, factor, ingredients: spoken.english, language: 'en' },
          { title, factor, ingredients: spoken.own, language: recipe.languageCode },
        ],
        { units },
      ),
    )),
  };
}

/** The lines in the words of their translation, with the amounts of their own; those without one that says the same stay as they are. */
function inEnglish({ ingredients, translatedIngredients }: Recipe) {
  const english: Ingredient[] = [];
  const own: Ingredient[] = [];
  for (const [index, line] of ingredients.entries()) {
    const translation = translatedIngredients?.[index]?.trim() ?? '';
    const read = parseIngredient(translation, { language: 'en' });
    if (translation !== '' && translation !== lineText(line) && isSameAmount(read, line)) {
      const { name, size, preparation, note, originalText } = read;
      english.push({ ...line, name, size, preparation, note, originalText });
    } else own.push(line);
  }
  return { english, own };
}

const isSameAmount = (a: Amount, b: Amount) =>
  a.quantity === b.quantity && a.quantityMax === b.quantityMax && a.unit === b.unit;
