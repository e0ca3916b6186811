import TextareaAutosize from '@mui/material/TextareaAutosize';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useRef, useState, type AriaAttributes, type ReactNode } from 'react';
import { lazyCode } from '../../../shared/lazy/lazy-code.ts';
import { useLazyCode } from '../../../shared/lazy/use-lazy-code.ts';
import type { EditorCode } from './editor-code.ts';
import { mayBecome } from './longest-text.ts';
import { useTakeOver } from './use-take-over.ts';

const editorCode = lazyCode(async () => (await import('./editor-code.ts')).editorCode);

export interface TextFieldOptions {
  /** What stands in it. Another text from elsewhere than the field is another field: give it another key. */
  text: string;
  onChange: (text: string) => void;
  placeholder: string;
  labels: Pick<AriaAttributes, 'aria-labelledby' | 'aria-describedby'>;
  capitals: 'none' | 'sentences';
  invalid: boolean;
  /** Made once, when the text editor takes over. */
  extensions: (code: EditorCode) => Extension;
}

interface TextField {
  field: ReactNode;
  /** Null while the field is the plain one. */
  view: EditorView | null;
  caret: () => number;
  select: (from: number, to: number) => void;
}

/**
 * A field for a long text. It is a plain one that works at once; the text editor takes its place when
 * its code is there and nobody is writing. Where that cannot be fetched, the plain one stays.
 */
export function useTextField(options: TextFieldOptions): TextField {
  const { text, onChange, placeholder, labels, capitals, invalid } = options;
  const [entered, setEntered] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const code = useLazyCode(editorCode, entered);
  const view = useTakeOver(options, code, place, plain);
  return {
    view,
    field: (
      <>
        <div ref={place} />
        {view === null && (
          <TextareaAutosize
            ref={plain}
            {...labels}
            aria-invalid={invalid}
            dir="auto"
            minRows={3}
            placeholder={placeholder}
            autoCapitalize={capitals}
            autoCorrect="on"
            spellCheck
            value={text}
            onFocus={() => setEntered(true)}
            onChange={({ target: { value } }) => {
              if (mayBecome(text.length, value.length)) onChange(value);
            }}
          />
        )}
      </>
    ),
    caret: () => view?.state.selection.main.head ?? plain.current!.selectionStart,
    select(from, to) {
      if (view) return code!.selectText(view, from, to);
      plain.current!.focus();
      plain.current!.setSelectionRange(from, to);
    },
  };
}
