import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import type { ChefSelection } from '../domain/magic/chefs/chef-selection.ts';
import type { ChefStore } from '../domain/magic/chefs/chef-store.ts';

/** The chefs of cooks in MongoDB, a document each. */
export function mongoChefStore(model: AnyModel): ChefStore {
  return {
    find: (ownerId) => model.findById(ownerId, { _id: 0 }).lean<ChefSelection>(),
    async save(ownerId, selection, before) {
      if (before > 0) {
        const { matchedCount } = await model.updateOne(
          { _id: ownerId, version: before },
          { $set: selection },
        );
        return matchedCount === 1;
      }
      try {
        await model.create({ _id: ownerId, ...selection });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return false;
      }
    },
  };
}
