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
  const translated = byTable(lines, language)?.map((line, at) => line?.text ?? lines[at]!);
  return translated?.some((line, at) => line !== lines[at]) ? translated : null;
}

/** Of each ingredient line, whether a table can say all of it in English; null for English, and for a language without a table. */
export function wholeByTable(lines: readonly string[], language: string | null): boolean[] | null {
  return byTable(lines, language)?.map((line) => line?.whole === true) ?? null;
}

function byTable(lines: readonly string[], language: string | null) {
  const code = language?.slice(0, 2).toLowerCase();
  const lexicon = code ? lexiconOf(code) : null;
  return (
    lexicon &&
    lines.map((line) => translateLine(parseIngredient(line, { language: code }), lexicon))
  );
}
