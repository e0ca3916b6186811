import { isDuplicateKey } from '@convivio/platform/database';
import type { Begun } from '../../domain/exchange/bound-running.ts';

/** A place among the `most` documents of an owner that may run at once; spread it into a mongoose schema and index it as unique and sparse. It is taken away when the work ends. */
export const slotField = { slot: { type: String } } as const;

/** Inserts a document into a free slot of its owner. `isKnown` says whether what is refused as a duplicate is there already. Sound also where several begin at the same moment. */
export async function insertIntoSlot(ownerId: string, most: number, insert: (slot: string) => Promise<unknown>, isKnown: () => Promise<boolean>): Promise<Begun> {
  for (let slot = 1; slot <= most; slot++) {
    try {
      await insert(`${ownerId}:${slot}`);
      return 'begun';
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if (await isKnown()) return 'known';
    }
  }
  return 'full';
}
