import type { Announcement } from '@convivio/contracts/announcement';
import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { OwnKey } from '../domain/event/event-store.ts';

/** What a document has beside what is kept in it. */
export interface Kept {
  _id: number;
  deleted: boolean;
  deletedAt?: Date;
  idempotency?: string;
  outbox?: unknown;
  unsent?: unknown;
}

/** The document that was kept with a key of a cook's. */
export const byKey = ({ cookId, key }: OwnKey) => ({ idempotency: `${cookId}:${key}` });

/** What belongs to one of these owners. */
export const ofOwners = (ownerIds: readonly string[]) => ({
  // Of one owner an index has the order; those of several are few and put in order together.
  ownerId: ownerIds.length === 1 ? ownerIds[0]! : { $in: ownerIds },
});

/** What is kept in a document, without what the store has beside it. */
export function keptIn<Document extends Kept>(document: Document) {
  const {
    _id: id,
    deleted: _deleted,
    deletedAt: _deletedAt,
    idempotency: _key,
    outbox: _outbox,
    unsent: _unsent,
    ...fields
  } = document;
  return { ...fields, id };
}

/** Writes to documents, each with what is announced of it. */
export function announcedWrites(model: AnyModel, relay: Relay) {
  const documents = model.collection;
  return {
    /** False when another call has kept one with the same key in the meantime. */
    async insert(
      { id, ...fields }: { id: number; ownerId: string },
      announced: Announcement[],
      key: OwnKey | null,
    ): Promise<boolean> {
      try {
        await documents.insertOne({
          _id: id as never,
          ...fields,
          deleted: false,
          ...(key && byKey(key)),
          ...firstOutbox(announced),
        });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      relay.nudge();
      return true;
    },
    /** False when there is none of those. */
    async update(those: object, fields: object, announced: Announcement[]): Promise<boolean> {
      const { $push, $set } = appendToOutbox(announced);
      const { matchedCount } = await documents.updateOne(
        { ...those, deleted: false },
        { $set: { ...fields, ...$set }, $push: $push as never },
      );
      if (matchedCount > 0) relay.nudge();
      return matchedCount > 0;
    },
  };
}
