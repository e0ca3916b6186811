import { byFirstName } from '@convivio/contracts/chef-cards';
import { chefKey } from './chef.ts';
import { once, type ChefLists, type ChefSelection } from './chef-selection.ts';

/**
 * What becomes of lists that were changed on a device which had read version `read`, where another has made changes since: what either has added
 * stays, and what either has taken away goes. Where nobody knows any more what it had read, nothing goes.
 */
export function mergeLists(kept: ChefSelection, changed: ChefLists, read: number): ChefLists {
  if (read >= kept.version) return changed;
  const base = kept.earlier.find(({ version }) => version === read);
  return {
    own: byFirstName(merged(kept.own, changed.own, base?.own ?? [], ({ name }) => name)),
    hidden: merged(kept.hidden, changed.hidden, base?.hidden ?? [], (name) => name),
  };
}

function merged<Item>(
  kept: readonly Item[],
  changed: readonly Item[],
  base: readonly string[],
  nameOf: (item: Item) => string,
): Item[] {
  const keysOf = (items: readonly Item[]) => new Set(items.map((item) => chefKey(nameOf(item))));
  const [here, there] = [keysOf(changed), keysOf(kept)];
  const read = new Set(base.map(chefKey));
  return once([...changed, ...kept], nameOf).filter((item) => {
    const key = chefKey(nameOf(item));
    return !read.has(key) || (here.has(key) && there.has(key));
  });
}
