import { malformed, type ProductError } from '../errors.ts';

/** Most letters of an answer: hundreds of recipes of many pages. Writing so many as JSON holds up others for some 100 ms. */
const MOST_LETTERS = 8_000_000;
/** Most letters that are read for one answer, which may leave out half of what is stored. */
const MOST_READ = 2 * MOST_LETTERS;
/** A value takes as much as so many letters, whatever it is: its name stands before it. */
const LETTERS_OF_A_VALUE = 10;

/** The refusal (400) of an answer that is too large to be written; null for any other. One text counts wherever it stands. */
export function tooLargeAnswer(data: unknown): ProductError | null {
  return lettersLeft(data, MOST_LETTERS) < 0 ? refusal() : null;
}

/** About how many letters a value takes as JSON, without writing it. */
export const lettersIn = (value: unknown): number => -lettersLeft(value, 0, -Infinity);

/** Counts what is read for one answer, as it comes, and refuses (400) what makes it too large: nothing more need be read then. */
export class LettersRead {
  #left = MOST_READ;
  #last: Promise<unknown> = Promise.resolve();

  /** Throws once it is too much. */
  add(value: unknown): void {
    this.#left = lettersLeft(value, this.#left);
    this.#refuse();
  }

  /** Reads when all that was begun before is read: what waits for its turn takes no memory, and is not begun where it is too much already. */
  inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => {
      this.#refuse();
      return act();
    });
    this.#last = result.catch(() => {});
    return result;
  }

  #refuse(): void {
    if (this.#left < 0) throw refusal();
  }
}

const refusal = () =>
  malformed(
    'ANSWER_TOO_LARGE',
    'The answer would be too large. Ask for fewer recipes or fewer fields at once.',
  );

/** What is left of so many letters behind a value; no more of it is counted once less than `least` is left. */
function lettersLeft(value: unknown, left: number, least = 0): number {
  if (typeof value === 'string') return left - LETTERS_OF_A_VALUE - value.length;
  let rest = left - LETTERS_OF_A_VALUE;
  if (typeof value !== 'object' || value === null) return rest;
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    if (rest < least) return rest;
    rest = lettersLeft(part, rest, least);
  }
  return rest;
}
