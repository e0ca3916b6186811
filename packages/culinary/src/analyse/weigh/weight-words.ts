/** "fluid ounce" of a unit id. */
export const wordOf = (unit: string): string => unit.replaceAll('-', ' ');

/** "an onion", "a bunch". */
export const aOf = (words: string): string => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** Three figures are as many as anybody believes. */
export const tidy = (grams: number): string => String(Number(grams.toPrecision(grams < 1 ? 2 : 3)));
