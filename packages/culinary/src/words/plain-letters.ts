import { lettersOfTheirOwn } from './letters-of-their-own.data.ts';

const special = new RegExp(`[${Object.keys(lettersOfTheirOwn).join('')}]`, 'g');

/** Lower-case letters of their own as they are written with others: "œ" is "oe". All else stays. */
export const plainLetters = (lower: string): string =>
  lower.replace(special, (letter) => lettersOfTheirOwn[letter] ?? letter);
