import { defaultServings } from '../../kitchen/servings/servings.data.ts';
import type { ShoppingListQuery } from '../../generated/operations.ts';

export type ShoppingList = ShoppingListQuery['recipeShoppingList'];

/** How many things are on the list. */
export function itemCount({ aisles }: ShoppingList): number {
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

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const itemLine = ({ amount, name }: { amount: string; name: string }) =>
  `- ${oneLine([amount, name].filter(Boolean).join(' '))}`;

/** The list as lines of plain text: a title, then the aisles with their things. */
export function listLines(list: ShoppingList): string[] {
  return [
    `Shopping List: ${oneLine(list.recipeTitle)} (${forHowMany(list)})`,
    ...list.aisles.flatMap(({ name, items }) => ['', oneLine(name), ...items.map(itemLine)]),
  ];
}

/** A file name that every system takes. */
export function listFileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `shopping-list${words === '' ? '' : `-${[...words].slice(0, 60).join('').replace(/-+$/, '')}`}.txt`;
}

/** Mail programs and browsers cut longer addresses, some of them in mid-word. */
const longestAddress = 1900;

/**
 * A letter with the list as its text. A list that is too long for an address ends after a whole
 * line and says how much is left out.
 */
export function mailAddress(list: ShoppingList, page: string): string {
  const [, ...lines] = listLines(list);
  const subject = `Shopping List: ${[...oneLine(list.recipeTitle)].slice(0, 120).join('')}`;
  const address = (text: readonly string[]) =>
    `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.join('\r\n'))}`;
  const beginning = [
    list.servingsStated ? `For ${forHowMany(list)}` : sentence(forHowMany(list)),
    ...lines,
  ];
  const whole = address(beginning);
  if (whole.length <= longestAddress) return whole;
  const isItem = (line: string) => line.startsWith('- ');
  const all = beginning.filter(isItem).length;
  for (let kept = beginning.length - 1; kept > 0; kept -= 1) {
    const shown = beginning.slice(0, kept);
    if (!isItem(shown.at(-1) ?? '')) continue;
    const cut = address([
      ...shown,
      '',
      `${all - shown.filter(isItem).length} more on the whole list: ${page}`,
    ]);
    if (cut.length <= longestAddress) return cut;
  }
  return address([`The list is at ${page}`]);
}
