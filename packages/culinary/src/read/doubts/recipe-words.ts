import { isFood, namesFood } from '../../foods/line-words.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { COOKING_VERBS } from '../text/steps/cooking-verbs.data.ts';
import { OF_FAREWELLS } from '../text/lines/farewell.data.ts';
import { kitchenWords } from './kitchen-words.data.ts';

/** Words are the same where their first letters are: plurals, cases and compounds. */
const SAME_LETTERS = 4;

/** The beginnings of a text's longer words, by which words of the same stem meet. */
export function stemsOf(text: string): Set<string> {
  return new Set(longWords(text).map(stem));
}

/** The same of what a recipe is called and lists. */
export const ownStems = ({ title, ingredients }: Pick<RecipeDraft, 'title' | 'ingredients'>) =>
  stemsOf([title ?? '', ...ingredients.flatMap(({ lines }) => lines)].join(' '));

/** Whether a text speaks of what the recipe speaks of, names food, or has words of every kitchen. */
export function isOfRecipe(text: string, stems: ReadonlySet<string>): boolean {
  return (
    longWords(text).some(
      (word) =>
        stems.has(stem(word)) ||
        (COOKING_VERBS.has(word) && !OF_FAREWELLS.has(word)) ||
        kitchenWords.has(word),
    ) || namesFood(text, 3)
  );
}

/** "embrasse les petites" shares a word with "petits oignons", and no food. */
export const namesOwnFood = (text: string, stems: ReadonlySet<string>): boolean =>
  stemsOf(foldWords(text).split(' ').filter(isFood).join(' '))
    .values()
    .some((stem) => stems.has(stem));

const longWords = (text: string) =>
  foldWords(text)
    .split(' ')
    .filter((word) => word.length >= SAME_LETTERS && /^\p{L}/u.test(word));

const stem = (word: string) => word.slice(0, SAME_LETTERS + 1);
