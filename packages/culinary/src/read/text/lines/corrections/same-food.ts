import { foldLetters } from '../../../../words/fold.ts';
import { singularsOf } from '../../../../words/singular.ts';

const SHORTEST_COMPOUND_END = 4;
const LONGEST_ENDING = 2;
const SHORTEST_VARIED = 4;

/** Whether two words are one in two numbers: "leek" and "leeks", "patata" and "patate", "Ei" and "Eier". */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = [foldLetters(one), foldLetters(other)].sort((a, b) => a.length - b.length);
  if (short === undefined || long === undefined || short.length < 2) return false;
  if (short === long || singularsOf(long).includes(short)) return true;
  if (long.length - short.length > LONGEST_ENDING) return false;
  return (
    long.startsWith(short) ||
    (short.length >= SHORTEST_VARIED && long.startsWith(short.slice(0, -1)))
  );
}

/** Whether a word is the last part of a compound, or one that stands for it: "Mehl" of "Weizenmehl". */
export function endsCompound(compound: string, word: string): boolean {
  const [whole, end] = [foldLetters(compound), foldLetters(word)];
  return end.length >= SHORTEST_COMPOUND_END && whole.length > end.length && whole.endsWith(end);
}

export const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
