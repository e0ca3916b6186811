import { useState } from 'react';
import { formProblems } from '../form/form-problems.ts';
import type { RecipeForm } from '../form/recipe-form.ts';
import { showFirstError } from '../form/show-first-error.ts';
import type { FieldErrors } from './save-failure.ts';

/** What is wrong with the fields, and why the last save failed. */
export function useFormErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sentence, setSentence] = useState<string | null>(null);
  /** `text` is null where the fields say it all. */
  const show = (fields: FieldErrors, text: string | null) => {
    setErrors(fields);
    setSentence(text);
    showFirstError(fields);
  };
  return {
    errors,
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
