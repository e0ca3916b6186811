import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';

interface TextEditorOptions {
  text: string;
  onText: (text: string) => void;
  /** Attributes of the text field: its name, its description. */
  attributes: Record<string, string>;
  placeholder: string;
  extensions: Extension;
}

/** Beyond this a text is no recipe. Pasting more is refused rather than letting the page stall. */
const longest = 500_000;

/**
 * A text field of many lines, for one place in the page. Undo, selection and spelling are as in any
 * field; Tab leaves it.
 */
export function createTextEditor(
  parent: HTMLElement,
  { text, onText, attributes, placeholder: hint, extensions }: TextEditorOptions,
): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        extensions,
        history(),
        keymap.of([...standardKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        EditorView.perLineTextDirection.of(true),
        EditorView.contentAttributes.of({
          spellcheck: 'true',
          autocorrect: 'on',
          autocapitalize: 'sentences',
          ...attributes,
        }),
        EditorState.changeFilter.of(
          (change) =>
            change.newDoc.length <= longest || change.newDoc.length < change.startState.doc.length,
        ),
        placeholder(hint),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onText(update.state.doc.toString());
        }),
      ],
    }),
  });
}
