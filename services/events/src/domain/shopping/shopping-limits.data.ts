/** How much a shopping list may hold: characters of a text, items of a list. */
export const LIMITS = {
  title: 200,
  name: 200,
  amount: 50,
  unit: 50,
  category: 50,
  items: 1_000,
  lists: 500,
  recipes: 100,
  servings: 1_000,
  pageSize: 50,
  /** Of what stands on a list with all lines of recipes, in characters: it is one document. */
  whole: 1_000_000,
  /** Keys of items that were taken off. */
  goneKeys: 1_000,
} as const;

/** The category of what lies in no aisle that is known. */
export const NO_AISLE = 'Other';
