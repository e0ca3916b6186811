/** How much a shopping list may hold: characters of a text, items of a list. */
export const shoppingLimits = {
  title: 200,
  name: 200,
  amount: 50,
  unit: 50,
  category: 50,
  items: 1_000,
  lists: 500,
  recipes: 100,
  servings: 1_000,
  /** Lists that are read at once. */
  pageSize: 50,
} as const;
