import type { MagicDiet } from '@convivio/culinary/compose';
import {
  checkDiet,
  dietClassesOf,
  foldLetters,
  type DietClass,
  type DietProfile,
} from '@convivio/culinary/find';
import { parseIngredient } from '@convivio/culinary/line';
import { lineOf, named, toldIn, type Review, type ReviewedRecipe } from './review.ts';

const profileOf = {
  omnivore: 'omnivore',
  pescatarian: 'pescetarian',
  vegetarian: 'vegetarian',
  vegan: 'vegan',
} as const satisfies Record<MagicDiet, DietProfile>;

const leftOut: Record<MagicDiet, readonly DietClass[]> = {
  omnivore: [],
  pescatarian: ['meat'],
  vegetarian: ['meat', 'fish'],
  vegan: ['meat', 'fish', 'dairy', 'eggs'],
};

/**
 * Whether a recipe keeps to a diet: its ingredients by the rules of diets, and its title and what it tells to do, where a food may be put in that
 * no line names.
 */
export function reviewDiet(recipe: ReviewedRecipe, diet: MagicDiet): Review {
  if (diet === 'omnivore') return { faults: [], notices: [] };
  const lines = recipe.ingredients.map((ingredient) => {
    const originalText = lineOf(ingredient);
    return { originalText, name: parseIngredient(originalText, { language: 'en' }).name };
  });
  const { offending, unknown } = checkDiet(lines, profileOf[diet], 'en');
  const listed = lines.map(({ originalText }) => originalText).join(' ');
  const told = [recipe.title, ...toldIn(recipe)].flatMap((text) =>
    clausesAgainst(diet, text, listed),
  );
  return {
    faults: [
      ...(offending.length > 0 ? [`Not ${diet}: ${named(offending)}.`] : []),
      ...(told.length > 0 ? [`Not ${diet}: “${told[0]}”.`] : []),
    ],
    notices:
      unknown.length > 0
        ? [`Whether this is ${diet} depends on the product you buy: ${named(unknown)}.`]
        : [],
  };
}

const CLAUSE_END = /[.;:!?()\n]+/;
const LONGEST_CLAUSE = 400;
/** "Cream the margarine with the sugar" */
const WORK_AS_FOOD = /^\s*(?:cream|butter|milk|egg)\s+(?:the|together|in|a)\b/i;
const SAME_LETTERS = 4;

/**
 * Clauses that put in what the diet leaves out. Words of the ingredients mean these: where "oat milk" is listed, "the milk" is it; so the clause must
 * say so as it stands, and also without them.
 */
function clausesAgainst(diet: MagicDiet, text: string, listed: string): string[] {
  const known = stemsOf(listed);
  const breaks = (words: string) =>
    leftOut[diet].some((one) => dietClassesOf(words, 'en').has.has(one));
  return text
    .split(CLAUSE_END)
    .map((clause) => clause.trim().slice(0, LONGEST_CLAUSE))
    .filter((clause) => {
      const said = clause.replace(WORK_AS_FOOD, '');
      const others = said
        .split(/\s+/)
        .filter((word) => !known.has(stemOf(word)))
        .join(' ');
      return breaks(said) && breaks(others);
    });
}

const stemsOf = (text: string) => new Set(text.split(/[\s,]+/).map(stemOf));
const stemOf = (word: string): string =>
  foldLetters(word)
    .replace(/[^\p{L}]/gu, '')
    .slice(0, SAME_LETTERS);
