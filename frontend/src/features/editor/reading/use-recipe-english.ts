import { useMemo } from 'react';
import type { RecipeForm } from '../form/recipe-form.ts';
import type { RecipeReading } from './recipe-reading.ts';

/** The language of a recipe with the country whose pints and cups it uses, once that can be read. */
export function useRecipeEnglish(
  reading: RecipeReading | null,
  { title, ingredientText, instructionText }: RecipeForm,
  language: string | undefined,
): string | undefined {
  return useMemo(
    () =>
      reading === null
        ? language
        : reading.recipeEnglish({
            language,
            lines: ingredientText.split('\n'),
            texts: [title, instructionText],
          }),
    // Told once, when the reading is there: lines do not change their measures while one writes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [reading, language],
  );
}
