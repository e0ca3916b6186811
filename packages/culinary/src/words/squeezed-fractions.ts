const SQUEEZED =
  /(?<![\p{L}\p{No}\d.,/⁄:-]|\d\s)([1-9]\d?)(?=(?:1\/[2348]|2\/3|3\/[48]|[57]\/8)(?![\d/]|[.,]\d))/gu;

/**
 * "11/2 cups", "21/4 tsp" with the space that a page lost: no cook writes five and a half so, and each of these ends in a fraction of spoons and cups.
 * A dozenth or two figures below the slash ("16/20 prawns") are something else.
 */
export const partedFractions = (text: string): string => text.replace(SQUEEZED, '$1 ');

/** The first number of a text that had lost its space, and what it was taken for; null where there is none. */
export function squeezedFraction(text: string): { written: string; meant: string } | null {
  SQUEEZED.lastIndex = 0;
  const found = SQUEEZED.exec(text);
  if (found === null) return null;
  const fraction = text.slice(SQUEEZED.lastIndex, SQUEEZED.lastIndex + 3);
  return { written: found[1]! + fraction, meant: `${found[1]!} ${fraction}` };
}
