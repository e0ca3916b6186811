import type { Secret } from '../write/secret.ts';

/** The manners of cooking that are told in `cuisines.data.ts`. */
export const cuisineNames = [
  'modern',
  'french',
  'italian',
  'spanish',
  'mediterranean',
  'british',
  'american',
  'southern',
  'mexican',
  'andean',
  'chinese',
  'northernchinese',
  'japanese',
  'korean',
  'thai',
  'indian',
  'levantine',
  'maghrebi',
  'westafrican',
  'nordic',
  'central',
] as const;
export type CuisineName = (typeof cuisineNames)[number];

/** What a kitchen has at hand. */
export interface Cuisine {
  name: CuisineName;
  /** "Italian", as in "an Italian kitchen". */
  adjective: string;
  /** By slot the lines that may fill it, the most usual first. */
  slots: ReadonlyMap<string, readonly string[]>;
  /** Sides by their names. */
  sides: readonly string[];
  /** Principal ingredients it cooks most. */
  loves: ReadonlySet<string>;
  secrets: readonly Secret[];
}
