import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft, type Draft } from './draft-store.ts';
import type { PictureChange } from './fields/use-picture.ts';
import type { WrittenStep } from './instruction-text.ts';
import { changedFields, type FormField, type RecipeForm } from './recipe-form.ts';
import { joinTags, splitTags } from './tags.ts';

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
  /** What is being typed and is not a tag yet. */
  typedTag: string;
  typeTag(typed: string): void;
  /** The form to be saved: what was being typed is a tag now. */
  finish(): RecipeForm;
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
    return found && (isChanged(found.base, found.form, found.typedTag) || found.picture !== undefined) ? found : null;
  });
  return draft;
}

const isChanged = (base: RecipeForm, form: RecipeForm, typedTag = '') => changedFields(base, form).length > 0 || typedTag.trim() !== '';

/** One edit: what is in the form, what it began with, and its draft on the device. */
export function useEditing({ key, start, draft, picture, requestKey }: { key: string; start: EditStart; draft: Draft | null; picture: PictureChange; requestKey?: string }): Editing {
  const [state, setState] = useState(() => ({
    form: draft?.form ?? start.form, typedTag: draft?.typedTag ?? '', revision: 0,
    base: draft ? { form: draft.base, steps: draft.steps, version: draft.version } : start,
  }));
  const [kept, setKept] = useState(true);
  const changed = changedFields(state.base.form, state.form);
  const dirty = isChanged(state.base.form, state.form, state.typedTag) || picture !== undefined;

  const latest = useRef({ state, dirty, picture });
  useEffect(() => void (latest.current = { state, dirty, picture }));
  const forgotten = useRef(false);
  const keep = useCallback(() => {
    const { state: { form, base, typedTag }, dirty: unsaved, picture: chosen } = latest.current;
    if (forgotten.current) return;
    if (!unsaved) return dropDraft(key);
    setKept(keepDraft(key, { form, base: base.form, steps: base.steps, version: base.version, typedTag, picture: chosen, requestKey, savedAt: new Date().toISOString() }));
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
    typeTag: (typedTag) => setState((before) => ({ ...before, typedTag })),
    finish() {
      if (state.typedTag.trim() === '') return state.form;
      const form = { ...state.form, tags: joinTags(state.form.tags, splitTags(state.typedTag)) };
      setState((before) => ({ ...before, form: { ...before.form, tags: form.tags }, typedTag: '' }));
      return form;
    },
    set: (field, value) => setState((before) => ({ ...before, form: { ...before.form, [field]: value } })),
    rebase: (base, form) => setState((before) => (form ? { base, form, typedTag: '', revision: before.revision + 1 } : { ...before, base })),
    forget() {
      forgotten.current = true;
      dropDraft(key);
    },
  };
}
