import { malformed, type ProductError } from '../errors.ts';

/** Most letters of an answer: hundreds of recipes of many pages. Writing so many as JSON holds up others for some 100 ms. */
const MOST_LETTERS = 8_000_000;
/** A value takes as much as so many letters, whatever it is: its name stands before it. */
const LETTERS_OF_A_VALUE = 10;

/** The refusal (400) of an answer that is too large to be written; null for any other. One text counts wherever it stands. */
export function tooLargeAnswer(data: unknown): ProductError | null {
  return lettersLeft(data, MOST_LETTERS) < 0
    ? malformed(
        'ANSWER_TOO_LARGE',
        'The answer would be too large. Ask for fewer recipes or fewer fields at once.',
      )
    : null;
}

function lettersLeft(value: unknown, left: number): number {
  if (typeof value === 'string') return left - LETTERS_OF_A_VALUE - value.length;
  let rest = left - LETTERS_OF_A_VALUE;
  if (typeof value !== 'object' || value === null) return rest;
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    if (rest < 0) return rest;
    rest = lettersLeft(part, rest);
  }
  return rest;
}
