import { isDuplicateKey } from '@convivio/platform/database';
import type { Begun } from '../../domain/import-export/library-work.ts';

/**
 * Inserts a document into one of the `most` places that its owner has for what may run at once,
 * which its `queuedSchema` keeps unique. `isKnown` says whether what is refused as a duplicate is
 * there already. Sound also where several begin at the same moment.
 */
export async function insertWithinLimit(
  ownerId: string,
  most: number,
  insert: (place: string) => Promise<unknown>,
  isKnown: () => Promise<boolean>,
): Promise<Begun> {
  for (let place = 1; place <= most; place++) {
    try {
      await insert(`${ownerId}:${place}`);
      return 'begun';
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if (await isKnown()) return 'known';
    }
  }
  return 'full';
}
