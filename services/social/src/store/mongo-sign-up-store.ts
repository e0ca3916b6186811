import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import type { SignUpStore } from '../domain/links/sign-up-store.ts';

export function mongoSignUpStore(model: AnyModel): SignUpStore {
  const documents = model.collection;
  return {
    async insert(userId, linkId, countedAt) {
      try {
        await documents.insertOne({ _id: userId as never, linkId, countedAt });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async remove(userId) {
      await documents.deleteOne({ _id: userId as never });
    },
  };
}
