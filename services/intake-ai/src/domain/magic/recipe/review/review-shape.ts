import { findFood } from '@convivio/culinary/foods';
import { foldLetters } from '@convivio/culinary/find';
import { RECIPE_LIMITS } from '../../magic-limits.data.ts';
import type { Wish } from '../../wish/wish.ts';
import { lineOf, type Review, type ReviewedRecipe } from './review.ts';

/** Whether it is a whole recipe of the course that was asked for, under a title that was not offered before, and of the food that was asked for. */
export function reviewShape(
  recipe: ReviewedRecipe,
  { course, ingredient }: Pick<Wish, 'course' | 'ingredient'>,
  avoid: readonly string[],
): Review {
  const { title, servings, prepTime, cookTime, ingredients, instructions } = recipe;
  const isTime = (minutes: number) => minutes >= 0 && minutes <= RECIPE_LIMITS.minutes;
  const rules: [boolean, string][] = [
    [title !== '', 'It has no title.'],
    [ingredients.length > 0, 'It has no ingredients.'],
    [instructions.length > 0, 'It has no steps.'],
    [recipe.course === course, `It is a ${recipe.course}, and a ${course} was asked for.`],
    [servings >= 1 && servings <= RECIPE_LIMITS.servings, `It cannot be for ${servings}.`],
    [isTime(prepTime) && isTime(cookTime) && prepTime + cookTime > 0, 'Its times cannot be.'],
    [!avoid.some((other) => isSame(other, title)), `“${title}” was offered before.`],
  ];
  return {
    faults: rules.filter(([holds]) => !holds).map(([, sentence]) => sentence),
    notices:
      ingredient !== null && !isOf(recipe, ingredient)
        ? [`“${ingredient}” is not in this recipe.`]
        : [],
  };
}

/** Of the words of the shorter title so many are in both: "Mushroom risotto", "Risotto with mushrooms and thyme". */
const SAME_DISH = 0.75;

function isSame(one: string, other: string): boolean {
  const [words, others] = [stemsOf(one), stemsOf(other)];
  const shared = [...words].filter((stem) => others.has(stem)).length;
  return shared >= SAME_DISH * Math.max(1, Math.min(words.size, others.size));
}

/** What the words of a title begin with: "mushr" is in singular and plural. */
const stemsOf = (title: string): Set<string> =>
  new Set((foldLetters(title).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));

/** Whether title or ingredients name the food, by any of its names, or a word of what was asked for. */
function isOf({ title, ingredients }: ReviewedRecipe, asked: string): boolean {
  const texts = [title, ...ingredients.map(lineOf)];
  const food = findFood(asked, null);
  if (food && ingredients.some(({ name }) => findFood(name, 'en')?.id === food.id)) return true;
  const said = foldLetters(texts.join(' '));
  return (foldLetters(food?.name ?? asked).match(/\p{L}{3,}/gu) ?? []).some((word) =>
    said.includes(word.slice(0, 5)),
  );
}
