import { type Allergen, allergens } from './allergens.data.ts';
import { findFood } from './find-food.ts';

/** What of the fourteen is in some foods: surely, and by some recipes or makers of them. */
export interface AllergensIn {
  has: readonly Allergen[];
  may: readonly Allergen[];
  /** Names of which it is not known: foods that the lexicon does not have, and such as "sauce". Never to be read as safe. */
  unknown: readonly string[];
}

/**
 * The allergens of foods by their names, without amounts. `language` (ISO 639-1) decides words that two languages share. In the order of
 * the law; what one food surely has is not told again of another that may have it.
 */
export function allergensIn(names: readonly string[], language?: string | null): AllergensIn {
  const has = new Set<Allergen>();
  const may = new Set<Allergen>();
  const unknown: string[] = [];
  for (const name of names) {
    const food = findFood(name, language);
    if (food === null || food.allergens.unknown) unknown.push(name);
    for (const allergen of food?.allergens.has ?? []) has.add(allergen);
    for (const allergen of food?.allergens.may ?? []) may.add(allergen);
  }
  return {
    has: allergens.filter((one) => has.has(one)),
    may: allergens.filter((one) => may.has(one) && !has.has(one)),
    unknown,
  };
}
