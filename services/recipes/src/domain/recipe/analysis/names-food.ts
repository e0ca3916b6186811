import { correctionKey } from '@convivio/culinary/analyse';
import type { Ingredient } from '../recipe.ts';

const isWithinWord = (letter: string | undefined) =>
  letter !== undefined && /[\p{L}\p{M}\p{N}]/u.test(letter);

/** Whether an ingredient is called so, or its line names it in whole words, in whatever case. */
export function namesFood(
  { name, originalText }: Pick<Ingredient, 'name' | 'originalText'>,
  food: string,
): boolean {
  const phrase = correctionKey(food);
  return phrase !== '' && [name, originalText].some((text) => holds(correctionKey(text), phrase));
}

function holds(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const [before] = [...text.slice(Math.max(0, at - 2), at)].slice(-1);
    const [after] = text.slice(at + phrase.length);
    if (!isWithinWord(before) && !isWithinWord(after)) return true;
  }
  return false;
}
