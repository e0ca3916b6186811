import { useRef, useState } from 'react';
import type { Draft } from './drafts/draft-store.ts';
import { useAskBeforeLeaving, useKeeping } from './drafts/use-keeping.ts';
import type { PictureChange } from './fields/use-picture.ts';
import { changedFields, type FormField, type RecipeForm } from './form/recipe-form.ts';
import type { SentRecipe } from './saving/create-once.ts';
import { finished, isChanged, type EditStart, type Written } from './written.ts';

export interface Editing extends Written {
  changed: readonly FormField[];
  dirty: boolean;
  /** Whether the device keeps the draft. */
  kept: boolean;
  typeTag(typed: string): void;
  typeServings(typed: string | null): void;
  /** What is written now, also for who began before it was. */
  current(): Written;
  /** The form to be saved: what was being typed is a tag now, or a number. */
  finish(): RecipeForm;
  set<Field extends FormField>(field: Field, value: RecipeForm[Field]): void;
  /** Goes on from another version; with another form in the fields, or with what stands there. */
  rebase(base: EditStart, form?: RecipeForm): void;
  /** Keeps the draft at once. */
  keep(): void;
  /** Drops the draft for good: the page is about to go. */
  forget(): void;
}

interface EditingOptions {
  key: string;
  start: EditStart;
  draft: Draft | null;
  picture: PictureChange;
  /** A picture is on its way: it is lost when the page is left. */
  uploading: boolean;
  /** Of a new recipe: what was sent of it and may be kept. */
  sent?: () => SentRecipe | undefined;
}

/** One edit: what is in the form, what it began with, and its draft on the device. */
export function useEditing({
  key,
  start,
  draft,
  picture,
  uploading,
  sent,
}: EditingOptions): Editing {
  const [state, setState] = useState(() => begunWith(start, draft));
  // Who saves goes on for a while, and must not go on with what was written when it began.
  const now = useRef(state);
  const change = (next: (before: Written) => Written) => {
    now.current = next(now.current);
    setState(now.current);
  };
  const changed = changedFields(state.base.form, state.form);
  const dirty =
    isChanged(state.base.form, state.form, state.typedTag, state.typedServings) ||
    picture !== undefined ||
    uploading;

  const { kept, keep, forget } = useKeeping({
    key,
    draft,
    written: state,
    nowRef: now,
    picture,
    sent,
  });
  useAskBeforeLeaving(uploading || (dirty && !kept));

  return {
    ...state,
    changed,
    dirty,
    kept,
    keep,
    typeTag: (typedTag) => change((before) => ({ ...before, typedTag })),
    typeServings: (typedServings) => change((before) => ({ ...before, typedServings })),
    current: () => now.current,
    finish() {
      const form = finished(now.current);
      if (form !== now.current.form)
        change((before) => ({ ...before, form, typedTag: '', typedServings: null }));
      return now.current.form;
    },
    set: (field, value) =>
      change((before) => ({ ...before, form: { ...before.form, [field]: value } })),
    rebase: (base, form) =>
      change((before) =>
        form
          ? { base, form, typedTag: '', typedServings: null, revision: before.revision + 1 }
          : { ...before, base },
      ),
    forget,
  };
}

const begunWith = (start: EditStart, draft: Draft | null): Written => ({
  form: draft?.form ?? start.form,
  typedTag: draft?.typedTag ?? '',
  typedServings: null,
  revision: 0,
  base: draft
    ? { form: draft.base, steps: draft.steps, version: draft.version, image: draft.image }
    : start,
});
