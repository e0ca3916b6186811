import {
  analyseSustainabilityByParts,
  type Corrections,
  type LineOfRecipe,
} from '@convivio/culinary/analyse';
import type { ByParts } from '@convivio/culinary/find';
import { parseIngredient, readIngredientText, recipeEnglish } from '@convivio/culinary/line';
import { withPauses } from '@convivio/platform/pauses';

/** A recipe that waits for its score. */
export interface UnscoredRecipe {
  recipeId: number;
  generated: boolean;
}

/** What a score is worked out from. */
export interface RecipeContent {
  ownerId: string;
  ingredientText: string;
  servings: number;
  servingsStated: boolean;
  languageCode: string | null;
  /** Names all of it. */
  content: string;
}

/** The recipes service, as far as it takes to score a recipe. */
export interface UnscoredRecipes {
  /** Null where the score is known already. */
  toAnalyse(recipe: UnscoredRecipe): Promise<RecipeContent | null>;
  /** Keeps a score of 0 to 100, or that there is none, where the recipe still has that content. */
  keep(recipe: UnscoredRecipe, content: string, score: number | null): Promise<void>;
}

/** What a cook has said of names in their recipes. */
export type CorrectionsOf = (ownerId: string) => Promise<Corrections>;

/** Longer lists are no recipe. */
const MOST_LINES = 1_000;

/**
 * Works out the sustainability score of a recipe and keeps it. A recipe in which nothing can be weighed has none, nor one of more than a
 * thousand lines. Throws what may be gone at another try.
 */
export async function scoreRecipe(
  recipes: UnscoredRecipes,
  correctionsOf: CorrectionsOf,
  recipe: UnscoredRecipe,
): Promise<void> {
  const found = await recipes.toAnalyse(recipe);
  if (!found) return;
  const corrections = await correctionsOf(found.ownerId);
  await recipes.keep(recipe, found.content, await withPauses(scoreOf(found, corrections)));
}

/** Has a recipe go without a score that could not be worked out in any try. */
export async function leaveUnscored(
  recipes: UnscoredRecipes,
  recipe: UnscoredRecipe,
): Promise<void> {
  const found = await recipes.toAnalyse(recipe);
  if (found) await recipes.keep(recipe, found.content, null);
}

function* scoreOf(content: RecipeContent, corrections: Corrections): ByParts<number | null> {
  const { servings, servingsStated, languageCode } = content;
  const lines = yield* linesOf(content);
  if (lines === null) return null;
  const { overallScore, ingredientDetails } = yield* analyseSustainabilityByParts(
    { lines, servings: servingsStated ? servings : null, languageCode },
    corrections,
  );
  return ingredientDetails.length === 0 ? null : overallScore;
}

/** The lines of a recipe, read; null where there are too many. */
function* linesOf({ ingredientText, languageCode }: RecipeContent): ByParts<LineOfRecipe[] | null> {
  const rows = readIngredientText(ingredientText).flatMap(({ name, lines }) =>
    lines.map((text) => ({ category: name, text })),
  );
  if (rows.length > MOST_LINES) return null;
  yield;
  const texts = rows.map(({ text }) => text);
  const language = recipeEnglish({ language: languageCode, lines: texts });
  const read: LineOfRecipe[] = [];
  for (const { category, text } of rows) {
    read.push({ ...parseIngredient(text, { language }), category });
    yield;
  }
  return read;
}
