import { looksLikeYield } from '../../../words/yields.ts';
import type { PageLine } from './page-line.ts';

/** A number between its minus and its plus as the recogniser sees them in a picture: "• 4 +", "- 4 +", "4 +". */
const STEPPED = /^(?:[•=~_–−-]\s?)?(\d{1,3})\s?[+＋➕]$/u;
const LONGEST_WORD = 20;

/** The rows of a page, in which a number that buttons step up and down is one piece with what it counts beside it: "Serves", "− 4 +". */
export const withSteppedYields = (rows: readonly PageLine[][]): PageLine[][] =>
  rows.map((row) => {
    const at = row.findIndex(({ text }) => STEPPED.test(text.trim()));
    const stepper = row[at];
    if (!stepper) return row;
    const [, number = ''] = STEPPED.exec(stepper.text.trim())!;
    const [before, behind] = [row[at - 1], row[at + 1]];
    if (before && isCounted(before, `${before.text.trim()} ${number}`))
      return [...row.slice(0, at - 1), together(before, stepper, number), ...row.slice(at + 1)];
    if (behind && isCounted(behind, `${number} ${behind.text.trim()}`))
      return [
        ...row.slice(0, at),
        together({ ...stepper, text: number }, behind, behind.text.trim()),
        ...row.slice(at + 2),
      ];
    return row;
  });

const isCounted = ({ text }: PageLine, whole: string): boolean =>
  text.trim().length <= LONGEST_WORD && !/\d/.test(text) && looksLikeYield(whole);

const together = (one: PageLine, other: PageLine, text: string): PageLine => ({
  ...one,
  text: `${one.text.trim()} ${text}`,
  width: other.x + other.width - one.x,
});
