import type { ByParts } from '@convivio/culinary/find';
import { unavailable } from '@convivio/platform/errors';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import { recipeMessage } from '../saving/change-recipe.ts';
import { translationOfLines } from '../saving/keep-translation.ts';
import { LIMITS } from '../writing/recipe-limits.data.ts';
import { lineText } from '../writing/write-ingredients.ts';
import { withPauses } from '@convivio/platform/pauses';
import { untranslatedOf } from './untranslated.ts';

/** Words of a recipe, and what they are in English. */
export interface TranslatedWords {
  original: string;
  english: string;
}

/** What somebody has translated of a recipe. */
export interface Translations {
  title: TranslatedWords | null;
  ingredients: readonly TranslatedWords[];
  instructions: readonly TranslatedWords[];
}

const TRIES = 8;

/**
 * Puts translations beside the words they are of, where these still stand in the recipe and are not in English yet: what was written
 * meanwhile wins. It is no change of the recipe: who edits it is not in conflict with it.
 */
export async function keepTranslations(
  store: RecipeStore,
  ref: RecipeRef,
  translations: Translations,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const recipe = await store.find(ref);
    const after = recipe && (await withPauses(withTranslations(recipe, translations)));
    if (!after) return;
    if (await store.replace(recipe, after, [recipeMessage('recipe.changed', after.ownerId, after)]))
      return;
  }
  throw unavailable('RECIPE_BUSY', 'This recipe is being changed at the moment. Try again.');
}

/** The recipe with what of it can be taken; null where nothing can. */
function* withTranslations(
  recipe: Recipe,
  { title, ...said }: Translations,
): ByParts<Recipe | null> {
  const missing = yield* untranslatedOf(recipe);
  if (!missing) return null;
  const lines = recipe.ingredients.map(lineText);
  const steps = recipe.instructions.map(({ instruction }) => instruction);
  const translatedTitle =
    recipe.translatedTitle ??
    (title?.original === recipe.title ? fitting(title.english, LIMITS.title) : null);
  const translatedIngredients = put(
    englishOf(said.ingredients, missing.ingredients, LIMITS.line),
    lines,
    yield* translationOfLines(recipe.translatedIngredients, lines, lines, recipe.languageCode),
  );
  const translatedInstructions = put(
    englishOf(said.instructions, missing.instructions, LIMITS.step),
    steps,
    recipe.translatedInstructions,
  );
  const isSame =
    translatedTitle === recipe.translatedTitle && !translatedIngredients && !translatedInstructions;
  return isSame
    ? null
    : {
        ...recipe,
        translatedTitle,
        ...(translatedIngredients && { translatedIngredients }),
        ...(translatedInstructions && { translatedInstructions }),
      };
}

/** What is missing and was said, by its own words. */
function englishOf(
  said: readonly TranslatedWords[],
  missing: readonly string[],
  longest: number,
): ReadonlyMap<string, string> {
  return new Map(
    said.flatMap(({ original, english }) => {
      const words = missing.includes(original) ? fitting(english, longest) : null;
      return words === null ? [] : [[original, words]];
    }),
  );
}

/** What is longer than what it stands beside may be is not taken. */
const fitting = (words: string, longest: number) =>
  words.trim() !== '' && words.trim().length <= longest ? words.trim() : null;

/** The words with what is in English of them, as many; null where nothing comes new. */
function put(
  english: ReadonlyMap<string, string>,
  words: readonly string[],
  before: readonly string[] | null,
): string[] | null {
  const known = before?.length === words.length ? before : words;
  const after = words.map((word, at) => english.get(word) ?? known[at]!);
  return after.every((word, at) => word === known[at]) ? null : after;
}
