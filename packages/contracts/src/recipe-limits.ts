/** Most ingredients and steps of a recipe, whoever writes it or brings it along. */
export const MOST_INGREDIENTS = 500;
export const MOST_STEPS = 300;
/** Most characters of one ingredient line, and of all those of a recipe: reading and translating them holds up others for some 100 ms at worst. */
export const LONGEST_INGREDIENT = 2_000;
export const MOST_INGREDIENT_CHARACTERS = 40_000;
/** Most characters of all steps of a recipe, with their techniques and tips, and of all notes it came with: a book of a hundred pages. */
export const MOST_STEP_CHARACTERS = 200_000;

/** How many of these ingredient lines a recipe may have, from the first on; what is too long counts as if it were cut. */
export function ingredientsKept(lines: readonly string[]): number {
  let left = MOST_INGREDIENT_CHARACTERS;
  const first = lines.slice(0, MOST_INGREDIENTS);
  const over = first.findIndex((line) => (left -= Math.min(line.length, LONGEST_INGREDIENT)) < 0);
  return over < 0 ? first.length : over;
}

/** Said of a recipe that came with more than it may have. */
export const onlyFirstKept = (most: number, of: number, what: string): string =>
  `Only the first ${most} of its ${of.toLocaleString('en')} ${what} were kept.`;
