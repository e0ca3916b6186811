/** How much a dinner may hold: characters of a text, items of a list. */
export const LIMITS = {
  name: 200,
  description: 2_000,
  beverages: 2_000,
  notes: 10_000,
  /** Of a new dinner, and of one that is edited. */
  guestsAtFirst: 50,
  guests: 100,
  dishes: 100,
  formerDishes: 20,
  dishKeys: 200,
  events: 5_000,
  pageSize: 100,
} as const;

export const DEFAULT_GUESTS = 4;
