import { byFirstName, chefLimits, TOO_MANY_CHEFS } from '@convivio/contracts/chef-cards';
import { Problems } from '@convivio/platform/problems';
import { chefKey, readChef, readChefName, type Chef, type WrittenChef } from './chef.ts';

/** The chefs that a cook has added, and the names of presets that are not shown. */
export interface ChefLists {
  /** By first name. */
  own: Chef[];
  hidden: string[];
}

/** What is kept of a cook's choice. */
export interface ChefSelection extends ChefLists {
  /** Grows with every change; 0 before the first. */
  version: number;
  /** The names of earlier versions, the latest last: what another device has read when it makes a change. */
  earlier: { version: number; own: string[]; hidden: string[] }[];
}

export const emptySelection: ChefSelection = { own: [], hidden: [], version: 0, earlier: [] };

/** Lists as they come from a device, each name once. Throws 422 with everything that does not hold. */
export function readLists(written: {
  own: readonly WrittenChef[];
  hidden: readonly string[];
}): ChefLists {
  const problems = new Problems('CHEFS_INVALID');
  refuseMore(problems, 'own', written.own.length, chefLimits.own);
  refuseMore(problems, 'hidden', written.hidden.length, chefLimits.hidden);
  problems.settle();
  const own = written.own.map((chef) => readChef(problems, 'own', chef));
  const hidden = written.hidden.map((name) => readChefName(problems, 'hidden', name));
  problems.settle();
  return {
    own: byFirstName(once(own, ({ name }) => name)),
    hidden: once(hidden, (name) => name),
  };
}

export function refuseMore(problems: Problems, field: string, count: number, most: number): void {
  if (count > most)
    problems.add(
      field,
      `must have at most ${most}`,
      field === 'own'
        ? TOO_MANY_CHEFS
        : `There can be ${most} hidden chefs. Bring one back by its name first.`,
    );
}

/** The first of each name. */
export function once<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const seen = new Map<string, Item>();
  for (const item of items) {
    const key = chefKey(nameOf(item));
    if (!seen.has(key)) seen.set(key, item);
  }
  return [...seen.values()];
}
