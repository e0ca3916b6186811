import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { editorCode } from './editor-code.ts';

// Whether the editor's code is there is what these tests are about; how it is fetched is not.
let there: typeof editorCode | null;
let tell: () => void;
const listen = (told: () => void) => {
  tell = told;
  return () => {};
};
jest.unstable_mockModule('../../../shared/lazy/use-lazy-code.ts', () => ({
  useLazyCode: () => useSyncExternalStore(listen, () => there),
}));
const { useTextField } = await import('./use-text-field.tsx');

/** Longer than typing rests before the editor takes over. */
const pause = 1000;

let written: string;

beforeEach(() => {
  jest.useFakeTimers();
  there = null;
  // What jsdom leaves out and every browser has.
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => new DOMRect(),
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const arrive = () =>
  act(() => {
    there = editorCode;
    tell();
  });

function Steps({ begun, error }: { begun: string; error: boolean }) {
  const [text, setText] = useState(begun);
  const { field } = useTextField({
    text,
    onChange(typed) {
      written = typed;
      setText(typed);
    },
    placeholder: 'Rub the butter in.',
    labels: { 'aria-labelledby': 'name', 'aria-describedby': 'rule' },
    capitals: 'sentences',
    invalid: error,
    extensions: ({ currentLine }) => currentLine(() => {}),
  });
  return (
    <>
      <h2 id="name">Instructions</h2>
      <p id="rule">A blank line begins a new step.</p>
      {field}
    </>
  );
}

const show = (begun: string) => {
  written = begun;
  return render(<Steps begun={begun} error={false} />);
};
const field = () => screen.getByRole('textbox', { name: 'Instructions' });
const plain = () => {
  expect(field().tagName).toBe('TEXTAREA');
  return field() as HTMLTextAreaElement;
};
const editor = () => {
  expect(field().tagName).toBe('DIV');
  return EditorView.findFromDOM(field())!;
};
const type = (value: string) => fireEvent.change(plain(), { target: { value } });
const rest = () => act(async () => void jest.advanceTimersByTime(pause));

describe('before the text editor is there', () => {
  test('one writes in a plain field, with its name, its rule and its mistake', () => {
    const { rerender } = show('Rub.');
    expect(plain().value).toBe('Rub.');
    expect(plain().getAttribute('aria-describedby')).toBe('rule');
    type('Rub.\n\nBake.');
    expect(written).toBe('Rub.\n\nBake.');
    rerender(<Steps begun="" error />);
    expect(plain().getAttribute('aria-invalid')).toBe('true');
  });

  test('what is too long for a recipe is not taken', () => {
    show('Rub.');
    type('x'.repeat(500_001));
    expect(plain().value).toBe('Rub.');
    expect(written).toBe('Rub.');
  });
});

describe('once the text editor is there', () => {
  /** Somebody has written in the field when it arrives. */
  async function writing() {
    show('Rub in the butter.');
    act(() => plain().focus());
    type('Rub in the cold butter.\n\nBake.');
    plain().setSelectionRange(15, 15);
    arrive();
  }

  test('it takes the place at once where nobody writes, with the text, its name and its mistake', () => {
    const { rerender } = show('Rub.');
    type('Rub.\n\nBake.');
    arrive();
    expect(editor().state.doc.toString()).toBe('Rub.\n\nBake.');
    expect(document.activeElement).toBe(document.body);
    expect(field().getAttribute('aria-describedby')).toBe('rule');
    expect(field().getAttribute('aria-invalid')).toBe('false');
    rerender(<Steps begun="" error />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  test('what is typed in it is told', () => {
    show('Rub.');
    arrive();
    act(() => editor().dispatch({ changes: { from: 4, insert: ' Bake.' } }));
    expect(written).toBe('Rub. Bake.');
  });

  test('it waits until typing rests, and goes on with text, caret and focus', async () => {
    await writing();
    act(() => void jest.advanceTimersByTime(300));
    fireEvent.keyDown(plain(), { key: 'a' });
    act(() => void jest.advanceTimersByTime(400));
    plain();
    await rest();
    const { state, hasFocus } = editor();
    expect(state.doc.toString()).toBe('Rub in the cold butter.\n\nBake.');
    expect(state.selection.main).toMatchObject({ anchor: 15, head: 15 });
    expect(hasFocus).toBe(true);
    expect(document.querySelector('textarea')).toBeNull();
  });

  test('what was typed before can be undone', async () => {
    await writing();
    await rest();
    act(() => void undo(editor()));
    expect(written).toBe('Rub in the butter.');
  });

  test.each([
    [
      'a word is composed',
      () => fireEvent.compositionStart(plain()),
      () => fireEvent.compositionEnd(plain()),
    ],
    [
      'the finger is down',
      () => fireEvent.pointerDown(plain()),
      () => fireEvent.pointerUp(plain()),
    ],
    [
      'words are selected',
      () => plain().setSelectionRange(0, 3),
      () => {
        plain().setSelectionRange(3, 3);
        fireEvent(document, new Event('selectionchange'));
      },
    ],
  ])('it waits while %s', async (_, begin, end) => {
    await writing();
    begin();
    await rest();
    plain();
    end();
    await rest();
    editor();
  });
});
