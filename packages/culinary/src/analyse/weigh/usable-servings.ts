/** For so many a recipe is taken that does not say. */
export const DEFAULT_SERVINGS = 4;

/** Servings to divide by, and whether the recipe states them. */
export function usableServings(stated: number | null): {
  servings: number;
  servingsStated: boolean;
} {
  const servingsStated =
    stated !== null && Number.isFinite(stated) && stated > 0 && stated <= mostServings;
  return { servings: servingsStated ? stated : DEFAULT_SERVINGS, servingsStated };
}

const mostServings = 1000;

/** Grams on one plate, outside which the servings that are stated are not those of a meal: a spread, or a whole batch. */
const plausibleServing = { least: 40, most: 1000 };

/** What a reader should know of the servings, in sentences. */
export function servingRemarks(
  { servings, servingsStated }: { servings: number; servingsStated: boolean },
  grams: number,
): string[] {
  if (!servingsStated)
    return [`The recipe does not state its servings; figures of a serving are for ${servings}.`];
  const each = grams / servings;
  if (grams === 0 || (each >= plausibleServing.least && each <= plausibleServing.most)) return [];
  return [
    `A serving would weigh ${Math.round(each)} g; the stated servings may not be portions of a meal.`,
  ];
}
