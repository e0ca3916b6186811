import { chefLimits } from '@convivio/contracts/chef-cards';
import { conflict } from '@convivio/platform/errors';
import { Problems } from '@convivio/platform/problems';
import type { WrittenChef } from './chef.ts';
import { emptySelection, readLists, refuseMore, type ChefSelection } from './chef-selection.ts';
import type { ChefStore } from './chef-store.ts';
import { mergeLists } from './merge-lists.ts';

/** Changes of other devices that may come in between before one is asked to try again. */
const TRIES = 8;
const EARLIER_KEPT = 20;

/** Keeps the whole selection of a cook; with the version that was read, merged with what was changed since. */
export async function keepChefSelection(
  store: ChefStore,
  ownerId: string,
  written: { own: readonly WrittenChef[]; hidden: readonly string[] },
  version: number | null,
): Promise<ChefSelection> {
  const lists = readLists(written);
  for (let tries = 0; tries < TRIES; tries++) {
    const kept = (await store.find(ownerId)) ?? emptySelection;
    const merged = version === null ? lists : mergeLists(kept, lists, version);
    const problems = new Problems('CHEFS_INVALID');
    refuseMore(problems, 'own', merged.own.length, chefLimits.own);
    problems.settle();
    if (isSame(kept, merged)) return kept;
    const next = { ...merged, version: kept.version + 1, earlier: earlierOf(kept) };
    if (await store.save(ownerId, next, kept.version)) return next;
  }
  throw conflict(
    'CHEFS_BUSY',
    'Your chefs are being changed on another device at the moment. Try again.',
  );
}

const isSame = (kept: ChefSelection, { own, hidden }: Pick<ChefSelection, 'own' | 'hidden'>) =>
  JSON.stringify([kept.own, kept.hidden]) === JSON.stringify([own, hidden]);

const earlierOf = ({ version, own, hidden, earlier }: ChefSelection): ChefSelection['earlier'] =>
  [...earlier, { version, own: own.map(({ name }) => name), hidden: [...hidden] }].slice(
    -EARLIER_KEPT,
  );
