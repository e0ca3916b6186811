import { parseIngredient } from '../../line/parse-ingredient.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { lexiconOf } from './lexicon.ts';
import { translateLine } from './translate-line.ts';

/**
 * The ingredient lines of a draft in English, by table: amounts, units and the foods it knows; a food it does not know
 * keeps its own words. Steps are not translated: `instructions` is empty. Null for English, for a language without a table,
 * and where nothing could be translated.
 */
export function translateRecipe(
  draft: RecipeDraft,
): { ingredients: string[]; instructions: string[] } | null {
  const ingredients = translateLines(
    draft.ingredients.flatMap((group) => group.lines),
    draft.language,
  );
  return ingredients && { ingredients, instructions: [] };
}

/** Ingredient lines in English, by table, as many as given; null as `translateRecipe`. `language` is a tag such as "de" or "de-AT". */
export function translateLines(lines: readonly string[], language: string | null): string[] | null {
  const code = language?.slice(0, 2).toLowerCase();
  const lexicon = code ? lexiconOf(code) : null;
  if (!lexicon) return null;
  const translated = lines.map(
    (line) => translateLine(parseIngredient(line, { language: code }), lexicon) ?? line,
  );
  return translated.some((line, index) => line !== lines[index]) ? translated : null;
}
