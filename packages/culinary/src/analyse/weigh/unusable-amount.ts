import { foldText } from '../../words/fold.ts';

/** What is larger has no name among measures, and no cook means it. */
const most = 1e9;

/** A figure at the start of a line, with the sign that touches it. A bullet stands apart from its figure: "- 5 g". */
const opening =
  /^\s*(?:(?:about|approx\.?|ca\.?|circa|etwa|environ|unos|cerca de)\s+)?([-\u2212\u2013\u2012]?)(\d[\d.,]*)(?:e\+?(\d{1,9}))?(?![\d.,]*\/)/;

/** Whether the hyphens in front of figures are the bullets of a list, as most of its lines have one: "-200 g flour", "-2 eggs". */
export function hyphensAreBullets(lines: readonly { originalText: string }[]): boolean {
  const figures = lines.filter(({ originalText }) => /^\s*[-\u2013]?\d/.test(originalText));
  const hyphens = figures.filter(({ originalText }) => /^\s*[-\u2013]/.test(originalText));
  return hyphens.length > 1 && hyphens.length > figures.length / 2;
}

export const tooLarge = 'The amount is too large to be meant; it may have been misread.';

/** Why the amount in front of a line is none that can be used, in a sentence; null where it is one, and where none is written. `quantity`: as it was read. */
export function unusableAmount(
  { written, quantity }: { written: string; quantity: number | null },
  hyphenIsBullet: boolean,
): string | null {
  const [, sign = '', digits = '', exponent = ''] =
    opening.exec(foldText(written).slice(0, 80)) ?? [];
  if (digits === '') return null;
  if (sign !== '' && !(hyphenIsBullet && sign !== '\u2212'))
    return 'The amount is not usable: it is less than nothing.';
  const number = Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
  if (number * 10 ** Number(exponent) >= most) return tooLarge;
  return quantity === 0 ? 'The amount is not usable: it is zero.' : null;
}
