import type { Doubt, IngredientGroup } from '../../recipe/recipe.ts';
import { foodsApart } from './foods-apart.ts';

interface Listed {
  ingredients: readonly IngredientGroup[];
  doubts: readonly Doubt[];
}

/** No recipe has more; what is behind stays as it is. */
const mostLines = 500;

/** The ingredients of a recipe, each food that has an amount on a line of its own, and the doubts about them where their lines stand now. */
export function groupsApart(
  { ingredients, doubts }: Listed,
  language?: string | null,
): { ingredients: IngredientGroup[]; doubts: Doubt[] } {
  const places: number[] = [];
  let next = 0;
  const apart = ingredients.map(({ name, lines }) => ({
    name,
    lines: lines.flatMap((line) => {
      const pieces = places.length < mostLines ? foodsApart(line, language ?? undefined) : [line];
      places.push(next);
      next += pieces.length;
      return pieces;
    }),
  }));
  return {
    ingredients: apart,
    doubts: doubts.map((doubt) =>
      doubt.part === 'ingredient' && doubt.index !== null
        ? { ...doubt, index: places[doubt.index] ?? doubt.index }
        : doubt,
    ),
  };
}
