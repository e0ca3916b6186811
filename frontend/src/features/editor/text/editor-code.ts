import { currentLine } from '../ingredients/current-line.ts';
import { steps } from '../steps/steps-extension.ts';
import { createTextEditor, selectText } from './text-editor.ts';

/** The text editor with what the fields add to it, fetched as one: a third of what the page needs without it. */
export const editorCode = { createTextEditor, selectText, currentLine, steps };

export type EditorCode = typeof editorCode;
