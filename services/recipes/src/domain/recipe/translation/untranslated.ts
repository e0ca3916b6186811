import { translateLines, wholeByTable, type ByParts } from '@convivio/culinary/find';
import type { Recipe } from '../recipe.ts';
import { lineText } from '../writing/write-ingredients.ts';

/** What of a recipe in another language is not in English, in its own words. */
export interface Untranslated {
  languageCode: string;
  /** Also where it is translated: it says what the lines are about. */
  title: string;
  ingredients: string[];
  instructions: string[];
}

/** Null where nothing is missing, and for a recipe in English or in no known language. A line at a time. */
export function* untranslatedOf(recipe: Recipe): ByParts<Untranslated | null> {
  const { languageCode, title, translatedTitle } = recipe;
  if (!languageCode || languageCode.slice(0, 2).toLowerCase() === 'en') return null;
  const ingredients = [...new Set(yield* linesWithout(recipe, languageCode))];
  const instructions = [...new Set(stepsWithout(recipe))];
  return translatedTitle !== null && ingredients.length === 0 && instructions.length === 0
    ? null
    : { languageCode, title, ingredients, instructions };
}

/** Lines without a translation, and those of which a table alone has said what it could. */
function* linesWithout(
  { ingredients, translatedIngredients }: Recipe,
  languageCode: string,
): ByParts<string[]> {
  const without: string[] = [];
  for (const [at, line] of ingredients.map(lineText).entries()) {
    const translation = translatedIngredients?.[at]?.trim();
    if (!translation || isPartByTable(line, translation, languageCode)) without.push(line);
    yield;
  }
  return without;
}

function isPartByTable(line: string, translation: string, languageCode: string): boolean {
  const [byTable] = translateLines([line], languageCode) ?? [line];
  return translation === byTable && wholeByTable([line], languageCode)?.[0] !== true;
}

function stepsWithout({ instructions, translatedInstructions }: Recipe): string[] {
  return instructions
    .map(({ instruction }) => instruction)
    .filter((step, at) => {
      const translation = translatedInstructions?.[at]?.trim();
      return !translation || translation === step.trim();
    });
}
