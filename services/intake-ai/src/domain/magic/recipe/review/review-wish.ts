import { byMakerIn, isUnwanted, type LeftOut } from '@convivio/culinary/compose';
import { findFood } from '@convivio/culinary/foods';
import { parseIngredient } from '@convivio/culinary/line';
import { foodsMeant } from './foods-against.ts';
import { lineOf, named, toldIn, type Review, type ReviewedRecipe } from './review.ts';

/** Whether a recipe keeps out what the words of the wish leave out: "without nuts", "egg allergy". By the rules by which our own recipes are composed. */
export function reviewWish(recipe: ReviewedRecipe, { unwanted, warnings }: LeftOut): Review {
  if (unwanted.foods.length + unwanted.allergens.length === 0)
    return { faults: [], notices: warnings };
  const names = recipe.ingredients.map(
    (ingredient) => parseIngredient(lineOf(ingredient), { language: 'en' }).name,
  );
  const isAgainst = (name: string) => isUnwanted(name, unwanted);
  const listed = names.filter(isAgainst);
  const told = [recipe.title, ...toldIn(recipe)].flatMap((text) =>
    foodsMeant(text, names.join(' '), isAgainst),
  );
  const unknown =
    unwanted.allergens.length === 0 ? [] : names.filter((name) => findFood(name, 'en') === null);
  const say = (foods: string[], where: string) =>
    foods.length > 0 ? [`The wish leaves out ${named([...new Set(foods)])}${where}.`] : [];
  return {
    faults: [...say(listed, ''), ...say(told, ' in a step')],
    notices: [
      ...warnings,
      ...byMakerIn(names, unwanted),
      ...(unknown.length > 0
        ? [
            `Whether ${unwanted.allergens.join(' or ')} is in these is not known: ${named(unknown)}.`,
          ]
        : []),
    ],
  };
}
