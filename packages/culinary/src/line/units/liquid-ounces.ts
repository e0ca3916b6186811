import { findFood } from '../../foods/find-food.ts';
import { languageOf, type Dialect } from '../../words/language.ts';
import { dialectUnits } from './dialect-units.data.ts';

/** Poured by the fluid ounce, wherever it stands. */
const POURED = new Set(['simple-syrup', 'cordial']);
const JUICE = /-juice$/;

/**
 * What ounces of a food are: fluid ounces of drinks and juices ("1 oz gin"), of another liquid these or a weight ("8 oz milk"), and of
 * anything else a weight.
 */
export function ouncesOf(name: string, language: Dialect): 'fluid' | 'either' | 'weight' {
  const food = findFood(name, languageOf(language) ?? 'en');
  if (food === null || !food.liquid) return 'weight';
  const isDrink = food.aisle === 'Drinks' && !food.water;
  return isDrink || POURED.has(food.id) || JUICE.test(food.id) ? 'fluid' : 'either';
}

/** The fluid ounce of a country. */
export const fluidOunceOf = (language: Dialect): string =>
  dialectUnits[language]?.['fluid-ounce'] ?? 'fluid-ounce';
