import { useEffect, useEffectEvent, useState } from 'react';
import type { RecipeForm } from '../form/recipe-form.ts';

/** Milliseconds for which a successful save is shown before edit mode closes. */
const closeAfter = 1000;

/** Closes edit mode a moment after a save. Whoever types on is not interrupted. */
export function useCloseAfterSave(dirty: boolean, onDone: () => void) {
  const [savedForm, setSavedForm] = useState<RecipeForm | null>(null);
  const done = useEffectEvent(() => (dirty ? setSavedForm(null) : onDone()));
  useEffect(() => {
    if (savedForm === null) return;
    const timer = setTimeout(done, closeAfter);
    return () => clearTimeout(timer);
  }, [savedForm]);
  return { saved: savedForm !== null && !dirty, showSaved: setSavedForm };
}
