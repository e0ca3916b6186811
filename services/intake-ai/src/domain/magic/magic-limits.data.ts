/** Characters of what a cook writes of a wish. */
export const WISH_LIMITS = { ingredient: 200, timeConstraint: 100 } as const;

/** Requests of one cook that run at once. */
export const MOST_AT_ONCE = 3;
/** Seconds after which one of them has usually ended. */
export const USUALLY_ENDS_S = 15;
/** A request is kept for a day, and for so long a title is not offered again for the same wish. */
export const KEPT_MS = 24 * 60 * 60_000;
/** Titles that are not offered again, the latest of them. */
export const MOST_AVOIDED = 50;

/** All tries of a provider at one recipe together; what is done besides takes less than the ten seconds that are left of a minute. */
export const PROVIDER_MS = 50_000;
/** Answers of a provider that may break a rule: behind them our own rules cook. */
export const PROVIDER_TRIES = 2;
/** A cook waits for the name of a chef. */
export const NAME_LOOK_UP_MS = 20_000;

/** What a recipe of a provider may hold: characters of a text, items of a list, minutes, servings. */
export const RECIPE_LIMITS = {
  title: 200,
  text: 2_000,
  line: 300,
  ingredients: 60,
  steps: 40,
  secrets: 8,
  wines: 5,
  chefs: 3,
  minutes: 7 * 24 * 60,
  servings: 24,
} as const;

export const GENERATION_FAILED = 'Failed to generate magic recipe. Please try again.';
