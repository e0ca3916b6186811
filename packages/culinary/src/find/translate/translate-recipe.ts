import { parseIngredient } from '../../line/parse-ingredient.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { lexiconOf } from './lexicon.ts';
import { translateLine } from './translate-line.ts';

/**
 * The ingredient lines of a draft in English, by table: amounts, units and the foods it knows; a line with a food it does not know
 * stays as it was written. Steps are not translated: `instructions` is empty. Null for English, for a language without a table,
 * and where nothing could be translated.
 */
export function translateRecipe(
  draft: RecipeDraft,
): { ingredients: string[]; instructions: string[] } | null {
  const lexicon = draft.language && lexiconOf(draft.language);
  if (!lexicon) return null;
  const language = draft.language as string;
  const lines = draft.ingredients.flatMap((group) => group.lines);
  const ingredients = lines.map(
    (line) => translateLine(parseIngredient(line, { language }), lexicon) ?? line,
  );
  return ingredients.some((line, index) => line !== lines[index])
    ? { ingredients, instructions: [] }
    : null;
}
