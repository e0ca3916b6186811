import * as data from './descriptors.data.ts';
import { phraseTable } from '../tokens/phrases.ts';
import type { Token } from '../tokens/tokenise.ts';

const mark = (phrases: readonly string[]): [string, true][] =>
  phrases.map((phrase) => [phrase, true]);

export const optionals = phraseTable(mark(data.optionalPhrases));
export const tastes = phraseTable(mark(data.tastePhrases));
export const notes = phraseTable(mark(data.notePhrases));
export const preparations = phraseTable(mark(data.preparationPhrases));
/** "doppelt so viel", "the same amount of". */
export const relatives = phraseTable(mark(data.relativeAmountPhrases));
export const vagueAmounts = phraseTable(mark(data.vagueAmountPhrases));
const preparedFoods = phraseTable(mark(data.preparedFoods));

/** Whether a token alone tells what was done to the food: "chopped", "râpé". */
export function isPreparation(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' &&
    (data.preparationWords.has(token.lower) || data.romancePreparationWords.has(token.lower))
  );
}

/**
 * The preparation that begins at a token: adverbs and one preparation word ("very finely chopped"), else null.
 * A word like "ground" counts only behind an adverb.
 */
export function readPreparation(
  tokens: readonly Token[],
  at: number,
): { next: number; romance: boolean } | null {
  if (preparedFoods.match(tokens, at) !== null) return null;
  let i = data.negations.has(tokens[at]?.lower ?? '') ? at + 1 : at;
  if (i > at && data.tooMuch.has(tokens[i]?.lower ?? '')) i++;
  if (tokens[i]?.lower === 'fresh' && data.afterFresh.has(tokens[i + 1]?.lower ?? ''))
    return { next: i + 2, romance: false };
  while (isAdverb(tokens[i])) i++;
  const word = tokens[i];
  if (isPreparation(word)) {
    const { next, romance } = {
      next: i + 1,
      romance: data.romancePreparationWords.has(word?.lower ?? ''),
    };
    return { next: romance && isAdverb(tokens[next]) ? next + 1 : next, romance };
  }
  return i > at &&
    !data.negations.has(tokens[i - 1]?.lower ?? '') &&
    word?.kind === 'word' &&
    data.preparationAfterAdverb.has(word.lower) &&
    isStrongAdverb(tokens[i - 1])
    ? { next: i + 1, romance: false }
    : null;
}

function isAdverb(token: Token | undefined): boolean {
  return token?.kind === 'word' && data.preparationAdverbs.has(token.lower);
}

/** "hot ground chilli" and "fine ground almonds" name a food; "freshly ground" tells what to do. */
function isStrongAdverb(token: Token | undefined): boolean {
  return token !== undefined && !data.weakAdverbs.has(token.lower);
}
