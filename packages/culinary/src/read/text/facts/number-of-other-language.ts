import { factOf, type Doubt } from '../../../recipe/doubt.ts';
import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { foldWords } from '../../../words/fold.ts';
import { languageOf } from '../../../words/language.ts';
import { spelledNumbers } from '../../../words/time-words.data.ts';
import { speaksToCustomers } from '../../speaks-to-customers.ts';
import { SHOP_OFFER } from './fed-words.data.ts';
import { NAMES_LIKE_NUMBERS, wordsLikeNumbers } from './words-like-numbers.data.ts';

/**
 * Whether the number that a yield says in words is a plain word in the language of the recipe: in English "Rents due" serves nobody, though
 * "due" are two in Italian.
 */
export function isNumberOfOtherLanguage(yieldText: string, language: string | null): boolean {
  const spoken = languageOf(language);
  if (spoken === null || /[\d\p{No}]/u.test(yieldText)) return false;
  const numbers = foldWords(yieldText)
    .split(' ')
    // Articles count nobody.
    .filter((word) => (spelledNumbers[word] ?? 1) !== 1);
  return (
    numbers.length > 0 &&
    numbers.every(
      (word) =>
        wordsLikeNumbers[spoken].has(word) || NAMES_LIKE_NUMBERS[word]?.test(yieldText) === true,
    )
  );
}

/**
 * Takes a yield back that is such a number, or stands in what a shop says ("Free delivery on your first three orders"); what is still
 * doubted of the draft's facts.
 */
export function withoutOthersNumber(
  draft: RecipeDraft,
  language: string | null,
  doubts: readonly Doubt[],
): Doubt[] {
  const { yieldText } = draft;
  const isOfRecipe =
    yieldText === null ||
    !(
      isNumberOfOtherLanguage(yieldText, language) ||
      speaksToCustomers(yieldText) ||
      SHOP_OFFER.test(yieldText)
    );
  if (isOfRecipe) return [...doubts];
  Object.assign(draft, { servings: null, yieldText: null });
  return doubts.filter((doubt) => factOf(doubt) !== 'yield');
}
