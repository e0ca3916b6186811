import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { mayBecome } from './longest-text.ts';
import { differenceOf } from './text-difference.ts';

/** What was in the plain field when the editor takes its place. */
interface Taken {
  text: string;
  caret: number;
}

interface TextEditorOptions {
  /** The text that the field began with: what was written since is undone in one step. */
  begun: string;
  taken: Taken;
  onText: (text: string) => void;
  /** Attributes of the text field, asked for with every update. */
  attributes: () => Record<string, string>;
  placeholder: string;
  extensions: Extension;
}

/**
 * A text field of many lines, for one place in the page. Undo, selection and spelling are as in any
 * field; Tab leaves it.
 */
export function createTextEditor(
  parent: HTMLElement,
  { begun, taken, onText, attributes, placeholder: hint, extensions }: TextEditorOptions,
): EditorView {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: begun,
      extensions: [
        extensions,
        history(),
        keymap.of([...standardKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        EditorView.perLineTextDirection.of(true),
        EditorView.contentAttributes.of(() => ({
          spellcheck: 'true',
          autocorrect: 'on',
          'aria-multiline': 'true',
          ...attributes(),
        })),
        EditorState.changeFilter.of(({ newDoc, startState }) =>
          mayBecome(startState.doc.length, newDoc.length),
        ),
        placeholder(hint),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onText(update.state.doc.toString());
        }),
      ],
    }),
  });
  view.dispatch({
    changes: differenceOf(view.state.doc.toString(), taken.text),
    selection: { anchor: taken.caret },
    userEvent: 'input.type',
  });
  return view;
}

/** Selects a piece of the text and brings it into view. */
export function selectText(view: EditorView, from: number, to: number): void {
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  });
  view.focus();
}
