import { formProblems } from '../form/form-problems.ts';
import type { RecipeForm } from '../form/recipe-form.ts';
import type { FieldErrors } from './save-failure.ts';

/** What was wrong with the fields of a form, and the form as it was then. */
export interface WrongFields {
  fields: FieldErrors;
  form: RecipeForm;
}

/** What of it still is: a field with a problem, or one in which nothing was written since. */
export function stillWrong({ fields, form: then }: WrongFields, now: RecipeForm): FieldErrors {
  const [before, problems] = [formProblems(then), formProblems(now)];
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, sentence]) => {
      const field = name as keyof FieldErrors;
      const isMended = !(field in problems) && (field in before || then[field] !== now[field]);
      return isMended ? [] : [[field, problems[field] ?? sentence]];
    }),
  );
}
