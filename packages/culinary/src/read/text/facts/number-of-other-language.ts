import { foldWords } from '../../../words/fold.ts';
import { languageOf } from '../../../words/language.ts';
import { spelledNumbers } from '../../../words/time-words.data.ts';
import { ownNumbers } from './own-numbers.data.ts';

/** Larger numbers are hardly words of another language. */
const MOST = 12;

/**
 * Whether the number that a yield says in words is none in the language of the recipe: in English "Rents due" serves nobody, though "due"
 * are two in Italian.
 */
export function isNumberOfOtherLanguage(yieldText: string, language: string | null): boolean {
  const spoken = languageOf(language);
  if (spoken === null || /[\d\p{No}]/u.test(yieldText)) return false;
  const words = foldWords(yieldText).split(' ');
  const numbers = words.filter((word) => (spelledNumbers[word] ?? Infinity) <= MOST);
  return numbers.length > 0 && !numbers.some((word) => ownNumbers[spoken].has(word));
}
