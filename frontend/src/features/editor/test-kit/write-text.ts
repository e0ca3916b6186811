import { EditorView } from '@codemirror/view';
import { fireEvent, screen } from '@testing-library/react';

// What jsdom leaves out and every browser has: without layout nothing stands anywhere.
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
});

/** Writes into a large text field in place of what stands there, as if pasted. */
export async function writeText(name: string, text: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name });
  if (field instanceof HTMLTextAreaElement)
    return void fireEvent.change(field, { target: { value: text } });
  const view = EditorView.findFromDOM(field)!;
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    userEvent: 'input.paste',
  });
}

export async function textIn(name: string): Promise<string> {
  const field = await screen.findByRole('textbox', { name });
  return field instanceof HTMLTextAreaElement
    ? field.value
    : EditorView.findFromDOM(field)!.state.doc.toString();
}
