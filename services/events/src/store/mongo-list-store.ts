import type { AnyModel } from '@convivio/platform/database';
import type { Relay } from '@convivio/platform/outbox';
import type { ListStore } from '../domain/shopping/list-store.ts';
import type { ShoppingList } from '../domain/shopping/shopping-list.ts';
import { FIRST_VERSION } from '../domain/shopping/write-item.ts';
import { announcedWrites, byKey, keptIn, ofOwners, type Kept } from './kept-documents.ts';

type ListDocument = Omit<ShoppingList, 'id'> & Kept;

export function mongoListStore(model: AnyModel, relay: Relay): ListStore {
  const documents = model.collection;
  return {
    async find(id) {
      const found = await documents.findOne<ListDocument>({ _id: id as never, deleted: false });
      return found && listOf(found);
    },
    async findByKey(key) {
      const found = await documents.findOne<ListDocument>(byKey(key));
      return found && (found.deleted ? 'deleted' : listOf(found));
    },
    count: (ownerId) => documents.countDocuments({ ownerId, deleted: false }),
    async page(ownerIds, first, after) {
      const own = { ...ofOwners(ownerIds), deleted: false };
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
        documents.countDocuments(own as never),
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
  const { insert, update } = announcedWrites(model, relay);
  return {
    insert,
    replace: (before, after, announced) =>
      update({ _id: before.id, version: before.version }, changesOf(before, after), announced),
    remove: ({ id }, now, announced) =>
      update({ _id: id }, { deleted: true, deletedAt: now }, announced),
  };
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
  const list = keptIn(document);
  // Lists of before titles had versions, and of before any dish was left out.
  return { ...list, titledIn: list.titledIn ?? FIRST_VERSION, leftOut: list.leftOut ?? [] };
}
