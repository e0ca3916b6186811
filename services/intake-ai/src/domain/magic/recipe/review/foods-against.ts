import type { MagicDiet } from '@convivio/culinary/compose';
import { dietClassesOf, foldLetters } from '@convivio/culinary/find';
import { findFood } from '@convivio/culinary/foods';
import { leftOutBy, madeOfOthers, ofOtherMeaning } from './diets.data.ts';

const CLAUSE_END = /[.,;:!?()\n]+/;
const LONGEST_CLAUSE = 400;
/** "Cream the margarine", "Fish out the bay leaves" */
const WORK_AS_FOOD = /^(?:then |and )?(?:cream (?:the|together)|fish (?:out|them|it)) /;
/** "as smooth as cream", "like a custard", "whiter than milk", "what cream cannot" */
const COMPARES = /\b(?:as \w+ as|(?<!you )like|than|does what)\b.*$/;
/** "instead of butter", "without eggs", "no cream" */
const LEAVES_OUT = /\b(?:instead of|in place of|rather than|without|no|not|never)\b.*$/;
const MOST_WORDS = 3;
const SAME_LETTERS = 4;

/**
 * Foods that a text names and a diet leaves out, where no ingredient is meant: of "oat milk" among these "the milk" is one. A food is read by as many
 * words as name one: "butter beans" are no butter.
 */
export const foodsAgainst = (diet: MagicDiet, text: string, listed: string): string[] =>
  diet === 'omnivore' ? [] : foodsMeant(text, listed, (food) => breaks(diet, food));

/** The same of foods that `isAgainst` says of; it is asked for a food by itself, and with the word that it stands behind. */
export function foodsMeant(
  text: string,
  listed: string,
  isAgainst: (food: string) => boolean,
): string[] {
  const known = new Set(wordsOf(listed).map(stemOf));
  return text.split(CLAUSE_END).flatMap((clause) => {
    const said = foldLetters(clause.trim().slice(0, LONGEST_CLAUSE))
      .replace(WORK_AS_FOOD, '')
      .replace(COMPARES, '')
      .replace(LEAVES_OUT, '');
    return foodsIn(wordsOf(said))
      .filter(
        ({ food, behind }) =>
          !ofOtherMeaning.has(food) &&
          !madeOfOthers.has(food) &&
          isAgainst(food) &&
          isAgainst(`${behind} ${food}`.trim()) &&
          !wordsOf(food).some((word) => known.has(stemOf(word))),
      )
      .map(({ food }) => food);
  });
}

function breaks(diet: MagicDiet, food: string): boolean {
  const { has, honey } = dietClassesOf(food, 'en');
  return leftOutBy[diet].some((one) => has.has(one)) || (diet === 'vegan' && honey);
}

/** Foods of the lexicon among the words, the longest names first, with the word that each stands behind: "vegan butter" is none. */
function foodsIn(words: readonly string[]): { food: string; behind: string }[] {
  const found: { food: string; behind: string }[] = [];
  for (let at = 0; at < words.length;) {
    const span = spanAt(words, at);
    if (span > 0)
      found.push({ food: words.slice(at, at + span).join(' '), behind: words[at - 1] ?? '' });
    at += Math.max(1, span);
  }
  return found;
}

function spanAt(words: readonly string[], at: number): number {
  for (let span = Math.min(MOST_WORDS, words.length - at); span > 0; span--) {
    const food = foodOf(words.slice(at, at + span));
    // "in chicken" and "leeks in" name no other food than without "in".
    const isNamedByAll =
      food !== foodOf(words.slice(at + 1, at + span)) &&
      food !== foodOf(words.slice(at, at + span - 1));
    if (food !== null && isNamedByAll) return span;
  }
  return 0;
}

const foodOf = (words: readonly string[]): string | null =>
  findFood(words.join(' '), 'en')?.id ?? null;

const wordsOf = (text: string): string[] => foldLetters(text).match(/[\p{L}\p{M}]+/gu) ?? [];
const stemOf = (word: string): string => word.slice(0, SAME_LETTERS);
