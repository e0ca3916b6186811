const widths: readonly (readonly [string, number])[] = [
  ['0123456789', 1],
  [".,’'", 0.4],
  ['–', 0.87],
  ['~', 1.02],
  [' \u00a0', 0.39],
  ['-/', 0.6],
  ['ijl', 0.42],
  ['frt', 0.59],
  ['mw', 1.33],
  ['cksvxyzäa', 0.85],
  ['MWGO', 1.33],
  ['ACDHNQRUÄÖÜ', 1.2],
];

/**
 * How wide letters stand on paper, in widths of the zero: of Figtree, the figures in the weight of
 * amounts, rounded up.
 */
export const letterWidths: Readonly<Record<string, number>> = Object.fromEntries(
  widths.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width])),
);

/** Any other. */
export const otherLetter = 0.97;

/** A fraction of two digits, drawn as one sign; and each further digit in it. */
export const shortFraction = 1.5;
export const furtherDigit = 0.38;
