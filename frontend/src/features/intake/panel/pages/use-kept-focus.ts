import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { BatchFile } from '../../session/batch.ts';

export type PageAct = 'up' | 'down' | 'remove';

/** Keeps the focus in a row of the list when it takes another place, or the row itself goes: on the same button, or where that is off on another. */
export function useKeptFocus(files: readonly BatchFile[]): {
  list: RefObject<HTMLOListElement | null>;
  keepFocus: (key: string, act: PageAct) => void;
} {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ key: string; act: PageAct } | null>(null);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { key, act } = wanted.current;
    wanted.current = null;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-page="${key}"] button`) ?? []),
    ].filter((button) => !button.disabled);
    (buttons.find((button) => button.dataset['act'] === act) ?? buttons[0])?.focus();
  }, [files]);
  return { list, keepFocus: (key, act) => void (wanted.current = { key, act }) };
}
