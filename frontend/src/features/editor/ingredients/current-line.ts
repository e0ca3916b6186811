import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Tells the words of the line with the caret; of a field without the focus none. */
export const currentLine = (tell: (line: string) => void): Extension =>
  EditorView.updateListener.of(({ state, view, selectionSet, docChanged, focusChanged }) => {
    if (selectionSet || docChanged || focusChanged)
      tell(view.hasFocus ? state.doc.lineAt(state.selection.main.head).text : '');
  });
