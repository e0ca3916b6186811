import { isTag, type Element } from 'domhandler';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { beginningOf } from '../html/element.ts';

/** "For the dough" above "Flour 500 g", "Eggs 3" and "Milk 200 ml": a name with several values that are items heads them. */
export function headsItems(first: Element | null): boolean {
  if (first === null || elementBeside(first, 'prev')?.name !== 'dt') return false;
  let items = 0;
  let values = 0;
  for (
    let at: Element | null = first;
    at?.name === 'dd' && values < MOST_LOOKED_AT;
    at = elementBeside(at, 'next')
  ) {
    values++;
    if (
      looksLikeIngredient(beginningOf(at, LONGEST_VALUE).replace(/\s+/g, ' ').trim()) >
      LIKE_INGREDIENT
    )
      items++;
  }
  return values > 1 && 2 * items > values;
}
const LIKE_INGREDIENT = 0.6;
const MOST_LOOKED_AT = 6;
const LONGEST_VALUE = 60;

/** The element right before or behind another in what holds both. */
export function elementBeside(element: Element, side: 'prev' | 'next'): Element | null {
  let at = element[side];
  while (at && !isTag(at)) at = at[side];
  return at;
}
