import { source } from '../../../words/pattern.ts';
import { looksLikeStep } from '../steps/step-likelihood.ts';
import type { TextLine } from './page-line.ts';

/** What is counted in halves, and never in dozens. */
export const MEASURES = source`
  (?:cups?|tbsps?|tbs|tsps?|teaspoons?|tablespoons?|pints?|quarts?|TL|EL|Tassen?|
  cucchiai(?:o|ni|no)?|tazz[ae]|cdas?|cdtas?|cucharad(?:it)?as?|tazas?|tasses?|c\.\s?à\s?\p{L}|cuill[eè]r(?:es|e|ées|ée))
`;
const UNIT_FIRST = new RegExp(source`^(?:${MEASURES}|[kmcd]?[gl]|oz|lbs?)\.?\s\p{L}`, 'iu');
const READS_LIKE_STEP = 0.45;
const ENDS_SENTENCE = /\p{L}{3}[.!]$/u;

/**
 * Recognised lines with a speck behind a figure before a unit, "3. EL Essig", "250. g de farine", as amounts. Hardly a step begins with a
 * unit; one does whose number goes on with the numbers of the steps beside it: "8. Tassen ausspülen."
 */
export function withAmountsForNumbers(lines: TextLine[]): TextLine[] {
  const numbered = lines.filter(({ marker }) => marker?.kind === 'number');
  const places = new Map(numbered.map((line, at) => [line, at]));
  return lines.map((line) => {
    const at = places.get(line);
    if (at === undefined || line.confidence === null || !UNIT_FIRST.test(line.text)) return line;
    const ordinal = line.marker!.ordinal;
    if (isStep(numbered[at - 1], ordinal, -1) || isStep(numbered[at + 1], ordinal, 1)) return line;
    return { ...line, text: `${ordinal} ${line.text}`, x: line.markerX, marker: null };
  });
}

/** Whether a line is the step that comes so far before or behind the one of a number. */
const isStep = (line: TextLine | undefined, ordinal: number | null, apart: number): boolean =>
  line !== undefined &&
  ordinal !== null &&
  line.marker?.ordinal === ordinal + apart &&
  !UNIT_FIRST.test(line.text) &&
  (ENDS_SENTENCE.test(line.text) || looksLikeStep(line.text) >= READS_LIKE_STEP);
