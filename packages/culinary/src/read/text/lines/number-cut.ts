import type { TextLine } from './page-line.ts';

/** A line that begins with a number. */
export interface Numbered {
  at: number;
  number: number;
  /** How many letters the number takes. */
  cut: number;
}

/** Whether numbers count up from one; `others` are counted with them. */
export const countUp = (
  numbered: readonly Numbered[],
  others: readonly { number: number }[] = [],
): boolean =>
  numbered.every(
    ({ number }, at) => number === at + 1 + others.filter((one) => one.number < number).length,
  );

/** Where the text of a line begins without so many of its letters. */
export const placeBehind = ({ x, right, text }: TextLine, cut: number): number =>
  x + ((right - x) * cut) / Math.max(1, text.length);

/** A line without so many letters at its beginning, which are its number. */
export const withNumberCut = (line: TextLine, cut: number, ordinal: number): TextLine => ({
  ...line,
  text: line.text.slice(cut),
  x: placeBehind(line, cut),
  marker: { kind: 'number', ordinal },
});
