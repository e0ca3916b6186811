import { shoppingLimits } from '@convivio/contracts/shopping-limits';

/** How much a shopping list may hold, with what nobody is asked for by hand. */
export const LIMITS = {
  ...shoppingLimits,
  /** Of what stands on a list with all lines of recipes and names of dishes, in characters: it is one document. */
  text: 1_000_000,
  /** Keys of items that were taken off. */
  goneKeys: 1_000,
} as const;

/** Of how much one list is made, what is more is left out of it: adding up so many lines takes a second. */
export const MADE_OF = {
  lines: 10_000,
  /** Of all lines, in characters. */
  letters: 1_000_000,
  /** Recipes that are read at once. */
  atOnce: 5,
} as const;

/** The category of what lies in no aisle that is known. */
export const NO_AISLE = 'Other';
