import { readVisibleLine } from '@convivio/platform/written-text';
import { findFood } from '@convivio/culinary/foods';
import { invalid } from '@convivio/platform/errors';
import { withPauses } from '@convivio/platform/pauses';
import { Problems } from '@convivio/platform/problems';
import { readItemLine } from './read-item-line.ts';
import { LIMITS, NO_AISLE } from './shopping-limits.data.ts';
import type { ItemWords, ShoppingItem } from './shopping-list.ts';

/** What was written of an item; what is not given stays. */
export interface WrittenItem {
  name?: string | null | undefined;
  /** Empty for none. */
  amount?: string | null | undefined;
  unit?: string | null | undefined;
  category?: string | null | undefined;
}

const NOTHING: ItemWords = { name: '', amount: null, unit: null, category: '' };

/**
 * A new item by hand, as it is in the first version of a list: what stands for its name alone is read as the line of an ingredient. Throws 422
 * with all that does not hold.
 */
export function newItem(
  written: WrittenItem & { checked?: boolean | null | undefined },
  id: number,
  key: string | null = null,
): ShoppingItem {
  const { name, amount, unit, category } = writeItem(NOTHING, written);
  const read = readItemLine(name);
  // Whoever states an amount has taken it out of the name.
  const isLine = amount === null && unit === null;
  const isTold = (written.category ?? '').trim() !== '';
  return {
    id,
    name: isLine ? read.name : name,
    amount: isLine ? read.amount : amount,
    unit: isLine ? read.unit : unit,
    category: isTold ? category : aisleOf(read.food),
    checked: written.checked ?? false,
    staple: false,
    sources: [],
    lines: [],
    ...addedInVersion(FIRST_VERSION),
    key,
  };
}

/** Several; others have their turn meanwhile, for what each name means takes a moment. */
export const newItems = (
  written: readonly Parameters<typeof newItem>[0][],
  newId: () => number,
): Promise<ShoppingItem[]> =>
  withPauses(
    (function* () {
      refuseTooMany(written);
      const items: ShoppingItem[] = [];
      for (const one of written) {
        items.push(newItem(one, newId()));
        yield;
      }
      return items;
    })(),
  );

export const FIRST_VERSION = 1;

export const addedInVersion = (
  version: number,
): Pick<ShoppingItem, 'addedIn' | 'changedIn' | 'checkedIn'> => ({
  addedIn: version,
  changedIn: version,
  checkedIn: version,
});

/** No food has a longer name: what is longer is a sentence. */
const LONGEST_FOOD = 60;

const aisleOf = (name: string): string =>
  (name.length <= LONGEST_FOOD ? findFood(name, null)?.aisle : null) ?? NO_AISLE;

/** The words of an item with what was written. Throws 422 with all that does not hold. */
export function writeItem(item: ItemWords, written: WrittenItem): ItemWords {
  const problems = new Problems('SHOPPING_ITEM_INVALID');
  // What a recipe made of an item may be longer than what is written by hand, and comes back as it is.
  const part = (field: keyof ItemWords, about: string) => {
    const told = written[field];
    return told == null || told === item[field]
      ? item[field]
      : readVisibleLine(problems, field, about, told, LIMITS[field]);
  };
  const words = {
    name: part('name', 'The name of an item') ?? '',
    amount: part('amount', 'An amount') || null,
    unit: part('unit', 'A unit') || null,
    category: part('category', 'A category') || NO_AISLE,
  };
  if (words.name === '') problems.add('name', 'is required', 'Write what to buy.');
  problems.settle();
  return words;
}

export const isSameWords = (one: ItemWords, other: ItemWords): boolean =>
  one.name === other.name &&
  one.amount === other.amount &&
  one.unit === other.unit &&
  one.category === other.category;

/** Throws 422 where a list would become longer than lists may be. */
export function refuseTooMany(items: readonly unknown[]): void {
  if (items.length > LIMITS.items)
    throw invalid(
      'SHOPPING_LIST_TOO_LONG',
      `A list can have ${LIMITS.items.toLocaleString('en')} items; these are ${items.length.toLocaleString('en')}.`,
      { items: `must be at most ${LIMITS.items.toLocaleString('en')}` },
    );
}

/** Throws 422 where more items are named at once than a list can have. */
export function refuseTooManyAtOnce(items: readonly unknown[]): void {
  if (items.length > LIMITS.items)
    throw invalid(
      'TOO_MANY_ITEMS',
      `At most ${LIMITS.items.toLocaleString('en')} items can be changed at once.`,
    );
}

/** Throws 422 where a list would hold more than it may. One that has too much text already may become shorter, and be shopped with. */
export function refuseTooMuch(
  items: readonly ShoppingItem[],
  before: readonly ShoppingItem[] = [],
): void {
  refuseTooMany(items);
  const length = textLength(items);
  if (length > LIMITS.text && length > textLength(before))
    throw invalid(
      'SHOPPING_LIST_TOO_LONG',
      'This is too much text for one list. Make a second one.',
      { items: `must have at most ${LIMITS.text.toLocaleString('en')} characters together` },
    );
}

/** What the length of an item is reckoned from. */
type ItemText = Pick<ShoppingItem, 'name' | 'amount' | 'unit' | 'category' | 'lines' | 'sources'>;

export const textLength = (items: readonly ItemText[]): number =>
  items.reduce((sum, item) => sum + lengthOf(item), 0);

/** An item never changes, and a list of a thousand has the same ones before and after a tick. */
const lengths = new WeakMap<ItemText, number>();

function lengthOf(item: ItemText): number {
  const known = lengths.get(item) ?? lengthOfText(item);
  lengths.set(item, known);
  return known;
}

const lengthOfText = ({ name, amount, unit, category, lines, sources }: ItemText): number =>
  [
    name,
    amount ?? '',
    unit ?? '',
    category,
    ...lines,
    ...sources.flatMap((source) => [source.title, source.amount]),
  ].reduce((sum, { length }) => sum + length, 0);
