import type { Food } from './food.ts';
import { matchFood } from './match-food.ts';

export type { Aisle } from './aisles.data.ts';
export type { Food } from './food.ts';

const remembered = new Map<string, Food | null>();
/** More different names than a large library has. */
const most = 5000;

/**
 * The food that a name means: "unsalted butter, softened" is butter, "peanut butter" is not, "extra-virgin olive oil" is the oil.
 * `name` in English, German, French, Italian, Spanish (the usual foods also in Dutch, Portuguese and Swedish), singular or plural, with or without
 * what is done to it; `language` (ISO 639-1) decides words that two languages share. Null where the name is not surely one of the foods.
 */
export function findFood(name: string, language?: string | null): Food | null {
  const key = `${language ?? ''}\n${name}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const match = matchFood(name, language);
  const food = match === null || match.loose ? null : match.food;
  if (remembered.size >= most) remembered.clear();
  remembered.set(key, food);
  return food;
}
