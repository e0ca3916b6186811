import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import type { UsedKeys } from '../../domain/recipe/saving/used-keys.ts';

/** Used keys in MongoDB: of two requests at the same moment one is written. */
export function mongoUsedKeys(model: AnyModel): UsedKeys {
  return {
    async use(ownerId, key, asked) {
      const _id = `${ownerId}:${key}`;
      try {
        await model.create({ _id, ownerId, asked, usedAt: new Date() });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return (await model.exists({ _id, asked })) !== null;
      }
    },
  };
}
