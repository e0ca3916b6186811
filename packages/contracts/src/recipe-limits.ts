/** Most ingredients and steps of a recipe, whoever writes it or brings it along. */
export const MOST_INGREDIENTS = 500;
export const MOST_STEPS = 300;

/** Said of a recipe that came with more than it may have. */
export const onlyFirstKept = (most: number, of: number, what: string): string =>
  `Only the first ${most} of its ${of.toLocaleString('en')} ${what} were kept.`;
