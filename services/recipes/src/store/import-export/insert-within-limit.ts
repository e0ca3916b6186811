import { isDuplicateKey } from '@convivio/platform/database';
import type { Begun } from '../../domain/import-export/concurrency-limit.ts';

/** Inserts a document into a free slot of its owner: one of the `most` places for what may run at once, which its `queuedSchema` keeps unique. `isKnown` says whether what is refused as a duplicate is there already. Sound also where several begin at the same moment. */
export async function insertWithinLimit(
  ownerId: string,
  most: number,
  insert: (slot: string) => Promise<unknown>,
  isKnown: () => Promise<boolean>,
): Promise<Begun> {
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
