import { defaultServings } from '../../../kitchen/servings/servings.data.ts';
import type { ShoppingListQuery } from '../../../generated/operations.ts';
import { withCapital } from '../../../shared/text/with-capital.ts';
import { aisleLines, itemLine, listFileName, oneLine, type ListText } from './list-text.ts';

export type ShoppingList = ShoppingListQuery['recipeShoppingList'];

/** How many things are on the list. */
export function itemCount({
  aisles,
}: {
  aisles: readonly { items: readonly unknown[] }[];
}): number {
  return aisles.reduce((count, { items }) => count + items.length, 0);
}

export const servingsText = (servings: number) =>
  `${servings} ${servings === 1 ? 'serving' : 'servings'}`;

/** For how many the list is, as far as the recipe lets one say so. */
export function forHowMany({ servings, servingsStated }: ShoppingList): string {
  if (servingsStated) return servingsText(servings);
  return servings === defaultServings
    ? 'servings not stated'
    : `${servingsText(servings)}, scaled as if for ${defaultServings}`;
}

/** The list of a recipe as text; `page` is the address of the recipe. */
export function recipeListText(list: ShoppingList, page: string): ListText {
  const { recipeTitle, servingsStated, aisles } = list;
  const subject = `Shopping List: ${oneLine(recipeTitle)}`;
  const howMany = forHowMany(list);
  return {
    heading: `${subject} (${howMany})`,
    subject,
    opening: servingsStated ? `For ${howMany}` : withCapital(howMany),
    lines: aisleLines(aisles, ({ amount, name }) => itemLine('-', amount, name)),
    fileName: listFileName(recipeTitle),
    page,
  };
}
