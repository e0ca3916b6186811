import type { ShownRecipe } from '../shown-recipe.ts';

export type Translated = Pick<
  ShownRecipe,
  | 'id'
  | 'title'
  | 'languageCode'
  | 'ingredients'
  | 'instructions'
  | 'translatedTitle'
  | 'translatedIngredients'
  | 'translatedInstructions'
  | 'translatedHeadings'
>;

/** What of a recipe is not in English; lines and steps by their places. */
export interface Untranslated {
  title: boolean;
  ingredients: number[];
  steps: number[];
}

/** A step in its own words is not in English; a line may well be the same in both: "200 g couscous". */
export function notTranslated(recipe: Translated): Untranslated {
  const { ingredients, instructions, translatedIngredients, translatedInstructions } = recipe;
  return {
    title: !recipe.translatedTitle,
    ingredients: ingredients.flatMap((_line, at) =>
      translatedIngredients?.[at]?.trim() ? [] : [at],
    ),
    steps: instructions.flatMap(({ instruction }, at) => {
      const translation = translatedInstructions?.[at]?.trim() ?? '';
      return translation === '' || translation === instruction.trim() ? [at] : [];
    }),
  };
}

/** Whether all of it is. */
export const isWhole = ({ title, ingredients, steps }: Untranslated): boolean =>
  !title && ingredients.length + steps.length === 0;
