import { memoise } from '../words/memoise.ts';
import type { Food } from './food.ts';
import { matchFood } from './match-food.ts';

export type { Aisle } from './aisles.data.ts';
export type { Food } from './food.ts';

/**
 * The food that a name means: "unsalted butter, softened" is butter, "peanut butter" is not, "extra-virgin olive oil" is the oil.
 * `name` in English, German, French, Italian, Spanish (the usual foods also in Dutch, Portuguese and Swedish), singular or plural, with or without
 * what is done to it; `language` (ISO 639-1) decides words that two languages share. Null where the name is not surely one of the foods.
 */
export const findFood = memoise((name, language): Food | null => {
  const match = matchFood(name, language);
  return match === null || match.loose ? null : match.food;
});
