import { foldLetters, unlistedFoods } from '@convivio/culinary/find';
import { parseIngredient } from '@convivio/culinary/line';
import { lineOf, named, toldIn, type Review, type ReviewedRecipe } from './review.ts';

/** "Stir in all remaining ingredients" */
const ALL_OF_THEM =
  /\b(?:all|remaining|other|dry|wet|rest of the|the) ingredients\b|\beverything\b/i;
/** An amount that needs no figure. */
const AS_LIKED = /\b(?:taste|needed|serve|pinch|dash|handful|some|few|little|drizzle|splash)\b/i;

/** Whether ingredients and steps name the same foods, and amounts can be read. */
export function reviewLists(recipe: ReviewedRecipe): Review {
  const steps = recipe.instructions.map(({ instruction }) => instruction);
  const lines = recipe.ingredients.map((ingredient) => {
    const line = lineOf(ingredient);
    return { ...parseIngredient(line, { language: 'en' }), line, amount: ingredient.amount };
  });
  const spoken = wordsOf(toldIn(recipe).join(' '));
  const forAll = steps.some((step) => ALL_OF_THEM.test(step));
  const unused = forAll ? [] : lines.filter(({ name }) => !isSpokenOf(name, spoken));
  const unlisted = unlistedFoods(
    steps,
    lines.map(({ line }) => line),
    [recipe.title],
    'en',
  );
  const unread = lines.filter(
    ({ amount, quantity, line }) => amount !== '' && quantity === null && !AS_LIKED.test(line),
  );
  const say = (sentence: string, names: string[]) =>
    names.length > 0 ? [`${sentence}: ${named(names)}.`] : [];
  return {
    faults: [],
    notices: [
      ...say(
        'No step says where these ingredients go',
        unused.map(({ name }) => name),
      ),
      ...say(
        'The steps use what is not among the ingredients',
        unlisted.map(({ word }) => word),
      ),
      ...say(
        'These amounts cannot be scaled',
        unread.map(({ line }) => line),
      ),
    ],
  };
}

/** Whether a word of the name is among these; the food itself mostly is its last one. */
const isSpokenOf = (name: string, spoken: ReadonlySet<string>): boolean =>
  [...wordsOf(name)].some((word) => spoken.has(word));

const wordsOf = (text: string): Set<string> =>
  new Set((foldLetters(text).match(/\p{L}{3,}/gu) ?? []).map(singular));

const singular = (word: string): string =>
  word.length < 5
    ? word.replace(/(?<=\p{L}{2})s$/u, '')
    : word.replace(/ies$/, 'y').replace(/(?:(?<=o|ch|sh|x)es|(?<!s)s)$/, '');
