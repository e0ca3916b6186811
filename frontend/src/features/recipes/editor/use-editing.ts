import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft, type Draft } from './draft-store.ts';
import type { PictureChange } from './fields/use-picture.ts';
import type { WrittenStep } from './instruction-text.ts';
import { changedFields, type FormField, type RecipeForm } from './recipe-form.ts';

/** Milliseconds of rest after which what was typed is kept on the device. */
const restBeforeKeeping = 300;

/** A version of a recipe, to begin an edit with. */
export interface EditStart {
  form: RecipeForm;
  steps: readonly WrittenStep[];
  /** Null while it is not kept yet. */
  version: number | null;
}

export interface Editing {
  form: RecipeForm;
  /** The recipe as it was when the edit began, or was saved last. */
  base: EditStart;
  /** Changes with every text that comes from elsewhere than the fields. */
  revision: number;
  changed: readonly FormField[];
  dirty: boolean;
  /** Whether the device keeps the draft. */
  kept: boolean;
  set<Field extends FormField>(field: Field, value: RecipeForm[Field]): void;
  /** Goes on from another version; with another form in the fields, or with what stands there. */
  rebase(base: EditStart, form?: RecipeForm): void;
  /** Drops the draft for good: the page is about to go. */
  forget(): void;
}

/** The draft under a key, if something in it waits to be saved. Read once, when the page appears. */
export function useKeptDraft(key: string): Draft | null {
  const [draft] = useState(() => {
    const found = readDraft(key);
    return found && (changedFields(found.base, found.form).length > 0 || found.picture !== undefined) ? found : null;
  });
  return draft;
}

/** One edit: what is in the form, what it began with, and its draft on the device. */
export function useEditing({ key, start, draft, picture, requestKey }: { key: string; start: EditStart; draft: Draft | null; picture: PictureChange; requestKey?: string }): Editing {
  const [state, setState] = useState(() => ({
    form: draft?.form ?? start.form, revision: 0,
    base: draft ? { form: draft.base, steps: draft.steps, version: draft.version } : start,
  }));
  const [kept, setKept] = useState(true);
  const changed = changedFields(state.base.form, state.form);
  const dirty = changed.length > 0 || picture !== undefined;

  const latest = useRef({ state, dirty, picture });
  useEffect(() => void (latest.current = { state, dirty, picture }));
  const forgotten = useRef(false);
  const keep = useCallback(() => {
    const { state: { form, base }, dirty: unsaved, picture: chosen } = latest.current;
    if (forgotten.current) return;
    if (!unsaved) return dropDraft(key);
    setKept(keepDraft(key, { form, base: base.form, steps: base.steps, version: base.version, picture: chosen, requestKey, savedAt: new Date().toISOString() }));
  }, [key, requestKey]);
  useEffect(() => {
    const timer = setTimeout(keep, restBeforeKeeping);
    return () => clearTimeout(timer);
  }, [keep, state, picture]);
  // What was typed last is kept whichever way the page is left.
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
  const wouldLose = dirty && !kept;
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [wouldLose]);

  return {
    ...state, changed, dirty, kept,
    set: (field, value) => setState((before) => ({ ...before, form: { ...before.form, [field]: value } })),
    rebase: (base, form) => setState((before) => ({ base, form: form ?? before.form, revision: form ? before.revision + 1 : before.revision })),
    forget() {
      forgotten.current = true;
      dropDraft(key);
    },
  };
}
