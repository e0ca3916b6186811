import { TURNS_PAGE } from './page-turns.data.ts';
import type { TextLine } from './page-line.ts';

/** More tells something. */
const LONGEST = 80;

/** Whether a line says no more than where the recipe goes on: "(continued overleaf)", "sigue a la vuelta". */
export const turnsPage = (text: string): boolean => text.length <= LONGEST && TURNS_PAGE.test(text);

/** The lines without those that say where the recipe goes on. */
export const withoutPageTurns = (lines: readonly TextLine[]): TextLine[] =>
  lines.filter(({ text, marker }) => marker?.kind === 'number' || !turnsPage(text));
