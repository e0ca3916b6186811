import type { MagicDiet } from '@convivio/culinary/compose';
import { checkDiet, dietClassesOf } from '@convivio/culinary/find';
import { parseIngredient } from '@convivio/culinary/line';
import { foodsAgainst } from './foods-against.ts';
import { lineOf, named, toldIn, type Review, type ReviewedRecipe } from './review.ts';
import { profileOf } from './diets.data.ts';

/** Whether the ingredients keep to a diet, by the rules of diets; of what they cannot tell there is a notice. */
export function reviewIngredients(
  { ingredients }: Pick<ReviewedRecipe, 'ingredients'>,
  diet: MagicDiet,
): Review {
  if (diet === 'omnivore') return { faults: [], notices: [] };
  const lines = ingredients.map((ingredient) => {
    const originalText = lineOf(ingredient);
    return { originalText, name: parseIngredient(originalText, { language: 'en' }).name };
  });
  const { offending, unknown } = checkDiet(lines, profileOf[diet], 'en');
  const honey = diet === 'vegan' ? unknown.filter((name) => dietClassesOf(name, 'en').honey) : [];
  const broken = [...offending, ...honey];
  const doubtful = unknown.filter((name) => !honey.includes(name));
  return {
    faults: broken.length > 0 ? [`Not ${diet}: ${named(broken)}.`] : [],
    notices:
      doubtful.length > 0
        ? [`Whether this is ${diet} depends on the product you buy: ${named(doubtful)}.`]
        : [],
  };
}

/** The same of a recipe whose texts may put in what its ingredients do not name. */
export function reviewDiet(recipe: ReviewedRecipe, diet: MagicDiet): Review {
  const { faults, notices } = reviewIngredients(recipe, diet);
  const listed = recipe.ingredients.map(lineOf).join(' ');
  const told = [recipe.title, ...toldIn(recipe)].flatMap((text) =>
    foodsAgainst(diet, text, listed),
  );
  return {
    faults: [...faults, ...(told.length > 0 ? [`Not ${diet}: ${named(told)} in a step.`] : [])],
    notices,
  };
}
