import { phraseTable } from '../tokens/phrases.ts';
import type { Token } from '../tokens/tokenise.ts';
import type { Dialect } from '../../words/language.ts';
import { frenchSizes, properSizes, sizedNames } from './sized-names.data.ts';

const names = phraseTable(sizedNames.map((name) => [name, true]));
const capital = /^\p{Lu}\p{L}/u;

/** Whether a name begins here that holds a word of size or part. */
export function isSizedName(tokens: readonly Token[], at: number): boolean {
  return names.match(tokens, at) !== null;
}

/** Whether a word that elsewhere says a size begins the name of a food: "ras el hanout", "3 tbsp Grand Marnier". */
export function beginsSizedName(tokens: readonly Token[], at: number, language: Dialect): boolean {
  return isSizedName(tokens, at) || beginsProperName(tokens, at, language);
}

/** Whether such a word goes on with the name before it: "sale grosso". */
export function endsSizedName(tokens: readonly Token[], at: number): boolean {
  return (names.match(tokens, at - 1)?.next ?? 0) > at;
}

/**
 * Two words with a capital, of which the first says no size in the language of the line, or stands in the middle of a line that writes its other words
 * small. German writes all nouns so.
 */
function beginsProperName(tokens: readonly Token[], at: number, language: Dialect): boolean {
  const word = tokens[at];
  if (word === undefined || !properSizes.has(word.lower)) return false;
  if (!capital.test(word.text) || !capital.test(tokens[at + 1]?.text ?? '')) return false;
  if (language !== 'fr' && frenchSizes.has(word.lower)) return true;
  const before = tokens[at - 1];
  return language !== 'de' && before?.kind === 'word' && before.text === before.lower;
}
