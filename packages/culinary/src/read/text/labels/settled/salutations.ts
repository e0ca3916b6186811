import { sentencesByCapitals } from '../../../parted-steps.ts';
import { fedStatement } from '../../facts/fed-statements.ts';
import { timeStatements } from '../../facts/time-statements.ts';
import type { TextLine } from '../../lines/page-line.ts';
import { SALUTATION } from '../../lines/chatter.data.ts';
import type { LabelledLine } from '../line-label.ts';

const states = (text: string): boolean =>
  sentencesByCapitals(text).some(
    (sentence) =>
      fedStatement(sentence) !== null ||
      timeStatements(sentence).some(({ cue }) => cue !== null && cue !== 'lone'),
  );

/** A salutation that opens a paragraph: "Liebe Eltern der 3b," and what a letter says to them. */
const opensLetter = (text: string): boolean =>
  SALUTATION.test(text.replace(/\d/g, 'x')) && /,/.test(text.slice(0, LONGEST));
const LONGEST = 60;

/**
 * What a letter says between its salutation and the name of the dish speaks to those who are greeted: it stands around the recipe, unless it says
 * for how many that is or how long it takes.
 */
export function withoutSalutations(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const title = labels.findIndex(({ label }) => label === 'T');
  let isOpen = false;
  return labels.map((found, at): LabelledLine => {
    if (at >= title || /[ILSF]/.test(found.label)) {
      isOpen = false;
      return found;
    }
    const { text } = lines[at]!;
    isOpen ||= opensLetter(text);
    return isOpen && /[Nn]/.test(found.label) && !states(text) ? { ...found, label: 'X' } : found;
  });
}
