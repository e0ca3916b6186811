import { useState } from 'react';
import { formProblems } from '../form/form-problems.ts';
import type { RecipeForm } from '../form/recipe-form.ts';
import { showFirstError } from '../form/show-first-error.ts';
import type { FieldErrors } from './save-failure.ts';
import { stillWrong, type WrongFields } from './still-wrong.ts';

/** What is wrong with the fields, and why the last save failed. What is said of a field goes as soon as it is mended. */
export function useFormErrors(form: RecipeForm) {
  const [shown, setShown] = useState<WrongFields | null>(null);
  const [sentence, setSentence] = useState<string | null>(null);
  /** `text` is null where the fields say it all. */
  const show = (fields: FieldErrors, text: string | null) => {
    setShown({ fields, form });
    setSentence(text);
    showFirstError(fields);
  };
  return {
    errors: shown === null ? {} : stillWrong(shown, form),
    sentence,
    show,
    clear: () => show({}, null),
    /** Whether the form can be sent; shows what has to be mended where it cannot. */
    check(form: RecipeForm): boolean {
      const problems = formProblems(form);
      if (Object.keys(problems).length === 0) return true;
      show(problems, null);
      return false;
    },
  };
}
