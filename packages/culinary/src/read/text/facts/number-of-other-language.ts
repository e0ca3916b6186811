import { foldWords } from '../../../words/fold.ts';
import { languageOf } from '../../../words/language.ts';
import { spelledNumbers } from '../../../words/time-words.data.ts';
import { wordsLikeNumbers } from './words-like-numbers.data.ts';

/**
 * Whether the number that a yield says in words is a plain word in the language of the recipe: in English "Rents due" serves nobody, though
 * "due" are two in Italian.
 */
export function isNumberOfOtherLanguage(yieldText: string, language: string | null): boolean {
  const spoken = languageOf(language);
  if (spoken === null || /[\d\p{No}]/u.test(yieldText)) return false;
  const numbers = foldWords(yieldText)
    .split(' ')
    .filter((word) => spelledNumbers[word] !== undefined);
  return numbers.length > 0 && numbers.every((word) => wordsLikeNumbers[spoken].has(word));
}
