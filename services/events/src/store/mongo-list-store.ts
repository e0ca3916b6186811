import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { ListStore } from '../domain/shopping/list-store.ts';
import type { ShoppingList } from '../domain/shopping/shopping-list.ts';
import { FIRST_VERSION } from '../domain/shopping/write-item.ts';

interface ListDocument extends Omit<ShoppingList, 'id'> {
  _id: number;
  deleted: boolean;
  deletedAt?: Date;
  idempotency?: string;
  outbox?: unknown;
  unsent?: unknown;
}

export function mongoListStore(model: AnyModel, relay: Relay): ListStore {
  const documents = model.collection;
  return {
    async find(id) {
      const found = await documents.findOne<ListDocument>({ _id: id as never, deleted: false });
      return found && listOf(found);
    },
    async findByKey(ownerId, key) {
      const found = await documents.findOne<ListDocument>({ idempotency: `${ownerId}:${key}` });
      return found && (found.deleted ? 'deleted' : listOf(found));
    },
    count: (ownerId) => documents.countDocuments({ ownerId, deleted: false }),
    async page(ownerId, first, after) {
      const own = { ownerId, deleted: false };
      const madeAt = after && new Date(after.madeAt);
      const behind = after && {
        $or: [{ createdAt: { $lt: madeAt } }, { createdAt: madeAt, _id: { $lt: after.id } }],
      };
      const [found, totalCount] = await Promise.all([
        documents
          .find<ListDocument>({ ...own, ...behind } as never)
          .sort({ createdAt: -1, _id: -1 })
          .limit(first + 1)
          .toArray(),
        documents.countDocuments(own),
      ]);
      return {
        lists: found.slice(0, first).map(listOf),
        totalCount,
        hasNextPage: found.length > first,
      };
    },
    ...writing(model, relay),
  };
}

function writing(model: AnyModel, relay: Relay): Pick<ListStore, 'insert' | 'replace' | 'remove'> {
  const documents = model.collection;
  return {
    async insert({ id, ...fields }, announced, key) {
      try {
        await documents.insertOne({
          _id: id as never,
          ...fields,
          deleted: false,
          ...(key !== null && { idempotency: `${fields.ownerId}:${key}` }),
          ...firstOutbox(announced),
        });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      relay.nudge();
      return true;
    },
    replace: (before, after, announced) =>
      write({ _id: before.id, version: before.version }, changesOf(before, after), announced),
    remove: ({ id }, now, announced) =>
      write({ _id: id }, { deleted: true, deletedAt: now }, announced),
  };

  async function write(
    those: object,
    fields: object,
    announced: Parameters<ListStore['replace']>[2],
  ): Promise<boolean> {
    const { $push, $set } = appendToOutbox(announced);
    const { matchedCount } = await documents.updateOne(
      { ...those, deleted: false },
      { $set: { ...fields, ...$set }, $push: $push as never },
    );
    if (matchedCount > 0) relay.nudge();
    return matchedCount > 0;
  }
}

/** What a change sets: of a list whose items stay, as ticking leaves them, those alone that are others now. */
function changesOf(before: ShoppingList, after: ShoppingList): object {
  const { id: _id, items, ...fields } = after;
  const stay =
    items.length === before.items.length &&
    items.every((item, at) => item.id === before.items[at]!.id);
  if (!stay) return { ...fields, items };
  const changed = items.flatMap((item, at) =>
    item === before.items[at] ? [] : [[`items.${at}`, item] as const],
  );
  return { ...fields, ...Object.fromEntries(changed) };
}

function listOf(document: ListDocument): ShoppingList {
  const {
    _id,
    deleted: _deleted,
    deletedAt: _deletedAt,
    idempotency: _key,
    outbox: _outbox,
    unsent: _unsent,
    ...fields
  } = document;
  // Lists of before titles had versions.
  return { ...fields, titledIn: fields.titledIn ?? FIRST_VERSION, id: _id };
}
