import { isReadableTime, timeMistake } from '../fields/time-field.tsx';
import type { RecipeForm } from './recipe-form.ts';
import type { FieldErrors } from '../saving/save-failure.ts';

const longestTitle = 300;

/** What has to be mended before the recipe can be sent. */
export function formProblems({ title, prepTime, cookTime }: RecipeForm): FieldErrors {
  return {
    ...(title.trim() === '' && { title: 'Give the recipe a title.' }),
    ...(title.trim().length > longestTitle && {
      title: `A title has at most ${longestTitle} characters.`,
    }),
    ...(!isReadableTime(prepTime) && { prepTime: timeMistake }),
    ...(!isReadableTime(cookTime) && { cookTime: timeMistake }),
  };
}
