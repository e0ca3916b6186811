import { portions } from './portions.data.ts';

/** What a household measure of a food weighs. */
export interface Portion {
  grams: number;
  /** A kitchen estimate. */
  rough: boolean;
}

const known = new Map<string, ReadonlyMap<string, Portion>>();

/** A portion of a food by its unit or size; null where the table has none. */
export function portionOf(food: string, word: string): Portion | null {
  const row = portions[food];
  if (row === undefined) return null;
  let read = known.get(food);
  if (read === undefined) known.set(food, (read = portionsIn(row)));
  return read.get(word) ?? null;
}

const portionsIn = (row: string): ReadonlyMap<string, Portion> =>
  new Map(
    row.split(', ').map((entry) => {
      const [word = '', grams = ''] = entry.split(' ');
      return [word, { grams: Number(grams.replace('~', '')), rough: grams.startsWith('~') }];
    }),
  );
