import { malformed } from '../errors.ts';

/**
 * The number in an id of the API. Throws 400 with `code` and `sentence` for what cannot be one;
 * whether there is such a thing is another question.
 */
export function readId(id: string, code: string, sentence: string): number {
  const number = Number(id);
  if (!/^\d{1,16}$/.test(id) || !Number.isSafeInteger(number)) throw malformed(code, sentence);
  return number;
}
