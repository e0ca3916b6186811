import type { PageLine } from '@convivio/culinary/read';

/** What is no writing at all (a drawing, the bar of a telephone) is read as a line or two, and says nothing of the others. */
const NOT_COUNTED = 1 / 3;

/**
 * How sure the recogniser was, 0 to 100: two thirds of the words were read with at least this. Their mean tells print on a busy picture,
 * which is read with 90 beside a few lines of noise, not from handwriting, of which each line is a guess. Lines that were not
 * recognised but written count as certain.
 */
export function sureOfWords(lines: readonly PageLine[]): number {
  const weighed = lines
    .map(({ text, confidence }) => ({ length: text.length, confidence: confidence ?? 100 }))
    .sort((a, b) => a.confidence - b.confidence);
  let left = NOT_COUNTED * weighed.reduce((sum, { length }) => sum + length, 0);
  const worst = weighed.find(({ length }) => (left -= length) < 0);
  return worst?.confidence ?? 0;
}
