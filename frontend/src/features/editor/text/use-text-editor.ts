import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { createTextEditor } from './text-editor.ts';

interface TextFieldOptions {
  /** What stands in it when it appears. Another text from outside is another field: give it another key. */
  text: string;
  onChange: (text: string) => void;
  placeholder: string;
  attributes: Record<string, string>;
  /** Made once, when the field appears. */
  extensions: () => Extension;
}

/** A text editor in the element the first ref is put on; the second holds it while it is there. */
export function useTextEditor({
  text,
  onChange,
  placeholder,
  attributes,
  extensions,
}: TextFieldOptions): [RefObject<HTMLDivElement | null>, RefObject<EditorView | null>] {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const told = useEffectEvent(onChange);
  const begin = useEffectEvent((parent: HTMLElement) =>
    createTextEditor(parent, {
      text,
      onText: (typed) => told(typed),
      attributes,
      placeholder,
      extensions: extensions(),
    }),
  );
  useEffect(() => {
    const view = begin(place.current!);
    editor.current = view;
    return () => {
      view.destroy();
      editor.current = null;
    };
  }, []);
  return [place, editor];
}
