import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import type { LinkStore } from '../domain/links/link-store.ts';
import type { ShareLink } from '../domain/links/share-link.ts';

interface LinkDocument extends Omit<ShareLink, 'id'> {
  _id: number;
  deleted: boolean;
  deletedAt?: Date;
  idempotency?: string;
}

const byKey = (ownerId: string, key: string) => ({ idempotency: `${ownerId}:${key}` });
const there = { deleted: false };

export function mongoLinkStore(model: AnyModel): LinkStore {
  const documents = model.collection;
  const findOne = async (filter: object): Promise<ShareLink | null> => {
    const found = await documents.findOne<LinkDocument>({ ...filter, ...there });
    return found && linkOf(found);
  };
  return {
    find: (id) => findOne({ _id: id }),
    findByToken: (tokenHash) => findOne({ tokenHash }),
    async findByKey(ownerId, key) {
      const found = await documents.findOne<LinkDocument>(byKey(ownerId, key));
      return found && (found.deleted ? 'deleted' : linkOf(found));
    },
    async page(sharedByUserId, { first, after }) {
      const own = { sharedByUserId, ...there };
      const [found, totalCount] = await Promise.all([
        documents
          .find<LinkDocument>({ ...own, ...(after !== null && { _id: { $lt: after } }) } as never)
          .sort({ _id: -1 })
          .limit(first + 1)
          .toArray(),
        documents.countDocuments(own),
      ]);
      return {
        links: found.slice(0, first).map(linkOf),
        totalCount,
        hasNextPage: found.length > first,
      };
    },
    async ofRecipe(sharedByUserId, { id, generated }) {
      const found = await documents
        .find<LinkDocument>({
          'recipe.id': id,
          'recipe.generated': generated,
          sharedByUserId,
          ...there,
        })
        .sort({ _id: -1 })
        .toArray();
      return found.map(linkOf);
    },
    countOf: (sharedByUserId) => documents.countDocuments({ sharedByUserId, ...there }),
    async insert({ id, ...fields }, key) {
      try {
        await documents.insertOne({
          _id: id as never,
          ...fields,
          ...there,
          ...(key !== null && byKey(fields.sharedByUserId, key)),
        });
        return true;
      } catch (error) {
        if (key !== null && isDuplicateKey(error)) return false;
        throw error;
      }
    },
    ...changing(model),
  };
}

function changing(
  model: AnyModel,
): Pick<
  LinkStore,
  'change' | 'countSignUp' | 'remove' | 'removeOfRecipe' | 'removeOfCook' | 'erase'
> {
  const documents = model.collection;
  /** Marks those as deleted, and says which there are. */
  async function removeAll(those: object, now: Date): Promise<number[]> {
    await documents.updateMany({ ...those, ...there }, { $set: { deleted: true, deletedAt: now } });
    const found = await documents
      .find<Pick<LinkDocument, '_id'>>(those, { projection: { _id: 1 } })
      .toArray();
    return found.map(({ _id }) => _id);
  }
  return {
    async change(id, changed) {
      const found = await documents.findOneAndUpdate(
        { _id: id as never, ...there },
        { $set: changed },
        { returnDocument: 'after' },
      );
      return found && linkOf(found as unknown as LinkDocument);
    },
    async countSignUp(id) {
      await documents.updateOne({ _id: id as never }, { $inc: { signUps: 1 } });
    },
    async remove(id, now) {
      await documents.updateOne(
        { _id: id as never, ...there },
        { $set: { deleted: true, deletedAt: now } },
      );
    },
    removeOfRecipe: (recipeId, now) => removeAll({ 'recipe.id': recipeId }, now),
    removeOfCook: (sharedByUserId, now) => removeAll({ sharedByUserId }, now),
    async erase(ids) {
      if (ids.length > 0) await documents.deleteMany({ _id: { $in: ids as never[] } });
    },
  };
}

const linkOf = ({
  _id: id,
  deleted: _deleted,
  deletedAt: _deletedAt,
  idempotency: _key,
  ...fields
}: LinkDocument): ShareLink => ({ ...fields, id });
