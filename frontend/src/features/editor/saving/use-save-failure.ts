import { useState } from 'react';
import { notify } from '../../../shared/toasts/notify.ts';
import type { PictureChoice } from '../fields/use-picture.ts';
import { formProblems } from '../form/form-problems.ts';
import type { RecipeForm } from '../form/recipe-form.ts';
import { showFirstError } from '../form/show-first-error.ts';
import type { FieldErrors, SaveFailure } from './save-failure.ts';
import { stillWrong } from './still-wrong.ts';

/** Why the last save failed, and the telling of it. */
export function useSaveFailure(picture: PictureChoice, now: RecipeForm) {
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [then, setThen] = useState(now);
  const tell = (title: string, problem: Exclude<SaveFailure, { kind: 'changed' }>) => {
    if (problem.kind === 'picture') picture.refuse(problem.sentence);
    notify.error({ title, text: problem.sentence });
  };
  const errors: FieldErrors =
    failure?.kind === 'fields' ? stillWrong({ fields: failure.fields, form: then }, now) : {};
  return {
    failure,
    /** What is wrong with which field; it goes as soon as it is mended. */
    errors,
    /** Says it in a toast alone. */
    tell,
    fail(problem: SaveFailure): void {
      setFailure(problem);
      setThen(now);
      if (problem.kind !== 'changed') tell('Failed to update recipe', problem);
      if (problem.kind === 'fields') showFirstError(problem.fields);
    },
    clear: () => setFailure(null),
    /** Whether the form can be sent; shows what has to be mended where it cannot. */
    check(form: RecipeForm): boolean {
      const fields = formProblems(form);
      const first = Object.values(fields)[0];
      if (first === undefined) return true;
      setFailure({ kind: 'fields', sentence: first, fields });
      setThen(form);
      showFirstError(fields);
      return false;
    },
  };
}
