import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft, type Draft } from './drafts/draft-store.ts';
import type { PictureChange } from './fields/use-picture.ts';
import type { WrittenStep } from './form/instruction-text.ts';
import {
  changedFields,
  readServings,
  type FormField,
  type RecipeForm,
} from './form/recipe-form.ts';
import { joinTags, splitTags } from './form/tags.ts';

/** Milliseconds of rest after which what was typed is kept on the device. */
const restBeforeKeeping = 300;

/** A version of a recipe, to begin an edit with. */
export interface EditStart {
  form: RecipeForm;
  steps: readonly WrittenStep[];
  /** Null while it is not kept yet. */
  version: number | null;
  /** Path of its picture; undefined where it is not known. */
  image: string | null | undefined;
}

/** What is in the form, and what it began with. */
interface Written {
  form: RecipeForm;
  /** The recipe as it was when the edit began, or was saved last. */
  base: EditStart;
  /** Changes with every text that comes from elsewhere than the fields. */
  revision: number;
  /** What is being typed and is not a tag yet. */
  typedTag: string;
  /** What is being typed for the servings and is no number yet; null for what the form says. */
  typedServings: string | null;
}

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

/** The draft under a key, if something in it waits to be saved. Read once, when the page appears. */
export function useKeptDraft(key: string): Draft | null {
  const [draft] = useState(() => {
    const found = readDraft(key);
    return found &&
      (isChanged(found.base, found.form, found.typedTag) ||
        found.picture !== undefined ||
        found.requestKey !== undefined)
      ? found
      : null;
  });
  return draft;
}

const isChanged = (
  base: RecipeForm,
  form: RecipeForm,
  typedTag = '',
  typedServings: string | null = null,
) =>
  changedFields(base, form).length > 0 ||
  typedTag.trim() !== '' ||
  (typedServings !== null && readServings(typedServings) !== form.servings);

interface EditingOptions {
  key: string;
  start: EditStart;
  draft: Draft | null;
  picture: PictureChange;
  /** A picture is on its way: it is lost when the page is left. */
  uploading: boolean;
  /** Of a new recipe: the key under which it was sent. */
  sentKey?: () => string | undefined;
}

/** One edit: what is in the form, what it began with, and its draft on the device. */
export function useEditing({
  key,
  start,
  draft,
  picture,
  uploading,
  sentKey,
}: EditingOptions): Editing {
  const [state, setState] = useState<Written>(() => ({
    form: draft?.form ?? start.form,
    typedTag: draft?.typedTag ?? '',
    typedServings: null,
    revision: 0,
    base: draft
      ? { form: draft.base, steps: draft.steps, version: draft.version, image: draft.image }
      : start,
  }));
  // Who saves goes on for a while, and must not go on with what was written when it began.
  const now = useRef(state);
  const change = (next: (before: Written) => Written) => {
    now.current = next(now.current);
    setState(now.current);
  };
  const [kept, setKept] = useState(true);
  const changed = changedFields(state.base.form, state.form);
  const dirty =
    isChanged(state.base.form, state.form, state.typedTag, state.typedServings) ||
    picture !== undefined ||
    uploading;

  const chosen = useRef(picture);
  useLayoutEffect(() => void (chosen.current = picture));
  const forgotten = useRef(false);
  /** When the draft was kept that is this page's own. */
  const own = useRef(draft?.savedAt ?? null);
  const keep = useCallback(() => {
    const { form, base, typedTag } = now.current;
    if (forgotten.current) return;
    const requestKey = sentKey?.();
    if (
      !isChanged(base.form, form, typedTag) &&
      chosen.current === undefined &&
      requestKey === undefined
    ) {
      if (own.current !== null) dropDraft(key, own.current);
      own.current = null;
      return;
    }
    const savedAt = new Date().toISOString();
    const isKept = keepDraft(key, {
      form,
      base: base.form,
      steps: base.steps,
      version: base.version,
      image: base.image,
      typedTag,
      picture: chosen.current,
      requestKey,
      savedAt,
    });
    if (isKept) own.current = savedAt;
    setKept(isKept);
  }, [key, sentKey]);
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
  const wouldLose = uploading || (dirty && !kept);
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [wouldLose]);

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
      const { form, typedTag, typedServings } = now.current;
      const tags = typedTag.trim() === '' ? form.tags : joinTags(form.tags, splitTags(typedTag));
      const servings = typedServings === null ? form.servings : readServings(typedServings);
      if (tags !== form.tags || typedServings !== null)
        change((before) => ({
          ...before,
          form: { ...form, tags, servings },
          typedTag: '',
          typedServings: null,
        }));
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
    forget() {
      forgotten.current = true;
      if (own.current !== null) dropDraft(key, own.current);
    },
  };
}
