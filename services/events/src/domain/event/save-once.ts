import type { UseKey } from '@convivio/contracts/idempotency-key';
import { refuseUnusableKey } from '@convivio/platform/usable-key';
import type { OwnKey } from './event-store.ts';

/** Something that is asked for, once for each key. */
export interface WantedOnce<Kept> {
  cookId: string;
  key: string | null;
  /** The digest of the request, which the key is for. */
  asked: string;
  useKey: UseKey;
  findByKey(key: OwnKey): Promise<Kept | 'deleted' | null>;
  /** Makes it. Whatever could refuse it does so here: behind that the key is used. */
  make(): Promise<Kept>;
  /** False when another call has kept one with the same key in the meantime. */
  insert(made: Kept, key: OwnKey | null): Promise<boolean>;
  /** What was kept, if the cook may see it still. */
  allow(kept: Kept): Promise<Kept>;
  /** What is thrown where it was deleted since. */
  gone(): Error;
}

/** Keeps what is made, or answers what was kept with the same key; see docs/decisions/016. */
export async function saveOnce<Kept extends object>(wanted: WantedOnce<Kept>): Promise<Kept> {
  const { cookId, key, asked, useKey } = wanted;
  refuseUnusableKey(key);
  const before = await keptBefore(wanted);
  if (key !== null && before !== null) {
    await useKey(cookId, key, asked);
    return stillThere(before, wanted);
  }
  const made = await wanted.make();
  if (key !== null) await useKey(cookId, key, asked);
  if (await wanted.insert(made, ownKeyOf(wanted))) return made;
  const other = await keptBefore(wanted);
  if (other === null) throw new Error('it was not kept, nor another with its key');
  return stillThere(other, wanted);
}

const ownKeyOf = ({ cookId, key }: { cookId: string; key: string | null }): OwnKey | null =>
  key === null ? null : { cookId, key };

async function keptBefore<Kept>(wanted: WantedOnce<Kept>): Promise<Kept | 'deleted' | null> {
  const key = ownKeyOf(wanted);
  return key && wanted.findByKey(key);
}

function stillThere<Kept>(
  kept: Kept | 'deleted',
  { gone, allow }: WantedOnce<Kept>,
): Promise<Kept> {
  if (kept === 'deleted') throw gone();
  return allow(kept);
}
