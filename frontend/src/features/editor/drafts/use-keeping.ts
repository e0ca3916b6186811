import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { PictureChange } from '../fields/use-picture.ts';
import type { SentRecipe } from '../saving/create-once.ts';
import { isChanged, type Written } from '../written.ts';
import { dropDraft, keepDraft, readDraft, type Draft } from './draft-store.ts';

/** Milliseconds of rest after which what was typed is kept on the device. */
const restBeforeKeeping = 300;

/** The draft under a key, if something in it waits to be saved. Read once, when the page appears. */
export function useKeptDraft(key: string): Draft | null {
  const [draft] = useState(() => {
    const found = readDraft(key);
    return found &&
      (isChanged(found.base, found.form, found.typedTag) ||
        found.picture !== undefined ||
        found.sent !== undefined)
      ? found
      : null;
  });
  return draft;
}

interface KeptOptions {
  key: string;
  /** What the page began with, if it is a draft. */
  draft: Draft | null;
  /** What is written, as it is drawn. */
  written: Written;
  /** What is written now. */
  nowRef: RefObject<Written>;
  picture: PictureChange;
  sent: (() => SentRecipe | undefined) | undefined;
}

/** Keeps what is written on the device: when typing rests, and whichever way the page is left. */
export function useKeeping({ key, draft, written, nowRef, picture, sent }: KeptOptions) {
  const [kept, setKept] = useState(true);
  const chosen = useRef(picture);
  useLayoutEffect(() => void (chosen.current = picture));
  const forgotten = useRef(false);
  /** When the draft was kept that is this page's own. */
  const own = useRef(draft?.savedAt ?? null);
  const keep = useCallback(() => {
    const { form, base, typedTag } = nowRef.current;
    if (forgotten.current) return;
    const sentRecipe = sent?.();
    if (
      !isChanged(base.form, form, typedTag) &&
      chosen.current === undefined &&
      sentRecipe === undefined
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
      sent: sentRecipe,
      savedAt,
    });
    if (isKept) own.current = savedAt;
    setKept(isKept);
  }, [key, nowRef, sent]);
  useEffect(() => {
    const timer = setTimeout(keep, restBeforeKeeping);
    return () => clearTimeout(timer);
  }, [keep, written, picture]);
  // What was typed last is kept whichever way the page is left.
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
  return {
    /** Whether the device keeps the draft. */
    kept,
    /** Keeps the draft at once. */
    keep,
    /** Drops the draft for good: the page is about to go. */
    forget() {
      forgotten.current = true;
      if (own.current !== null) dropDraft(key, own.current);
    },
  };
}

/** Asks before the page is left while something would be lost. */
export function useAskBeforeLeaving(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [wouldLose]);
}
