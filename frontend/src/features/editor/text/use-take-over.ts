import type { EditorView } from '@codemirror/view';
import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { EditorCode } from './editor-code.ts';
import type { TextFieldOptions } from './use-text-field.tsx';
import { whenAtRest } from './when-at-rest.ts';

/**
 * The text editor, once it has taken the place of the plain field: what was typed, the caret and the
 * focus are the same. Null until then.
 */
export function useTakeOver(
  { text, onChange, placeholder, labels, capitals, invalid, extensions }: TextFieldOptions,
  code: EditorCode | null,
  place: RefObject<HTMLDivElement | null>,
  plain: RefObject<HTMLTextAreaElement | null>,
): EditorView | null {
  const [view, setView] = useState<EditorView | null>(null);
  const [begun] = useState(text);
  const told = useEffectEvent(onChange);
  const attributesNow = useEffectEvent(() => ({
    ...(labels as Record<string, string>),
    autocapitalize: capitals,
    'aria-invalid': String(invalid),
  }));
  const begin = useEffectEvent((parent: HTMLElement, field: HTMLTextAreaElement) => {
    const focused = document.activeElement === field;
    const made = code!.createTextEditor(parent, {
      begun,
      taken: { text: field.value, caret: focused ? field.selectionStart : 0 },
      onText: (typed) => told(typed),
      attributes: () => attributesNow(),
      placeholder,
      extensions: extensions(code!),
    });
    if (focused) made.focus();
    // It leaves the page with the next drawing, which may be a frame later.
    field.style.display = 'none';
    return made;
  });
  useLayoutEffect(() => {
    if (code === null) return;
    let made: EditorView | null = null;
    const stop = whenAtRest(plain.current!, () =>
      setView((made = begin(place.current!, plain.current!))),
    );
    return () => {
      stop();
      made?.destroy();
    };
  }, [code, place, plain]);
  useLayoutEffect(() => view?.dispatch({}), [view, invalid]);
  return view;
}
