import { findFood } from '../../foods/find-food.ts';
import type { Amount } from '../../recipe/recipe.ts';
import { languageOf, type Dialect } from '../../words/language.ts';
import { dialectUnits } from './dialect-units.data.ts';
import { measureOf } from './measures.data.ts';

/**
 * What ounces of a food are: fluid ounces of what is drunk ("1 oz gin"), of another liquid these or a weight ("8 oz milk", "1 (32 oz) carton
 * broth"), and of anything else a weight.
 */
export function ouncesOf(name: string, language: Dialect): 'fluid' | 'either' | 'weight' {
  const food = findFood(name, languageOf(language) ?? 'en');
  if (food === null || !food.liquid) return 'weight';
  return food.drunk ? 'fluid' : 'either';
}

/** The fluid ounce of a country. */
export const fluidOunceOf = (language: Dialect): string =>
  dialectUnits[language]?.['fluid-ounce'] ?? 'fluid-ounce';

/** "8 oz (240 ml)" and "1 cup (8 oz)" were rounded; eight ounces of milk by weight are 7 % less than a cup. */
const ROUNDED_BY = 0.04;

/** Whether an amount in ounces fills a volume that is stated beside it, so that they are fluid ounces. */
export function fillsVolume(
  ounces: Amount,
  volumes: readonly Amount[],
  language: Dialect,
): boolean {
  const poured = (ounces.quantity ?? 0) * (measureOf(fluidOunceOf(language))?.metric ?? 0);
  return volumes.some(({ quantity, unit }) => {
    const millilitres = (quantity ?? 0) * (measureOf(unit)?.metric ?? 0);
    return millilitres > 0 && Math.abs(poured / millilitres - 1) < ROUNDED_BY;
  });
}
