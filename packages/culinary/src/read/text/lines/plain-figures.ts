import { statedFacts } from '../facts/stated-facts.ts';
import type { TextLine } from './page-line.ts';

/** Arabic, Persian and full-width figures. */
const OTHER_FIGURES = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g;
const LONGEST = 100;

/** Lines of facts in the figures that facts are read in: "Serves ٤". What a line of the list says stays as it is written. */
export const factsInFigures = (lines: TextLine[]): TextLine[] =>
  lines.map((line) => {
    const isOther = line.text.length <= LONGEST && line.text.search(OTHER_FIGURES) >= 0;
    const text = isOther
      ? line.text.replace(OTHER_FIGURES, (figure) => String(figure.charCodeAt(0) & 0xf))
      : line.text;
    return text !== line.text && statedFacts(text) !== null ? { ...line, text } : line;
  });
